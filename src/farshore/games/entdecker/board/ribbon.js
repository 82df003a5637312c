// The ribbon over an island that is complete: what it has brought to whom. It is loaded when the first one is.
import { html } from "../../../web/kit/dom.js";
import { markOf, SHAPES } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { UNIT } from "./coast.js";
import { bySeat } from "./flags.js";
import { frameOf } from "./map.js";

/** @import { Chart } from "./map.js" */
/** @import { IslandSheet } from "./types.d.ts" */
/** @import { Shore } from "./view.js" */

/** What an island has brought to whom, above it. @param {{ island: Shore, sheet: IslandSheet, chart: Chart, size: number }} props */
export function Ribbon({ island, sheet, chart, size }) {
  const frames = island.cells.map((cell) => frameOf(chart, cell));
  const [left, right] = [Math.min(...frames.map(({ x }) => x)), Math.max(...frames.map(({ x }) => x)) + UNIT];
  const [top, bottom] = [Math.min(...frames.map(({ y }) => y)), Math.max(...frames.map(({ y }) => y)) + UNIT];
  const text = sheet.bonus
    ? t("entdecker-complete-sum", { tiles: sheet.tiles, bonus: sheet.bonus, value: sheet.value })
    : t("entdecker-complete", { value: sheet.value });
  const seats = bySeat(sheet);
  const wide = Math.max(text.length * size * 0.56 + size * 2, seats.length * size * 4 + size);
  const [high, full] = [size * 1.9, size * 1.9 + (seats.length ? size * 2.1 : 0)];
  const room = chart.columns * UNIT;
  const x = Math.max(wide / 2 - 24, Math.min(room - wide / 2 + 24, (left + right) / 2));
  const y = top - full - size > -24 ? top - full - size * 0.5 : Math.min(chart.rows * UNIT - full, bottom + size * 0.5);
  let rays = "";
  for (let ray = 0; sheet.bonus && ray < 36; ray++) {
    const angle = (ray * Math.PI) / 18;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [rx, ry] = [(right - left) * 0.62, (bottom - top) * 0.62];
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
    const out = ray % 2 ? 26 : 40;
    rays += `M${cx + dx * rx} ${cy + dy * ry}L${cx + dx * (rx + out)} ${cy + dy * (ry + out)}`;
  }
  return html`
    ${rays && html`<path d=${rays} class="en-glory" />`}
    <g class="en-ribbon">
      <path class="tail" d=${`M${x - wide / 2 + 4} ${y + 6}h${-size * 1.4}l${size * 0.6} ${high / 2}l${-size * 0.6} ${
        high / 2
      }h${size * 1.4}zM${x + wide / 2 - 4} ${y + 6}h${size * 1.4}l${-size * 0.6} ${high / 2}l${size * 0.6} ${
        high / 2
      }h${-size * 1.4}z`} />
      ${seats.length > 0 &&
        html`<rect class="card" x=${x - wide / 2 + 8} y=${y + high - 6} width=${wide - 16} height=${
          full - high + 6
        } rx="6" />`}
      <rect class="band" x=${x - wide / 2} y=${y} width=${wide} height=${high} rx="3" />
      <text x=${x} y=${y + high / 2 + size * 0.36} font-size=${size * 1.05}>${text}</text>
      ${seats.map(({ seat }, at) => {
        const middle = x + (at - (seats.length - 1) / 2) * size * 4;
        return html`
          <g key=${seat}>
            <path d=${SHAPES[markOf(seat)]} fill=${`var(--p${markOf(seat) + 1})`} class="chip-mark"
              transform=${`translate(${middle - size * 1.5} ${y + high + size * 0.42}) scale(${(size * 1.1) / 16})`} />
            <text class="points" x=${middle + size * 0.5} y=${y + high + size * 1.4} font-size=${size * 1.25}>+${sheet
              .points[seat]}</text>
          </g>
        `;
      })}
    </g>
  `;
}
