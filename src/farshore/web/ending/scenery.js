// What an ending is drawn with: the sky, a laurel, sparks of paper.
import { html } from "../kit/dom.js";

/** Morning for a victory; night falls over the same hills after a defeat. */
export const Sky = () =>
  html`
    <svg class="sky" viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true">
      <path class="far"
        d="M0 236C90 196 170 214 250 236 330 190 420 200 500 232 600 206 700 206 790 236 880 192 960 196 1040 230 1100 206 1150 204 1200 220V300H0Z" />
      <path class="near" d="M0 268C120 240 250 252 380 268 520 250 680 250 820 268 960 246 1090 250 1200 262V300H0Z" />
    </svg>
  `;

const LEAF = "M0 0c7-9 7-18 0-26-7 8-7 17 0 26Z";
const LEAVES = [62, 83, 104, 125, 146]; // degrees from the top
const LAUREL = LEAVES.flatMap((angle) =>
  [1, -1].map((side) => {
    const turn = (side * angle * Math.PI) / 180;
    const x = 80 + 68 * Math.sin(turn);
    const y = 80 - 68 * Math.cos(turn);
    return { angle, side, place: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${side * (42 - angle)})` };
  })
);

export const Laurel = () =>
  html`
    <svg class="laurel" viewBox="0 0 160 172" aria-hidden="true">
      ${LAUREL.map(({ angle, side, place }) => html`<path key=${angle * side} d=${LEAF} transform=${place} />`)}
      <path class="star" d="m80 138 4.4 9.4 10.2 1.2-7.6 7 2 10.2-9-5.2-9 5.2 2-10.2-7.6-7 10.2-1.2Z" />
    </svg>
  `;

const COLOURS = ["gold", "p1", "water", "jungle"];
const SPARKS = Array.from({ length: 26 }, (_, at) => ({
  left: `${(at * 37) % 100}%`,
  top: `${6 + ((at * 53) % 58)}%`,
  rotate: `${(at * 71) % 90}deg`,
  background: `var(--${COLOURS[at % COLOURS.length]})`,
  animationDelay: `${(at * 29) % 240}ms`,
}));

export const Sparks = () =>
  html`<div class="sparks" aria-hidden="true">${
    SPARKS.map((style, at) => html`<i key=${at} class=${at % 3 ? "" : "long"} style=${style}></i>`)
  }</div>`;
