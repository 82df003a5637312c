// A printed table: its score sheet, with players, game and date, whatever is open on the screen.
import { html, Icon, render, useEffect } from "./kit/dom.js";
import { figure } from "./kit/numbers.js";
import { Chip } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { language } from "./preferences.js";

/** @import { Match } from "./match.js" */
/** @import { BoardModule } from "./kit/board.d.ts" */

/** @param {{ match: Match, game: BoardModule }} props */
function Paper({ match, game }) {
  const { about } = match;
  const heard = match.heard.value;
  const last = heard.findLast((each) => each.kind === "ended") || heard.at(-1);
  const date = last &&
    new Intl.DateTimeFormat(language.value === "pseudo" ? "en" : language.value, {
      dateStyle: "long",
      timeStyle: "short",
    }).format(last.at);
  /** @param {number} seat */
  const points = (seat) => (about.scores ? about.scores[seat] : game.score(match, seat));
  return html`
    <article class="paper">
      <h1>${t(`game-${about.game}`)}</h1>
      <p>${date} · ${match.over ? t("log-ended", { reason: about.reason }) : t("paper-running")}</p>
      <ol class="paper-names">${about.seats.map((each, seat) =>
        html`<li key=${seat}><${Chip} seat=${seat} /> <span>${each.name}${
          each.bot ? ` (${t("level", { level: each.level })})` : ""
        }</span>
      <b>${figure(points(seat))}</b> ${
          about.ranks ? html`<span>${t("rank", { rank: about.ranks[seat] })}</span>` : ""
        }</li>`
      )}</ol>
      <${game.Sheet} table=${match} />
      <p class="paper-foot">Farshore · ${location.host}/table/${about.id}</p>
    </article>
  `;
}

/** Draws the sheet of a match whenever the page is printed; at once, since the browser does not wait. @param {Match} match @param {BoardModule | null} game */
export function usePrint(match, game) {
  useEffect(() => {
    if (!game || !match.view) return undefined;
    const place = /** @type {HTMLElement} */ (document.getElementById("paper"));
    const read = Object.create(match, { seat: { value: null } }); // on paper every player has a name, and nobody is “you”
    const draw = () => render(html`<${Paper} match=${read} game=${game} />`, place);
    addEventListener("beforeprint", draw);
    return () => {
      removeEventListener("beforeprint", draw);
      render(null, place);
    };
  }, [match, game]);
}

export const PrintButton = () =>
  html`<button class="btn tonal small print" onClick=${() => print()}><${Icon} name="print" />${t("print")}</button>`;
