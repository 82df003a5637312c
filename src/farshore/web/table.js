// A table: the waiting room, the match in its frame, and the end.
import { html, signal, computed, effect, useEffect, useRef, useState, Icon } from "./dom.js";
import { t, has, figure } from "./texts.js";
import { ask, arrive } from "./api.js";
import { Line } from "./line.js";
import { useGame } from "./games.js";
import { go } from "./main.js";
import { Top, Problem, Dialog, Chip } from "./parts.js";
import { RulesDialog } from "./rules.js";
import { Seats } from "./seats.js";
import { useMotion } from "./motion.js";
import { useKeys, Commands, Keys } from "./keys.js";
import { since, stepsOf, useSince, Since } from "./since.js";

/** What a game's components are given: how things stand, and everything that can be asked for. It knows no rule. */
class Match {
  constructor(id, key) {
    this.id = id;
    this.line = new Line(id, key);
    this.scene = this.line.scene;
    this.heard = this.line.heard;
    this.refusal = signal(""); // why something cannot be done, for a moment
    this.busy = 0; // requests under way
    this.shown = signal(null); // a thing that is explained: { title, text }
    this.lit = signal([]); // what the log or a walk points at: things that were heard
    this.legal = computed(() => new Map((this.scene.value?.legal || []).map((each) => [each.text, each.points])));
    this.sent(0);
  }

  get about() { return this.scene.value.about; }
  get view() { return this.scene.value.view; }
  get seat() { return this.scene.value.seat; }
  get acts() { return this.scene.value.acts; }
  get over() { return this.about.status === "over"; }

  /** The name of a seat, or the word for oneself. */
  name(seat) {
    return this.about.seats[seat]?.name || t("free-seat");
  }

  /** Do something, by its text. Resolves with the ack; a refusal is shown. */
  async act(text) {
    return this.ask("act", { text });
  }

  async ask(kind, fields) {
    this.sent(1);
    this.refusal.value = "";
    const ack = await this.line.send(kind, fields);
    this.sent(-1);
    if (ack.st === "rejected" && ack.why !== "stale") this.say(ack);
    return ack;
  }

  /** So many requests more are under way. The page shows it at once: what can be done pales until there is an answer. */
  sent(more) {
    this.busy += more;
    document.documentElement.classList.toggle("sent", this.busy > 0);
  }

  /** Show why an action cannot be done, without doing it. */
  async why(text) {
    if (this.seat === null) return;
    const ack = await this.line.send("why", { text });
    if (ack.st === "rejected") this.say(ack);
  }

  /** Show a refusal in the language of the page, or in English if it is a new one. */
  say(ack) {
    const id = `${this.about.game}-why-${ack.why.replaceAll("_", "-")}`;
    const common = `why-${ack.why.replaceAll("_", "-")}`;
    const args = this.words ? this.words(ack.args || {}) : ack.args;
    this.refusal.value = has(id) ? t(id, args) : has(common) ? t(common, args) : ack.sentence;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.refusal.value = ""), 6000);
  }

  undo() {
    return this.ask("undo");
  }

  stop() {
    this.line.stop();
  }
}

/** The key of a private table stands behind the # of its address, which never leaves the browser but in our own requests. */
function keyOf(id) {
  const given = location.hash.slice(1);
  const place = `farshore-key-${id}`;
  try {
    if (given) sessionStorage.setItem(place, given);
    return given || sessionStorage.getItem(place) || "";
  } catch {
    return given;
  }
}

export function Table({ id }) {
  const [match, setMatch] = useState(null);
  useEffect(() => {
    let made = null;
    let gone = false;
    arrive().catch(() => {}).then(() => {
      if (gone) return;
      made = new Match(id, keyOf(id));
      setMatch(made);
    });
    return () => {
      gone = true;
      made?.stop();
    };
  }, [id]);
  if (!match) return html`<${Top} /><main class="waiting" tabindex="-1"><p class="note">${t("connecting")}</p></main>`;
  const state = match.line.state.value;
  if (["private", "unknown", "crowded"].includes(state))
    return html`<${Top} /><main class="waiting panel" tabindex="-1"><h1>${t(`table-${state}`)}</h1><p>${t(`table-${state}-text`)}</p>
      <a class="button main" href="/">${t("home")}</a></main>`;
  const scene = match.scene.value;
  if (!scene) return html`<${Top} /><main class="waiting" tabindex="-1"><p class="note">${t("connecting")}</p></main>`;
  if (scene.about.status === "open") return html`<${Seats} match=${match} keyOf=${keyOf} />`;
  return html`<${Frame} match=${match} />`;
}

function Dot({ line }) {
  const state = line.state.value;
  const delay = line.delay.value;
  const kind = state !== "open" ? "broken" : delay !== null && delay > 300 ? "slow" : "good";
  return html`<span class=${`dot ${kind}`} role="img" aria-label=${t(`line-${kind}`)} title=${t(`line-${kind}`)}></span>`;
}

function Frame({ match }) {
  const { about } = match;
  const game = useGame(about.game);
  const [panel, setPanel] = useState("players");
  const [sheet, setSheet] = useState(false); // on phones panels are a sheet from below
  const [rules, setRules] = useState(false);
  const [asking, setAsking] = useState(false);
  const [help, setHelp] = useState(false);
  const news = useSince(match, game);
  const commands = useRef(null);
  if (game) match.words = game.words; // how the game names its things in refusals
  const board = useMotion();
  useKeys({
    u: () => match.scene.value.may_undo && match.undo(),
    r: () => setRules(true),
    s: () => { setPanel("sheet"); setSheet(true); },
    l: () => { setPanel("log"); setSheet(true); },
    m: () => commands.current?.open(),
    "/": () => commands.current?.open(),
    n: news.walk,
    "?": () => setHelp(true),
    Escape: () => { setSheet(false); if (news.open) news.away(); },
  });
  useEffect(() => effect(() => {
    const { about: now, acts } = match.scene.value;
    document.title = `${acts ? `(${t("your-turn")}) ` : ""}${t(`game-${now.game}`)} · Farshore`;
  }), [match]);
  return html`
    <${Top} heading title=${t(`game-${about.game}`)}>
      <${Dot} line=${match.line} />
      ${match.seat !== null && about.seats.length > 1 && !match.over && html`<button class="button quiet square" aria-label=${t("since")} title=${t("since")} aria-disabled=${!news.steps.length}
        onClick=${news.walk}><${Icon} name="replay" /></button>`}
      <button class="button quiet square narrow-only" aria-label=${t("panels")} aria-expanded=${sheet} onClick=${() => setSheet(!sheet)}><${Icon} name="menu" /></button>
      <button class="button quiet square" aria-label=${t("rules")} onClick=${() => setRules(true)}><${Icon} name="rules" /></button>
    <//>
    <main class="match" tabindex="-1" aria-busy=${!game} data-game=${about.game} data-over=${match.over} data-heard=${match.heard.value.length}>
      <div class="board" ref=${board}>${game && html`<${game.Board} table=${match} />`}</div>
      <div class="bar" role="group" aria-label=${t("actions")}>
        <${Status} match=${match} game=${game} />
        <div class="row">
          ${match.seat !== null && !match.over && html`<button class="button" aria-disabled=${!match.scene.value.may_undo}
            onClick=${() => match.undo()}><${Icon} name="undo" />${t("undo")}</button>`}
          ${game?.Actions && html`<${game.Actions} table=${match} />`}
          ${match.over && html`<${Rematch} match=${match} />`}
        </div>
      </div>
      <div class="flank"><aside class=${`side ${sheet ? "up" : ""}`} aria-label=${t("panels")}>
        <div class="tabs"><div role="tablist">
          ${["players", "sheet", "log"].map((name) => html`<button key=${name} role="tab" id=${`tab-${name}`} aria-selected=${panel === name}
            aria-controls="tab-panel" class="tab" onClick=${() => setPanel(name)}>${t(`tab-${name}`)}</button>`)}</div>
          <button class="button quiet square narrow-only" aria-label=${t("close")} onClick=${() => setSheet(false)}><${Icon} name="close" /></button>
        </div>
        <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${panel}`} tabindex="0">
          ${panel === "players" && html`<${Players} match=${match} game=${game} onLeave=${() => setAsking(true)} onKeys=${() => setHelp(true)} />`}
          ${panel === "sheet" && game && html`<${game.Sheet} table=${match} />`}
          ${panel === "log" && game && html`<${Log} match=${match} game=${game} />`}
        </div>
      </aside>
      <${Since} news=${news} /></div>
      <${Voice} match=${match} game=${game} />
      <${Commands} opener=${commands} match=${match} />
    </main>
    ${help && html`<${Keys} game=${game} onClose=${() => setHelp(false)} />`}
    ${rules && game && html`<${RulesDialog} game=${game} name=${about.game} onClose=${() => setRules(false)} />`}
    ${asking && html`<${Dialog} title=${t("resign")} onClose=${() => setAsking(false)}><p>${t("resign-text")}</p>
      <div class="row"><button class="button danger" onClick=${() => { setAsking(false); match.ask("resign"); }}>${t("resign")}</button>
      <button class="button" onClick=${() => setAsking(false)}>${t("play-on")}</button></div><//>`}
    ${match.shown.value && html`<${Dialog} title=${match.shown.value.title} onClose=${() => (match.shown.value = null)}>
      <p class="lines">${match.shown.value.text}</p><//>`}`;
}

const statusOf = (match, game) => (!game ? t("connecting") : match.over ? t("match-over") : game.status(match));

/** What is asked, or why not. A component of its own: choosing a card changes it, and the frame need not be drawn again. */
function Status({ match, game }) {
  return html`<p class=${`status ${game && match.acts ? "mine" : ""}`}>${match.line.state.value === "broken" ? t("reconnecting") : statusOf(match, game)}</p>
    <p class="refusal" role="alert">${match.refusal.value}</p>`;
}

function Time({ match, seat }) {
  const time = match.scene.value.times[seat];
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!time?.deadline) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time?.deadline]);
  if (!time?.deadline) return null;
  const left = Math.max(0, Math.round((time.deadline - now - (match.line.skew || 0)) / 1000));
  const text = left >= 172800 ? t("days-left", { days: Math.floor(left / 86400) }) : left >= 3600
    ? `${Math.floor(left / 3600)}:${String(Math.floor((left % 3600) / 60)).padStart(2, "0")} h` : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<span class=${`time ${left < 20 ? "short" : ""}`}><${Icon} name="clock" />${text}</span>`;
}

function Players({ match, game, onLeave, onKeys }) {
  const { about, seat } = match;
  const acting = match.view?.acting;
  const asked = about.undo_asked;
  return html`<ul class="players">
      ${about.seats.map((each, at) => html`<li key=${at} class=${acting === at || (at === seat && match.acts) ? "active" : ""}>
        <${Chip} seat=${at} />
        <span class="player-name">${each.name}${at === seat ? html` <span class="note">${t("you")}</span>` : ""}
          ${each.level !== null && html`<span class="note"> · ${each.bot ? t("level", { level: each.level }) : t("bot-stands-in")}</span>`}
          ${each.resigned && html`<span class="note"> · ${t("has-resigned")}</span>`}</span>
        <${Time} match=${match} seat=${at} />
        <b class="points"><span class="hidden">${t("points")} </span>${about.scores ? figure(about.scores[at]) : game && match.view ? figure(game.score(match, at)) : ""}</b>
        ${about.ranks && html`<span class="rank">${t("rank", { rank: about.ranks[at] })}</span>`}
      </li>`)}
    </ul>
    ${asked !== null && asked !== seat && seat !== null && html`<div class="panel ask" role="alert"><p>${t("undo-asked", { name: match.name(asked) })}</p>
      <div class="row"><button class="button main" onClick=${() => match.ask("answer_undo", { yes: true })}>${t("agree")}</button>
      <button class="button" onClick=${() => match.ask("answer_undo", { yes: false })}>${t("decline")}</button></div></div>`}
    ${asked === seat && asked !== null && html`<p class="note">${t("undo-waits")}</p>`}
    ${seat !== null && !match.over && html`<div class="row more">
      ${about.seats[seat].level !== null && !about.seats[seat].bot && !about.seats[seat].resigned &&
        html`<button class="button main" onClick=${() => match.ask("hand_back")}>${t("take-back")}</button>`}
      ${!match.scene.value.may_undo && asked === null && match.heard.value.some((each) => each.kind === "acted" && each.seat === seat) && html`<button class="button small" onClick=${() => match.ask("ask_undo")}>${t("ask-undo")}</button>`}
      <button class="button small danger" onClick=${onLeave}><${Icon} name="resign" />${t("resign")}</button></div>`}
    ${seat === null && html`<p class="note">${t("you-watch")}</p>`}
    ${seat !== null && !match.over && html`<button class="button quiet small with-keys" onClick=${onKeys}><kbd>?</kbd>${t("keys")}</button>`}
    ${about.commitment && html`<details class="note"><summary>${t("fair")}</summary><p>${t("fair-text")}</p><code class="hash">${about.commitment}</code>
      ${match.over && html`<p><a href=${`/api/v1/tables/${match.id}/export`} download=${`${match.id}.json`}>${t("download-export")}</a> ·
        <a href=${`/api/v1/tables/${match.id}/transcript`} download=${`${match.id}.txt`}>${t("download-transcript")}</a></p>`}</details>`}`;
}

/** One line of the log, in words; what every game has is said here. */
function said(match, game, each) {
  const name = each.seat === undefined ? "" : match.name(each.seat);
  if (each.kind === "acted" || each.kind === "drawn") return game.line(match, each);
  if (each.kind === "ended") return t("log-ended", { reason: each.text });
  const id = `log-${each.kind.replaceAll("_", "-")}`;
  return has(id) ? t(id, { name, text: each.text || "" }) : "";
}

function Log({ match, game }) {
  const end = useRef(null);
  const lines = match.heard.value.map((each, at) => [at, each, said(match, game, each)]).filter(([, , text]) => text);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  return html`<ol class="log">${lines.map(([at, each, text]) => html`<li key=${at}
    onMouseEnter=${() => (match.lit.value = [each])} onMouseLeave=${() => (match.lit.value = [])}>
    ${each.seat !== undefined && html`<${Chip} seat=${each.seat} />`}<span>${text}</span></li>`)}<li ref=${end} class="end"></li></ol>`;
}

/** What a screen reader says by itself: what others did, politely, also to who comes back; my turn, at once. */
function Voice({ match, game }) {
  const heard = match.heard.value;
  const told = useRef(null);
  const [polite, setPolite] = useState("");
  useEffect(() => {
    if (!game) return;
    const [first] = told.current === null && match.acts ? since(heard, match.seat) : [];
    const fresh = heard.slice(told.current ?? (first ? heard.indexOf(first) : heard.length)).filter((each) => match.seat === null || each.seat !== match.seat);
    told.current = heard.length;
    const played = (each) => each.kind === "acted" || each.kind === "drawn";
    const words = [...stepsOf(match, game, fresh.filter(played)).map((step) => step.text), ...fresh.filter((each) => !played(each)).map((each) => said(match, game, each))].filter(Boolean);
    if (words.length) setPolite(words.slice(-6).join(". "));
  }, [heard.length, game]);
  return html`<p class="hidden" role="status" aria-live="polite">${polite}</p>
    <p class="hidden" aria-live="assertive">${match.acts ? statusOf(match, game) : ""}</p>`;
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
  return html`${match.seat !== null && html`<button class="button main" onClick=${again}><${Icon} name="replay" />${t(match.about.rematch ? "join-rematch" : "rematch")}</button>`}
    <a class="button" href="/">${t("home")}</a><${Problem} text=${problem} />`;
}
