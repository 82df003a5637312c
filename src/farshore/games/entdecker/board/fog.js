// What nobody has seen yet: a bank of fog with an engraved chart on it, and the harbours round the sea.
import { html, useMemoDrawing } from "../../../web/kit/dom.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { chance, UNIT } from "./coast.js";
import { chartOf, frameOf, Sea } from "./map.js";

/** @import { Chart, Frame } from "./map.js" */

const { columns: COLUMNS, rows: ROWS } = facts;

// Engravings: where their middles are, in tiles from the north-western corner, and how large they are.
/** @type {[string, number, number, number, number][]} */
const ENGRAVED = [
  ["en-rose", 8, 1.9, 128, 128],
  ["en-galleon", 1.05, 3.6, 82, 64],
  ["en-serpent", 1.25, 6.25, 124, 66],
  ["en-whale", 4.65, 5.05, 82, 52],
  ["en-rose", 10.5, 5.6, 58, 58],
];
const [ROSE_X, ROSE_Y] = [8, 1.9];

/** The engraving of the whole sea, the same whatever is known of it; on a map that is turned things keep upright. @param {{ chart: Chart }} props */
const Engraving = ({ chart }) => useMemoDrawing(() => engraving(chart), [chart]);

/** @param {Chart} chart */
function engraving({ turned, columns, rows }) {
  /** @param {number} x @param {number} y */
  const at = (x, y) => (turned ? [(ROWS - y) * UNIT, x * UNIT] : [x * UNIT, y * UNIT]);
  const [rx, ry] = at(ROSE_X, ROSE_Y);
  let rays = "";
  for (let ray = 0; ray < 32; ray++) {
    const angle = (ray * Math.PI) / 16;
    rays += `M${rx} ${ry}l${(Math.cos(angle) * 1000).toFixed(0)} ${(Math.sin(angle) * 1000).toFixed(0)}`;
  }
  let lines = "";
  for (let x = 1; x < columns; x++) lines += `M${x * UNIT} 0V${rows * UNIT}`;
  for (let y = 1; y < rows; y++) lines += `M0 ${y * UNIT}H${columns * UNIT}`;
  /** @type {[string, number, number, number, number][]} */
  const clouds = [];
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      const size = 48 + 22 * chance(x * 5 + y * 91);
      if (ENGRAVED.some(([, ex, ey, wide]) => Math.hypot(ex - x - 0.5, ey - y - 0.5) * UNIT < wide / 2 + 26)) continue;
      if (chance(x * 31 + y * 17) < 0.3) clouds.push(["en-fog", x + 0.5, y + 0.56, size, size * 0.42]);
    }
  }
  return html`
    <path d=${rays} class="en-rays" />
    <path d=${lines} class="en-unknown-grid" />
    ${[...clouds, ...ENGRAVED].map(([name, x, y, width, height]) => {
      const [cx, cy] = at(x, y);
      return html`<use href=${`#${name}`} x=${cx - width / 2} y=${cy - height / 2} width=${width} height=${height} />`;
    })}
  `;
}

/** The fog over all cells that are not `known`, by their places `x,y` on the screen. @param {{ chart: Chart, known: Set<string>, id?: string }} props */
export function Fog({ chart, known, id = "en-fog" }) {
  return useMemoDrawing(() => {
    let [cells, rim] = ["", ""];
    /** @param {number} x @param {number} y */
    const hidden = (x, y) => x >= 0 && y >= 0 && x < chart.columns && y < chart.rows && !known.has(`${x},${y}`);
    for (let y = 0; y < chart.rows; y++) {
      for (let x = 0; x < chart.columns; x++) {
        if (!hidden(x, y)) continue;
        const [left, top] = [x * UNIT, y * UNIT];
        cells += `M${left} ${top}h${UNIT}v${UNIT}h${-UNIT}z`;
        if (!hidden(x, y - 1)) rim += `M${left} ${top}h${UNIT}`;
        if (!hidden(x, y + 1)) rim += `M${left} ${top + UNIT}h${UNIT}`;
        if (!hidden(x - 1, y)) rim += `M${left} ${top}v${UNIT}`;
        if (!hidden(x + 1, y)) rim += `M${left + UNIT} ${top}v${UNIT}`;
      }
    }
    // The rim is a row of round dots: a dashed line with round ends.
    return html`
      <g class="en-fog">
        <clipPath id=${`${id}-clip`}>
          <path d=${cells} />
        </clipPath>
        <path d=${rim} class="en-rim case" />
        <path d=${rim} class="en-rim" />
        <path d=${cells} class="en-vellum" />
        <g clip-path=${`url(#${id}-clip)`}>
          <path d=${rim} class="en-rim deep" />
          <${Engraving} chart=${chart} />
        </g>
      </g>
    `;
  }, [chart, [...known].join(" ")]);
}

/** A harbour: what starting there costs. @param {{ frame: Frame, cost: number, small: boolean, more?: string }} props */
export function Harbour({ frame: { x, y, width, height }, cost, small, more = "" }) {
  const upright = height > width;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const place = { x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 8 };
  const [coin, text] = upright ? [[cx, cy - 11], [cx, cy + 14]] : [[cx - 11, cy], [cx + 11, cy]];
  const size = small ? 21 : 16;
  return html`
    <g class=${`en-harbour ${more}`}>
      <rect ...${place} class="case" />
      <rect ...${place} />
      ${cost
        ? html`
          <use href="#en-coin" x=${coin[0] - size / 2} y=${coin[1] - size / 2} width=${size} height=${size * 1.05} />
          <text x=${text[0]} y=${text[1] + size * 0.3} font-size=${size * 0.84}>${cost}</text>
        `
        : html`<text class="free" x=${cx} y=${cy + 5} font-size=${small ? 16 : 12.5} transform=${
          upright ? `rotate(-90 ${cx} ${cy})` : undefined
        }>${t("entdecker-free")}</text>`}
    </g>
  `;
}

/** All harbours, and on large screens letters and numbers. @param {{ chart: Chart }} props */
export function Harbours({ chart }) {
  return useMemoDrawing(() => {
    const { columns, rows, edge, margin } = chart;
    /** @type {string[]} */
    const names = [];
    /** @param {number} x @param {number} y */
    const add = (x, y) => names.push(chart.name(x, y) ?? "");
    for (let at = 0; at < columns; at++) add(at, -1), add(at, rows);
    for (let at = 0; at < rows; at++) add(-1, at), add(columns, at);
    return html`
      <g>
        ${names.map((name) =>
          html`<${Harbour} frame=${frameOf(chart, name)} cost=${facts.edge_costs[name[0]]} small=${margin < 12} />`
        )}
        ${margin >= 12 && html`<g class="en-letters">
          ${
          Array.from({ length: columns }, (_, at) =>
            html`<text x=${(at + 0.5) * UNIT} y=${-edge - 3}>${chart.name(at, 0)?.[0]}</text>`)
        }
          ${
          Array.from({ length: rows }, (_, at) =>
            html`<text x=${-edge - margin / 2} y=${(at + 0.5) * UNIT + 4}>${at + 1}</text>`)
        }</g>`}
      </g>
    `;
  }, [chart]);
}

/** A layout; or who begins, where there are fewer seats than the option counts. @param {{ option: string, value: string, seats: number }} props */
export function OptionPicture({ option, value, seats }) {
  if (option === "first" && Number(value) > seats) {
    return html`<p class="note" role="status">${
      t("entdecker-option-first-around", {
        seats,
        number: (Number(value) - 1) % seats + 1,
      })
    }</p>`;
  }
  if (option !== "layout") return null;
  const chart = chartOf(false, 0, 0);
  const tiles = (facts.layouts[value] ?? `${value}`).split(",").flatMap((word) => {
    const [, cell, points] = /^([a-l][1-8])(?:\+(5|10))?$/.exec(word.trim()) ?? [];
    if (!cell) return [];
    const [x, y] = chart.place(cell);
    return { x, y, mask: points ? 15 : 0, bonus: Number(points ?? 0) };
  });
  return html`
    <svg class="en-layout" viewBox=${`-8 -8 ${COLUMNS * UNIT + 16} ${ROWS * UNIT + 16}`} aria-hidden="true">
      <${Sea} tiles=${tiles} id="en-layout" small=${true} />
      <${Fog} chart=${chart} known=${new Set(tiles.map(({ x, y }) => `${x},${y}`))} id="en-layout-fog" />
    </svg>
  `;
}
