// What somebody sees who was invited: who asks, the game in 30 seconds, the seats, a name, and one button to sit down.
import { html, Icon, useEffect, useState } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { Chip, setColours } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { ask, me, rename } from "./api.js";
import { Attention } from "./attention.js";
import { addSprite, boardPath } from "./assets.js";
import { keyOf } from "./connection.js";
import { commit } from "./own_secrets.js";
import { Facts } from "./facts.js";
import { dress, loadOpening, prepare } from "./games.js";
import { Problem, problemOf, Top } from "./parts.js";
import { TableRules } from "./table_rules.js";

/** @typedef {import("./match.js").Match<import("./connection.js").Connection>} Match */
/** @import { Opening } from "./kit/board.d.ts" */

/** The art of a game. @param {{ game: string }} props */
export function View({ game }) {
  useEffect(() => {
    addSprite(`${boardPath(game)}/home.svg`);
  }, [game]);
  return html`
    <div class="view">
      <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href=${`#home-${game}`} />
      </svg>
    </div>
  `;
}

/** A game in 30 seconds. @param {{ game: string }} props */
export function Brief({ game }) {
  const [opening, setOpening] = useState(/** @type {Opening | null} */ (null));
  useEffect(() => {
    Promise.all([loadOpening(game), dress(game)]).then(([found]) => setOpening(found), () => {});
  }, [game]);
  return opening && html`
    <section class="brief">
      <h2>${t("in-short")}</h2>
      <ol>${opening.pictures.map((picture, at) =>
        html`
          <li key=${at}>
            <div class="mini" aria-hidden="true">
              <${picture} />
            </div>
            <p><b>${t(`${game}-brief-${at + 1}`)}</b> ${t(`${game}-brief-${at + 1}-about`)}</p>
          </li>
        `
      )}</ol>
    </section>
  `;
}

/** @param {{ match: Match }} props */
export function Invitation({ match }) {
  const { about } = match;
  const { game } = about;
  setColours(about);
  const [name, setName] = useState(/** @type {string | null} */ (null)); // as it is being written
  const [problem, setProblem] = useState("");
  const shown = name ?? me.value?.name ?? "";
  const host = about.seats.find((each) => each.name && !each.bot);
  const mine = about.seats.findIndex((each) => !each.name);
  /** @param {Event} event */
  async function sit(event) {
    event.preventDefault();
    prepare(game);
    try {
      if (shown.trim() && shown.trim() !== me.value?.name) await rename(shown.trim());
      await ask("POST", `/api/v1/tables/${match.id}/sit`, { key: keyOf(match.id), commitment: commit() });
    } catch (error) {
      setProblem(problemOf(error));
    }
  }
  return html`
    <${Top} />
    <main class="invitation" tabindex="-1">
      <${Attention} match=${match} />
      <${View} game=${game} />
      <div class="letter">
        ${host && html`
          <div class="host">
            <${Face} name=${host.name} />
          </div>
          <p class="asks">${t("invites-you", { name: host.name })}</p>
        `}
        <h1>${t(`game-${game}`)}</h1>
        <${Facts} name=${game} options=${about.options} pace=${about.pace} seats=${about.seats.length} />
        <${TableRules} about=${about} />
        <div class="pages">
          <form class="sit" onSubmit=${sit}>
            <ol class="row-of-seats" aria-label=${t("seats")}>${about.seats.map((each, at) =>
              html`
                <li key=${at}
                  class=${at === mine ? "yours" : ""}><span class="sitter"><${Face} name=${at === mine
                    ? shown
                    : each.name} level=${each.bot ? each.level : null} /><${Chip} seat=${at} /></span>
                  <b translate=${!each.name}>${at === mine ? t("you-sit-here") : each.name || t("free-seat")}</b></li>
              `
            )}</ol>
            <label>${t("your-name")} <input maxlength="40" required value=${shown} autocomplete="nickname"
              onInput=${(event) => setName(event.target.value)} /></label>
            <p class="note">${t("no-account")}</p>
            <${Problem} text=${problem} />
            <div class="go"><button class="btn main big" data-sit>${t("sit-down")}</button>
              <a class="btn tonal" href=${`/learn/${game}#/table/${match.id}`}><${Icon} name="hint" />${t(
                "learn-first",
              )}</a></div>
          </form>
          <${Brief} game=${game} />
        </div>
      </div>
    </main>
  `;
}
