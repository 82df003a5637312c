// How the chance of a match comes about, in words for players.
import { html } from "./kit/dom.js";
import { t } from "./kit/texts.js";
import { FairNotes } from "./fair_notes.js";
import { contributed } from "./own_secrets.js";

/** @import { Match } from "./match.js" */

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
