// The archipelago as a drawing: sea, islands and edge spaces below, drawn once for each new tile; on phones turned by a
// quarter, so that all of it fits. Everything here is in places of the screen, columns from the left and rows from the top.
import { html, useMemoDrawing } from "../../../web/kit/dom.js";
import { Drawing } from "../../../web/kit/map.js";
import { markOf } from "../../../web/kit/seats.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { chance, hub, lands, maskOfSides, outline, stand, turn, UNIT, way } from "./coast.js";

const { columns: COLUMNS, rows: ROWS } = facts;
const LETTERS = "abcdefghijkl";
const SIDES = "NESW";
/** @import { Point } from "./coast.js" */
/** @import { Ground, Part } from "./view.js" */
/** @typedef {ReturnType<typeof chartOf>} Chart */
/** @typedef {{ x: number, y: number, width: number, height: number }} Frame */
/** @typedef {{ x: number, y: number, mask: number, bonus?: number, unit?: Point }} Place a tile at its place of the screen */

const STEP = [[0, -1], [1, 0], [0, 1], [-1, 0]];
export const KINDS = Object.keys(facts.lands);

/** The mask of a kind of tile, turned clockwise. @param {string} kind @param {number} [quarters] */
export const maskOf = (kind, quarters = 0) => turn(maskOfSides(facts.lands[kind]), quarters);
/** @param {number} mask */
const kindOf = (mask) => KINDS.find((kind) => [0, 1, 2, 3].some((quarters) => maskOf(kind, quarters) === mask)) ?? "";
/** @param {string} name */
export const isEdge = (name) => /^[NESW]/.test(name);

/** How names of places and of sides go with places of the screen; `turned` by a quarter, north is on the right. @param {boolean} turned @param {number} edge @param {number} margin */
export function chartOf(turned, edge, margin) {
  /** @param {string} name @returns {Point} */
  const place = (name) => {
    const number = Number(name.slice(1)) - 1;
    /** @type {Record<string, Point>} */
    const edges = { N: [number, -1], S: [number, ROWS], W: [-1, number], E: [COLUMNS, number] };
    const [x, y] = edges[name[0]] ?? [LETTERS.indexOf(name[0]), number];
    return turned ? [ROWS - 1 - y, x] : [x, y];
  };
  /** @param {number} column @param {number} row */
  const name = (column, row) => {
    const [x, y] = turned ? [row, ROWS - 1 - column] : [column, row];
    if (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS) return `${LETTERS[x]}${y + 1}`;
    if (x >= 0 && x < COLUMNS && (y === -1 || y === ROWS)) return `${y < 0 ? "N" : "S"}${x + 1}`;
    return y >= 0 && y < ROWS && (x === -1 || x === COLUMNS) ? `${x < 0 ? "W" : "E"}${y + 1}` : null;
  };
  const [columns, rows] = turned ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  const out = edge + margin;
  return {
    turned,
    edge,
    margin,
    columns,
    rows,
    place,
    name,
    quarters: turned ? 1 : 0,
    side: (/** @type {string} */ letter) => (SIDES.indexOf(letter) + (turned ? 1 : 0)) % 4,
    box: { x: -out, y: -out, width: columns * UNIT + 2 * out, height: rows * UNIT + 2 * out },
  };
}

/** The rectangle of a place, also of an edge space. @param {Chart} chart @param {string} name */
export function frameOf(chart, name) {
  const [x, y] = chart.place(name);
  /** @param {number} at @param {number} most */
  const span = (
    at,
    most,
  ) => (at < 0 ? [-chart.edge, chart.edge] : at === most ? [most * UNIT, chart.edge] : [at * UNIT, UNIT]);
  const [left, width] = span(x, chart.columns);
  const [top, height] = span(y, chart.rows);
  return { x: left, y: top, width, height };
}

/** Position of the ship on the drawing. @returns {Point} @param {Chart} chart @param {string} name @param {number} [mask] */
export function shipAt(chart, name, mask) {
  const frame = frameOf(chart, name);
  if (isEdge(name)) return [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const [x, y] = hub(turn(mask ?? 0, chart.quarters));
  return [frame.x + x * UNIT, frame.y + y * UNIT];
}

/** Position of a unit on the drawing. @returns {Point} @param {Chart} chart @param {string} name @param {number} mask @param {string} letter */
export function unitAt(chart, name, mask, letter) {
  const frame = frameOf(chart, name);
  const [x, y] = stand(turn(mask, chart.quarters), letter ? chart.side(letter) : 0);
  return [frame.x + x * UNIT, frame.y + y * UNIT];
}

// ---- sea and islands

/** Paths of all tiles. A corner at which four lands meet is land; until then it is an inlet. @param {Place[]} tiles */
function paths(tiles) {
  const at = new Map(tiles.map((tile) => [tile.y * 64 + tile.x, tile]));
  /** @param {number} x @param {number} y @param {number} side */
  const land = (x, y, side) => ((at.get(y * 64 + x)?.mask ?? 0) >> side) & 1;
  // What meets at the corner in the north-west of a place; a tile that is not there has no land.
  /** @param {number} x @param {number} y */
  const meets = (x, y) =>
    land(x - 1, y - 1, 1) && land(x - 1, y, 1) && land(x - 1, y - 1, 2) && land(x, y - 1, 2) && at.has(y * 64 + x);
  const made = { known: "", land: "", coast: "", dots: "", caps: "" };
  for (const { x, y, mask } of tiles) {
    const capped = [[x + 1, y], [x + 1, y + 1], [x, y + 1], [x, y]].map((
      [cx, cy],
      corner,
    ) => (meets(cx, cy) ? corner : -1));
    if (capped[3] >= 0) made.caps += `M${x * UNIT - 12.2} ${y * UNIT - 12.2}h24.4v24.4h-24.4z`;
    const { land: ground, coast, dots } = outline(mask, x, y, capped);
    made.known += `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
    made.land += ground;
    made.coast += coast;
    made.dots += dots;
  }
  return made;
}

// Places for trees and hills on land without a unit, for a coast in the north.
/** @type {Record<string, Point[]>} */
const DECOR = {
  bay: [[0.3, 0.3], [0.22, 0.72], [0.26, 0.5]],
  corner: [[0.68, 0.2], [0.16, 0.6]],
  land: [[0.3, 0.28], [0.7, 0.35], [0.36, 0.7], [0.68, 0.72]],
};

/** @type {[string, number, number][]} */
const PLANTS = [["hill", 20, 14], ["grove", 20, 15], ["tree", 10, 13], ["palm", 13, 15], ["tree", 10, 13]]; // name, size

/** @param {Place[]} tiles */
function decor(tiles) {
  /** @type {(Frame & { key: string, name: string })[]} */
  const found = [];
  for (const { x, y, mask, bonus, unit } of tiles) {
    const kind = kindOf(mask);
    if (bonus || !DECOR[kind]) continue;
    const quarters = kind === "land"
      ? 0
      : [0, 1, 2, 3].findIndex((each) => turn(kind === "bay" ? 13 : 9, each) === mask);
    DECOR[kind].forEach(([px, py], at) => {
      let [dx, dy] = [px + (chance(x * 97 + y * 13 + at) - 0.5) * 0.1, py + (chance(x * 31 + y * 57 + at) - 0.5) * 0.1];
      for (let each = 0; each < quarters; each++) [dx, dy] = [1 - dy, dx];
      if (unit && Math.hypot(dx - unit[0], dy - unit[1]) < 0.3) return;
      const [name, width, height] = PLANTS[Math.floor(chance(x * 7 + y * 71 + at * 5) * PLANTS.length)];
      found.push({ key: `${x},${y},${at}`, name, width, height, x: (x + dx) * UNIT, y: (y + dy) * UNIT });
    });
  }
  return found.sort((one, other) => one.y - other.y);
}

/** Points of a waterfall, on its tile. @param {{ x: number, y: number, points: number, small?: boolean }} props */
const Bonus = ({ x, y, points, small }) =>
  html`
    <g transform=${`translate(${x} ${y}) scale(${small ? 1.3 : 1})`} class="en-bonus">
      <rect x=${points > 9 ? -17 : -14} y="-9" width=${points > 9 ? 34 : 28} height="18" rx="9" />
      <text y="4.8">+${points}</text>
    </g>
  `;

/** @type {[number, string][]} */
const LINES = [[27, "30"], [25.4, ""], [18.5, "55"], [16.8, "35"], [11, "80"], [9.2, "85"]];
/** @type {Record<string, string>} */
const COLOURS = {
  30: "var(--en-line-30)",
  "": "var(--sea)",
  55: "var(--en-line-55)",
  35: "var(--en-shallow-35)",
  80: "var(--en-line-80)",
  85: "var(--en-shallow-85)",
};

/** Sea and islands: tiles with their place, mask and bonus. `id` tells drawings on one page apart. @param {{ tiles: Place[], id?: string, small?: boolean, plain?: boolean }} props */
export function Sea({ tiles, id, small, plain }) {
  const key = tiles.map(({ x, y, mask, bonus, unit }) => `${x},${y},${mask},${bonus ?? 0},${unit ?? ""}`).join(";");
  return useMemoDrawing(() => {
    const made = paths(tiles);
    const more = small ? 1.55 : 1;
    const round = { "stroke-linejoin": "round", "stroke-linecap": "round", fill: "none" };
    return html`
      <g>
            <defs><path id=${`${id}-coast`} d=${made.coast} /><path id=${`${id}-land`} d=${made.land} />
              <clipPath id=${`${id}-known`}><path d=${made
                .known} /></clipPath><clipPath id=${`${id}-ground`}><use href=${`#${id}-land`} /></clipPath></defs>
            <g clip-path=${`url(#${id}-known)`}>
              <path d=${made.known} fill="var(--sea)" />
              ${LINES.map(([width, colour]) =>
                html`<use href=${`#${id}-coast`} ...${round} stroke=${COLOURS[colour]} stroke-width=${width} />`
              )}
              <use href=${`#${id}-land`} fill="var(--land)" stroke="var(--land)" />
              <g clip-path=${`url(#${id}-ground)`}><use href=${`#${id}-coast`} ...${round} stroke="var(--beach)" stroke-width="7.5" /></g>
              <path d=${made.caps} fill="var(--land)" />
              <use href=${`#${id}-coast`} ...${round} stroke="var(--coast)" stroke-width=${1.5 * more} />
              ${!plain && html`<path d=${made.known} class="en-grid" />`}
              <path d=${made.dots} ...${round} stroke="var(--route)" stroke-width=${2.6 * more} />
            </g>
            ${!small &&
              decor(tiles).map(({ key: at, name, x, y, width, height }) =>
                html`<use key=${at} href=${`#en-${name}`} x=${x - width / 2} y=${
                  y - height / 2
                } width=${width} height=${height} />`
              )}
            ${tiles.map(({ x, y, bonus }) =>
              bonus && html`
                <use href="#en-fall" x=${x * UNIT} y=${y * UNIT - 3} width=${UNIT} height=${UNIT} />
                <${Bonus} x=${x * UNIT + (small ? 40 : 45)} y=${y * UNIT +
                  (small ? 49 : 52)} points=${bonus} small=${small} />
              `
            )}
          </g>
    `;
  }, [key, id, small, plain]);
}

// ---- things by themselves

/** One tile, rotated. @param {{ mask: number, bonus?: number, event?: string | null, id?: string }} props */
export function TilePicture({ mask, bonus = 0, event = null, id }) {
  return useMemoDrawing(() =>
    html`
      <svg class="en-tile" viewBox="0 0 64 64"
        aria-hidden="true"><${Sea} tiles=${[{ x: 0, y: 0, mask, bonus }]} id=${id ??
          `en-t${mask}-${bonus}`} plain=${true} />
          ${event && html`<${Event} name=${event} x=${38} y=${38} size=${24} />`}
          <rect x=".6" y=".6" width="62.8" height="62.8" rx="4" class="en-tile-rim" /></svg>
    `, [mask, bonus, event, id]);
}

/** What happens on a tile: a disc with its sign. @param {{ name: string, x?: number, y?: number, size?: number }} props */
export const Event = ({ name, x = 0, y = 0, size = 24 }) =>
  html`
    <g transform=${`translate(${x} ${y})`}>
      <circle cx=${size / 2} cy=${size / 2} r=${size / 2} class="en-event" />
      <use href=${`#en-${name}`} x=${size * 0.14} y=${size * 0.14} width=${size * 0.72} height=${size * 0.72} />
    </g>
  `;

/** A piece of a seat: scout, fort or settlement. @param {{ seat: number, unit: string }} props */
export const Piece = ({ seat, unit }) =>
  html`<${Drawing} name=${`en-${unit}-${markOf(seat)}`} box="0 0 36 38" more="en-piece" />`;

/** So much gold. @param {{ number: number }} props */
export const Gold = ({ number }) =>
  html`<span class="en-gold line"><${Drawing} name="en-coin" box="0 0 20 21" />${number}</span>`;

/** The back of a tile; tiles with an event have another. @param {{ event?: boolean, more?: string }} props */
export const Back = ({ event, more }) =>
  html`<${Drawing} name=${event ? "en-back-event" : "en-back"} box="0 0 64 64" more=${more} />`;

/** The line of a route from an edge space over tiles to where it begins: names of places, the edge space last. @param {Chart} chart @param {string[]} names @param {Map<string, { mask: number }>} tiles */
export function routeLine(chart, names, tiles) {
  if (!names.length) return "";
  /** @param {string} from @param {string} to */
  const side = (from, to) => {
    const [a, b] = [chart.place(from), chart.place(to)];
    return STEP.findIndex(([dx, dy]) => a[0] + dx === b[0] && a[1] + dy === b[1]);
  };
  let path = "";
  names.forEach((name, at) => {
    if (isEdge(name)) {
      const [x, y] = shipAt(chart, name);
      path += `${path ? "L" : "M"}${x} ${y}`;
      return;
    }
    const [x, y] = chart.place(name);
    const mask = turn(tiles.get(name)?.mask ?? 0, chart.quarters);
    const line = way(
      mask,
      x,
      y,
      at ? side(name, names[at - 1]) : null,
      at + 1 < names.length ? side(name, names[at + 1]) : null,
    );
    path += path ? line : `M${line.slice(1)}`;
  });
  return path;
}

/** The coasts of an island, and bars on its open sides: tiles with the sides that belong to it. @param {Chart} chart @param {Part[]} tiles @param {Map<string, unknown>} explored */
export function shore(chart, tiles, explored) {
  let [coast, bars] = ["", ""];
  for (const { name, mask, sides } of tiles) {
    const [x, y] = chart.place(name);
    const shown = turn(mask, chart.quarters);
    const mine = sides.map((letter) => chart.side(letter));
    const group = lands(shown).find((each) => each.includes(mine[0])) ?? [];
    coast += outline(shown, x, y).coasts.filter((each) => each.group[0] === group[0]).map((each) => each.path).join("");
    for (const side of group) {
      const [dx, dy] = STEP[side];
      const beyond = chart.name(x + dx, y + dy);
      if (!beyond || isEdge(beyond) || explored.has(beyond)) continue;
      const [cx, cy] = [(x + 0.5 + dx / 2) * UNIT, (y + 0.5 + dy / 2) * UNIT];
      bars += dx ? `M${cx} ${cy - 20}V${cy + 20}` : `M${cx - 20} ${cy}H${cx + 20}`;
    }
  }
  return { coast, bars };
}
