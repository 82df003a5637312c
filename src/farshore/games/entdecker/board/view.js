// What the server tells of Die neuen Entdecker, in the shape in which the page draws it. No rule is known here.
import { lands, maskOfSides } from "./coast.js";

const SIDES = "NESW";

/** Islands with their tiles, each with the sides of its land, and the island of each land by cell and side. */
function islandsOf(view, tiles) {
  const land = new Map();
  const islands = view.islands.map((island) => {
    const parts = island.cells.flatMap((name) => {
      const { kind, mask, lands: all } = tiles.get(name);
      const mine = kind === "strait" ? all.filter(([side]) => island.straits.includes(`${name}${side}`)) : all;
      return mine.map((sides) => ({ name, mask, sides }));
    });
    const found = { ...island, tiles: parts };
    for (const { name, sides } of parts) for (const side of sides) land.set(`${name}${side}`, found);
    return found;
  });
  return { islands, land };
}

const made = new WeakMap();

/** Tiles, units, islands and starts by name. Islands take longest and are seldom asked for: they are found when they are. */
export function sceneOf(view) {
  if (made.has(view)) return made.get(view);
  const tiles = new Map(view.tiles.map((tile) => {
    const mask = maskOfSides(tile.land);
    return [tile.cell, { ...tile, mask, lands: lands(mask).map((group) => group.map((side) => SIDES[side])) }];
  }));
  let found = null;
  const scene = {
    tiles,
    get islands() {
      return (found ??= islandsOf(view, tiles)).islands;
    },
    get land() {
      return (found ??= islandsOf(view, tiles)).land;
    },
    units: new Map(view.units.map((unit) => [unit.cell, unit])),
    starts: new Map(view.starts.map((start) => [start.place, start])),
    ship: view.expedition?.ship ?? null,
    newest: view.expedition?.found ? view.expedition.ship : null,
    hand: view.expedition?.hand ? { kind: view.expedition.hand, event: view.expedition.event } : null,
  };
  made.set(view, scene);
  return scene;
}

/** The route of a start, from where it begins to its edge space. */
export const routeOf = (name, way) => (way ? [...way.tiles, way.edge] : [name]);

/** The island with that land. */
export const islandAt = (scene, name, side) => scene.land.get(`${name}${side}`) ?? null;

/** Cells on which tiles were placed: by me in my turn, else by the others since I last acted. */
export function freshCells(heard, seat) {
  const found = [];
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

/** What the other seats have done since I last acted: tiles, and units with their cells. */
export function recap(heard, seat) {
  const found = new Map();
  for (let at = heard.length - 1; at >= 0; at--) {
    const { text = "", kind, seat: actor } = heard[at];
    if (kind !== "acted" || text.startsWith("hut ")) continue; // scouts go to huts in turns of others, too
    if (actor === seat) break;
    const [word, cell] = text.split(" ");
    const done = found.get(actor) ?? found.set(actor, { tiles: 0, units: [] }).get(actor);
    if (word === "place") {
      done.tiles++;
      for (const unit of done.units) unit.cell ??= cell;
    } else if (["scout", "fort", "settle"].includes(word)) {
      done.units.push({ kind: word === "settle" ? "settlement" : word, cell: null });
    }
  }
  return [...found].filter(([, { tiles, units }]) => tiles || units.length).reverse();
}

const sum = (counts) => Object.values(counts).reduce((all, count) => all + count, 0);

/** How many of the unseen tiles fit beside the ship. */
export const unseen = (view) => ({ fitting: view.expedition?.fitting ?? 0, total: sum(view.unseen_kinds) });

/** How many of the unseen tiles would agree with what is known round an unexplored cell. */
export function fittingAt(view, cell) {
  const total = sum(view.unseen_kinds);
  return { fitting: view.fitting[cell] ?? total, total };
}
