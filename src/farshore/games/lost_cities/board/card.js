// Lost Cities: how cards are drawn and named.
import { html, useMemo } from "../../../web/kit/dom.js";
import { figure } from "../../../web/kit/numbers.js";
import { t } from "../../../web/kit/texts.js";

/** The drawing of each suit. @type {Record<string, string>} */
export const SUITS = { Y: "desert", B: "ocean", W: "snow", G: "jungle", R: "volcano", P: "night" };

/** @param {string} card */
export const suitOf = (card) => card[0];
/** @param {string} card */
export const rankOf = (card) => card.slice(1);
/** @param {string} card */
export const isWager = (card) => card[1] === "x";

/** @param {string} suit */
export const suitName = (suit) => t("lost-cities-suit", { suit });

/** A card in words. @param {string} card */
export const cardName = (card) =>
  isWager(card)
    ? t("lost-cities-wager", { suit: suitOf(card) })
    : t("lost-cities-card", { suit: suitOf(card), number: rankOf(card) });

/** Points from one value to another. @param {number} from @param {number} to */
export const change = (from, to) => `${figure(from)} → ${figure(to)}`;

/** A symbol of art.svg by itself. @param {{ name: string, more?: string }} props */
export const Drawing = ({ name, more }) =>
  html`
    <svg class=${more} viewBox="0 0 24 24" aria-hidden="true">
      <use href=${`#lc-${name}`} />
    </svg>
  `;

/** @param {{ suit: string }} props */
export const Emblem = ({ suit }) => html`<${Drawing} name=${`em-${SUITS[suit]}`} more=${`lc-emblem lc-${suit}`} />`;

/** What a covered card shows: number, texture, emblem. @param {{ card: string }} props */
function Strip({ card }) {
  const name = SUITS[suitOf(card)];
  const rank = rankOf(card);
  return html`
    <span class="lc-strip">
      <svg viewBox="0 0 18 17">${isWager(card)
        ? html`<use href="#lc-seal" x="3" y=".9" width="13" height="13" />`
        : html`<use href=${`#lc-n${rank}`} transform=${`translate(${
          rank === "10" ? 5.3 : 5.2
        } 3.1) scale(.78)`} class="lc-numeral" stroke-width="2.62" />`}</svg>
      <svg class="lc-texture" viewBox="-18 0 36 17" preserveAspectRatio="xMidYMid slice">
        <g mask="url(#lc-fade)">
          <use href=${`#lc-tx-${name}`} x="-15" />
        </g>
      </svg>
      <svg viewBox="0 0 18 17">
        <use href=${`#lc-em-${name}`} x="1.6" y="1.5" width="12.4" height="12.4" />
      </svg>
    </span>
  `;
}

/** The landscape with the number in its sun, or the seal of a wager. @param {{ card: string }} props */
function Scene({ card }) {
  const rank = rankOf(card);
  return html`<svg class="lc-scene" viewBox="0 0 68 79" preserveAspectRatio="xMidYMax slice">${
    isWager(card)
      ? html`
        <use href="#lc-guill" class="lc-guilloche" />
        <path class="lc-ribbon" d="M27 46 22 70 28.5 66 33 71.5 34.5 52ZM41 46 46 70 39.5 66 35 71.5 33.5 52Z" />
        <use href="#lc-seal" class="lc-wax" x="11" y="16.5" width="46" height="46" />
        <circle cx="34" cy="39.5" r="15.6" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width=".9" />
      `
      : html`
        <use href=${`#lc-sc-${SUITS[suitOf(card)]}`} width="68" height="79" />
        <use href=${`#lc-n${rank}`} transform=${`translate(${
          rank === "10" ? 22.9 : 26
        } 11.5) scale(2)`} class="lc-numeral lc-big" stroke-width="2.05" />
      `
  }</svg>`;
}

/**
 * A card. `more` are classes: flip (the strip at the foot), covered (only the strip is seen), last, pointed.
 * @param {{ card: string, id?: string, from?: string, more?: string, children?: any }} props
 */
export function Card({ card, id, from, more = "", children }) {
  const covered = more.includes("covered");
  const picture = useMemo(() => [html`<${Strip} card=${card} />`, !covered && html`<${Scene} card=${card} />`], [
    card,
    covered,
  ]); // it is drawn once
  return html`<span class=${`lc-card lc-${suitOf(card)} ${
    isWager(card) ? "lc-wager" : ""
  } ${more}`} data-key=${id} data-from=${from} aria-hidden="true">${picture}${children}</span>`;
}

/** A sign that a card can only be discarded, or a pile not be taken from now. */
export const Barred = () =>
  html`<span class="lc-bar"><svg viewBox="0 0 12 12" aria-hidden="true"><path d="M6 1.5v7M2.5 5.5 6 9l3.5-3.5" /></svg></span>`;

/** A card as small as can be: emblem and number. @param {{ card: string, id?: string, from?: string, more?: string }} props */
export const Mini = ({ card, id, from, more = "" }) =>
  html`
    <span class=${`lc-mini line lc-${suitOf(card)} ${more}`} data-key=${id} data-from=${from}>
      <${Drawing} name=${`em-${SUITS[suitOf(card)]}`} />
      ${isWager(card) ? html`<${Drawing} name="seal" />` : html`<b aria-hidden="true">${rankOf(card)}</b>`}
      <span class="hidden">${cardName(card)}</span>
    </span>
  `;

/** The back of a card: the compass is cut to the size, the frame is drawn round it. @param {{ id?: string, from?: string }} props */
export const Back = ({ id, from }) =>
  html`
    <span class="lc-back" data-key=${id} data-from=${from}
      aria-hidden="true"><svg class="layer" viewBox="8 9 52 78" preserveAspectRatio="xMidYMid slice"><use href="#lc-back" width="68" height="96" /></svg></span>
  `;
