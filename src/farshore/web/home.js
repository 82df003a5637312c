// The first screen: the games, open tables, my matches.
import { html, signal, useEffect, Icon, sprite } from "./dom.js";
import { t, figure } from "./texts.js";
import { ask, arrive, me } from "./api.js";
import { MODULES } from "./games.js";
import { go } from "./main.js";
import { Top, Problem } from "./parts.js";

const SHOWN = Object.keys(MODULES);
const SOLO = ["explorers"];
const GENTLE = 2; // the level that Play now begins with

const ready = signal(null); // by name: whether it can be played yet
const open = signal([]);
const mine = signal([]);
const problem = signal("");

async function refresh() {
  try {
    const games = await ask("GET", "/api/v1/games");
    ready.value = Object.fromEntries(games.map((game) => [game.name, game.ready]));
    await arrive();
    [open.value, mine.value] = await Promise.all([ask("GET", "/api/v1/tables"), ask("GET", "/api/v1/mine")]);
    problem.value = "";
  } catch (error) {
    problem.value = error.status ? error.message : t("no-server");
  }
}

async function play(game, wish) {
  try {
    await arrive();
    const table = await ask("POST", "/api/v1/tables", { game, ...wish });
    go(`/table/${table.id}`);
  } catch (error) {
    problem.value = error.status === 503 ? t("still-preparing") : error.message || t("no-server");
  }
}

function Game({ name }) {
  const waits = ready.value && !ready.value[name];
  const disabled = waits ? { "aria-disabled": "true" } : {};
  return html`<article class="game panel">
    <svg class="picture" viewBox="0 0 320 200" aria-hidden="true"><use href=${`#home-${name}`} /></svg>
    <h2>${t(`game-${name}`)}</h2>
    <p class="note">${t(`about-${name}`)}</p>
    ${waits && html`<p class="preparing" role="status"><${Icon} name="clock" /> ${t("preparing")}</p>`}
    <div class="row">
      <button class="button main" ...${disabled} data-play=${name}
        onClick=${() => play(name, { bots: [{ seat: 1, level: GENTLE }], seats: 2 })}>${t("play-now")}</button>
      ${SOLO.includes(name) && html`<button class="button" ...${disabled} onClick=${() => play(name, { seats: 1 })}>${t("play-solo")}</button>`}
      <a class="button" href=${`/new/${name}`}><${Icon} name="players" />${t("with-friends")}</a>
      <a class="button quiet" href=${`/rules/${name}`}><${Icon} name="rules" />${t("rules")}</a>
    </div>
  </article>`;
}

/** Since when, in words. */
export function ago(time) {
  const seconds = Math.max(0, Math.round((Date.now() - time) / 1000));
  const [number, unit] =
    seconds < 60 ? [0, "now"] : seconds < 3600 ? [Math.floor(seconds / 60), "minute"]
    : seconds < 86400 ? [Math.floor(seconds / 3600), "hour"] : [Math.floor(seconds / 86400), "day"];
  return t("ago", { number, unit });
}

function Entry({ entry }) {
  const names = entry.names.map((name) => name || t("free-seat")).join(", ");
  const state = entry.my_turn ? "my-turn" : entry.status;
  return html`<li>
    <a class="entry" href=${`/table/${entry.id}`}>
      <span><b>${t(`game-${entry.game}`)}</b> <span class="note">${names}</span></span>
      <span class=${`state ${state}`}>${t(`state-${state}`)}${entry.scores ? ` ${entry.scores.map(figure).join(" : ")}` : ""}
        <span class="note">${ago(entry.updated)}</span></span>
    </a>
  </li>`;
}

export function Home() {
  useEffect(() => {
    sprite("home");
    refresh();
    const timer = setInterval(refresh, 5000);
    return () => clearInterval(timer);
  }, []);
  const running = mine.value.filter((entry) => entry.status !== "over");
  const over = mine.value.filter((entry) => entry.status === "over").slice(0, 8);
  const others = open.value.filter((entry) => !mine.value.some((own) => own.id === entry.id));
  return html`<${Top} />
    <main class="home" tabindex="-1">
      <h1>${t("welcome")}</h1>
      <p class="lead">${t("welcome-text")}</p>
      <${Problem} text=${problem.value} />
      <section class="games" aria-label=${t("games")}>${SHOWN.map((name) => html`<${Game} key=${name} name=${name} />`)}</section>
      <section class="lists">
        <div class="panel">
          <h2>${t("my-matches")}</h2>
          ${running.length + over.length
            ? html`<ul class="entries">${[...running, ...over].map((entry) => html`<${Entry} key=${entry.id} entry=${entry} />`)}</ul>`
            : html`<p class="note">${t("no-matches")}</p>`}
        </div>
        <div class="panel">
          <h2>${t("open-tables")}</h2>
          ${others.length
            ? html`<ul class="entries">${others.map((entry) => html`<${Entry} key=${entry.id} entry=${entry} />`)}</ul>`
            : html`<p class="note">${t("no-tables")}</p>`}
        </div>
      </section>
      ${me.value && html`<p class="note">${t("you-are", { name: me.value.name })}</p>`}
    </main>`;
}
