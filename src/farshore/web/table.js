// A table: the waiting room, the match in its frame, and the end.
import { effect, html, Icon, useEffect, useMemo, useRef, useState } from "./dom.js";
import { figure, t } from "./texts.js";
import { arrive, ask } from "./api.js";
import { keyOf, Line } from "./line.js";
import { Match } from "./match.js";
import { useGame } from "./games.js";
import { go } from "./main.js";
import { Dialog, keepMarks, Problem, Top, Whole } from "./parts.js";
import { Shown, useNamed } from "./explained.js";
import { RulesDialog } from "./rules.js";
import { Curtain, Seats } from "./seats.js";
import { Log, Players, said, Side } from "./side.js";
import { useMotion } from "./motion.js";
import { Commands, Keys, useBoardKeys, useKeys } from "./keys.js";
import { Since, since, stepsOf, useSince } from "./since.js";
import { follow } from "./sounds.js";
import { notify, useNext } from "./turns.js";
import { Print, usePaper } from "./paper.js";

const DRAWINGS = { private: "sealed", unknown: "map", crowded: "jetty" }; // of tables that cannot be shown

export function Table({ id }) {
  const [match, setMatch] = useState(null);
  const [seat, setSeat] = useState(null); // of several at this device
  const [covered, setCovered] = useState(true); // nobody sees a hand before its owner has the device
  useEffect(() => {
    let made = null;
    let gone = false;
    let silence = () => {};
    arrive().catch(() => {}).then(() => {
      if (gone) return;
      made = new Match(id, new Line(id, keyOf(id), seat));
      silence = follow(made.round, () => notify(id, made.about.game, made.about.seats.map((each) => each.name)));
      setMatch(made);
    });
    return () => {
      gone = true;
      silence();
      made?.stop();
    };
  }, [id, seat]);
  const frame = useMemo(() => html`<${Frame} table=${match} onHandOver=${() => setCovered(true)} />`, [match]); // it draws itself, and not with each piece of news
  const state = match?.line.state.value;
  if (DRAWINGS[state]) {
    return html`<${Whole} drawing=${DRAWINGS[state]} title=${t(`table-${state}`)} text=${t(`table-${state}-text`)}>
      <a class="button main" href="/">${t("home")}</a><//>`;
  }
  const scene = match?.scene.value;
  if (!scene && state === "broken") {
    return html`<${Whole} drawing="storm" title=${t("no-server")} text=${t("no-server-text")}>
    <button class="button main" onClick=${() => match.line.connect()}>${
      t("try-again")
    }</button><a class="button" href="/">${t("home")}</a><//>`;
  }
  if (!scene) return html`<${Whole} late drawing="chart" text=${t("connecting")} />`;
  if (scene.about.status === "open") return html`<${Seats} match=${match} keyOf=${keyOf} />`;
  const shown = seat === null || scene.seat === seat; // the line to the next seat may still be on its way
  if (scene.together.length && (covered || !shown) && scene.about.status !== "over") {
    return html`<${Curtain} match=${match} onShow=${(to) => {
      setSeat(to);
      setCovered(false);
    }} />`;
  }
  return frame;
}

function Dot({ line }) {
  const state = line.state.value;
  const delay = line.delay.value;
  const kind = state !== "open" ? "broken" : delay !== null && delay > 300 ? "slow" : "good";
  return html`<span class=${`dot ${kind}`} role="img" aria-label=${t(`line-${kind}`)} title=${
    t(`line-${kind}`)
  }></span>`;
}

const TWICE = 400; // milliseconds in which a second press is a double click
let pressed = { at: -TWICE, button: "" };

/** A double click on a button of the bar must not press what has come under the pointer meanwhile. */
function onceOnly(event) {
  const button = event.target.closest("button, a");
  if (!button) return;
  const name = button.dataset.action ?? button.textContent;
  const other = event.timeStamp - pressed.at < TWICE && pressed.button !== name;
  pressed = { at: event.timeStamp, button: name };
  if (!other) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The board. It moves with the news itself; everything round it is drawn some breaths later. */
function Stage({ table, game }) {
  const board = useMotion(table.scene, table.round.scene);
  const help = useNamed(table);
  return html`
    <div class="board" ref=${board} data-heard=${table.heard.value.length} ...${help}>${game &&
      html`<${game.Board} table=${table} />`}</div>
    <${Below} board=${board} />
  `;
}

let knownToScroll = false; // who has done it once needs no sign

/** A sign that the board goes on below the edge of a small window; a press goes there. */
function Below({ board }) {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const place = board.current;
    const look = () => {
      knownToScroll ||= place.scrollTop > MORE;
      setMore(!knownToScroll && place.scrollHeight - place.clientHeight > MORE);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(place);
    if (place.firstElementChild) sizes.observe(place.firstElementChild);
    place.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      place.removeEventListener("scroll", look);
    };
  }, [board.current?.firstElementChild]);
  return more && html`
    <button class="button square narrow-only below" aria-label=${t("more-below")} title=${t("more-below")}
      onClick=${() =>
        board.current.scrollBy({
          top: board.current.clientHeight * 0.8,
          behavior: "smooth",
        })}><${Icon} name="back" /></button>
  `;
}

const MORE = 60; // pixels that are worth a sign

function Frame({ table, onHandOver }) {
  const match = table.last;
  const { about } = match;
  keepMarks(about);
  const game = useGame(about.game);
  const [panel, setPanel] = useState("players");
  const [sheet, setSheet] = useState(false); // on phones panels are a sheet from below
  const [rules, setRules] = useState(false);
  const [asking, setAsking] = useState(false);
  const [help, setHelp] = useState(false);
  const news = useSince(match, game);
  const next = useNext(match);
  const handsOver = !match.acts && !match.over && match.scene.value.turns.length > 0; // to somebody else at this device
  const commands = useRef(null);
  usePaper(match, game);
  if (game) table.words = game.words; // how the game names its things in refusals
  const stage = useMemo(() => html`<${Stage} table=${table} game=${game} />`, [table, game]);
  const deeds = useMemo(() => game?.Actions && html`<${game.Actions} table=${table} />`, [table, game]);
  const status = useMemo(() => html`<${Status} match=${table} game=${game} />`, [table, game]);
  useBoardKeys();
  useKeys({
    u: () => match.scene.value.may_undo && match.undo(),
    r: () => setRules(true),
    s: () => {
      setPanel("sheet");
      setSheet(true);
    },
    l: () => {
      setPanel("log");
      setSheet(true);
    },
    m: () => commands.current?.open(),
    "/": () => commands.current?.open(),
    n: news.walk,
    "?": () => setHelp(true),
    Escape: () => {
      setSheet(false);
      if (news.open) news.away();
    },
  });
  useEffect(() =>
    effect(() => {
      const { about: now, acts } = match.scene.value;
      const title = `${acts ? `(${t("your-turn")}) ` : ""}${t(`game-${now.game}`)} · Farshore`;
      if (document.title !== title) document.title = title;
    }), [match]);
  return html`
    <${Top} heading title=${t(`game-${about.game}`)}>
      <${Dot} line=${match.line} />
      ${match.seat !== null && about.seats.length > 1 && !match.over && html`
        <button class="button quiet square" aria-label=${t("since")} title=${t("since")} aria-disabled=${!news.steps
          .length}
          onClick=${news.walk}><${Icon} name="replay" /></button>
      `}
      <button class="button quiet square narrow-only" aria-label=${t("panels")} aria-expanded=${sheet} onClick=${() =>
        setSheet(!sheet)}><${Icon} name="menu" /></button>
      <button class="button quiet square" aria-label=${t("rules")} onClick=${() =>
        setRules(true)}><${Icon} name="rules" /></button>
    <//>
    <main class="match" tabindex="-1" aria-busy=${!game} data-game=${about.game} data-over=${match
      .over} data-heard=${match.heard.value.length}>
      ${stage}
      <div class="bar" role="group" aria-label=${t("actions")} onClickCapture=${onceOnly}>
        ${status}
        <div class="row">
          ${match.seat !== null && !match.over && html`
            <button class="button" aria-disabled=${!match.scene.value.may_undo}
              onClick=${() => match.undo()}><${Icon} name="undo" /><span class="undo-word">${t("undo")}</span></button>
          `}
          ${deeds}
          ${handsOver && html`<button class="button main" data-hand-over onClick=${onHandOver}>
            <${Icon} name="players" />${t("hand-over", { name: match.name(match.scene.value.turns[0]) })}</button>`}
          ${match.over &&
            html`<${Rematch} match=${match} />${!next && html`<a class="button" href="/">${t("home")}</a>`}`}
          ${next && !handsOver &&
            html`<a class=${`button next ${match.over ? "" : "main"}`} href=${`/table/${next.id}`}>${
              t("next-match")
            }<${Icon} name="next" /></a>`}
        </div>
      </div>
      <div class="flank"><${Side} panel=${panel} up=${sheet} onPanel=${setPanel} onClose=${() =>
        setSheet(false)} panels=${{
        players: () =>
          html`<${Players} match=${match} game=${game} onLeave=${() => setAsking(true)} onBack=${() =>
            setSheet(false)} onKeys=${() => setHelp(true)} />`,
        sheet: () => game && html`${match.over && html`<${Print} />`}<${game.Sheet} table=${match} />`,
        log: () => game && html`<${Log} match=${match} game=${game} onShow=${() => setSheet(false)} />`,
      }} />
      <${Since} news=${news} /></div>
      <${Voice} match=${match} game=${game} />
      <${Commands} opener=${commands} match=${match} />
    </main>
    ${help && html`<${Keys} game=${game} onClose=${() => setHelp(false)} />`}
    ${rules && game && html`<${RulesDialog} game=${game} name=${about.game} onClose=${() => setRules(false)} />`}
    ${asking && html`
      <${Dialog} title=${t("resign")} onClose=${() => setAsking(false)}>
        <p>${t("resign-text")}</p>
        <div class="row"><button class="button danger" onClick=${() => {
          setAsking(false);
          match.ask("resign");
        }}>${t("resign")}</button>
            <button class="button" onClick=${() => setAsking(false)}>${t("play-on")}</button></div>
        <//>
    `}
    <${Shown} table=${match} />
  `;
}

const statusOf = (match, game) => (!game ? t("connecting") : match.over ? ending(match) : game.status(match));

/** Who has won, with everybody's points. */
function ending(match) {
  const { ranks, scores, seats } = match.about;
  if (!ranks || seats.length < 2) return t("match-over");
  const first = seats.map((_, seat) => seat).filter((seat) => ranks[seat] === 1);
  const order = seats.map((_, seat) => seat).sort((one, other) => ranks[one] - ranks[other]);
  const points = order.map((seat) => `${seats[seat].name} (${figure(scores[seat])})`).join(", ");
  return t("match-won", {
    who: first.length > 1 ? "several" : first[0] === match.seat ? "you" : "other",
    name: first.map((seat) => match.name(seat)).join(", "),
    points,
  });
}

/** What is asked, or why not. A component of its own: choosing a card changes it, and the frame need not be drawn again. */
function Status({ match, game }) {
  const broken = match.line.state.value === "broken";
  return html`
    <p class=${`status ${broken ? "broken" : game && match.acts ? "mine" : ""}`}>${broken
      ? t("reconnecting")
      : statusOf(match, game)}</p>
    <p class="refusal" role="alert">${match.refusal.value}</p>
  `;
}

/** What a screen reader says by itself: what others did, politely, also to who comes back; my turn, at once. */
function Voice({ match, game }) {
  const heard = match.heard.value;
  const told = useRef(null);
  const [polite, setPolite] = useState("");
  useEffect(() => {
    if (!game) return;
    const [first] = told.current === null && match.acts ? since(heard, match.seat) : [];
    const fresh = heard.slice(told.current ?? (first ? heard.indexOf(first) : heard.length)).filter((each) =>
      match.seat === null || each.seat !== match.seat
    );
    told.current = heard.length;
    const played = (each) => each.kind === "acted" || each.kind === "drawn";
    const words = [
      ...stepsOf(match, game, fresh.filter(played)).map((step) => step.text),
      ...fresh.filter((each) => !played(each)).map((each) => said(match, game, each)),
    ].filter(Boolean);
    if (words.length) setPolite(words.slice(-6).map((each) => each.replace(/\.$/, "")).join(". "));
  }, [heard.length, game]);
  return html`
    <p class="hidden" role="status" aria-live="polite">${polite}</p>
    <p class="hidden" aria-live="assertive">${match.acts ? statusOf(match, game) : ""}</p>
  `;
}

function Rematch({ match }) {
  const [problem, setProblem] = useState("");
  const again = async () => {
    try {
      const table = await ask("POST", `/api/v1/tables/${match.id}/rematch`, undefined);
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(error.message);
    }
  };
  return html`${
    match.seat !== null &&
    html`<button class="button main" onClick=${again}><${Icon} name="play" />${
      t(match.about.rematch ? "join-rematch" : "rematch")
    }</button>`
  }
    <a class="button" href=${`/replay/${match.id}/0${location.hash}`}>${
    t("look-back")
  }</a><${Problem} text=${problem} />`;
}
