// A table: the waiting room, the match in its frame, and the end.
import { Dialog } from "./kit/dialog.js";
import { effect, html, Icon, useEffect, useMemo, useRef, useState } from "./kit/dom.js";
import { Explanation, useNames } from "./kit/explain.js";
import { useMotion } from "./kit/motion.js";
import { figure } from "./kit/numbers.js";
import { setColours } from "./kit/seats.js";
import { useKeys } from "./kit/shortcuts.js";
import { t, useTexts } from "./kit/texts.js";
import { arrive } from "./api.js";
import { addStyle, ROOT } from "./assets.js";
import { absent, Attention } from "./attention.js";
import { useBoardKeys } from "./board_keys.js";
import { Connection, keyOf } from "./connection.js";
import { AgreeToEnd, frozenText } from "./frozen.js";
import { load, stale, useGame } from "./games.js";
import { sinceMyTurn, stepsOf } from "./heard.js";
import { Lazy } from "./lazy.js";
import { lineOf } from "./lines.js";
import { Match } from "./match.js";
import { notify, useNext } from "./my_matches.js";
import { Log, Panels, Players } from "./panels.js";
import { FullPage, Top, TopButton } from "./parts.js";
import { PrintButton, usePrint } from "./print.js";
import { Recap, useRecap } from "./recap.js";
import { Rematch } from "./rematch.js";
import { movement } from "./preferences.js";

/** @typedef {Match<Connection>} LiveMatch */
/** @import { BoardModule } from "./kit/board.d.ts" */

/** @type {Record<string, string>} */
const DRAWINGS = { private: "sealed", unknown: "map", unreadable: "storm", crowded: "jetty" }; // of tables that cannot be shown

/** Reveals the secret of this browser as soon as the match needs it to begin. Returns what ends that. @param {LiveMatch} match */
function revealing(match) {
  let last = ""; // the commitment for which that was done
  return effect(() => {
    const about = match.scene.value?.about;
    if (about?.status !== "starting" || about.commitment === last) return;
    last = about.commitment ?? "";
    import("./own_secrets.js").then(({ revelation }) => {
      const found = revelation(about);
      if (found) match.source.send("reveal", found);
    });
  });
}

/** Lets a match be heard, and notifies of my turn, unless it is over already. Returns what ends that. @param {LiveMatch} match */
function sounding(match) {
  let mute = () => {};
  let [begun, ended] = [false, false];
  const done = effect(() => {
    const status = match.scene.value?.about.status;
    if (begun || !status || status === "over") return;
    begun = true;
    import("./sounds.js").then(({ playCues }) => {
      if (ended) return;
      mute = playCues(
        match.deferred("pieces"),
        () => notify(match.id, match.about.game, match.about.seats.map((each) => each.name)),
      );
    }, () => {}); // a match can be played in silence
  });
  return () => {
    ended = true;
    done();
    mute();
  };
}

/** @param {{ id: string }} props */
export function Table({ id }) {
  const [match, setMatch] = useState(/** @type {LiveMatch | null} */ (null));
  const [seat, setSeat] = useState(/** @type {number | null} */ (null)); // of several at this device
  const [key, setKey] = useState(() => keyOf(id)); // a link with a key may be pasted into a tab that was not let in
  const [covered, setCovered] = useState(true); // a hand is shown only when its owner has the device
  useEffect(() => {
    const look = () => setKey(keyOf(id));
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [id]);
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    arrive().catch(() => {}).then(() => {
      if (gone) return;
      const made = new Match(id, new Connection(id, key, seat));
      const mute = sounding(made);
      const done = revealing(made);
      stop = () => {
        done();
        mute();
        made.stop();
      };
      setMatch(made);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [id, seat, key]);
  const frame = useMemo(() => html`<${Frame} table=${match} onHandOver=${() => setCovered(true)} />`, [match]); // drawn by itself, not with every message
  const begun = match?.scene.value?.about.status === "open" ? null : match?.scene.value?.about.game; // a waiting room needs no board
  useEffect(() => void (begun && load(begun).catch(() => {})), [begun]); // the frame reports it
  const state = match?.source.state.value ?? "";
  if (DRAWINGS[state]) {
    return html`<${FullPage} drawing=${DRAWINGS[state]} title=${t(`table-${state}`)} text=${t(`table-${state}-text`)}>
      <a class="btn main" href="/">${t("home")}</a><//>`;
  }
  const scene = match?.scene.value;
  if (match && !scene && state === "broken") {
    return html`<${FullPage} drawing="storm" title=${t("no-server")} text=${t("no-server-text")}>
    <button class="btn main" onClick=${() => match.source.connect()}>${
      t("try-again")
    }</button><a class="btn tonal" href="/">${t("home")}</a><//>`;
  }
  if (!match || !scene) return html`<${FullPage} late drawing="chart" text=${t("connecting")} />`;
  if (scene.about.status === "open") {
    return html`<${Lazy} file="waiting_room" part="WaitingRoom" room match=${match} />`;
  }
  if (scene.about.status === "starting") {
    const own = [scene.seat, ...scene.together]; // of whom nothing is awaited but an answer of the server
    const names = scene.about.fair.owed.filter((each) => !own.includes(each)).map((each) => match.name(each)).join(
      ", ",
    );
    const text = names && t("starting-text", { names });
    return html`<${FullPage} late drawing="chart" title=${t("starting")} text=${text} />`;
  }
  if (scene.about.status === "frozen" && !scene.view) { // not even its beginning can be shown
    return html`
      <${FullPage} drawing="chart" title=${t("state-frozen")} text=${frozenText(scene.about)}>
        <${AgreeToEnd} match=${match} />
        <${Rematch} match=${match} />
        <//>
    `;
  }
  const shown = seat === null || scene.seat === seat; // the next seat may not be connected yet
  if (scene.together.length && (covered || !shown) && !["over", "frozen"].includes(scene.about.status)) {
    return html`<${Lazy} file="curtain" part="Curtain" room match=${match} onShow=${(/** @type {number} */ to) => {
      setSeat(to);
      setCovered(false);
    }} />`;
  }
  return frame;
}

/** How good the connection is. @param {{ connection: Connection }} props */
function Dot({ connection }) {
  const delay = connection.delay.value;
  const kind = connection.state.value !== "open" || connection.silent.value
    ? "broken"
    : delay !== null && delay > 300
    ? "slow"
    : "good";
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
    <button class="btn tonal square narrow-only below" aria-label=${t("more-below")} title=${t("more-below")}
      onClick=${() =>
        board.current?.scrollBy({
          top: board.current.clientHeight * 0.8,
          behavior: "smooth",
        })}><${Icon} name="back" /></button>
  `;
}

const MORE = 60; // pixels that are worth a hint

/** @typedef {{ Ending: (props: any) => unknown, Next: (props: any) => unknown, Climb?: (props: any) => unknown }} EndingModule */

/** What shows the end of a match, loaded when it is over; null until then. A match that ends while we watch shows its last move first. @param {LiveMatch} match */
function useEnding(match) {
  const [found, setFound] = useState(/** @type {EndingModule | null} */ (null));
  const [fresh] = useState(!match.over);
  const [open, setOpen] = useState(false);
  const [held, setHeld] = useState(fresh); // whether the result is not told yet: the count tells it
  const [counted, setCounted] = useState(false);
  const [closed, setClosed] = useState(false); // whether it was, so that it is not counted again
  useEffect(() => {
    if (!match.over) return undefined;
    let timer = 0;
    Promise.all([
      import(`${ROOT}/ending/ending.js`),
      match.about.seats.length === 1 && import(`${ROOT}/ending/climb.js`),
      useTexts("ending"),
      addStyle(`${ROOT}/style/ending.css`),
    ]).then(
      ([module, alone]) => {
        setFound({ ...module, ...alone });
        timer = setTimeout(() => {
          setOpen(true);
          setHeld(false);
        }, fresh ? LAST_MOVE * movement() : 0);
      },
      () => {
        stale.value = true;
        setHeld(false);
      },
    );
    return () => clearTimeout(timer);
  }, [match, match.over]);
  useEffect(() => {
    const board = /** @type {HTMLElement | null} */ (document.querySelector("main.match .board"));
    if (board) board.inert = open;
  }, [open]);
  const close = () => {
    setOpen(false);
    setClosed(true);
  };
  return {
    found,
    fresh: fresh && !closed,
    open: Boolean(found) && open,
    held,
    show: () => setOpen(true),
    close,
    counted,
    setCounted,
  };
}

const LAST_MOVE = 4; // times as long as a movement: the last move is seen before the ending covers the board

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
  const ending = useEnding(match);
  const ends = ending.open && game ? ending.found : null;
  const told = match.over && !ending.held; // until then everything keeps its place, for the last move to be seen
  const handsOver = !match.acts && !match.over && match.now.turns.length > 0; // to another player at this device
  const [writes, setWrites] = useState(false); // text commands
  usePrint(match, game);
  table.board = game;
  const stage = useMemo(() => html`<${Stage} table=${table} game=${game} />`, [table, game]);
  const deeds = useMemo(() => game?.Actions && html`<${game.Actions} table=${table} />`, [table, game]);
  const status = useMemo(() => html`<${Status} match=${table} game=${game} held=${ending.held} />`, [
    table,
    game,
    ending.held,
  ]);
  useEffect(() => setSheet(false), [match.over]); // or it would cover the result
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
    m: () => setWrites(true),
    "/": () => setWrites(true),
    n: recap.walk,
    "?": () => setHelp(true),
    Escape: () => {
      setSheet(false);
      if (recap.open) recap.away();
      else if (ending.counted) ending.close();
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
        <${TopButton} icon="replay" label=${t("since")} aria-disabled=${!recap.steps.length} onClick=${recap.walk} />
      `}
      <${TopButton} icon="menu" label=${t("panels")} narrow aria-expanded=${sheet} onClick=${() => setSheet(!sheet)} />
      <${TopButton} icon="rules" label=${t("rules")} onClick=${() => setRules(true)} />
    <//>
    <main class=${`match ${ends ? "shows-ending" : "shows-board"} ${
      ending.counted && !ends ? "after-ending" : ""
    }`} tabindex="-1" aria-busy=${!game} data-game=${about
      .game} data-over=${told} data-frozen=${match.frozen} data-heard=${match.heard.value.length}>
      ${stage}
      <${Attention} match=${match} game=${game} />
      <div class="bar spread" role="group" aria-label=${t("actions")} onClickCapture=${onceOnly}>
        ${status}
        <div class="row" key=${told ? "next" : "deeds"}>
          ${match.seat !== null && !told && !match.frozen && html`
            <button class="btn tonal" title=${t("undo")} aria-disabled=${!match.now.may_undo}
              onClick=${() => match.undo()}><${Icon} name="undo" /><span class="undo-word">${t("undo")}</span></button>
          `}
          ${!match.frozen && deeds}
          ${match.frozen && html`
            <${AgreeToEnd} match=${match} />
            <${Rematch} match=${match} />
          `}
          ${handsOver && html`<button class="btn main" data-hand-over onClick=${onHandOver}>
            <${Icon} name="players" />${t("hand-over", { name: match.name(match.now.turns[0]) })}</button>`}
          ${told && ending.found && game && html`
            <${ending.found.Next} match=${match} game=${game} counted=${ending.counted} open=${ending.open} next=${next}
              onResult=${ending.show} />
          `}
          ${next && !handsOver && !match.over &&
            html`<a class="btn next main" href=${`/table/${next.id}`}>${t("next-match")}<${Icon} name="next" /></a>`}
        </div>
      </div>
      ${ends && html`
        <${ends.Ending} match=${match} game=${game} Climb=${ends.Climb} fresh=${ending.fresh} onBoard=${ending
          .close}
          onCounted=${() => ending.setCounted(true)} />
      `}
      <div class="flank column"><${Panels} panel=${panel} up=${sheet} onPanel=${setPanel} onClose=${() =>
        setSheet(false)} panels=${{
        players: () =>
          html`<${Players} match=${match} away=${absent(match)} onLeave=${() => setAsking(true)} onBack=${() =>
            setSheet(false)} onKeys=${() => setHelp(true)} />`,
        sheet: () => game && html`${match.over && html`<${PrintButton} />`}<${game.Sheet} table=${match} />`,
        log: () => game && html`<${Log} match=${match} game=${game} onShow=${() => setSheet(false)} />`,
      }} />
      <${Recap} recap=${recap} /></div>
      <${LiveRegion} match=${match} game=${game} />
      ${writes &&
        html`<${Lazy} file="command_line" part="CommandLine" match=${match} onClose=${() => setWrites(false)} />`}
    </main>
    ${help && html`<${Lazy} file="key_list" part="KeyList" game=${game} onClose=${() => setHelp(false)} />`}
    ${rules && html`<${Lazy} file="rules" part="RulesDialog" name=${about.game} onClose=${() => setRules(false)} />`}
    ${asking && html`
      <${Dialog} title=${t("resign")} onClose=${() => setAsking(false)}>
        <p>${t("resign-text")}</p>
        <div class="row"><button class="btn danger" onClick=${() => {
          setAsking(false);
          match.ask("resign");
        }}>${t("resign")}</button>
            <button class="btn tonal" onClick=${() => setAsking(false)}>${t("play-on")}</button></div>
        <//>
    `}
    <${Explanation} table=${match} />
  `;
}

/** What the bar says; `held`: not yet who has won. @param {LiveMatch} match @param {BoardModule | null} game @param {boolean} held */
function statusOf(match, game, held) {
  if (match.frozen) return frozenText(match.about);
  if (!game) return t("connecting");
  return !match.over ? game.status(match) : held ? t("match-over") : ending(match);
}

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

/** What is asked of me, or why something cannot be done. A component of its own: a selection changes it, without drawing the frame again. @param {{ match: LiveMatch, game: BoardModule | null, held: boolean }} props */
function Status({ match, game, held }) {
  return html`
    <p class=${`status ${game && match.acts ? "mine" : ""}`}>${statusOf(match, game, held)}</p>
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
    <p class="hidden" aria-live="assertive">${match.acts ? statusOf(match, game, true) : ""}</p>
  `;
}
