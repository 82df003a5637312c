// Faces: a bot is known by its portrait, a guest by a sign that follows from the name.
import { html } from "./dom.js";

/** @typedef {{ name?: string, bot?: boolean }} Sitter */

const SIGNS = ["compass", "gull", "fox", "whale", "lantern", "palm", "turtle", "kite"];

/** @param {string} name */
function numberOf(name) {
  let hash = 2166136261; // FNV-1a
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % SIGNS.length;
}

/** @type {Map<string, number>} */
let seated = new Map(); // signs at the table on the screen, by name

/** Sets who sits at the table on the screen: no two have the same sign; the first in order keeps the own. @param {Sitter[]} seats */
export function setSigns(seats) {
  seated = new Map();
  for (const { name, bot } of seats) {
    if (!name || bot || seated.has(name)) continue;
    const taken = new Set(seated.values());
    let sign = numberOf(name);
    while (taken.has(sign) && taken.size < SIGNS.length) sign = (sign + 1) % SIGNS.length;
    seated.set(name, sign);
  }
}

/** The sign of a guest: always the same for one name, unless somebody at the same table has it. @param {string} name */
export const signOf = (name) => SIGNS[seated.get(name) ?? numberOf(name)];

/**
 * The face of whoever sits in a seat: of a bot by its `level`, of a guest by the name; an empty ring for nobody. The name stands
 * beside it. Its size is `--face`.
 * @param {{ name?: string, level?: number | null }} props
 */
export const Face = ({ name = "", level = null }) =>
  html`
    <svg class="face" viewBox="0 0 96 96" aria-hidden="true">
      ${name || level
        ? html`<use href=${`#face-${level ? `bot-${level}` : signOf(name)}`} />`
        : html`<circle class="nobody" cx="48" cy="48" r="44" />`}
    </svg>
  `;
