// The map of Explorers as drawings: terrain, grid and neatline below, which are drawn once; states, marks and signs above.
import { html, useMemoDrawing } from "../../../web/kit/dom.js";
import { markOf } from "../../../web/kit/seats.js";
import { CELL, FILLS, indexOf, objectAt, OBJECTS, QUADRANTS, SIDE } from "./box.js";

/** @import { View } from "./types.d.ts" */

export const FULL = SIDE * CELL;
export const EDGE = 24; // neatline and coordinates
export const FRAMED = `${-EDGE} ${-EDGE} ${FULL + 2 * EDGE} ${FULL + 2 * EDGE}`;
export const BARE = `0 0 ${FULL} ${FULL}`;

/** Runs of equal terrain in rows, as [x, y, length, letter]. @param {string[]} ground */
function runs(ground) {
  /** @type {[number, number, number, string][]} */
  const found = [];
  ground.forEach((row, y) => {
    for (let x = 0; x < row.length;) {
      let end = x + 1;
      while (end < row.length && row[end] === row[x]) end++;
      found.push([x, y, end - x, row[x]]);
      x = end;
    }
  });
  return found;
}

/** Lines where terrains meet. @param {string[]} ground */
function borders(ground) {
  let path = "";
  const size = ground.length;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (x + 1 < size && ground[y][x] !== ground[y][x + 1]) path += `M${(x + 1) * CELL} ${y * CELL}v${CELL}`;
      if (y + 1 < size && ground[y][x] !== ground[y + 1][x]) path += `M${x * CELL} ${(y + 1) * CELL}h${CELL}`;
    }
  }
  return path;
}

/** Terrain with its engraving, grid and borders. @param {{ ground: string[], small?: boolean }} props */
export function Ground({ ground, small }) {
  return useMemoDrawing(() => {
    const size = ground.length * CELL;
    let grid = "";
    for (let at = 1; at < ground.length; at++) grid += `M${at * CELL} 0V${size}M0 ${at * CELL}H${size}`;
    return html`<g>
      ${
      runs(ground).map(([x, y, length, letter]) =>
        html`
          <rect x=${x * CELL} y=${y * CELL} width=${length * CELL} height=${CELL}
            fill=${letter === "V" ? "var(--village)" : `url(#${small ? "s" : "t"}-${FILLS[letter]})`} />
        `
      )
    }
      <path d=${grid} class="ex-grid" stroke-width=${small ? 1.6 : 1} />
      <path d=${borders(ground)} class="ex-border" stroke-width=${small ? 3 : 2} />
      ${
      ground.length === SIDE &&
      html`<path d=${`M${FULL / 2} 0V${FULL}M0 ${FULL / 2}H${FULL}`} class="ex-fold" stroke-width=${small ? 2 : 1.4} />`
    }
    </g>`;
  }, [ground.join(""), small]);
}

/** The zebra line round the map, with coordinates and the letters of the quadrants. */
export function Neatline() {
  return useMemoDrawing(() => {
    let zebra = "";
    for (let at = 0; at < SIDE; at++) {
      const from = at * CELL;
      zebra += `M${from} -5.2h22v4.2h-22zM${from + 22} ${FULL + 1}h22v4.2h-22zM-5.2 ${from}v22h4.2v-22zM${FULL + 1} ${
        from + 22
      }v22h4.2v-22z`;
    }
    /** @param {number} at */
    const middle = (at) => at * CELL + CELL / 2;
    const all = Array.from({ length: SIDE }, (_, at) => at);
    return html`
      <g>
        <rect x=${-EDGE} y=${-EDGE} width=${FULL + 2 * EDGE} height=${FULL + 2 * EDGE} rx="6" class="ex-margin" />
        <rect x="-5.2" y="-5.2" width=${FULL + 10.4} height=${FULL + 10.4} class="ex-neat" stroke-width=".7" />
        <path d=${zebra} fill="var(--ink)" />
        <rect x="-.5" y="-.5" width=${FULL + 1} height=${FULL + 1} class="ex-neat" stroke-width="1.2" />
        <g class="ex-coordinates">
              ${all.map((at) =>
                html`
                  <text x=${middle(at)} y="-10">${"abcdefghijklmnop"[at]}</text>
                  <text x=${middle(at)} y=${FULL + 18.5}>${"abcdefghijklmnop"[at]}</text>
                  <text x="-14.5" y=${middle(at) + 4.2}>${at + 1}</text>
                  <text x=${FULL + 14.5} y=${middle(at) + 4.2}>${at + 1}</text>
                `
              )}
            </g>
        <g class="ex-letters">${QUADRANTS.map((letter, at) =>
          html`<text x=${at % 2 ? FULL + 14 : -14} y=${at > 1 ? FULL + 19 : -9}>${letter}</text>`
        )}</g>
      </g>
    `;
  }, []);
}

/** A sign on a square: 68 % of it, 80 % if squares are small. @param {{ at: number, size?: number, object: string, small?: boolean, faint?: boolean }} props */
export function Sign({ at, size = SIDE, object, small, faint }) {
  const side = CELL * (small ? 0.8 : 0.68);
  const off = (CELL - side) / 2;
  return html`
    <use href=${`#o-${OBJECTS[object]}`} x=${(at % size) * CELL + off} y=${Math.floor(at / size) * CELL +
      off} width=${side} height=${side}
      opacity=${faint ? 0.55 : undefined} />
  `;
}

/** Villages, and the flag of the first. @param {{ view: View, small?: boolean }} props */
export function Villages({ view, small }) {
  const key = `${view.tiles} ${view.start} ${small}`;
  return useMemoDrawing(() =>
    html`<g>
    ${
      QUADRANTS.map((letter) => {
        const square = view.villages[letter];
        if (!square) return null;
        const index = indexOf(square);
        const x = (index % SIDE) * CELL;
        const y = Math.floor(index / SIDE) * CELL;
        return html`
          <g key=${letter} transform=${`translate(${x} ${y})`}>
                  <rect x=".7" y=".7" width=${CELL - 1.4} height=${CELL -
                    1.4} fill="var(--village)" stroke="var(--icon-ink)" stroke-width="1.4" />
                  ${small
                    ? html`<use href="#o-village-s" width=${CELL} height=${CELL} />`
                    : html`<use href="#o-village" width=${CELL} height=${CELL} />`}
                  ${view.start === letter &&
                    html`<use href="#ex-flag" x=${small ? 23 : 29} y=${small ? 0 : 0.5} width=${
                      small ? 20 : 14
                    } height=${small ? 22 : 16} />`}
                </g>
        `;
      })
    }</g>`, [key]);
}

/** All objects; those of `closed` squares are faint and carry a lock. @param {{ view: View, small?: boolean, closed: Set<number> }} props */
export function Objects({ view, small, closed }) {
  const shut = [...closed].sort().join();
  return useMemoDrawing(() => {
    const found = [];
    for (let at = 0; at < SIDE * SIDE; at++) {
      const object = objectAt(view, at);
      if (object in OBJECTS) {
        found.push(html`<${Sign} key=${at} at=${at} object=${object} small=${small} faint=${closed.has(at)} />`);
      }
    }
    return html`<g>${found}</g>`;
  }, [view.tiles, small, shut]);
}

/** Frames on squares as one path: fewer elements are drawn sooner. @param {number[]} squares @param {number} inset @param {number} round */
function frames(squares, inset, round) {
  const side = CELL - 2 * inset - 2 * round;
  /** @param {number} x @param {number} y */
  const arc = (x, y) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  let path = "";
  for (const at of squares) {
    path += `M${(at % SIDE) * CELL + inset + round} ${Math.floor(at / SIDE) * CELL + inset}h${side}${
      arc(round, round)
    }v${side}${arc(-round, round)}h${-side}${arc(-round, -round)}v${-side}${arc(round, -round)}z`;
  }
  return path;
}

/** Crosses with a free centre, as one path. @param {number[]} squares @param {number} near @param {number} far */
function crosses(squares, near, far) {
  const end = CELL - near;
  const back = CELL - far;
  const step = far - near;
  let path = "";
  for (const at of squares) {
    const x = (at % SIDE) * CELL;
    const y = Math.floor(at / SIDE) * CELL;
    path += `M${x + near} ${y + near}l${step} ${step}M${x + end} ${y + near}L${x + back} ${y + far}M${x + near} ${
      y + end
    }L${x + far} ${y + back}M${x + end} ${y + end}L${x + back} ${y + back}`;
  }
  return path;
}

/** Marks of a board; fresh ones are dashed. @param {{ marks: string[], fresh: string[], small?: boolean }} props */
export function Marks({ marks, fresh, small }) {
  return useMemoDrawing(() => {
    const news = new Set(fresh);
    const old = marks.filter((square) => !news.has(square)).map(indexOf);
    const young = fresh.map(indexOf);
    const [inset, round] = small ? [3.8, 5.2] : [3, 4.5];
    const [near, far] = small ? [8.8, 15.2] : [7.5, 14.5];
    return html`
      <g class=${`ex-marks ${small ? "small" : ""}`}>
        <path class="ex-old" d=${frames(old, inset, round)} />
        <path class="ex-young" d=${frames(young, inset, round)} />
        <path class="ex-cross" d=${crosses([...old, ...young], near, far)} />
      </g>
    `;
  }, [marks.join(), fresh.join(), small]);
}

/** Squares that can be marked: a cased ring. @param {{ squares: number[], small?: boolean }} props */
export function Legal({ squares, small }) {
  return useMemoDrawing(() =>
    html`<g class="ex-legal">${
      squares.map((at) =>
        html`
          <use key=${at} href=${`#ex-legal${small ? "-s" : ""}`} x=${(at % SIDE) * CELL} y=${Math.floor(at / SIDE) *
            CELL}
            width=${CELL} height=${CELL} />
        `
      )
    }</g>`, [squares.join(), small]);
}

/** What each temple brings now, or has brought to the one whose board this is. @param {{ view: View, seat: number, small?: boolean }} props */
export function Badges({ view, seat, small }) {
  return html`<g class="ex-badges">
    ${
    view.temples.map((temple) => {
      const at = indexOf(temple.square);
      const mine = view.receipt.sheets[seat]?.temples.find((each) => each.quadrant === temple.quadrant)?.points ?? null;
      const points = mine ?? temple.points;
      if (points === null) return null;
      const wide = small ? 26 : 19;
      const high = small ? 19 : 14;
      const x = (at % SIDE) * CELL + CELL - wide - (small ? -2 : 1.5);
      const y = Math.floor(at / SIDE) * CELL + CELL - high - (small ? -2 : 1.5);
      return html`
        <g key=${temple.quadrant} class=${mine === null ? "" : "mine"} transform=${`translate(${x} ${y})`}>
          <rect width=${wide} height=${high} rx=${high / 2} />
          <text x=${wide / 2} y=${high / 2 + (small ? 5.6 : 3.9)} font-size=${small ? 16 : 11}>${points}</text>
        </g>
      `;
    })
  }</g>`;
}

export const SHAPES = [
  "M5 .9a4.1 4.1 0 1 1 0 8.2a4.1 4.1 0 0 1 0-8.2Z",
  "M1.2 1.2h7.6v7.6H1.2Z",
  "M5 .8 9.3 8.8H.7Z",
  "M5 .3 9.7 5 5 9.7.3 5Z",
];

/** A small board: flat terrain, marks in the player's colour and shape, the newest with a pale ring; `lit` squares have a frame. @param {{ view: View, seat: number, news?: Set<string>, lit?: number[] }} props */
export function Mini({ view, seat, news = new Set(), lit = [] }) {
  const ground = useMemoDrawing(() =>
    html`
      <g>
          ${runs(view.ground).map(([x, y, length, letter]) =>
            html`
              <rect x=${x * 10} y=${y * 10} width=${length * 10 + 0.3} height="10.3"
                fill=${letter === "V" ? "var(--village)" : `var(--${FILLS[letter]})`} />
            `
          )}
          ${Object.values(view.villages).map((square) => {
            const at = indexOf(square);
            return html`<path d=${`M${(at % SIDE) * 10 + 1.5} ${
              Math.floor(at / SIDE) * 10 + 8.5
            }v-4l3.5-3 3.5 3v4z`} fill="#B9492F" stroke="var(--icon-ink)" stroke-width=".8" />`;
          })}
          ${view.temples.map((temple) => {
            const at = indexOf(temple.square);
            return html`<path d=${`M${(at % SIDE) * 10 + 1} ${
              Math.floor(at / SIDE) * 10 + 9
            }l4-7.5 4 7.5z`} fill="none" stroke="var(--icon-ink)" stroke-width="1.1" stroke-linejoin="round" />`;
          })}</g>
    `, [view.tiles]);
  return useMemoDrawing(
    () =>
      view.ground.length > 0 && html`<svg class="ex-mini" viewBox="-1 -1 162 162" aria-hidden="true">${ground}
    <g fill=${`var(--p${markOf(seat) + 1})`} stroke="var(--icon-ink)" stroke-width="1.1" stroke-linejoin="round">
      ${
        view.boards[seat].marks.map((square) => {
          const at = indexOf(square);
          const move = `translate(${(at % SIDE) * 10} ${Math.floor(at / SIDE) * 10})`;
          return html`<g key=${square} transform=${move}>${
            news.has(square) && html`<rect x="-.6" y="-.6" width="11.2" height="11.2" rx="2" class="ex-fresh" />`
          }
          <path d=${SHAPES[markOf(seat)]} /></g>`;
        })
      }</g>
    ${
        lit.map((at) =>
          html`<rect key=${at} class="ex-lit" x=${(at % SIDE) * 10} y=${
            Math.floor(at / SIDE) * 10
          } width="10" height="10" rx="1.5" />`
        )
      }
    <rect x="-.5" y="-.5" width="161" height="161" fill="none" stroke="var(--ink)" /></svg>`,
    [ground, view.boards[seat].marks.join(), [...news].join(), lit.join()],
  );
}

/** A whole board to look at. @param {{ view: View, seat: number, small?: boolean }} props */
export function Chart({ view, seat, small }) {
  if (!view.ground.length) return null;
  return html`
    <svg class="ex-chart" viewBox=${FRAMED} aria-hidden="true">
      <${Neatline} />
      <${Ground} ground=${view.ground} small=${small} />
      <${Marks} marks=${view.boards[seat].marks} fresh=${view.boards[seat].fresh} small=${small} />
      <${Villages} view=${view} small=${small} />
      <${Objects} view=${view} small=${small} closed=${new Set()} />
      <${Badges} view=${view} seat=${seat} small=${small} />
    </svg>
  `;
}

/** One tile. @param {{ ground: string[], objects: string[], number: number }} props */
export function TilePicture({ ground, objects, number }) {
  const size = ground.length;
  return html`<svg class="ex-tile" viewBox=${`-1 -1 ${size * CELL + 2} ${size * CELL + 2}`} aria-hidden="true">
    <${Ground} ground=${ground} small=${true} />
    ${
    ground.flatMap((row, y) =>
      [...row].map((letter, x) => {
        const at = y * size + x;
        if (letter === "V") {
          return html`
            <g transform=${`translate(${x * CELL} ${y * CELL})`}>
              <rect width=${CELL} height=${CELL} fill="var(--village)" stroke="var(--icon-ink)" stroke-width="2" />
              <text x=${CELL / 2} y="33" class="ex-tile-number">${number}</text>
            </g>
          `;
        }
        return objects[y][x] in OBJECTS
          ? html`<${Sign} at=${at} size=${size} object=${objects[y][x]} small=${true} />`
          : null;
      })
    )
  }
    <rect x="0" y="0" width=${size * CELL} height=${
    size * CELL
  } fill="none" stroke="var(--ink)" stroke-width="2" /></svg>`;
}
