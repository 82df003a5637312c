// A table: the waiting room, the match in its frame, and the end.
import { Dialog } from "./kit/dialog.js";
import { effect, html, Icon, useEffect, useMemo, useRef, useState } from "./kit/dom.js";
import { Explanation, useNames } from "./kit/explain.js";
import { useKeys } from "./kit/keys.js";
import { useMotion } from "./kit/motion.js";
import { figure } from "./kit/numbers.js";
import { setColours } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { arrive, ask } from "./api.js";
import { Connection, keyOf } from "./connection.js";
import { useGame } from "./games.js";
import { sinceMyTurn, stepsOf } from "./heard.js";
import { CommandLine, KeyList, useBoardKeys } from "./keys.js";
import { Match } from "./match.js";
import { notify, useNext } from "./my_matches.js";
import { go } from "./navigation.js";
import { lineOf, Log, Panels, Players } from "./panels.js";
import { FullPage, Problem, problemOf, Top } from "./parts.js";
import { PrintButton, usePrint } from "./print.js";
import { Recap, useRecap } from "./recap.js";
import { RulesDialog } from "./rules.js";
import { playCues } from "./sounds.js";
import { Curtain, WaitingRoom } from "./waiting_room.js";

/** @typedef {Match<Connection>} LiveMatch */
/** @import { BoardModule } from "./kit/board.d.ts" */

/** @type {Record<string, string>} */
const DRAWINGS = { private: "sealed", unknown: "map", crowded: "jetty" }; // of tables that cannot be shown

/** @param {{ id: string }} props */
export function Table({ id }) {
  const [match, setMatch] = useState(/** @type {LiveMatch | null} */ (null));
  const [seat, setSeat] = useState(/** @type {number | null} */ (null)); // of several at this device
  const [covered, setCovered] = useState(true); // a hand is shown only when its owner has the device
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    arrive().catch(() => {}).then(() => {
      if (gone) return;
      const made = new Match(id, new Connection(id, keyOf(id), seat));
      const mute = playCues(
        made.deferred("pieces"),
        () => notify(id, made.about.game, made.about.seats.map((each) => each.name)),
      );
      stop = () => {
        mute();
        made.stop();
      };
      setMatch(made);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [id, seat]);
  const frame = useMemo(() => html`<${Frame} table=${match} onHandOver=${() => setCovered(true)} />`, [match]); // drawn by itself, not with every message
  const state = match?.source.state.value ?? "";
  if (DRAWINGS[state]) {
    return html`<${FullPage} drawing=${DRAWINGS[state]} title=${t(`table-${state}`)} text=${t(`table-${state}-text`)}>
      <a class="button main" href="/">${t("home")}</a><//>`;
  }
  const scene = match?.scene.value;
  if (match && !scene && state === "broken") {
    return html`<${FullPage} drawing="storm" title=${t("no-server")} text=${t("no-server-text")}>
    <button class="button main" onClick=${() => match.source.connect()}>${
      t("try-again")
    }</button><a class="button" href="/">${t("home")}</a><//>`;
  }
  if (!match || !scene) return html`<${FullPage} late drawing="chart" text=${t("connecting")} />`;
  if (scene.about.status === "open") return html`<${WaitingRoom} match=${match} keyOf=${keyOf} />`;
  const shown = seat === null || scene.seat === seat; // the next seat may not be connected yet
  if (scene.together.length && (covered || !shown) && scene.about.status !== "over") {
    return html`<${Curtain} match=${match} onShow=${(/** @type {number} */ to) => {
      setSeat(to);
      setCovered(false);
    }} />`;
  }
  return frame;
}

/** How good the connection is. @param {{ connection: Connection }} props */
function Dot({ connection }) {
  const state = connection.state.value;
  const delay = connection.delay.value;
  const kind = state !== "open" ? "broken" : delay !== null && delay > 300 ? "slow" : "good";
  return html`<span class=${`dot ${kind}`} role="img" aria-label=${t(`line-${kind}`)} title=${
    t(`line-${kind}`)
  }></span>`;
}

const TWICE = 400; // milliseconds in which a second press is a double click
let pressed = { at: -TWICE, button: "" };

/** Ignores the second press of a double click in the bar, if another button has come under the pointer meanwhile. @param {MouseEvent} event */
function onceOnly(event) {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button, a"));
  if (!button) return;
  const name = button.dataset.action ?? button.textContent ?? "";
  const other = event.timeStamp - pressed.at < TWICE && pressed.button !== name;
  pressed = { at: event.timeStamp, button: name };
  if (!other) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The board. It is drawn as soon as there is news; everything round it, in later frames. @param {{ table: LiveMatch, game: BoardModule | null }} props */
function Stage({ table, game }) {
  const board = useMotion(table.scene, table.deferred("pieces").scene);
  const help = useNames(table);
  return html`
    <div class="board" ref=${board} data-heard=${table.heard.value.length} ...${help}>${game &&
      html`<${game.Board} table=${table} />`}</div>
    <${ScrollHint} board=${board} />
  `;
}

let hasScrolled = false; // once is enough to need no hint

/** A hint that the board goes on below the edge of a small window; a press goes there. @param {{ board: { current: HTMLElement | null } }} props */
function ScrollHint({ board }) {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const place = /** @type {HTMLElement} */ (board.current);
    const look = () => {
      hasScrolled ||= place.scrollTop > MORE;
      setMore(!hasScrolled && place.scrollHeight - place.clientHeight > MORE);
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
        board.current?.scrollBy({
          top: board.current.clientHeight * 0.8,
          behavior: "smooth",
        })}><${Icon} name="back" /></button>
  `;
}

const MORE = 60; // pixels that are worth a hint

/** @param {{ table: LiveMatch, onHandOver: () => void }} props */
function Frame({ table, onHandOver }) {
  const match = table.deferred("panels");
  const { about } = match;
  setColours(about);
  const game = useGame(about.game);
  const [panel, setPanel] = useState("players");
  const [sheet, setSheet] = useState(false); // on phones panels are a sheet from below
  const [rules, setRules] = useState(false);
  const [asking, setAsking] = useState(false);
  const [help, setHelp] = useState(false);
  const recap = useRecap(match, game);
  const next = useNext(match);
  const handsOver = !match.acts && !match.over && match.now.turns.length > 0; // to another player at this device
  const commands = useRef(/** @type {{ open: () => void } | null} */ (null));
  usePrint(match, game);
  table.board = game;
  const stage = useMemo(() => html`<${Stage} table=${table} game=${game} />`, [table, game]);
  const deeds = useMemo(() => game?.Actions && html`<${game.Actions} table=${table} />`, [table, game]);
  const status = useMemo(() => html`<${Status} match=${table} game=${game} />`, [table, game]);
  useBoardKeys();
  useKeys({
    u: () => match.now.may_undo && match.undo(),
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
    n: recap.walk,
    "?": () => setHelp(true),
    Escape: () => {
      setSheet(false);
      if (recap.open) recap.away();
    },
  });
  useEffect(() =>
    effect(() => {
      const { about: now, acts } = match.now;
      const title = `${acts ? `(${t("your-turn")}) ` : ""}${t(`game-${now.game}`)} · Farshore`;
      if (document.title !== title) document.title = title;
    }), [match]);
  return html`
    <${Top} heading title=${t(`game-${about.game}`)}>
      <${Dot} connection=${match.source} />
      ${match.seat !== null && about.seats.length > 1 && !match.over && html`
        <button class="button quiet square" aria-label=${t("since")} title=${t("since")} aria-disabled=${!recap
          .steps.length}
          onClick=${recap.walk}><${Icon} name="replay" /></button>
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
            <button class="button" aria-disabled=${!match.now.may_undo}
              onClick=${() => match.undo()}><${Icon} name="undo" /><span class="undo-word">${t("undo")}</span></button>
          `}
          ${deeds}
          ${handsOver && html`<button class="button main" data-hand-over onClick=${onHandOver}>
            <${Icon} name="players" />${t("hand-over", { name: match.name(match.now.turns[0]) })}</button>`}
          ${match.over &&
            html`<${Rematch} match=${match} />${!next && html`<a class="button" href="/">${t("home")}</a>`}`}
          ${next && !handsOver &&
            html`<a class=${`button next ${match.over ? "" : "main"}`} href=${`/table/${next.id}`}>${
              t("next-match")
            }<${Icon} name="next" /></a>`}
        </div>
      </div>
      <div class="flank"><${Panels} panel=${panel} up=${sheet} onPanel=${setPanel} onClose=${() =>
        setSheet(false)} panels=${{
        players: () =>
          html`<${Players} match=${match} game=${game} onLeave=${() => setAsking(true)} onBack=${() =>
            setSheet(false)} onKeys=${() => setHelp(true)} />`,
        sheet: () => game && html`${match.over && html`<${PrintButton} />`}<${game.Sheet} table=${match} />`,
        log: () => game && html`<${Log} match=${match} game=${game} onShow=${() => setSheet(false)} />`,
      }} />
      <${Recap} recap=${recap} /></div>
      <${LiveRegion} match=${match} game=${game} />
      <${CommandLine} opener=${commands} match=${match} />
    </main>
    ${help && html`<${KeyList} game=${game} onClose=${() => setHelp(false)} />`}
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
    <${Explanation} table=${match} />
  `;
}

/** @param {LiveMatch} match @param {BoardModule | null} game */
const statusOf = (match, game) => (!game ? t("connecting") : match.over ? ending(match) : game.status(match));

/** Who has won, with the points of all players. @param {LiveMatch} match */
function ending(match) {
  const { ranks, scores, seats } = match.about;
  if (!ranks || !scores || seats.length < 2) return t("match-over");
  const first = seats.map((_, seat) => seat).filter((seat) => ranks[seat] === 1);
  const order = seats.map((_, seat) => seat).sort((one, other) => ranks[one] - ranks[other]);
  const points = order.map((seat) => `${seats[seat].name} (${figure(scores[seat])})`).join(", ");
  return t("match-won", {
    who: first.length > 1 ? "several" : first[0] === match.seat ? "you" : "other",
    name: first.map((seat) => match.name(seat)).join(", "),
    points,
  });
}

/** What is asked of me, or why something cannot be done. A component of its own: a selection changes it, without drawing the frame again. @param {{ match: LiveMatch, game: BoardModule | null }} props */
function Status({ match, game }) {
  const broken = match.source.state.value === "broken";
  return html`
    <p class=${`status ${broken ? "broken" : game && match.acts ? "mine" : ""}`}>${broken
      ? t("reconnecting")
      : statusOf(match, game)}</p>
    <p class="refusal" role="alert">${match.refusal.value}</p>
  `;
}

/** What a screen reader says by itself: what others did, politely, also after an absence; my turn, at once. @param {{ match: LiveMatch, game: BoardModule | null }} props */
function LiveRegion({ match, game }) {
  const heard = match.heard.value;
  const said = useRef(/** @type {number | null} */ (null)); // how many events were said
  const [polite, setPolite] = useState("");
  useEffect(() => {
    if (!game) return;
    const [first] = said.current === null && match.acts ? sinceMyTurn(heard, match.seat) : [];
    const fresh = heard.slice(said.current ?? (first ? heard.indexOf(first) : heard.length)).filter((each) =>
      match.seat === null || each.seat !== match.seat
    );
    said.current = heard.length;
    /** @param {import("./types.d.ts").Heard} each */
    const played = (each) => each.kind === "acted" || each.kind === "drawn";
    const words = [
      ...stepsOf(match, game, fresh.filter(played)).map((step) => step.text),
      ...fresh.filter((each) => !played(each)).map((each) => lineOf(match, game, each)),
    ].filter(Boolean);
    if (words.length) setPolite(words.slice(-6).map((each) => each.replace(/\.$/, "")).join(". "));
  }, [heard.length, game]);
  return html`
    <p class="hidden" role="status" aria-live="polite">${polite}</p>
    <p class="hidden" aria-live="assertive">${match.acts ? statusOf(match, game) : ""}</p>
  `;
}

/** @param {{ match: LiveMatch }} props */
function Rematch({ match }) {
  const [problem, setProblem] = useState("");
  const again = async () => {
    try {
      const table = await ask("POST", `/api/v1/tables/${match.id}/rematch`, undefined);
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(problemOf(error));
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
