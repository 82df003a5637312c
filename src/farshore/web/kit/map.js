// Parts of a board with a map that is drawn as SVG: its room, drawings, named cells for keyboards and screen readers.
import { html, useEffect, useMemoDrawing, useState } from "./dom.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Frame */
/** @typedef {{ at: string | number, name: string, lit: boolean, frame: Frame }} Cell */

/** A row of a grid of cells, drawn as nothing; Tab reaches the cell `focus`. See `gridFocus`. @param {{ cells: Cell[], focus: string | number | null }} props */
export function CellRow({ cells, focus }) {
  const here = cells.some(({ at }) => at === focus) ? focus : null;
  return useMemoDrawing(() =>
    html`<g role="row">${
      cells.map(({ at, name, lit, frame }) =>
        html`
          <rect key=${at} role="gridcell" data-at=${at} data-lit=${lit || null} tabindex=${at === here ? 0 : -1}
            aria-label=${name} ...${frame} />
        `
      )
    }</g>`, [cells.map(({ name, lit, frame }) => `${name} ${lit} ${frame.x} ${frame.y}`).join("|"), here]);
}

/** The ring of the focus: seen on every ground. @param {{ frame: Frame, inset: number, rx: number, wide: number }} props */
export function Ring({ frame: { x, y, width, height }, inset, rx, wide }) {
  const place = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, rx, fill: "none" };
  return html`
    <rect ...${place} stroke="#fff" stroke-width=${wide} />
    <rect ...${place} stroke="#0944B3" stroke-width=${wide * 0.53} />
  `;
}

/**
 * The thing whose middle is nearest to a point, if it is within reach.
 * @template Thing
 * @param {Thing[]} things
 * @param {(thing: Thing) => Frame} frameOf
 * @param {[number, number]} point
 * @param {number} reach
 */
export function nearest(things, frameOf, [px, py], reach) {
  /** @type {{ thing: Thing, away: number } | null} */
  let found = null;
  for (const thing of things) {
    const { x, y, width, height } = frameOf(thing);
    const away = Math.hypot(x + width / 2 - px, y + height / 2 - py);
    if (away <= reach && (!found || away < found.away)) found = { thing, away };
  }
  return found?.thing ?? null;
}

/**
 * How a board shares its room, as `share` makes it of the width; followed as element and window change.
 * @template {Record<string, unknown>} Room
 * @param {{ current: HTMLElement | null }} ref
 * @param {(width: number) => Room} share
 */
export function useRoom(ref, share) {
  const [room, setRoom] = useState(() => share(innerWidth <= 900 ? innerWidth : innerWidth - 404));
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    if (!element) return undefined;
    const measure = () =>
      setRoom((old) => {
        const now = share(element.clientWidth);
        return Object.keys(now).every((name) => now[name] === old[name]) ? old : now;
      });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return room;
}

/** A drawing by itself: a symbol of a game's art.svg. @param {{ name: string, box?: string, more?: string }} props */
export function Drawing({ name, box = "0 0 24 24", more }) {
  const [x, y, width, height] = box.split(" ");
  return html`
    <svg class=${more} viewBox=${box} aria-hidden="true">
      <use href=${`#${name}`} x=${x} y=${y} width=${width} height=${height} />
    </svg>
  `;
}
