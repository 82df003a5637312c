// The view of Die neuen Entdecker in the shape in which the page draws it. It contains no rules.
import { t } from "../../../web/kit/texts.js";
import { lands, maskOfSides } from "./coast.js";

/** @import { Heard, Island, Payment, Tile, View } from "./types.d.ts" */
/** @typedef {Tile & { mask: number, lands: string[][] }} Ground a tile with its land as a mask, and as groups of sides */
/** @typedef {{ name: string, mask: number, sides: string[] }} Part a land of a tile */
/** @typedef {Island & { tiles: Part[] }} Shore an island with its lands */
/** @typedef {ReturnType<typeof sceneOf>} Scene */

const SIDES = "NESW";

/** The lands of an island. The two lands of a strait may belong to different ones. @param {Island} island @param {Map<string, Ground>} tiles @returns {Part[]} */
const partsOf = ({ cells, straits }, tiles) =>
  cells.flatMap((name) => {
    const { mask, lands: all } = /** @type {Ground} */ (tiles.get(name));
    const mine = all.length > 1 ? all.filter((sides) => straits.includes(`${name}${sides[0]}`)) : all;
    return mine.map((sides) => ({ name, mask, sides }));
  });

/** @type {WeakMap<View, ReturnType<typeof makeScene>>} */
const made = new WeakMap();

/** Tiles, units, islands and starts by name. @param {View} view */
export function sceneOf(view) {
  const known = made.get(view) ?? makeScene(view);
  made.set(view, known);
  return known;
}

/** @param {View} view */
function makeScene(view) {
  /** @type {Map<string, Ground>} */
  const tiles = new Map(view.tiles.map((tile) => {
    const mask = maskOfSides(tile.land);
    return [tile.cell, { ...tile, mask, lands: lands(mask).map((group) => group.map((side) => SIDES[side])) }];
  }));
  /** @type {Shore[]} */
  const islands = view.islands.map((island) => ({ ...island, tiles: partsOf(island, tiles) }));
  return {
    tiles,
    islands,
    units: new Map(view.units.map((unit) => [unit.cell, unit])),
    starts: new Map(view.starts.map((start) => [start.place, start])),
    ship: view.expedition?.ship ?? null,
    newest: view.expedition?.found ? view.expedition.ship : null,
    hand: view.expedition?.hand ? { kind: view.expedition.hand, event: view.expedition.event } : null,
  };
}

/** The route of a start, from where it begins to its edge space. @param {string} name @param {Payment | undefined} way */
export const routeOf = (name, way) => (way ? [...way.tiles, way.edge] : [name]);

/** The island with that land. @param {Scene} scene @param {string} name @param {string} side */
export const islandAt = (scene, name, side) =>
  scene.islands.find(({ tiles }) => tiles.some((part) => part.name === name && part.sides.includes(side))) ?? null;

/** Cells on which tiles were placed: by me in my turn, else by the others since I last acted. @param {Heard[]} heard @param {number | null} seat */
export function freshCells(heard, seat) {
  /** @type {string[]} */
  const found = [];
  /** @type {boolean | null} */
  let mine = null;
  for (let at = heard.length - 1; at >= 0; at--) {
    const { text = "", kind, seat: actor } = heard[at];
    if (kind !== "acted" || text.startsWith("hut ")) continue; // scouts go to huts in turns of others, too
    mine ??= actor === seat;
    if (!mine && actor === seat) break;
    if (text.startsWith("place ")) found.push(text.split(" ")[1]);
    if ((mine || seat === null) && text.startsWith("start ")) break;
  }
  return found;
}

/** What the other seats have done since I last acted: tiles, and units with their cells. @param {Heard[]} heard @param {number | null} seat */
export function recap(heard, seat) {
  /** @type {Map<number, { tiles: number, units: { kind: string, cell: string | null }[] }>} */
  const found = new Map();
  for (let at = heard.length - 1; at >= 0; at--) {
    const { text = "", kind, seat: actor = -1 } = heard[at];
    if (kind !== "acted" || text.startsWith("hut ")) continue; // scouts go to huts in turns of others, too
    if (actor === seat) break;
    const [word, cell] = text.split(" ");
    const done = found.get(actor) ?? { tiles: 0, units: [] };
    found.set(actor, done);
    if (word === "place") {
      done.tiles++;
      for (const unit of done.units) unit.cell ??= cell;
    } else if (["scout", "fort", "settle"].includes(word)) {
      done.units.push({ kind: word === "settle" ? "settlement" : word, cell: null });
    }
  }
  return [...found].filter(([, { tiles, units }]) => tiles || units.length).reverse();
}

/** How many unseen tiles there are, and how many of them fit beside the ship. @param {View} view */
export const unseen = ({ unseen_kinds: kinds, expedition }) => ({
  fitting: expedition?.fitting ?? 0,
  total: Object.values(kinds).reduce((sum, count) => sum + count, 0),
});

/** How many of the unseen tiles would agree with what is known round an unexplored cell, in words. @param {View} view @param {string} cell */
export function fitText(view, cell) {
  const { total } = unseen(view);
  return t("entdecker-fit-there", { fitting: view.fitting[cell] ?? total, total });
}
