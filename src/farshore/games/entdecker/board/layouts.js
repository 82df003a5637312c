// Layouts of Die neuen Entdecker in little, for the set-up page.
import { html } from "../../../web/kit/dom.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { UNIT } from "./coast.js";
import { chartOf, COLUMNS, ROWS, Sea } from "./map.js";

/** What an option's value looks like; only layouts can be drawn. @param {{ option: string, value: string }} props */
export function OptionPicture({ option, value }) {
  if (option !== "layout") return null;
  const chart = chartOf(false, 0, 0);
  const tiles = (facts.layouts[value] ?? `${value}`).split(",").flatMap((word) => {
    const [, cell, points] = /^([a-l][1-8])(?:\+(5|10))?$/.exec(word.trim()) ?? [];
    if (!cell) return [];
    const [x, y] = chart.place(cell);
    return { x, y, mask: points ? 15 : 0, bonus: Number(points ?? 0) };
  });
  const [wide, high] = [COLUMNS * UNIT, ROWS * UNIT];
  return html`
    <svg class="en-layout" viewBox=${`-2 -2 ${wide + 4} ${high + 4}`} aria-hidden="true">
      <rect width=${wide} height=${high} fill="var(--unknown)" />
      <${Sea} tiles=${tiles} id="en-layout" small=${true} />
      <rect width=${wide} height=${high} class="en-neat" />
    </svg>
  `;
}
