// What others did since my last turn: a short list that can be played back step by step on the board. Nothing waits for it.
import { html, Icon, useEffect, useRef, useState } from "./kit/dom.js";
import { Chip } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { byMe, sinceMyTurn, stepsOf } from "./heard.js";
import { movement } from "./preferences.js";

const WALK = 3000; // milliseconds that playing it back takes at most
const STEP = { least: 500, most: 1200 };
const LONG = 20_000; // milliseconds: after a longer wait a player has probably looked away

/**
 * The list, and which step is being played back. On small screens it appears by itself only for a player who was away;
 * `walk` shows it in any case.
 * @param {import("./match.js").Match} match
 * @param {import("./kit/board.d.ts").BoardModule | null} game
 */
export function useRecap(match, game) {
  const heard = match.heard.value;
  const { seat, acts } = match;
  const all = game && seat !== null && !match.over ? sinceMyTurn(heard, seat) : [];
  const steps = game && all.length ? stepsOf(match, game, all) : [];
  const run = heard.indexOf(all[0]); // names the list: it may still grow
  const [mood, setMood] = useState({ run: -1, shown: "" }); // up: shown also on small screens; away: closed until the next one
  const [at, setAt] = useState(/** @type {number | null} */ (null));
  const opened = useRef(-1); // the list that was opened by itself
  const away = useRef(true); // whether the page was hidden since my last action, or is new
  const shown = mood.run === run ? mood.shown : "";
  const mine = heard.findLastIndex(byMe(seat));
  const acted = useRef(mine);

  /** @param {string} how */
  const show = (how) => {
    setAt(null);
    setMood({ run, shown: how });
  };
  const walk = () => {
    if (!steps.length) return;
    setMood({ run, shown: "up" });
    setAt((/** @type {number | null} */ now) => (now === null ? 0 : now + 1 < steps.length ? now + 1 : null));
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
    if (shown === "up") show(""); // I have acted, so it has been read
  }, [mine]);
  useEffect(() => {
    if (!acts || run < 0 || mine < 0 || mine > run || opened.current === run) return;
    opened.current = run;
    if (away.current || all[all.length - 1].at - heard[mine].at > LONG) setMood({ run, shown: "up" });
  }, [acts, run, Boolean(game)]);
  useEffect(() => {
    if (shown !== "up") return undefined;
    /** @param {Event} event */
    const press = (event) => /** @type {Element} */ (event.target).closest(".board") && show(""); // it must not cover what is lit next
    addEventListener("pointerdown", press);
    return () => removeEventListener("pointerdown", press);
  }, [shown, run]);
  useEffect(() => {
    if (at === null) return undefined;
    match.lit.value = steps[at]?.lit ?? [];
    const timer = movement() ? setTimeout(walk, Math.max(STEP.least, Math.min(STEP.most, WALK / steps.length))) : 0;
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

/** @param {{ recap: ReturnType<typeof useRecap> }} props */
export function Recap({ recap }) {
  const { steps, shown, at, walk, away } = recap;
  if (!steps.length) return null;
  return html`
    <section class=${`since ${shown}`} aria-label=${t("since")}>
      <div class="since-top line"><h2>${t("since")}</h2>
          <button class="btn quiet square" aria-label=${t("since-walk")} title=${t(
            "since-walk",
          )} onClick=${walk}><${Icon} name="replay" /></button>
          <button class="btn quiet square" aria-label=${t("close")} title=${t(
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
