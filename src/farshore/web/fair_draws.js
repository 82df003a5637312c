// How the chance of a match comes about, in words for players.
import { html } from "./kit/dom.js";
import { t } from "./kit/texts.js";
import { contributed } from "./own_secrets.js";

/** @import { Match } from "./match.js" */

/** What belongs to the result of a match: who added nothing to its chance, and whether draws were taken back. @param {{ match: Match }} props */
export function FairNotes({ match }) {
  const { fair, seats } = match.about;
  const people = seats.filter((each) => !each.bot).length;
  const names = fair.without.map((each) => match.name(each)).join(", ");
  return html`
    ${fair.without.length > 0 && fair.without.length < people && html`<p>${t("fair-without", { names })}</p>`}
    ${fair.redrawn > 0 && html`<p>${t("fair-redrawn", { count: fair.redrawn })}</p>`}
  `;
}

/** Who has contributed to the chance of a match, and what else should be known of it. @param {{ match: Match }} props */
export function FairDraws({ match }) {
  const { about, seat } = match;
  const { scheme, abandoned, without } = about.fair;
  const people = about.seats.filter((each) => !each.bot).length;
  if (scheme === 1) return html`<p>${t("fair-text")}</p><code class="hash">${about.commitment}</code>`;
  const mine = seat !== null && !without.includes(seat) && contributed(match.id);
  return html`
    <p>${people === 0 ? t("fair-bots") : without.length === people ? t("fair-server") : t("fair-mixed")}</p>
    ${mine && html`<p>${t("fair-mine")}</p>`}
    <${FairNotes} match=${match} />
    ${abandoned > 0 && html`<p>${t("fair-abandoned", { count: abandoned })}</p>`}
    <p>${t("fair-commitment")}</p><code class="hash">${about.commitment}</code>
  `;
}
