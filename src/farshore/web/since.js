// What the others did since my last turn: a short list that can be walked through on the board. Nothing waits for it.
import { html, Icon, useEffect, useRef, useState } from "./dom.js";
import { t } from "./texts.js";
import { movement } from "./choices.js";
import { Chip } from "./parts.js";

const WALK = 3000; // milliseconds that a walk takes at most
const STEP = { least: 500, most: 1200 };
const LONG = 20_000; // who waited longer than that has probably looked away

const byOthers = (seat) => (each) => each.kind === "acted" && each.seat !== seat;
const byMe = (seat) => (each) => each.kind === "acted" && each.seat === seat;

/** The last run of what others did, and what was drawn after it. What was taken back is left out. */
export function since(heard, seat) {
  const done = [];
  for (const each of heard) {
    if (each.kind === "rewound") done.length = 0;
    else if (each.kind === "undone") {
      const at = done.findLastIndex((one) => one.kind === "acted" && one.seat === each.seat);
      if (at >= 0) done.splice(at, 1);
    } else if (["acted", "drawn", "noted"].includes(each.kind)) done.push(each);
  }
  const last = done.findLastIndex(byOthers(seat));
  const before = done.slice(0, last + 1).findLastIndex(byMe(seat));
  const first = done.findIndex((each, at) => at > before && byOthers(seat)(each));
  let end = last + 1;
  while (["drawn", "noted"].includes(done[end]?.kind)) end++;
  return last < 0 ? [] : done.slice(first, end);
}

/** What happened as steps: who, in which words, and what is lit on the board for it. A game may gather several into one. */
export function stepsOf(match, game, all) {
  const notes = all.filter((each) => each.kind === "noted").map((each) => ({
    text: game.noted(match, each.text.split(" ")),
    lit: [],
    at: all.indexOf(each),
  }));
  const done = all.filter((each) => each.kind !== "noted");
  const steps = game.steps?.(match, done) ??
    done.map((each) => ({ seat: each.seat, text: game.line(match, each), lit: [each] }));
  return [...steps.map((step) => ({ ...step, at: all.indexOf(step.lit[0]) })), ...notes].filter(({ text }) => text)
    .sort((one, other) => one.at - other.at);
}

/** The list and where the walk is. On small screens it shows itself only to who was away; `walk` shows it in any case. */
export function useSince(match, game) {
  const heard = match.heard.value;
  const { seat, acts } = match;
  const all = game && seat !== null && !match.over ? since(heard, seat) : [];
  const steps = all.length ? stepsOf(match, game, all) : [];
  const run = heard.indexOf(all[0]); // names the list: it may still grow
  const [mood, setMood] = useState({ run: -1, shown: "" }); // up: to be seen in any case; away: not before the next one
  const [at, setAt] = useState(null);
  const told = useRef(null); // the list that was brought before who was away
  const away = useRef(true); // since I did something last; who opens the page was away
  const shown = mood.run === run ? mood.shown : "";
  const mine = heard.findLastIndex(byMe(seat));
  const acted = useRef(mine);

  const show = (how) => {
    setAt(null);
    setMood({ run, shown: how });
  };
  const walk = () => {
    if (!steps.length) return;
    setMood({ run, shown: "up" });
    setAt((now) => (now === null ? 0 : now + 1 < steps.length ? now + 1 : null));
  };
  useEffect(() => {
    const look = () => (away.current ||= document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    if (mine === acted.current) return;
    acted.current = mine;
    away.current = document.hidden;
    if (shown === "up") show(""); // I play on: it has been read
  }, [mine]);
  useEffect(() => {
    if (!acts || run < 0 || mine < 0 || mine > run || told.current === run) return;
    told.current = run;
    if (away.current || all.at(-1).at - heard[mine].at > LONG) setMood({ run, shown: "up" });
  }, [acts, run, Boolean(game)]);
  useEffect(() => {
    if (shown !== "up") return undefined;
    const press = (event) => event.target.closest(".board") && show(""); // its buttons must not lie on what is lit next
    addEventListener("pointerdown", press);
    return () => removeEventListener("pointerdown", press);
  }, [shown, run]);
  useEffect(() => {
    if (at === null) return undefined;
    match.lit.value = steps[at]?.lit ?? [];
    const timer = movement() && setTimeout(walk, Math.max(STEP.least, Math.min(STEP.most, WALK / steps.length)));
    return () => {
      clearTimeout(timer);
      match.lit.value = [];
    };
  }, [at]);
  return {
    steps,
    shown,
    at: at !== null && at < steps.length ? at : null,
    walk,
    away: () => show("away"),
    open: shown === "up",
  };
}

export function Since({ news }) {
  const { steps, shown, at, walk, away } = news;
  if (!steps.length) return null;
  return html`
    <section class=${`since ${shown}`} aria-label=${t("since")}>
      <div class="since-top"><h2>${t("since")}</h2>
          <button class="button quiet square" aria-label=${t("since-walk")} title=${t(
            "since-walk",
          )} onClick=${walk}><${Icon} name="replay" /></button>
          <button class="button quiet square" aria-label=${t("close")} title=${t(
            "close",
          )} onClick=${away}><${Icon} name="close" /></button></div>
      <ol>${steps.map((step, number) =>
        html`<li key=${number} class=${number === at ? "now" : ""} aria-current=${number === at ? "step" : undefined}>
      ${
          step.seat === undefined
            ? html`<span class="chip"></span>`
            : html`<${Chip} seat=${step.seat} />`
        }<span>${step.text}</span></li>`
      )}</ol>
      <p class="hidden" aria-live="polite">${at === null
        ? ""
        : t("since-step", { at: at + 1, all: steps.length, text: steps[at].text })}</p>
    </section>
  `;
}
