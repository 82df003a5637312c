// The interactive map of Explorers: legal squares, taps, keyboard, zoom.
import { AfterFirstPaint, html, useMemo, useRef, useWidth } from "../../../web/kit/dom.js";
import { useGestures } from "../../../web/kit/gestures.js";
import { gridFocus } from "../../../web/kit/grid_focus.js";
import { CellRow, nearest, Ring } from "../../../web/kit/map.js";
import { signed } from "../../../web/kit/numbers.js";
import { panZoom } from "../../../web/kit/pan_zoom.js";
import { markOf } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { CELL, groundAt, indexOf, objectAt, objectName, OBJECTS, SIDE, squareOf, terrainName } from "./box.js";
import { Badges, BARE, EDGE, FRAMED, FULL, Ground, Legal, Marks, Neatline, Objects, SHAPES, Villages } from "./map.js";
import {
  closedTo,
  hover,
  marksLegal,
  marksOfLit,
  openTo,
  pending,
  preview,
  ring,
  shownSeat,
  starting,
  thinksOfScroll,
  zoomed,
} from "./selection.js";
import { explain, squareNames } from "./words.js";
import { Thing } from "./parts.js";

/** @import { BoardTable, View } from "./types.d.ts" */
/** @typedef {[number, number]} Point */

/** @type {number | null} */
let cursor = null; // the square that had the focus last

const ZOOM = 10; // columns of a part
const MAP = panZoom(SIDE, ZOOM);
const REACH = 22; // pixels that a tap may miss a square by

/** @param {number} at */
const frameOf = (at) => ({ x: (at % SIDE) * CELL, y: Math.floor(at / SIDE) * CELL, width: CELL, height: CELL });

/** The square under the pointer or with the focus, in a line below the map. @param {{ table: BoardTable, view: View, seat: number }} props */
function Caption({ table, view, seat }) {
  const at = hover.value ?? ring.value;
  if (at === null) return html`<p class="ex-caption line" aria-hidden="true"></p>`;
  const points = seat === table.seat ? marksLegal(table).get(at) : undefined;
  const object = objectAt(view, at);
  return html`<p class="ex-caption line" aria-hidden="true"><b>${squareOf(at)}</b>
    ${
    object in OBJECTS &&
    html`<span class="ex-caption-thing line"><${Thing} object=${object} />${objectName(object)}</span>`
  }<span>${terrainName(groundAt(view, at))}</span>
    ${
    points !== undefined &&
    html`<span class="ex-caption-points">${
      points ? t("explorers-points", { points: signed(points), number: Math.abs(points) }) : t("explorers-no-points")
    }</span>`
  }</p>`;
}

function Under() {
  const at = hover.value;
  return at === null
    ? null
    : html`<rect class="ex-under" x=${(at % SIDE) * CELL + 1} y=${Math.floor(at / SIDE) * CELL + 1} width=${
      CELL - 2
    } height=${CELL - 2} rx="3" />`;
}

/** Points that a mark would bring, on the squares that can be marked. @param {{ legal: Map<number, number>, small?: boolean }} props */
function Gains({ legal, small }) {
  const high = small ? 18 : 14;
  return html`<g class="ex-gains">${
    [...legal].filter(([, points]) => points).map(([at, points]) => {
      const text = signed(points);
      const wide = (small ? 9.5 : 7) * text.length + (small ? 8 : 7);
      return html`
        <g key=${at} transform=${`translate(${(at % SIDE) * CELL - (small ? 3 : 1)} ${
          Math.floor(at / SIDE) * CELL - (small ? 3 : 1)
        })`}>
          <rect width=${wide} height=${high} rx=${high / 2} />
          <text x=${wide / 2} y=${high / 2 + (small ? 5.4 : 3.9)} font-size=${small ? 15 : 11}>${text}</text>
        </g>
      `;
    })
  }</g>`;
}

/** Squares for keyboards and screen readers: a grid of named cells, drawn as nothing. @param {{ table: BoardTable, seat: number }} props */
function Cells({ table, seat }) {
  const { view } = table;
  if (!view.ground.length) return null; // the map was not laid yet
  const board = view.boards[seat];
  const legal = seat === table.seat ? marksLegal(table) : new Map();
  const closed = closedTo(view, seat);
  const marked = new Set(board.marks.map(indexOf));
  const fresh = new Set(board.fresh.map(indexOf));
  const names = squareNames(view);
  const words = {
    legal: t("explorers-name-legal"),
    marked: t("explorers-name-marked"),
    closed: t("explorers-name-closed"),
    fresh: t("explorers-name-fresh"),
  };
  /** @param {number} at */
  const nameOf = (
    at,
  ) => (legal.has(at)
    ? `${names[at]}, ${words.legal}`
    : fresh.has(at)
    ? `${names[at]}, ${words.fresh}`
    : marked.has(at)
    ? `${names[at]}, ${words.marked}`
    : closed.has(at)
    ? `${names[at]}, ${words.closed}`
    : names[at]);
  const focus = cursor ?? [...legal.keys()][0] ?? (view.start ? indexOf(view.villages[view.start]) : 119);
  return html`<g class="ex-cells">${
    Array.from({ length: SIDE }, (_, row) => {
      const squares = Array.from({ length: SIDE }, (_each, column) => row * SIDE + column);
      const cells = squares.map((at) => ({ at, name: nameOf(at), lit: legal.has(at), frame: frameOf(at) }));
      return html`<${CellRow} key=${row} cells=${cells} focus=${focus} />`;
    })
  }</g>`;
}

/** Marks that are on their way to the server. @param {{ id: string, marks: string[], small?: boolean }} props */
function Sent({ id, marks, small }) {
  return html`<g class="ex-marks sent">${
    pending.value.filter((each) => each.id === id && !marks.includes(each.square)).map(({ square }) => {
      const at = indexOf(square);
      return html`<use key=${square} class="new" href=${`#ex-new${small ? "-s" : ""}`} x=${(at % SIDE) * CELL} y=${
        Math.floor(at / SIDE) * CELL
      } width=${CELL} height=${CELL} />`;
    })
  }</g>`;
}

/** Squares that the log or the recap points at; those of other players carry their sign. @param {{ table: BoardTable, seat: number }} props */
function Pointed({ table, seat }) {
  return html`<g class="ex-pointed">${
    marksOfLit(table).map(({ at, seat: whose }) =>
      html`<g key=${at} transform=${`translate(${(at % SIDE) * CELL} ${Math.floor(at / SIDE) * CELL})`}>
    <rect width=${CELL} height=${CELL} rx="4" class="ex-lit-case" /><rect width=${CELL} height=${CELL} rx="4" class="ex-lit" />
    ${
        whose !== seat &&
        html`<path d=${SHAPES[markOf(whose)]} transform="translate(13 13) scale(1.8)" fill=${`var(--p${
          markOf(whose) + 1
        })`} />`
      }</g>`
    )
  }</g>`;
}

const Focus = () =>
  ring.value === null ? null : html`<${Ring} frame=${frameOf(ring.value)} inset=${1} rx=${3} wide=${5} />`;

/** Squares that a choice under the pointer would open. @param {{ view: View }} props */
function Outlook({ view }) {
  if (!preview.value || !view.ground.length) return null;
  return html`<g class="ex-outlook">${
    openTo(view, preview.value).map((at) =>
      html`
        <rect key=${at} x=${(at % SIDE) * CELL + 3}
          y=${Math.floor(at / SIDE) * CELL + 3} width=${CELL - 6} height=${CELL - 6} rx="4" />
      `
    )
  }</g>`;
}

/** The part of the map to look at first: where most can be done. @param {Map<number, number>} legal @param {string[]} marks */
function bestPart(legal, marks) {
  const squares = legal.size ? [...legal.keys()] : marks.map(indexOf);
  if (!squares.length) return { x: 3, y: 3 };
  /** @param {(at: number) => number} of */
  const middle = (of) => squares.reduce((sum, at) => sum + of(at), 0) / squares.length - (ZOOM - 1) / 2;
  const [left, top] = [middle((at) => at % SIDE), middle((at) => Math.floor(at / SIDE))];
  /** @type {{ x: number, y: number, inside: number, centre: number } | null} */
  let best = null;
  for (let y = 0; y <= SIDE - ZOOM; y++) {
    for (let x = 0; x <= SIDE - ZOOM; x++) {
      const inside = squares.filter((at) =>
        at % SIDE >= x && at % SIDE < x + ZOOM && Math.floor(at / SIDE) >= y && Math.floor(at / SIDE) < y + ZOOM
      ).length;
      const centre = -Math.abs(x - left) - Math.abs(y - top);
      if (!best || inside > best.inside || (inside === best.inside && centre > best.centre)) {
        best = { x, y, inside, centre };
      }
    }
  }
  return best ? { x: best.x, y: best.y } : { x: 0, y: 0 };
}

/** @param {{ table: BoardTable, seat: number, bare: boolean }} props */
export function World({ table, seat, bare }) {
  const { view } = table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const wide = useWidth(box, 360);
  const gesture = useRef({ last: 0, done: -1, when: 0 });
  const part = bare ? zoomed.value : null;
  const frame = part
    ? { x: part.x * CELL, y: part.y * CELL, side: ZOOM * CELL }
    : bare
    ? { x: 0, y: 0, side: FULL }
    : { x: -EDGE, y: -EDGE, side: FULL + 2 * EDGE };
  const scale = wide / frame.side;
  const small = CELL * scale < 30;
  const viewBox = part ? `${frame.x} ${frame.y} ${frame.side} ${frame.side}` : bare ? BARE : FRAMED;
  const board = view.boards[seat];
  const mine = seat === table.seat;
  /** @type {Map<number, number>} */
  const legal = mine ? marksLegal(table) : new Map();
  /** @type {[number, string][]} */
  const villages = mine
    ? starting(table.legal.value, "village ").map((text) => [indexOf(view.villages[text.slice(8)]), text])
    : [];
  const lights = [...legal.keys(), ...villages.map(([at]) => at)];
  const closed = closedTo(view, seat);

  /** @param {number} at */
  const doAt = async (at) => {
    const village = villages.find(([index]) => index === at);
    if (village) return table.act(village[1]);
    if (!mine || table.over) return undefined;
    if (thinksOfScroll(table)) return table.tell(t("explorers-status-scroll"));
    const text = `mark ${squareOf(at)}`;
    const now = gesture.current;
    if (now.done === at && performance.now() - now.when < 450) return undefined; // a double click marks once
    if (!legal.has(at)) return table.acts ? table.why(text) : undefined;
    now.done = at;
    now.when = performance.now();
    const sent = { id: table.id, square: squareOf(at) };
    pending.value = [...pending.value, sent];
    await table.act(text);
    pending.value = pending.value.filter((each) => each !== sent);
    return undefined;
  };
  /** @param {PointerEvent} event @returns {Point} */
  const pointOf = (event) => {
    const rect = /** @type {HTMLElement} */ (box.current).getBoundingClientRect();
    return [(event.clientX - rect.left) / scale + frame.x, (event.clientY - rect.top) / scale + frame.y];
  };
  /** @param {Point} words */
  const squareAt = (
    [x, y],
  ) => (x < 0 || y < 0 || x >= FULL || y >= FULL ? null : Math.floor(y / CELL) * SIDE + Math.floor(x / CELL));
  /** @param {number | null} at */
  const show = (at) => at !== null && (table.shown.value = explain(table, squareOf(at)));
  const gestures = useGestures({
    pointOf,
    tap: (point, finger, event) => {
      const direct = squareAt(point);
      const lit = direct !== null && lights.includes(direct);
      const target = lit ? direct : finger || CELL * scale < 24 ? nearest(lights, frameOf, point, REACH / scale) : null;
      const now = gesture.current;
      const twice = bare && now.last && event.timeStamp - now.last < 350;
      now.last = target === null ? event.timeStamp : 0;
      if (target !== null) doAt(target);
      else if (twice) {
        now.last = 0;
        zoomed.value = part ? null : MAP.around(point[0] / CELL, point[1] / CELL);
      } else if (direct !== null) doAt(direct);
    },
    explain: (point) => show(squareAt(point)),
    hover: (point) => {
      const at = point && squareAt(point);
      if (hover.value !== at) hover.value = at;
    },
    dragFrom: () => part,
    drag: (from, x, y) => {
      if (from) zoomed.value = MAP.dragged(from, x / scale / CELL, y / scale / CELL);
    },
    dropped: (from) => {
      if (from && zoomed.value) zoomed.value = MAP.settled(zoomed.value);
    },
  });
  const grid = gridFocus({
    neighbour: (square, key) => {
      const at = Number(square);
      const column = at % SIDE;
      /** @type {Record<string, number>} */
      const steps = {
        ArrowLeft: column > 0 ? -1 : 0,
        ArrowRight: column < SIDE - 1 ? 1 : 0,
        ArrowUp: at >= SIDE ? -SIDE : 0,
        ArrowDown: at < SIDE * (SIDE - 1) ? SIDE : 0,
        Home: -column,
        End: SIDE - 1 - column,
      };
      if (!(key in steps)) return undefined;
      const to = at + steps[key];
      if (part) zoomed.value = MAP.showing(part, to % SIDE, Math.floor(to / SIDE));
      return `${to}`;
    },
    press: (square) => doAt(Number(square)),
    explain: (square) => show(Number(square)),
    focused: (square, visible) => {
      if (square !== null) cursor = Number(square);
      ring.value = visible ? cursor : null;
    },
  });

  const cells = useMemo(() =>
    html`
      <${AfterFirstPaint}>
        <${Cells} table=${table.deferred("panels")} seat=${seat} />
        <//>
    `, [table, seat]); // in a later frame
  /** @param {string} kind @param {number} at */
  const ringed = (kind, at) =>
    html`<use key=${at} href=${`#ex-${kind}${small ? "-s" : ""}`} x=${(at % SIDE) * CELL} y=${
      Math.floor(at / SIDE) * CELL
    } width=${CELL} height=${CELL} />`;

  return html`
    <div class=${`ex-world map ${bare ? "bare" : ""} ${part ? "zoomed" : ""} ${
      mine && table.acts ? "mine" : ""
    }`} ref=${box}>
        <svg class="ex-base layer" viewBox=${viewBox} aria-hidden="true">${!bare &&
          html`<${Neatline} />`}<${Ground} ground=${view.ground} small=${small} /></svg>
        <svg class="ex-top layer" viewBox=${viewBox} role="grid" aria-label=${t("explorers-map-of", {
          who: seat === table.seat ? "you" : "other",
          name: table.name(seat),
        })}
          ...${gestures} ...${grid}>
          <g class="ex-states" aria-hidden="true"><${Outlook} view=${view} />
            ${[...closed].map((at) => ringed("closed", at))}
            <${Legal} squares=${[...legal.keys()]} small=${small} /></g>
          <g aria-hidden="true"><${Marks} marks=${board.marks} fresh=${board.fresh} small=${small} />${mine &&
            html`<${Sent} id=${table.id} marks=${board.marks} small=${small} />`}
            <${Villages} view=${view} small=${small} />
            ${villages.length > 0 && html`<${Legal} squares=${villages.map(([at]) => at)} small=${small} />`}
            <${Objects} view=${view} small=${small} closed=${closed} />
            ${[...closed].map((at) =>
              html`<use key=${`l${at}`} href="#ex-lock" x=${(at % SIDE) * CELL + (small ? 23 : 30)} y=${
                Math.floor(at / SIDE) * CELL + 1
              } width=${small ? 20 : 13} height=${small ? 20 : 13} />`
            )}
            <${Badges} view=${view} seat=${seat} small=${small} /><${Gains} legal=${legal} small=${small} />
            <${Pointed} table=${table} seat=${seat} /></g>
          ${cells}
          <g aria-hidden="true" class="ex-ring"><${Under} /><${Focus} /></g>
        </svg>
        ${!bare && html`<${Caption} table=${table} view=${view} seat=${seat} />`}
      </div>
  `;
}

/** @param {BoardTable} table */
export function toggleZoom(table) {
  zoomed.value = zoomed.value ? null : bestPart(marksLegal(table), table.view.boards[shownSeat(table)].marks);
}
