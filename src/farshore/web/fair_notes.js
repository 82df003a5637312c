// What belongs to the result of a match about its chance; short, so that the ending need not load how chance comes about.
import { html } from "./kit/dom.js";
import { t } from "./kit/texts.js";

/** @import { Match } from "./match.js" */

/** Who added nothing to its chance, and whether draws were taken back. @param {{ match: Match }} props */
export function FairNotes({ match }) {
  const { fair, seats } = match.about;
  const people = seats.filter((each) => !each.bot).length;
  const names = fair.without.map((each) => match.name(each)).join(", ");
  return html`
    ${fair.without.length > 0 && fair.without.length < people && html`<p>${t("fair-without", { names })}</p>`}
    ${fair.redrawn > 0 && html`<p>${t("fair-redrawn", { count: fair.redrawn })}</p>`}
  `;
}
