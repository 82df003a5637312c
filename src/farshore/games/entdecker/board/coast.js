// Coasts of Die neuen Entdecker. A tile is its mask: a bit for each side that is land, N 1, E 2, S 4, W 8. On a land side
// the coast meets the border at fixed points and at right angles, so neighbours always join.
/** @typedef {[number, number]} Point */

export const UNIT = 64; // side of a tile in the drawing
const NEAR = 0.18; // how far from a corner land begins
const STEPS = 13;

/** The mask of land sides, such as NE. @param {string} land */
export const maskOfSides = (land) => [...land].reduce((mask, side) => mask | (1 << "NESW".indexOf(side)), 0);

/** @param {number} mask @param {number} side */
const isLand = (mask, side) => (mask >> side) & 1;
/** @param {number} mask @param {number} quarters */
export const turn = (mask, quarters) => ((mask << (quarters & 3)) | (mask >> (4 - (quarters & 3)))) & 15;

/** A point of the unit tile, turned clockwise about its centre. @returns {Point} @param {Point} point @param {number} quarters */
function about(point, quarters) {
  let [x, y] = point;
  for (let each = 0; each < (quarters & 3); each++) [x, y] = [1 - y, x];
  return [x, y];
}

// Coasts that begin at the end of a northern land side, by the number of sides to the next land: Bezier curves in a row.
/** @type {Point[][][]} */
const CURVES = [
  [],
  [[[0.82, 0], [0.82, 0.0994], [0.9006, 0.18], [1, 0.18]]],
  [[[0.82, 0], [0.82, 0.16], [0.4, 0.2], [0.4, 0.5]], [[0.4, 0.5], [0.4, 0.8], [0.82, 0.84], [0.82, 1]]],
  [[[0.82, 0], [0.82, 0.46], [0.46, 0.82], [0, 0.82]]],
  [[[0.82, 0], [0.82, 0.27], [0.72, 0.39], [0.5, 0.39]], [[0.5, 0.39], [0.28, 0.39], [0.18, 0.27], [0.18, 0]]],
];

/** A point of a curve. @param {Point[]} curve @param {number} t @returns {Point} */
function on([a, b, c, d], t) {
  /** @param {number} at */
  const part = (at) =>
    a[at] * (1 - t) ** 3 + 3 * b[at] * t * (1 - t) ** 2 + 3 * c[at] * t * t * (1 - t) + d[at] * t ** 3;
  return [part(0), part(1)];
}

/** A number between 0 and 1 that is always the same for the same seed. @param {number} seed */
export function chance(seed) {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}

/** The coast as points with a little life: the ends stay where they are. @returns {Point[]} @param {number} length @param {number} seed */
function points(length, seed) {
  const curves = CURVES[length];
  const [high, low, first, second] = [
    0.6 + chance(seed),
    0.5 + chance(seed + 1),
    6.3 * chance(seed + 2),
    6.3 * chance(seed + 3),
  ];
  /** @param {number} t */
  const place = (t) => {
    const at = Math.min(curves.length - 1, Math.floor(t * curves.length));
    return on(curves[at], t * curves.length - at);
  };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const [x, y] = place(t);
    const [before, after] = [place(Math.max(0, t - 0.01)), place(Math.min(1, t + 0.01))];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const away = (0.036 * Math.sin(Math.PI * t) ** 2 *
      (high * Math.sin(3 * Math.PI * t + first) + low * Math.sin(7.2 * Math.PI * t + second))) /
      (Math.hypot(dx, dy) || 1);
    return [x - dy * away, y + dx * away];
  });
}

/** @param {number} number */
const figure = (number) => Math.round(number * 10) / 10;

/** Bezier handles from the end of a land side to the start of the next, in units of the drawing. @param {number} side @param {number} length @param {number} x @param {number} y @param {number} seed */
function coast(side, length, x, y, seed) {
  /** @param {Point} point */
  const put = (point) => {
    const [px, py] = about(point, side);
    return `${figure((x + px) * UNIT)} ${figure((y + py) * UNIT)}`;
  };
  if (length === 1) return { from: put(CURVES[1][0][0]), path: `C${CURVES[1][0].slice(1).map(put).join(" ")}` };
  const all = points(length, seed);
  const inward = [[0, -1], [1, 0], [0, 1]][length - 2]; // from the far end back into the tile
  let path = "";
  for (let at = 0; at < STEPS; at++) {
    const [p, q] = [all[at], all[at + 1]];
    const third = Math.hypot(q[0] - p[0], q[1] - p[1]) / 3;
    const [before, after] = [all[at - 1], all[at + 2]];
    /** @type {Point} */
    const one = before ? [p[0] + (q[0] - before[0]) / 6, p[1] + (q[1] - before[1]) / 6] : [p[0], p[1] + third];
    /** @type {Point} */
    const two = after
      ? [q[0] - (after[0] - p[0]) / 6, q[1] - (after[1] - p[1]) / 6]
      : [q[0] + inward[0] * third, q[1] + inward[1] * third];
    path += `C${put(one)} ${put(two)} ${put(q)}`;
  }
  return { from: put(all[0]), path };
}

/** Lands of a tile: lists of sides that hang together. Two opposite sides are two lands. @returns {number[][]} @param {number} mask */
export function lands(mask) {
  if (mask === 5 || mask === 10) return mask === 5 ? [[0], [2]] : [[1], [3]];
  const sides = [0, 1, 2, 3].filter((side) => isLand(mask, side));
  return sides.length ? [sides] : [];
}

/** @type {Map<string, ReturnType<typeof drawn>>} */
const outlines = new Map(); // of tiles at their places: one tile more must not mean to draw all coasts again

/** Land, coasts and dotted routes of a tile at a place. `capped` names corners (0 north-east, clockwise) where four lands meet. @param {number} mask @param {number} x @param {number} y @param {number[]} [capped] */
export function outline(mask, x, y, capped = []) {
  const key = `${mask} ${x} ${y} ${capped}`;
  const known = outlines.get(key) ?? drawn(mask, x, y, capped);
  outlines.set(key, known);
  return known;
}

/** @param {number} mask @param {number} x @param {number} y @param {number[]} capped */
function drawn(mask, x, y, capped) {
  let land = "";
  /** @type {{ group: number[], path: string }[]} */
  const coasts = [];
  for (const group of lands(mask)) {
    let ring = "";
    group.forEach((side, at) => {
      const next = group[(at + 1) % group.length];
      const length = (next - side + 4) % 4 || 4;
      const [px, py] = about([NEAR, 0], side);
      const begin = `${figure((x + px) * UNIT)} ${figure((y + py) * UNIT)}`;
      const made = coast(side, length, x, y, (y * 16 + x) * 64 + side * 8 + mask);
      ring += `${ring ? "L" : "M"}${begin}L${made.from}${made.path}`;
      if (!(length === 1 && capped.includes(side))) coasts.push({ group, path: `M${made.from}${made.path}` });
    });
    land += `${ring}Z`;
  }
  return { land, coasts, coast: coasts.map((each) => each.path).join(""), dots: routes(mask, x, y) };
}

/** Where the routes of a tile meet. @returns {Point} @param {number} mask */
export function hub(mask) {
  const sides = [0, 1, 2, 3].filter((side) => isLand(mask, side));
  if (sides.length === 1) return about([0.5, 0.69], sides[0]);
  if (sides.length === 2 && mask !== 5 && mask !== 10) return about([0.78, 0.78], first(mask) + 1);
  if (sides.length === 3) return about([0.66, 0.5], open(mask) - 1 + 4);
  return [0.5, 0.5];
}

/** @param {number} mask */
const first = (mask) => [0, 1, 2, 3].findIndex((side) => isLand(mask, side) && isLand(mask, (side + 1) % 4));
/** @param {number} mask */
const open = (mask) => [0, 1, 2, 3].findIndex((side) => !isLand(mask, side));

/** Where a unit stands on the land with that side. @returns {Point} @param {number} mask @param {number} side */
export function stand(mask, side) {
  const sides = [0, 1, 2, 3].filter((each) => isLand(mask, each));
  if (mask === 5 || mask === 10) return about([0.5, 0.17], side);
  if (sides.length === 1) return about([0.5, 0.19], sides[0]);
  if (sides.length === 2) return about([0.31, 0.31], first(mask) + 1);
  if (sides.length === 3) return about([0.21, 0.5], open(mask) - 1 + 4);
  return [0.5, 0.5];
}

/** The dotted routes of a tile. @param {number} mask @param {number} x @param {number} y */
function routes(mask, x, y) {
  const [hx, hy] = hub(mask);
  let path = "";
  for (let side = 0; side < 4; side++) {
    if (isLand(mask, side)) continue;
    const [from, inner] = [about([0.5, 0], side), about([0.5, 0.26], side)];
    const number = Math.max(2, Math.round(Math.hypot(hx - from[0], hy - from[1]) * 10));
    for (let at = 0; at < number; at++) {
      const t = (at + 0.5) / number;
      const dot = [0, 1].map((axis) =>
        from[axis] * (1 - t) ** 2 + 2 * inner[axis] * t * (1 - t) + [hx, hy][axis] * t * t
      );
      path += `M${figure((x + dot[0]) * UNIT)} ${figure((y + dot[1]) * UNIT)}h0`;
    }
  }
  return path;
}

/** The way through a tile between two sides, or to its hub (`to` null), as a line to go on with. @param {number} mask @param {number} x @param {number} y @param {number | null} from @param {number | null} to */
export function way(mask, x, y, from, to) {
  /** @param {Point} point */
  const at = (point) => `${figure((x + point[0]) * UNIT)} ${figure((y + point[1]) * UNIT)}`;
  const middle = hub(mask);
  const inn = from === null ? "" : `L${at(about([0.5, 0], from))}Q${at(about([0.5, 0.26], from))} ${at(middle)}`;
  const out = to === null
    ? ""
    : `${from === null ? `L${at(middle)}` : ""}Q${at(about([0.5, 0.26], to))} ${at(about([0.5, 0], to))}`;
  return inn + out;
}
