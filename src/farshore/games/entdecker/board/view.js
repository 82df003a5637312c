// What the server tells of Die neuen Entdecker, in the shape in which the page draws it. No rule is known here.
import { lands, turn } from "./coast.js";

export const COSTS = { N: 2, E: 1, S: 0, W: 1 }; // coins printed on the edge spaces
const SIDES = "NESW";
const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const FACING = { N: "S", E: "W", S: "N", W: "E" };

const maskOf = (land) => [...land].reduce((mask, side) => mask | (1 << SIDES.indexOf(side)), 0);

/** The cell over a side of a cell. */
export const beyond = (cell, side) =>
  `${String.fromCharCode(cell.charCodeAt(0) + STEP[side][0])}${Number(cell.slice(1)) + STEP[side][1]}`;

/** Which lands hang together: a number by cell and side. Names of islands' cells do not tell the lands of a strait apart. */
function regions(tiles) {
  const found = new Map();
  let number = 0;
  for (const [cell, tile] of tiles) {
    for (const land of tile.lands) {
      if (found.has(`${cell}${land[0]}`)) continue;
      number++;
      const todo = [[cell, land]];
      while (todo.length) {
        const [here, sides] = todo.pop();
        if (found.has(`${here}${sides[0]}`)) continue;
        for (const side of sides) {
          found.set(`${here}${side}`, number);
          const next = beyond(here, side);
          const other = tiles.get(next)?.lands.find((each) => each.includes(FACING[side]));
          if (other) todo.push([next, other]);
        }
      }
    }
  }
  return found;
}

/** Islands with their tiles, and the number of the region of each land. */
function islandsOf(view, tiles) {
  const land = regions(tiles);
  const parts = new Map(); // tiles of each region with their sides
  for (const [cell, tile] of tiles) {
    for (const sides of tile.lands) {
      const number = land.get(`${cell}${sides[0]}`);
      parts.set(number, [...(parts.get(number) ?? []), { name: cell, mask: tile.mask, sides }]);
    }
  }
  const cellsOf = (list) => [...new Set(list)].sort().join();
  const byCells = new Map([...parts].map(([number, list]) => [cellsOf(list.map(({ name }) => name)), number]));
  const islands = view.islands.map((island) => {
    const region = byCells.get(cellsOf(island.cells));
    return { ...island, region, tiles: parts.get(region) ?? [] };
  });
  return { islands, land };
}

const made = new WeakMap();

/** Tiles, units, islands and starts by name. Islands take longest and are seldom asked for: they are found when they are. */
export function sceneOf(view) {
  if (made.has(view)) return made.get(view);
  const tiles = new Map(view.tiles.map((tile) => {
    const mask = maskOf(tile.land);
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
export function islandAt(scene, name, side) {
  const region = scene.land.get(`${name}${side}`);
  return region === undefined ? null : scene.islands.find((island) => island.region === region) ?? null;
}

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

/** Unseen tiles by kind, with and without an event; and how many of all fit beside the ship. */
export function unseen(view) {
  const kinds = { ...view.unseen.plain };
  for (const [name, count] of Object.entries(view.unseen.events)) kinds[name.split(" ")[0]] += count;
  const total = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const fitting = (view.expedition?.fits ?? []).filter((fit) => fit.places.length).reduce(
    (sum, fit) => sum + (kinds[fit.kind] ?? 0),
    0,
  );
  return { kinds, total, fitting };
}

const BASES = { sea: 0, coast: 1, corner: 3, strait: 5, bay: 7 };

/** How many of the unseen tiles would agree with what is known round an unexplored cell. */
export function fittingAt(view, scene, cell) {
  let [known, land] = [0, 0];
  [...SIDES].forEach((side, at) => {
    const next = beyond(cell, side);
    const tile = scene.tiles.get(next);
    if (!tile && /^[a-l][1-8]$/.test(next)) return;
    known |= 1 << at;
    if (tile?.land.includes(FACING[side])) land |= 1 << at;
  });
  const { kinds, total } = unseen(view);
  const fitting = Object.entries(kinds).filter(([kind]) =>
    [0, 1, 2, 3].some((quarters) => (turn(BASES[kind], quarters) & known) === land)
  ).reduce((sum, [, count]) => sum + count, 0);
  return { fitting, total };
}
