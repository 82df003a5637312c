// The replay of a finished match: each stop has an address, and is seen from the perspective of a seat or with everything open.
import { batch, html, Icon, signal, useEffect, useRef, useState } from "../kit/dom.js";
import { Explanation, useNames } from "../kit/explain.js";
import { useMotion } from "../kit/motion.js";
import { setColours } from "../kit/seats.js";
import { useKeys } from "../kit/shortcuts.js";
import { t, useTexts } from "../kit/texts.js";
import { checked } from "./draws.js";
import { arrive, ask, messageOf, statusOf } from "../api.js";
import { addStyle, ROOT } from "../assets.js";
import { keyOf } from "../connection.js";
import { FairDraws } from "../fair_draws.js";
import { contributed } from "../own_secrets.js";
import { haltText } from "../frozen.js";
import { useGame } from "../games.js";
import { lineOf } from "../lines.js";
import { Match } from "../match.js";
import { Log, Panels, Players } from "../panels.js";
import { FullPage, Top, TopButton } from "../parts.js";
import { movement } from "../preferences.js";
import { Share } from "../share.js";

const ALL = -3;
const WATCHER = -2;
const PACE = 1000; // milliseconds for a step
const SPEEDS = [0.5, 1, 2, 4]; // times as fast

/** @import { Heard, Scene } from "../types.d.ts" */
/** @import { BoardModule } from "../kit/board.d.ts" */
/** @typedef {import("../types.d.ts").ReplayLog} Recording everything heard, and how much of it at each stop */

/** @template T @param {Map<string, Promise<T>>} store @param {string} name @param {() => Promise<T>} make @returns {Promise<T>} */
function remembered(store, name, make) {
  const known = store.get(name);
  if (known) return known;
  const made = make();
  made.catch(() => store.delete(name));
  store.set(name, made);
  return made;
}

/** The source of a replayed match: scenes come from its stops, and nothing can be done. */
class Recorded {
  /** @param {string} id @param {string} key */
  constructor(id, key) {
    this.id = id;
    this.key = key;
    this.scene = signal(/** @type {Scene | null} */ (null));
    this.heard = signal(/** @type {Heard[]} */ ([]));
    /** @type {Map<string, Promise<Recording>>} */
    this.recordings = new Map(); // by perspective
    /** @type {Map<string, Promise<Scene>>} */
    this.scenes = new Map();
    this.wanted = "";
  }

  /** @returns {Promise<import("../types.d.ts").Ack>} */
  send() {
    return Promise.resolve({ t: "ack", id: "", st: "rejected", v: 0, why: "past" });
  }

  stop() {}

  /** @param {string} path @param {number} perspective */
  ask(path, perspective) {
    const query = new URLSearchParams({ perspective: `${perspective}`, ...(this.key && { key: this.key }) });
    return ask("GET", `/api/v1/tables/${this.id}/replay${path}?${query}`);
  }

  /** @param {number} perspective */
  all(perspective) {
    return remembered(this.recordings, `${perspective}`, () => this.ask("", perspective));
  }

  /** @param {number} stop @param {number} perspective */
  at(stop, perspective) {
    return remembered(this.scenes, `${perspective} ${stop}`, () => this.ask(`/${stop}`, perspective));
  }

  /** Shows a stop; the next one is loaded ahead. @param {number} stop @param {number} perspective */
  async show(stop, perspective) {
    const wanted = (this.wanted = `${perspective} ${stop}`);
    const [{ heard, known }, scene] = await Promise.all([this.all(perspective), this.at(stop, perspective)]);
    if (this.wanted !== wanted) return;
    batch(() => {
      this.heard.value = heard.slice(0, known[stop]);
      this.scene.value = scene;
    });
    if (stop + 1 < known.length) this.at(stop + 1, perspective);
  }
}

/** @typedef {Match<Recorded>} PastMatch */

/** @param {string | null} text */
const isPerspective = (text) => /^(-[23]|[0-3])$/.test(text ?? "");

/** @param {{ id: string, step?: string }} props */
export function Replay({ id, step }) {
  const [match] = useState(() => Object.assign(new Match(id, new Recorded(id, keyOf(id))), { past: true }));
  const query = new URLSearchParams(location.search);
  const asked = query.get("perspective") ?? query.get("eyes"); // as links had it before
  const [perspective, setPerspective] = useState(isPerspective(asked) ? Number(asked) : ALL);
  const [stop, setStop] = useState(step === "end" ? Infinity : Math.max(0, Number(step) || 0));
  const [begins] = useState(!step && movement() > 0); // a link to a step shows that step
  const [whole, setWhole] = useState(/** @type {Recording | null} */ (null)); // from this perspective
  const [problem, setProblem] = useState("");
  /** @param {unknown} error */
  const fail = (error) =>
    setProblem(
      statusOf(error) === 403
        ? `${t("table-private")}. ${t("table-private-text")}`
        : messageOf(error) || t("no-server"),
    );
  useEffect(() => {
    addStyle(`${ROOT}/style/replay.css`);
    arrive().catch(() => {}).then(() => match.source.all(perspective)).then(
      (found) => {
        if (found.halt && !found.known.length) return setProblem(haltText(found.halt, found.steps));
        setWhole(found);
        if (stop >= found.known.length) setStop(found.known.length - 1);
      },
      fail,
    );
  }, [perspective]);
  useEffect(() => {
    if (!whole || stop >= whole.known.length) return;
    const look = new URLSearchParams(location.search).get("look"); // as Moment writes it
    const chosen = `perspective=${perspective}${look ? `&look=${look}` : ""}`;
    history.replaceState(null, "", `/replay/${id}/${stop}?${chosen}${location.hash}`);
    match.source.show(stop, perspective).catch(fail);
  }, [stop, perspective, whole]);
  if (problem) {
    return html`
      <${FullPage} drawing="chart" title=${t("replay")}
        text=${problem}><a class="btn main" href=${`/table/${id}${location.hash}`}>${t("to-table")}</a><//>
    `;
  }
  if (!whole || !match.scene.value) return html`<${FullPage} late drawing="chart" text=${t("connecting")} />`;
  return html`
    <${Moment} match=${match} whole=${whole} stop=${stop} begins=${begins} perspective=${perspective}
      onStop=${setStop}
      onPerspective=${setPerspective} />
  `;
}

/**
 * @param {object} props
 * @param {PastMatch} props.match
 * @param {Recording} props.whole
 * @param {number} props.stop
 * @param {boolean} props.begins whether it plays by itself
 * @param {number} props.perspective
 * @param {(stop: number) => void} props.onStop
 * @param {(perspective: number) => void} props.onPerspective
 */
function Moment({ match, whole, stop, begins, perspective, onStop, onPerspective }) {
  const { about } = match;
  setColours(about);
  const game = useGame(about.game);
  const board = useMotion(match.scene, match.deferred("pieces").scene);
  const help = useNames(match);
  const [panel, setPanel] = useState("log");
  const [sheet, setSheet] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [plays, setPlays] = useState(begins);
  const [speed, setSpeed] = useState(1);
  const last = whole.known.length - 1;
  /** @param {number} at */
  const to = (at) => onStop(Math.max(0, Math.min(last, at)));
  const latest = useRef(() => {});
  latest.current = () => (stop < last ? to(stop + 1) : setPlays(false));
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setInterval(() => latest.current(), PACE / speed);
    return () => clearInterval(timer);
  }, [plays, speed]);
  /** @param {number} by */
  const step = (by) => () => !document.activeElement?.closest(".board") && to(stop + by); // on the board arrows move there
  useKeys({
    ",": () => to(stop - 1),
    ".": () => to(stop + 1),
    ArrowLeft: step(-1),
    ArrowRight: step(1),
    p: () => setPlays(!plays),
    Escape: () => setSheet(false),
  });
  useEffect(() => {
    document.title = `${t("replay")}: ${t(`game-${about.game}`)} · Farshore`;
  }, [about.game]);
  match.board = game;
  useLook(game?.lookedAt, about.seats.length);
  // Stops with a highlight, such as the end of a round.
  const marks = game
    ? whole.heard.map((each, at) => ({ at: whole.known.findIndex((known) => known > at), each })).filter((
      { at, each },
    ) => each.kind === "noted" && at >= 0)
    : [];
  // Nothing is said of a step without words, such as dealing: what was said before is about another board.
  const now = match.heard.value.slice(whole.known[stop - 1] ?? 0).findLast((each) => game && lineOf(match, game, each));
  return html`<${Top} heading title=${html`
    <span class="wide">${t("replay-of", { game: t(`game-${about.game}`) })}</span>
    <span class="slim">${t("replay")}</span>
  `}>
      <${TopButton} icon="back" label=${t("to-table")} href=${`/table/${match.id}${location.hash}`} />
      <${TopButton} icon="link" label=${t("share")} data-share onClick=${() => setSharing(true)} />
      <${TopButton} icon="menu" label=${t("panels")} narrow aria-expanded=${sheet} onClick=${() => setSheet(!sheet)} />
    <//>
    <main class="match replay" tabindex="-1" aria-busy=${!game} data-game=${about.game} data-stop=${stop}>
      <div class="board" ref=${board} ...${help}>${game && html`<${game.Board} table=${match} />`}</div>
      <div class="bar spread" role="group" aria-label=${t("replay")}>
        <p class="status" aria-live="polite">${now && game ? lineOf(match, game, now) : ""}</p>
        ${whole.halt && html`<p class="note" data-halt=${whole.halt.step}>${haltText(whole.halt, whole.steps)}</p>`}
        <label class="replay-track"><span class="hidden">${t("replay-step")}</span>
          <input type="range" min="0" max=${last} value=${stop} aria-valuetext=${
    t("replay-at", { step: stop, steps: last })
  } onInput=${(event) => {
    setPlays(false);
    to(Number(event.target.value));
  }} />
          <output>${t("replay-at", { step: stop, steps: last })}</output></label>
        <select aria-label=${t("replay-speed")} onChange=${(event) => setSpeed(Number(event.target.value))}>${
    SPEEDS.map((each) =>
      html`<option key=${each} value=${each} selected=${each === speed}>${
        t("replay-speed-times", { speed: each })
      }</option>`
    )
  }</select>
        <div class="row replay-buttons">
          <button class="btn tonal square replay-far" aria-label=${t("replay-first")} title=${
    t("replay-first")
  } aria-disabled=${!stop} onClick=${() => to(0)}><${Icon} name="first" /></button>
          <button class="btn tonal square" aria-label=${t("replay-before")} title=${
    t("replay-before")
  } aria-disabled=${!stop} onClick=${() => to(stop - 1)}><${Icon} name="before" /></button>
          <button class="btn main square" aria-pressed=${plays} aria-label=${
    t(plays ? "replay-pause" : "replay-play")
  } title=${t(plays ? "replay-pause" : "replay-play")}
            onClick=${() => {
    if (!plays && stop === last) to(0);
    setPlays(!plays);
  }}><${Icon} name=${plays ? "pause" : "play"} /></button>
          <button class="btn tonal square" aria-label=${t("replay-next")} title=${t("replay-next")} aria-disabled=${
    stop === last
  } onClick=${() => to(stop + 1)}><${Icon} name="after" /></button>
          <button class="btn tonal square replay-far" aria-label=${t("replay-last")} title=${
    t("replay-last")
  } aria-disabled=${stop === last} onClick=${() => to(last)}><${Icon} name="last" /></button></div>
        <div class="row replay-wishes">
          <select aria-label=${t("replay-perspective")} onChange=${(event) =>
    onPerspective(Number(event.target.value))}>
            <option value=${ALL} selected=${perspective === ALL}>${
    t("replay-all")
  }</option><option value=${WATCHER} selected=${perspective === WATCHER}>${t("replay-watcher")}</option>
            ${
    about.seats.map((seat, at) =>
      html`<option key=${at} value=${at} selected=${perspective === at}>${seat.name}</option>`
    )
  }</select>
          ${
    game && marks.length > 0 && html`<select aria-label=${t("replay-jump")} value="" onChange=${(event) => {
      setPlays(false);
      if (event.target.value) to(Number(event.target.value));
      event.target.value = "";
    }}>
            <option value="">${t("replay-jump")}</option>${
      marks.map(({ at, each }, number) => html`<option key=${number} value=${at}>${lineOf(match, game, each)}</option>`)
    }</select>`
  }
        </div>
      </div>
      <div class="flank column"><${Panels} panel=${panel} up=${sheet} onPanel=${setPanel} onClose=${() =>
    setSheet(false)} panels=${{
    players: () =>
      html`
        <${Players} match=${match} past />
        <${Fair} match=${match} />
      `,
    sheet: () => game && html`<${game.Sheet} table=${match} />`,
    log: () => game && html`<${Log} match=${match} game=${game} onShow=${() => setSheet(false)} />`,
  }} /></div>
    </main>
    ${
    sharing && game && html`<${Share} match=${match} game=${game} stop=${stop} board=${board} onClose=${() =>
      setSharing(false)} />`
  }
    <${Explanation} table=${match} />`;
}

/** Keeps in the address what is looked at on the board; a link brings it. @param {BoardModule["lookedAt"]} lookedAt @param {number} seats */
function useLook(lookedAt, seats) {
  const [asked] = useState(() => new URLSearchParams(location.search).get("look"));
  const begun = useRef(false);
  const look = lookedAt?.value ?? null;
  useEffect(() => {
    if (!lookedAt) return;
    if (!begun.current && asked && /^[0-3]$/.test(asked) && Number(asked) < seats) lookedAt.value = Number(asked);
    begun.current = true;
    const address = new URL(location.href);
    if (lookedAt.value === null) address.searchParams.delete("look");
    else address.searchParams.set("look", `${lookedAt.value}`);
    history.replaceState(null, "", address);
  }, [lookedAt, look]);
}

/** What came of a check, in words. @param {ReturnType<typeof checked>} found */
function verdict({ faults, wrong, draws, unknown, contributed: people, earlier }) {
  if (faults.includes("mine")) return t("fair-left-out");
  if (faults.length) return t("fair-forged", { list: faults.join(", ") });
  if (wrong.length) return t("draws-wrong", { list: wrong.join(", ") });
  if (earlier) return t("fair-earlier");
  if (unknown) return t("draws-unknown", { draws: draws - unknown, unknown });
  return people ? t("fair-good", { draws, people }) : t("draws-good", { draws });
}

/** Files of the match, and a check of its draws. @param {{ match: PastMatch }} props */
function Fair({ match }) {
  const [result, setResult] = useState("");
  /** @param {string} name */
  const path = (name) =>
    `/api/v1/tables/${match.id}/${name}${match.source.key ? `?key=${encodeURIComponent(match.source.key)}` : ""}`;
  const check = async () => {
    setResult(t("draws-checking"));
    try {
      const [file] = await Promise.all([ask("GET", path("export")), useTexts("replay")]);
      const mine = contributed(match.id);
      const seen = { ...mine, id: match.id, commitment: mine?.promised ?? match.about.commitment };
      return setResult(verdict(checked(file, seen)));
    } catch (error) {
      return setResult(messageOf(error) || t("no-server"));
    }
  };
  return html`
    <section class="plate fair">
      <h2>${t("fair")}</h2>
      <div class="note">
        <${FairDraws} match=${match} />
      </div>
      <p><button class="btn tonal" onClick=${check}>${t("draws-check")}</button></p>
      <p role="status">${result}</p>
      <p><a href=${path("export")} download=${`${match.id}.json`}>${t("download-export")}</a> · <a href=${path(
        "transcript",
      )} download=${`${match.id}.txt`}>${t("download-transcript")}</a></p>
    </section>
  `;
}
