// The first screen: the games, open tables, my matches.
import { html, Icon, signal, useEffect, useRef } from "./kit/dom.js";
import { figure } from "./kit/numbers.js";
import { t } from "./kit/texts.js";
import { arrive, ask, me, messageOf, statusOf } from "./api.js";
import { addSprite, boardPath } from "./assets.js";
import { GAMES, GENTLE, isSolo, load, USUAL } from "./games.js";
import { elsewhere, look, mine } from "./my_matches.js";
import { go } from "./navigation.js";
import { EmptyState, Problem, problemOf, Top } from "./parts.js";
import { known, knows } from "./preferences.js";

const HURRY = 6 * 3_600_000; // milliseconds before a deadline from which on it is marked

/** @import { Entry as Listed } from "./types.d.ts" */

const ready = signal(/** @type {Record<string, boolean> | null} */ (null)); // by name: whether it can be played yet
const open = signal(/** @type {Listed[] | null} */ (null)); // null before it is known
const problem = signal("");
const down = signal(false); // the server does not answer

async function refresh() {
  try {
    /** @type {import("./types.d.ts").GameInfo[]} */
    const games = await ask("GET", "/api/v1/games");
    ready.value = Object.fromEntries(games.map((game) => [game.name, game.ready]));
    await arrive();
    [open.value] = await Promise.all([ask("GET", "/api/v1/tables"), look()]);
    knows(...(mine.value ?? []).map(({ game }) => game));
    down.value = false;
  } catch (error) {
    down.value = !statusOf(error);
    if (!down.value) problem.value = messageOf(error);
  }
}

/** @param {string} game @param {object} wish */
async function play(game, wish) {
  problem.value = "";
  load(game).catch(() => {}); // meanwhile; the table reports it
  try {
    await arrive();
    const table = await ask("POST", "/api/v1/tables", { game, ...wish });
    go(`/table/${table.id}`);
  } catch (error) {
    problem.value = problemOf(error);
  }
}

/** @param {{ name: string }} props */
function Game({ name }) {
  const waits = ready.value && !ready.value[name];
  const disabled = waits ? { "aria-disabled": "true" } : {};
  const fresh = !known.value.includes(name); // never played here: the tutorial is offered first
  const learn = html`
    <a class=${`button ${fresh ? "main" : "quiet"}`} href=${`/learn/${name}`} data-learn=${name}
      title=${t("learn-about")}><${Icon} name="hint" />${t("learn")}</a>
  `;
  return html`
    <article class="game panel">
      <div class="picture"><svg viewBox="0 0 320 200" aria-hidden="true"><use href=${`#home-${name}`} /></svg>
          ${waits && html`<p class="preparing"><${Icon} name="clock" /> ${t("preparing")}</p>`}</div>
      <h2>${t(`game-${name}`)}</h2>
      <p class="note">${t(`about-${name}`)}</p>
      <div class="row">
          ${fresh && learn}
          <button class=${`button ${fresh ? "" : "main"}`} ...${disabled} data-play=${name}
            onClick=${() => play(name, { bots: [{ seat: 1, level: fresh ? GENTLE : USUAL }], seats: 2 })}>${t(
              "play-now",
            )}</button>
          ${isSolo(name) &&
            html`<button class="button" ...${disabled} onClick=${() => play(name, { seats: 1 })}>${
              t("play-solo")
            }</button>`}
          <a class="button" href=${`/new/${name}`}><${Icon} name="players" />${t("with-friends")}</a>
          <a class="button" href=${`/new/${name}#bots`} title=${t("choose-bots")}>${t("choose-bots-short")}</a>
          <a class="button quiet" href=${`/rules/${name}`}><${Icon} name="rules" />${t("rules")}</a>
          ${!fresh && learn}
        </div>
    </article>
  `;
}

/** How long ago, in words. @param {number} time */
function ago(time) {
  const seconds = Math.max(0, Math.round((Date.now() - time) / 1000));
  const [number, unit] = seconds < 60
    ? [0, "now"]
    : seconds < 3600
    ? [Math.floor(seconds / 60), "minute"]
    : seconds < 86400
    ? [Math.floor(seconds / 3600), "hour"]
    : [Math.floor(seconds / 86400), "day"];
  return t("ago", { number, unit });
}

/** How much time is left, in words. @param {number} deadline */
function left(deadline) {
  const minutes = Math.max(0, Math.round((deadline - Date.now()) / 60_000));
  const [number, unit] = minutes >= 2880
    ? [Math.round(minutes / 1440), "day"]
    : minutes >= 120
    ? [Math.round(minutes / 60), "hour"]
    : [minutes, "minute"];
  return t("time-left", { number, unit });
}

/** @param {{ entry: Listed }} props */
function Entry({ entry }) {
  const names = entry.names.map((name) => name || t("free-seat")).join(", ");
  const state = entry.my_turn ? "my-turn" : entry.status;
  return html`
    <li>
      <a class="entry" href=${`/table/${entry.id}`}>
        <span><b>${t(`game-${entry.game}`)}</b> <span class="note">${names}</span></span>
        <span class=${`state ${state}`}>${t(`state-${state}`)}${entry.scores
          ? ` ${entry.scores.map(figure).join(" : ")}`
          : ""}
            ${entry.deadline
              ? html`<span class=${`due ${
                entry.deadline - Date.now() < HURRY ? "soon" : ""
              }`}><${Icon} name="clock" />${left(entry.deadline)}</span>`
              : html`<span class="note">${ago(entry.updated)}</span>`}</span>
      </a>
    </li>
  `;
}

/** A list, or what stands there before it is known and when it is empty. @param {{ list: Listed[] | null, drawing: string, empty: string, children?: any }} props */
function Entries({ list, drawing, empty, children }) {
  if (!list) {
    return html`<div class="blocks late" role="status"><span class="hidden">${
      t("connecting")
    }</span><i></i><i></i><i></i></div>`;
  }
  if (!list.length) return html`<${EmptyState} drawing=${drawing} text=${empty}>${children}<//>`;
  return html`<ul class="entries">${list.map((entry) => html`<${Entry} key=${entry.id} entry=${entry} />`)}</ul>`;
}

/** On the first start: how many games are ready. */
function Preparing() {
  const all = GAMES.length;
  const done = ready.value ? Object.values(ready.value).filter(Boolean).length : all;
  const begun = useRef(false); // once shown it stays, so that nothing moves away under a finger
  begun.current ||= done < all;
  if (!begun.current) return null;
  return html`
    <div class="panel banner" role="status">
      <svg class="drawing" viewBox="0 0 160 100" aria-hidden="true">
        <use href="#st-chart" />
      </svg>
      <div><h2>${t(done < all ? "preparing-title" : "preparing-done")}</h2><p>${t("preparing-text")}</p>
          <label>${t("preparing-ready", { done, all })} <progress value=${done} max=${all}></progress></label></div>
    </div>
  `;
}

export function Home() {
  useEffect(() => {
    for (const name of GAMES) addSprite(`${boardPath(name)}/home.svg`);
    refresh();
    const timer = setInterval(refresh, 5000);
    return () => clearInterval(timer);
  }, []);
  const own = mine.value &&
    [
      ...mine.value.filter((entry) => entry.status !== "over"),
      ...mine.value.filter((entry) => entry.status === "over").slice(0, 8),
    ];
  const others = open.value && mine.value &&
    open.value.filter((entry) => !mine.value?.some((one) => one.id === entry.id));
  return html`
    <${Top} />
    <main class="home" tabindex="-1">
          <h1>${t("welcome")}</h1>
          <p class="lead">${t("welcome-text")}</p>
          <${Problem} text=${problem.value} />
          ${down.value && html`
            <div class="panel banner" role="alert">
              <svg class="drawing" viewBox="0 0 160 100" aria-hidden="true">
                <use href="#st-storm" />
              </svg>
              <div><h2>${t("no-server")}</h2><p>${t("no-server-text")}</p><button class="button" onClick=${refresh}>${t(
                "try-again",
              )}</button></div>
            </div>
          `}
          <${Preparing} />
          ${elsewhere.value.length > 0 &&
            html`<a class="button main" href=${`/table/${elsewhere.value[0].id}`}>${
              t("they-wait", { number: elsewhere.value.length })
            }${
              elsewhere.value.length === 1 ? ` · ${t(`game-${elsewhere.value[0].game}`)}` : ""
            }<${Icon} name="next" /></a>`}
          <section class="games" aria-label=${t("games")}>${GAMES.map((name) =>
            html`<${Game} key=${name} name=${name} />`
          )}</section>
          <section class="lists">
            <div class="panel">
              <h2>${t("my-matches")}</h2>
              <${Entries} list=${own} drawing="shore" empty=${t("no-matches")} />
            </div>
            <div class="panel">
              <h2>${t("open-tables")}</h2>
              <${Entries} list=${others} drawing="jetty" empty=${t("no-tables")}><a class="button" href=${`/new/${
                GAMES[0]
              }`}><${Icon} name="players" />${t("with-friends")}</a><//>
            </div>
          </section>
          ${me.value && html`<p class="note">${t("you-are", { name: me.value.name })}</p>`}
        </main>
  `;
}
