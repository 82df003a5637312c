// The map by itself, for a picture as small as a stamp: what is known of the sea, who stands where, and the ship.
import { html } from "../../../web/kit/dom.js";
import { markOf } from "../../../web/kit/seats.js";
import { turn, UNIT } from "./coast.js";
import { Fog } from "./fog.js";
import { chartOf, Sea, shipAt, unitAt } from "./map.js";
import { sceneOf } from "./view.js";

/** @import { BoardTable } from "./types.d.ts" */

const PIECE = 62; // as large as a tile, or it would not be seen
const SHIP = 92;
const EDGE = 36; // of sea round the map, where the ship may lie

/** @param {{ table: BoardTable }} props */
export function Miniature({ table }) {
  const scene = sceneOf(table.view);
  const chart = chartOf(false, EDGE, 0);
  const tiles = [...scene.tiles].map(([name, { mask, bonus }]) => {
    const [x, y] = chart.place(name);
    return { x, y, mask: turn(mask, chart.quarters), bonus };
  });
  /** @param {string} name */
  const maskAt = (name) => scene.tiles.get(name)?.mask ?? 0;
  const ship = scene.ship && shipAt(chart, scene.ship, maskAt(scene.ship));
  return html`
    <svg viewBox=${`${-EDGE} ${-EDGE} ${chart.columns * UNIT + 2 * EDGE} ${chart.rows * UNIT + 2 * EDGE}`}
      preserveAspectRatio="xMidYMid slice" style="background: var(--sea)">
      <${Sea} tiles=${tiles} id="en-small" small=${true} />
      <${Fog} chart=${chart} known=${new Set(tiles.map(({ x, y }) => `${x},${y}`))} id="en-small-fog" />
      ${[...scene.units].map(([name, { kind, seat, side }]) => {
        const [x, y] = unitAt(chart, name, maskAt(name), side);
        return html`<use key=${name} href=${`#en-${kind}-${markOf(seat)}`} x=${x - PIECE / 2} y=${
          y - PIECE / 2
        } width=${PIECE} height=${PIECE} />`;
      })}
      ${ship &&
        html`<use href="#en-ship" x=${ship[0] - SHIP / 2} y=${ship[1] - SHIP * 0.6} width=${SHIP} height=${SHIP} />`}
    </svg>
  `;
}
