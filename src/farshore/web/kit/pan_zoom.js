// Pan and zoom: which part of a square map is shown, in cells. Pure arithmetic; a board keeps the part in a signal.

/** @typedef {{ x: number, y: number }} Part its upper left corner */

/** @param {number} number @param {number} most */
const clamp = (number, most) => Math.max(0, Math.min(most, number));

/** Panning and zooming over a map with sides of `side` cells, of which a part shows `span`. @param {number} side @param {number} span */
export function panZoom(side, span) {
  const most = side - span;
  /** @param {number} x @param {number} y @returns {Part} */
  const inside = (x, y) => ({ x: clamp(x, most), y: clamp(y, most) });
  return {
    /** The part with a point, in cells, in its middle. @param {number} x @param {number} y */
    around: (x, y) => inside(Math.round(x - span / 2), Math.round(y - span / 2)),
    /** A part after a drag by so many cells. @param {Part} from @param {number} x @param {number} y */
    dragged: (from, x, y) => inside(from.x - x, from.y - y),
    /** A part at whole cells, for the end of a drag. @param {Part} part */
    settled: ({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }),
    /** A part moved as little as needed to show a cell and its neighbours. @param {Part} part @param {number} x @param {number} y */
    showing: (part, x, y) =>
      inside(
        Math.min(Math.max(part.x, x - span + 2), x - 1),
        Math.min(Math.max(part.y, y - span + 2), y - 1),
      ),
  };
}
