// The map of Explorers as it is played on: what is lit, pressed, walked over by keys, looked at closely.
import { AfterFirstPaint, html, useMemo, useMemoDrawing, useRef, useWidth } from "../../../web/kit/dom.js";
import { ignoreNextClick, LONG_PRESS } from "../../../web/kit/explain.js";
import { signed } from "../../../web/kit/numbers.js";
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
} from "./choices.js";
import { explain, squareNames } from "./words.js";
import { Thing } from "./parts.js";

let cursor = null; // the square that the keyboard stands on

const ZOOM = 10; // columns of a part
const REACH = 22; // pixels that a tap may miss a square by

const clamp = (number, most) => Math.max(0, Math.min(most, number));

/** What is under the pointer or the keyboard, in a line below the map: nothing is covered. */
function Caption({ table, view, seat }) {
  const at = hover.value ?? ring.value;
  if (at === null) return html`<p class="ex-caption" aria-hidden="true"></p>`;
  const points = seat === table.seat ? marksLegal(table).get(at) : undefined;
  const object = objectAt(view, at);
  return html`<p class="ex-caption" aria-hidden="true"><b>${squareOf(at)}</b>
    ${
    object in OBJECTS && html`<span class="ex-caption-thing"><${Thing} object=${object} />${objectName(object)}</span>`
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

/** Points that a mark would bring, on the squares that can be marked. */
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

/** Squares for keyboards and screen readers: a grid of named cells, drawn as nothing. */
function Cells({ table, seat }) {
  const { view } = table;
  if (!view.ground.length) return null; // a breath ago the map was not laid
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
    Array.from({ length: SIDE }, (_, row) =>
      html`
        <${Row} key=${row} row=${row} names=${Array.from(
          { length: SIDE },
          (_each, column) => nameOf(row * SIDE + column),
        )} lit=${Array.from({ length: SIDE }, (_each, column) => legal.has(row * SIDE + column))}
          focus=${Math.floor(focus / SIDE) === row ? focus % SIDE : -1} />
      `)
  }</g>`;
}

function Row({ row, names, lit, focus }) {
  return useMemoDrawing(() =>
    html`<g role="row">${
      names.map((name, column) =>
        html`
          <rect key=${column} role="gridcell" data-at=${row * SIDE + column}
            data-lit=${lit[column] || null} tabindex=${column === focus ? 0 : -1} aria-label=${name} x=${column *
              CELL} y=${row * CELL} width=${CELL}
            height=${CELL} />
        `
      )
    }</g>`, [names.join("|"), focus]);
}

/** Only one square at a time is on the way of the tab key; drawn anew it would cost too much. */
function rove(grid, at) {
  cursor = at;
  for (const each of grid.querySelectorAll('[role="gridcell"][tabindex="0"]')) each.setAttribute("tabindex", "-1");
  grid.querySelector(`[data-at="${at}"]`)?.setAttribute("tabindex", "0");
}

/** Marks that are on their way to the server. */
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

/** Squares that the log or a walk points at; those of others carry their sign. */
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

function Ring() {
  const at = ring.value;
  if (at === null) return null;
  const place = {
    x: (at % SIDE) * CELL + 1,
    y: Math.floor(at / SIDE) * CELL + 1,
    width: CELL - 2,
    height: CELL - 2,
    rx: 3,
    fill: "none",
  };
  return html`
    <rect ...${place} stroke="#fff" stroke-width="5" />
    <rect ...${place} stroke="#0944B3" stroke-width="2.6" />
  `;
}

/** Squares that a choice under the pointer would open. */
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

/** The part of the map to look at first: where most can be done. */
function bestPart(legal, marks) {
  const squares = legal.size ? [...legal.keys()] : marks.map(indexOf);
  if (!squares.length) return { x: 3, y: 3 };
  const middle = (of) => squares.reduce((sum, at) => sum + of(at), 0) / squares.length - (ZOOM - 1) / 2;
  const [left, top] = [middle((at) => at % SIDE), middle((at) => Math.floor(at / SIDE))];
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
  return { x: best.x, y: best.y };
}

export function World({ table, seat, bare }) {
  const { view } = table;
  const box = useRef(null);
  const wide = useWidth(box, 360);
  const gesture = useRef({});
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
  const legal = mine ? marksLegal(table) : new Map();
  const villages = mine
    ? starting(table.legal.value, "village ").map((text) => [indexOf(view.villages[text.slice(8)]), text])
    : [];
  const closed = closedTo(view, seat);

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
  const pointOf = (event) => {
    const rect = box.current.getBoundingClientRect();
    return [(event.clientX - rect.left) / scale + frame.x, (event.clientY - rect.top) / scale + frame.y];
  };
  const squareAt = (
    [x, y],
  ) => (x < 0 || y < 0 || x >= FULL || y >= FULL ? null : Math.floor(y / CELL) * SIDE + Math.floor(x / CELL));
  const nearest = ([x, y]) => {
    let found = null;
    for (const at of [...legal.keys(), ...villages.map(([index]) => index)]) {
      const away = Math.hypot((at % SIDE) * CELL + CELL / 2 - x, Math.floor(at / SIDE) * CELL + CELL / 2 - y) * scale;
      if (away <= REACH && (!found || away < found.away)) found = { at, away };
    }
    return found?.at ?? null;
  };
  const tap = (event) => {
    const now = gesture.current;
    if (now.moved || now.explained) return;
    const point = pointOf(event);
    const direct = squareAt(point);
    const touch = event.pointerType === "touch" || now.touch || CELL * scale < 24;
    const target = direct !== null && (legal.has(direct) || villages.some(([at]) => at === direct))
      ? direct
      : touch
      ? nearest(point)
      : null;
    const twice = bare && now.last && event.timeStamp - now.last < 350;
    now.last = target === null ? event.timeStamp : 0;
    if (target !== null) doAt(target);
    else if (twice) {
      now.last = 0;
      zoomed.value = part ? null : {
        x: clamp(Math.round(point[0] / CELL - ZOOM / 2), SIDE - ZOOM),
        y: clamp(Math.round(point[1] / CELL - ZOOM / 2), SIDE - ZOOM),
      };
    } else if (direct !== null) doAt(direct);
  };
  const show = (at) => at !== null && (table.shown.value = explain(table, squareOf(at)));
  const down = (event) => {
    const at = squareAt(pointOf(event));
    const now = (gesture.current = {
      ...gesture.current,
      moved: false,
      explained: false,
      touch: event.pointerType === "touch",
      from: [event.clientX, event.clientY],
      part,
    });
    clearTimeout(now.timer);
    if (now.touch) {
      now.timer = setTimeout(() => {
        now.explained = true;
        if (show(at)) ignoreNextClick();
      }, LONG_PRESS);
    }
    now.down = true;
  };
  const move = (event) => {
    const now = gesture.current;
    if (event.pointerType !== "touch") {
      const at = squareAt(pointOf(event));
      if (hover.value !== at) hover.value = at;
    }
    if (!now.down || !now.from) return;
    const [x, y] = [event.clientX - now.from[0], event.clientY - now.from[1]];
    if (Math.hypot(x, y) < 9 && !now.moved) return;
    now.moved = true;
    clearTimeout(now.timer);
    if (now.part) {
      zoomed.value = {
        x: clamp(now.part.x - x / scale / CELL, SIDE - ZOOM),
        y: clamp(now.part.y - y / scale / CELL, SIDE - ZOOM),
      };
    }
  };
  const up = () => {
    const now = gesture.current;
    now.down = false;
    clearTimeout(now.timer);
    if (now.moved && now.part && zoomed.value) {
      zoomed.value = { x: Math.round(zoomed.value.x), y: Math.round(zoomed.value.y) };
    }
  };
  const keys = (event) => {
    const at = Number(event.target.dataset?.at);
    if (Number.isNaN(at)) return;
    const column = at % SIDE;
    const to = {
      ArrowLeft: column > 0 ? at - 1 : at,
      ArrowRight: column < SIDE - 1 ? at + 1 : at,
      ArrowUp: at >= SIDE ? at - SIDE : at,
      ArrowDown: at < SIDE * (SIDE - 1) ? at + SIDE : at,
      Home: at - column,
      End: at - column + SIDE - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      cursor = to;
      if (part) {
        const [x, y] = [to % SIDE, Math.floor(to / SIDE)];
        zoomed.value = {
          x: clamp(Math.min(Math.max(part.x, x - ZOOM + 2), x - 1), SIDE - ZOOM),
          y: clamp(Math.min(Math.max(part.y, y - ZOOM + 2), y - 1), SIDE - ZOOM),
        };
      }
      event.currentTarget.querySelector(`[data-at="${to}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      doAt(at);
    } else if (event.key === "?") {
      event.preventDefault();
      event.stopPropagation();
      show(at);
    } else if (event.key === "Escape") event.target.blur();
  };

  const cells = useMemo(() =>
    html`
      <${AfterFirstPaint}>
        <${Cells} table=${table.deferred("panels")} seat=${seat} />
        <//>
    `, [table, seat]); // a breath later
  const ringed = (kind, at) =>
    html`<use key=${at} href=${`#ex-${kind}${small ? "-s" : ""}`} x=${(at % SIDE) * CELL} y=${
      Math.floor(at / SIDE) * CELL
    } width=${CELL} height=${CELL} />`;

  return html`<div class=${`ex-world ${bare ? "bare" : ""} ${part ? "zoomed" : ""} ${
    mine && table.acts ? "mine" : ""
  }`} ref=${box}>
    <svg class="ex-base" viewBox=${viewBox} aria-hidden="true">${
    !bare && html`<${Neatline} />`
  }<${Ground} ground=${view.ground} small=${small} /></svg>
    <svg class="ex-top" viewBox=${viewBox} role="grid" aria-label=${t("explorers-map-of", { name: table.name(seat) })}
      onClick=${tap} onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up}
      onPointerLeave=${() => {
    hover.value = null;
    up();
  }} onKeyDown=${keys}
      onContextMenu=${(event) => {
    event.preventDefault();
    if (!gesture.current.explained) {
      gesture.current.explained = true;
      clearTimeout(gesture.current.timer);
      show(squareAt(pointOf(event)));
    }
  }}
      onFocusIn=${(event) => {
    const at = Number(event.target.dataset?.at);
    if (Number.isNaN(at)) return;
    rove(event.currentTarget, at);
    ring.value = event.target.matches(":focus-visible") ? at : null;
  }}
      onFocusOut=${() => (ring.value = null)}>
      <g class="ex-states" aria-hidden="true"><${Outlook} view=${view} />
        ${[...closed].map((at) => ringed("closed", at))}
        <${Legal} squares=${[...legal.keys()]} small=${small} /></g>
      <g aria-hidden="true"><${Marks} marks=${board.marks} fresh=${board.fresh} small=${small} />${
    mine && html`<${Sent} id=${table.id} marks=${board.marks} small=${small} />`
  }
        <${Villages} view=${view} small=${small} />
        ${villages.length > 0 && html`<${Legal} squares=${villages.map(([at]) => at)} small=${small} />`}
        <${Objects} view=${view} small=${small} closed=${closed} />
        ${
    [...closed].map((at) =>
      html`<use key=${`l${at}`} href="#ex-lock" x=${(at % SIDE) * CELL + (small ? 23 : 30)} y=${
        Math.floor(at / SIDE) * CELL + 1
      } width=${small ? 20 : 13} height=${small ? 20 : 13} />`
    )
  }
        <${Badges} view=${view} seat=${seat} small=${small} /><${Gains} legal=${legal} small=${small} />
        <${Pointed} table=${table} seat=${seat} /></g>
      ${cells}
      <g aria-hidden="true" class="ex-ring"><${Under} /><${Ring} /></g>
    </svg>
    ${!bare && html`<${Caption} table=${table} view=${view} seat=${seat} />`}
  </div>`;
}

export function toggleZoom(table) {
  zoomed.value = zoomed.value ? null : bestPart(marksLegal(table), table.view.boards[shownSeat(table)].marks);
}
