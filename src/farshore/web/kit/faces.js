// Faces: a bot is known by its portrait, a guest by a sign that follows from the name.
import { html } from "./dom.js";

const SIGNS = ["compass", "gull", "fox", "whale", "lantern", "palm", "turtle", "kite"];

/** The sign of a guest: always the same for one name. @param {string} name */
export function signOf(name) {
  let hash = 2166136261; // FNV-1a
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return SIGNS[(hash >>> 0) % SIGNS.length];
}

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
