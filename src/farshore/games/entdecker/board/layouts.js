// Layouts of Die neuen Entdecker in little, for the set-up page.
import { html } from "../../../web/kit/dom.js";
import { UNIT } from "./coast.js";
import { chartOf, COLUMNS, ROWS, Sea } from "./map.js";

export const LAYOUTS = {
  base: "f2,c3+10,g3,j3+5,f4,b5,d5,i5,k5,g7+5",
  v1: "f1,g2,f3,c4+10,g4,j4+5,f5,j5+5,g6,f7,g8",
  v2: "c2+10,j2+5,a4,c4,e4,g4,i4,k4,b5,d5,f5,h5,j5,l5,d7+5,i7+5",
  v3: "d1,i1,d2,i2,d3,i3,b4+5,d4,f4+10,g4+5,i4,k4+5,d5,i5,d6,i6,d7,i7,d8,i8",
};

/** What an option's value looks like; only layouts can be drawn. */
export function OptionPicture({ option, value }) {
  if (option !== "layout") return null;
  const chart = chartOf(false, 0, 0);
  const tiles = (LAYOUTS[value] ?? `${value}`).split(",").map((word) => /^([a-l][1-8])(?:\+(5|10))?$/.exec(word.trim()))
    .filter(Boolean).map(([, cell, points]) => {
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
