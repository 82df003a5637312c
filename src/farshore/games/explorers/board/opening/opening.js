// Explorers: what is seen of it before a match, at set-up and by those who are invited.
import { html } from "../../../../web/kit/dom.js";

const LAND = ["water", "water", "prairie", "sand", "water", "prairie", "sand", "mountain", "mountain"]; // of a corner of a map
const MARKED = [0, 1, 4];

/** Things of the map side by side. @param {string[]} things */
const row = (...things) =>
  html`
    <svg viewBox="0 0 150 112">
      ${things.map((thing, at) =>
        html`
          <use key=${thing} href=${`#o-${thing}`} x=${6 + at * (138 / things.length)}
            y=${56 - 60 / things.length} width=${120 / things.length} height=${120 / things.length} />
        `
      )}
    </svg>
  `;

/** The game in 30 seconds: what each of its sentences shows. */
export const pictures = [
  () =>
    html`
      <svg viewBox="0 0 150 112">
        <g transform="translate(23 4) scale(.78)">
          ${LAND.map((terrain, at) =>
            html`
              <g key=${at} transform=${`translate(${44 * (at % 3)} ${44 * Math.floor(at / 3)})`}>
                <rect width="44" height="44" fill=${`var(--${terrain})`} stroke="var(--icon-ink)" stroke-opacity=".25" />
                ${MARKED.includes(at) && html`<use href="#ex-mark" width="44" height="44" />`}
              </g>
            `
          )}
        </g>
      </svg>
    `,
  () => row("apple", "carrot", "fish", "gem"),
  () => row("key", "temple"),
];

/** Ways to play it, by name: options that differ from the usual ones. */
export const presets = {
  first: {},
  goals: { achievements: "2" },
  expert: { temples: "expert", provisions: "expert", gems: "expert", villages: "expert", achievements: "3" },
};
