// The first screen: the games, open tables, my matches.
import { html, Icon, signal, useEffect, useRef } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { figure } from "./kit/numbers.js";
import { t } from "./kit/texts.js";
import { useAnswers } from "./answers.js";
import { arrive, ask, messageOf, statusOf } from "./api.js";
import { addSprite, boardPath, ROOT } from "./assets.js";
import { Challenge, Continue, faceOf, Lesson } from "./continue.js";
import { Facts } from "./facts.js";
import { GAMES, GENTLE, isSolo, prepare, USUAL } from "./games.js";
import { elsewhere, look, mine } from "./my_matches.js";
import { go } from "./navigation.js";
import { Menu } from "./controls.js";
import { Notices } from "./notices.js";
import { EmptyState, Problem, problemOf, Top } from "./parts.js";
import { known, knows } from "./preferences.js";

const LISTED = 5000; // milliseconds between two looks at my matches and open tables
const HURRY = 6 * 3_600_000; // milliseconds before a deadline from which on it is marked

/** @import { Entry as Listed } from "./types.d.ts" */

const ready = signal(/** @type {Record<string, boolean> | null} */ (null)); // by name: whether it can be played yet
const readyIn = signal(/** @type {Record<string, number | null>} */ ({})); // by name: about how many seconds it still takes, if that is known
const open = signal(/** @type {Listed[] | null} */ (null)); // null before it is known
const problem = signal("");

/** @param {import("./types.d.ts").GameInfo[]} games */
function takeGames(games) {
  readyIn.value = Object.fromEntries(games.map((game) => [game.name, game.ready_in]));
  ready.value = Object.fromEntries(games.map((game) => [game.name, game.ready]));
}

/** @param {unknown} error */
const refused = (error) => (problem.value = messageOf(error));

async function list() {
  try {
    await arrive();
    [open.value] = await Promise.all([ask("GET", "/api/v1/tables"), look()]);
    knows(...(mine.value ?? []).map(({ game }) => game));
  } catch (error) {
    if (statusOf(error)) refused(error); // without an answer the notice says so
  }
}

/** @param {string} game @param {object} wish */
async function play(game, wish) {
  problem.value = "";
  prepare(game);
  try {
    await arrive();
    const { openTable } = await import("./contribution.js");
    const table = await openTable({ game, ...wish });
    go(`/table/${table.id}`);
  } catch (error) {
    problem.value = problemOf(error);
  }
}

/** A match against one bot. @param {number} level */
const against = (level) => ({ bots: [{ seat: 1, level }], seats: 2 });

/** @param {{ name: string }} props */
function Game({ name }) {
  const waits = ready.value && !ready.value[name];
  const seconds = readyIn.value[name];
  const disabled = waits ? { "aria-disabled": "true" } : {};
  const fresh = !known.value.includes(name); // never played here: the bot is gentle
  const title = t(`game-${name}`);
  return html`
    <article class="game plate">
      <div
        class="picture"><svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=${`#home-${name}`} /></svg>
          ${waits &&
            html`<p class="preparing line"><${Icon} name="clock" /> ${
              seconds ? t("preparing-seconds", { seconds }) : t("preparing")
            }</p>`}</div>
      <div class="about column">
        <h2>${title}</h2>
        <${Facts} name=${name} />
        <p class="pitch">${t(`about-${name}`)}</p>
        <div class="acts">
          <button class="btn main" ...${disabled} data-play=${name}
            onClick=${() => play(name, against(fresh ? GENTLE : USUAL))}>${t(
              "play-now",
            )}</button>
          <a class="btn tonal" href=${`/new/${name}`}><${Icon} name="players" />${t("with-friends")}</a>
          <${Menu} label=${t("more-of", { game: title })}>
            ${isSolo(name) &&
              html`<li><button ...${disabled} onClick=${() => play(name, { seats: 1 })}><${Icon} name="one" />${
                t("play-solo")
              }</button></li>`}
            <li><a href=${`/learn/${name}`} data-learn=${name} title=${t("learn-about")}><${Icon} name="hint" />${t(
              "learn",
            )}</a></li>
            <li><a href=${`/rules/${name}`}><${Icon} name="rules" />${t("rules")}</a></li>
            <li><a href=${`/new/${name}#bots`} title=${t("choose-bots")}><${Icon} name="settings" />${t(
              "choose-bots-short",
            )}</a></li>
          <//>
        </div>
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
        <${Face} ...${faceOf(entry)} />
        <span class="who"><b>${t(`game-${entry.game}`)}</b> <span class="note">${names}</span></span>
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
    <div class="plate banner line" role="status">
      <svg class="drawing" viewBox="0 0 160 100" aria-hidden="true">
        <use href="#st-chart" />
      </svg>
      <div><h2>${t(done < all ? "preparing-title" : "preparing-done")}</h2><p>${t(
        done < all ? "preparing-text" : "preparing-done-text",
      )}</p>
          <label>${t("preparing-ready", { done, all })} <progress value=${done} max=${all}></progress></label></div>
    </div>
  `;
}

const WORTHY = 3; // the level of the bot that offers a match

/** What to do now: the match that waits, and a lesson or an offer. Its place is kept until it is known, so that nothing moves. */
function Now() {
  if (!mine.value && known.value.length) {
    return html`
      <div class="now late">
        <div class="blocks"><i></i></div>
      </div>
    `;
  }
  const lesson = GAMES.find((name) => !known.value.includes(name)); // never played here
  const game = mine.value?.[0]?.game ?? GAMES[0];
  const [entry, ...more] = elsewhere.value;
  return html`
    <div class="now">
      ${entry && html`<${Continue} entry=${entry} more=${more.length} />`}
      ${lesson
        ? html`<${Lesson} game=${lesson} first=${!known.value.length} />`
        : html`<${Challenge} game=${game} level=${WORTHY} onPlay=${() => play(game, against(WORTHY))} />`}
    </div>
  `;
}

export function Home() {
  const silent = useAnswers("/api/v1/games", takeGames, refused);
  useEffect(() => {
    addSprite(`${ROOT}/art/far-shore.svg`);
    for (const name of GAMES) addSprite(`${boardPath(name)}/home.svg`);
  }, []);
  useEffect(() => {
    if (silent) return undefined; // as soon as it can be heard again
    list();
    const timer = setInterval(list, LISTED);
    return () => clearInterval(timer);
  }, [silent]);
  const own = mine.value &&
    [
      ...mine.value.filter((entry) => entry.status !== "over"),
      ...mine.value.filter((entry) => entry.status === "over").slice(0, 8),
    ];
  const others = open.value && mine.value &&
    open.value.filter((entry) => !mine.value?.some((one) => one.id === entry.id));
  return html`
    <${Top} known />
    <main class="home" tabindex="-1">
          <${Notices} notices=${silent && ready.value
            ? [{ key: "offline", kind: "trouble", text: t("offline") }]
            : []} />
          <section class="hero plate"><div class="words"><h1>${t("welcome")}</h1>
            <p class="lead">${t("welcome-text")}</p></div>
            <svg class="far-shore" aria-hidden="true"><use href="#far-shore" /></svg></section>
          <${Problem} text=${problem.value} />
          ${silent && !ready.value && html`
            <div class="plate banner line" role="alert">
              <svg class="drawing" viewBox="0 0 160 100" aria-hidden="true">
                <use href="#st-storm" />
              </svg>
              <div>
                <h2>${t("no-server")}</h2>
                <p>${t("no-server-text")}</p>
              </div>
            </div>
          `}
          <${Preparing} />
          <${Now} />
          <section class="games" aria-label=${t("games")}>${GAMES.map((name) =>
            html`<${Game} key=${name} name=${name} />`
          )}</section>
          <section class="lists">
            <div>
              <h2>${t("my-matches")}</h2>
              <${Entries} list=${own} drawing="shore" empty=${t("no-matches")} />
            </div>
            <div>
              <h2>${t("open-tables")}</h2>
              <${Entries} list=${others} drawing="jetty" empty=${t("no-tables")}><a class="btn tonal" href=${`/new/${
                GAMES[0]
              }`}><${Icon} name="players" />${t("with-friends")}</a><//>
            </div>
          </section>
        </main>
  `;
}
