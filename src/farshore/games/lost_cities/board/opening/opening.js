// Lost Cities: what is seen of it before a match, at set-up and by those who are invited.
import { html } from "../../../../web/kit/dom.js";
import { Card } from "../card.js";

/** Cards of one expedition, the last one in the open. @param {string[]} cards */
const lane = (...cards) =>
  html`<div class="lc-stacked column">${
    cards.map((card, at) => html`<${Card} key=${card} card=${card} more=${at < cards.length - 1 ? "covered" : ""} />`)
  }</div>`;

/** The game in 30 seconds: what each of its sentences shows. */
export const pictures = [
  () => html`<div class="lc-brief">${lane("Y3", "Y5", "Y8")}</div>`,
  () =>
    html`
      <svg viewBox="0 0 150 112">
        <rect x="14" y="58" width="34" height="40" rx="3" fill="var(--danger)" />
        <rect x="58" y="58" width="34" height="24" rx="3" fill="var(--danger)" opacity=".5" />
        <rect x="102" y="6" width="34" height="50" rx="3" fill="var(--good)" />
        <path d="M6 57h138" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" />
        <g font-family="var(--display)" font-weight="600" font-size="18" text-anchor="middle">
          <text x="31" y="48" fill="var(--danger)">−20</text>
          <text x="75" y="48" fill="var(--danger)">−12</text>
          <text x="119" y="78" fill="var(--good)">+27</text>
        </g>
      </svg>
    `,
  () => html`<div class="lc-brief">${lane("Rx", "R7")}<b>×2</b></div>`,
];

const ROUND = 20 / 3; // minutes, with five colours

/** About how long a match takes, to five minutes. @param {Record<string, string>} options */
export const minutes = ({ rounds = "3", colours = "5" }) =>
  5 * Math.ceil(ROUND * Number(rounds) * Number(colours) / 25);

/** Ways to play it, by name: options that differ from the usual ones. */
export const presets = {
  short: { rounds: "1" },
  classic: {},
  long: { colours: "6" },
};
