// Flags on islands: the points that each player there would get now, best first; the edge of the flag has the leader's colour.
import { html, useMemoDrawing } from "../../../web/kit/dom.js";
import { markOf, SHAPES } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { hub, turn, UNIT } from "./coast.js";
import { frameOf, shore, unitAt } from "./map.js";
import { sceneOf } from "./view.js";

/** @import { Point } from "./coast.js" */
/** @import { Chart } from "./map.js" */
/** @import { View } from "./types.d.ts" */
/** @import { Scene, Shore } from "./view.js" */

/** Seats with a unit on an island, best first. @param {{ ranks: number[] }} island */
export const bySeat = ({ ranks }) =>
  ranks.map((rank, seat) => ({ rank, seat })).filter(({ rank }) => rank).sort((one, other) => one.rank - other.rank);

/** Islands that somebody may want: with a unit or a waterfall, until they are scored; in the end those that were. @param {View} view */
export const wanted = (view) =>
  sceneOf(view).islands.filter((island) =>
    view.phase === "over" ? island.scored : !island.scored && (island.units.length || island.bonus || island.number)
  ).sort((one, other) => other.value - one.value);

/** Bars on all open coasts of islands that somebody may want. @param {{ view: View, chart: Chart }} props */
export function OpenCoasts({ view, chart }) {
  const { tiles } = sceneOf(view);
  const islands = wanted(view);
  return useMemoDrawing(() => {
    const bars = islands.map((island) => shore(chart, island.tiles, tiles).bars).join("");
    return html`
      <path d=${bars} class="en-open case" />
      <path d=${bars} class="en-open" />
    `;
  }, [
    chart,
    view.tiles.map(({ cell, land }) => cell + land).join(),
    islands.map(({ first, straits }) => `${first} ${straits}`).join(),
  ]);
}

// From the middle of a tile to where the middle of a flag may be.
const BESIDE = [[0, -12], [0, 14], [0, -42], [0, 44], [-46, -6], [46, -6]];

/** Where the flag of an island covers least. @param {Chart} chart @param {Scene} scene @param {Shore} island @param {Point} size @param {{ x: number, y: number, room: number, cost: number }[]} avoid @returns {Point} */
function spotFor(chart, scene, island, [wide, high], avoid) {
  /** How much a point belongs to something else: another island, or another tile. @param {number} x @param {number} y */
  const foreign = (x, y) => {
    const tile = scene.tiles.get(chart.name(Math.floor(x / UNIT), Math.floor(y / UNIT)) ?? "");
    return !tile || island.cells.includes(tile.cell) ? 0 : tile.mask ? 2.5 : 0.8;
  };
  const middles = island.cells.map((cell) => {
    const { x, y } = frameOf(chart, cell);
    return [x + UNIT / 2, y + UNIT / 2];
  });
  const [mx, my] = [0, 1].map((axis) => middles.reduce((sum, each) => sum + each[axis], 0) / middles.length);
  /** @type {{ at: Point, cost: number }} */
  let best = { at: [mx, my], cost: Infinity };
  for (const [cx, cy] of middles) {
    for (const [dx, dy] of BESIDE) {
      const [x, y] = [cx + dx, cy + dy];
      let cost = Math.hypot(x - mx, y - my) / UNIT + Math.hypot(dx, dy) / 50;
      if (x < wide / 2 - 20 || x > chart.columns * UNIT - wide / 2 + 20) cost += 4;
      if (y < 4 || y > chart.rows * UNIT - 4) cost += 4;
      for (const part of [-0.4, 0, 0.4]) cost += foreign(x + part * wide, y);
      for (const each of avoid) {
        const [ox, oy] = [wide / 2 + each.room - Math.abs(each.x - x), high / 2 + each.room - Math.abs(each.y - y)];
        if (ox > 0 && oy > 0) cost += each.cost;
      }
      if (cost < best.cost) best = { at: [x, y], cost };
    }
  }
  return best.at;
}

/** What flags should not cover: units and the newest tile most of all, then what is dear, then places for the ship, and its price. @param {View} view @param {Chart} chart */
function thingsOn(view, chart) {
  const { tiles, units, newest, ship } = sceneOf(view);
  return [...tiles].flatMap(([name, { mask, bonus }]) => {
    const { x, y } = frameOf(chart, name);
    const unit = units.get(name);
    const [ux, uy] = unit ? unitAt(chart, name, mask, unit.side) : [0, 0];
    const [hx, hy] = hub(turn(mask, chart.quarters));
    return [
      ...(unit ? [{ x: ux, y: uy, room: 13, cost: 3 }] : []),
      ...(bonus ? [{ x: x + 38, y: y + 44, room: 12, cost: 1.5 }] : []),
      ...(mask === 15 ? [] : [{ x: x + hx * UNIT, y: y + hy * UNIT, room: 9, cost: 1.6 }]),
      ...(name === newest ? [{ x: x + UNIT / 2, y: y + UNIT / 2, room: 26, cost: 5 }] : []),
      ...(name === ship ? [{ x: x + hx * UNIT, y: y + hy * UNIT, room: 18, cost: 5 }] : []),
    ];
  });
}

/** The flags of all islands that somebody may want; `size` is that of their figures. @param {{ view: View, chart: Chart, size: number, brief: boolean }} props */
export function Flags({ view, chart, size, brief }) {
  const islands = wanted(view);
  const key = [
    ...islands.map((each) => `${each.first} ${each.value} ${each.open} ${each.points} ${each.ranks}`),
    sceneOf(view).newest,
    sceneOf(view).ship,
    view.tiles.length,
  ].join("|");
  return useMemoDrawing(() => {
    const taken = thingsOn(view, chart);
    return html`<g class="en-flags">${
      islands.map((island) => {
        const seats = bySeat(island);
        const below = brief || island.scored || (seats.length && !island.open)
          ? ""
          : seats.length
          ? t("entdecker-flag-open", { open: island.open })
          : t("entdecker-flag-nobody");
        const entries = seats.map(({ seat }) => ({ seat, text: String(island.points[seat]) }));
        const widths = entries.map(({ text }) => size * (1 + 0.6 * text.length));
        const gap = size * 0.45;
        const first = seats.length
          ? widths.reduce((sum, each) => sum + each + gap, -gap)
          : size * 0.62 * String(island.value).length;
        const small = size * 0.72;
        const width = Math.max(first, below ? below.length * small * 0.54 + (seats.length ? small * 1.7 : 0) : 0) +
          size * 0.8;
        const height = size * 1.35 + (below ? small * 1.1 : 0);
        const [cx, cy] = spotFor(chart, sceneOf(view), island, [width, height], taken);
        taken.push({ x: cx, y: cy, room: Math.max(width / 2, 14), cost: 6 });
        const [x, y] = [cx - width / 2, cy - height / 2];
        let at = cx - first / 2;
        const [, tx, ty] = island.cells.map((cell) => {
          const { x: left, y: top } = frameOf(chart, cell);
          const [mx, my] = [left + UNIT / 2, top + UNIT / 2];
          return [Math.hypot(mx - cx, my - cy), mx, my];
        }).sort(([one], [other]) => one - other)[0];
        const beside = Math.abs(tx - cx) > width / 2 || Math.abs(ty - cy) > height / 2; // a line shows whose it is
        return html`
          <g key=${island.first} class="en-flag">
            ${beside && html`<path class="en-flag-stem" d=${`M${cx} ${cy}L${tx} ${ty}`} />`}
            <rect x=${x} y=${y} width=${width} height=${height} rx="4" />
            ${seats.length > 0 &&
              html`<path d=${`M${x + 3} ${y}h${width - 6}`} stroke=${`var(--p${markOf(seats[0].seat) + 1})`} />`}
            ${seats.length === 0 &&
              html`<text x=${cx} y=${y + size * 1.08} font-size=${size} class="middle">${island.value}</text>`}
            ${entries.map(({ seat, text }, place) => {
              const left = at;
              at += widths[place] + gap;
              return html`
                <path d=${SHAPES[markOf(seat)]} fill=${`var(--p${markOf(seat) + 1})`} class="chip-mark"
                  transform=${`translate(${left} ${y + size * 0.28}) scale(${(size * 0.85) / 16})`} />
                <text x=${left + size} y=${y + size * 1.08} font-size=${size}>${text}</text>
              `;
            })}
            ${below &&
              html`<text x=${cx + (seats.length ? small * 0.85 : 0)} y=${
                y + height - size * 0.28
              } font-size=${small} class="middle low">${below}</text>`}
            ${below && seats.length > 0 &&
              html`<path class="en-flag-bar" d=${`M${cx - (below.length * small * 0.54) / 2 - small * 0.85} ${
                y + height - size * 0.5
              }h${small * 1.3}`} />`}
          </g>
        `;
      })
    }</g>`;
  }, [key, chart, size, brief]);
}
