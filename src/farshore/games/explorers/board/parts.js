// Small parts of the board of Explorers: terrain, crosses, objects, cards.
import { html } from "../../../web/kit/dom.js";
import { FILLS, OBJECTS } from "./box.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";

/** Terrain as it is printed: one, or two halves. @param {{ terrains: string, small?: boolean }} props */
export function Swatch({ terrains, small }) {
  const share = 100 / terrains.length;
  return html`<svg class="ex-swatch" aria-hidden="true">${
    [...terrains].map((letter, at) =>
      html`
        <rect key=${letter} x=${`${at * share}%`} width=${`${share + 0.5}%`} height="100%"
          fill=${`url(#${small ? "s" : "t"}-${FILLS[letter]})`} />
      `
    )
  }</svg>`;
}

/** So many crosses, of which some are used. @param {{ number: number, used?: number }} props */
export function Crosses({ number, used = 0 }) {
  return html`<svg class="ex-crosses" viewBox=${`0 0 ${number * 17} 16`} width=${
    number * 17
  } height="16" aria-hidden="true">
    ${
    Array.from({ length: number }, (_, at) =>
      html`<path d=${`M${at * 17 + 3} 3l10 10m0-10l-10 10`} opacity=${at < used ? 0.25 : 1} />`)
  }</svg>`;
}

/** An object's sign outside the map. @param {{ object: string, state?: string }} props */
export const Thing = ({ object, state = "" }) =>
  html`
    <svg class=${`ex-thing ${state}`} viewBox="-1 -1 34 34"
      aria-hidden="true"><use href=${`#o-${OBJECTS[object]}`} width="34" height="34" x="-1" y="-1" />
      ${state === "spent" && html`<path d="M3 29 29 3" />`}</svg>
  `;

/** A small card: its two terrains. @param {{ number: number, motion?: string }} props */
export function CardPicture({ number, motion }) {
  return html`<svg class="ex-card-small" viewBox="0 0 60 40" aria-hidden="true" data-key=${motion}>
    ${
    facts.cards[number - 1].flatMap((terrains, half) =>
      [...terrains].map((letter, at) =>
        html`
          <rect x=${half * 30} y=${at * (40 / terrains.length)} width="30" height=${40 / terrains.length}
            fill=${`url(#s-${FILLS[letter]})`} />
        `
      )
    )
  }
    <path d="M30 0V40" stroke="var(--icon-ink)" stroke-width="3" /><rect x="1" y="1" width="58" height="38" rx="5" fill="none" stroke="var(--icon-ink)" stroke-width="2" /></svg>`;
}
