// A match that new rules cannot follow: what is said of it, and what its players can do.
import { html } from "./kit/dom.js";
import { t } from "./kit/texts.js";

/** @import { About, Halt } from "./types.d.ts" */
/** @typedef {import("./match.js").Match<import("./connection.js").Connection>} LiveMatch */

/** Why a running match stands still. @param {About} about */
export const frozenText = ({ halt }) =>
  halt ? t("frozen", { step: halt.step, rules: halt.rules, code: halt.code }) : "";

/** How far the replay of a match of earlier rules goes. @param {Halt} halt @param {number} steps */
export const haltText = (halt, steps) =>
  t("replay-halt", { step: halt.step, steps, rules: halt.rules, code: halt.code });

/** Agreeing to end it with its score. @param {{ match: LiveMatch }} props */
export function AgreeToEnd({ match }) {
  const { about, seat } = match;
  if (seat === null || about.seats[seat].resigned) return null;
  return about.ends.includes(seat)
    ? html`<span class="note" data-agreed>${t("end-agreed")}</span>`
    : html`<button class="btn tonal" data-action="agree-to-end" onClick=${() => match.ask("agree_to_end")}>${
      t("agree-to-end")
    }</button>`;
}
