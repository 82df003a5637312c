// Explorers: the board and all that belongs to it. What can be done comes from the server; here it is only lit.
import { html, signal, useEffect, useMemo, useRef, useState, Icon, Late } from "../dom.js";
import { t, signed, figure } from "../texts.js";
import { Chip, Dialog } from "../parts.js";
import { useKeys } from "../keys.js";
import {
  SIDE, CELL, FILLS, OBJECTS, QUADRANTS, CARDS, ROUNDS, TURNS, TERRAINS, squareOf, indexOf, quadrantOf, groundAt, objectAt,
  terrainName, terrainsName, sideName, objectName, touching, tile,
} from "./explorers_box.js";
import { FULL, EDGE, FRAMED, BARE, Ground, Neatline, Villages, Objects, Marks, Legal, Badges, Mini, SHAPES, Chart, TilePicture, closedSquares } from "./explorers_map.js";
import { Sheet, ending } from "./explorers_sheet.js";
import { Rules } from "./explorers_rules.js";

export { Sheet, Rules };

// What a person has chosen to look at; kept here, so that a new connection changes nothing.
const zoomed = signal(null); // { x, y } of the part that fills the map, in squares
let cursor = null; // the square that the keyboard stands on
const ring = signal(null); // the same, if it is to be seen
const hover = signal(null); // the square under the pointer
const preview = signal(""); // terrains of the choice under the pointer
const pending = signal([]); // marks that are on their way: { id, square }
const scrolling = signal(""); // the turn in which a scroll is being thought about
const watched = signal(0); // whose board a spectator looks at
const opened = signal(null); // whose board is shown large: { id, seat }
const laying = signal({ tile: 1, turns: 0 }); // a tile in the hand, while the map is composed

const ZOOM = 10; // columns of a part
const REACH = 22; // pixels that a tap may miss a square by
const LONG = 500; // milliseconds of a long press

const marksLegal = (legal) => {
  const found = new Map();
  for (const [text, points] of legal) if (text.startsWith("mark ")) found.set(indexOf(text.slice(5)), points);
  return found;
};
const starting = (legal, word) => [...legal.keys()].filter((text) => text.startsWith(word));
const clamp = (number, most) => Math.max(0, Math.min(most, number));
const turnOf = (table) => `${table.id} ${table.view.round} ${table.view.turn}`;
const shownSeat = (table) => table.seat ?? Math.min(watched.value, table.view.seats - 1);

/** How many marks a side of the card gives to me, as the card lies. */
function marksOf(view, option) {
  if (view.near !== null) return option === view.near ? 3 : 2;
  return view.chosen === option && view.active !== view.seat ? 2 : 3;
}

// ---- words

const cache = { key: "", names: [] };

/** What lies on each square, in words; written once for a map and a language. */
function squareNames(view) {
  const key = `${view.tiles} ${view.start} ${t("explorers-village")}`;
  if (cache.key !== key) {
    cache.key = key;
    cache.names = Array.from({ length: SIDE * SIDE }, (_, at) => {
      const object = objectAt(view, at);
      const parts = [squareOf(at), terrainName(groundAt(view, at))];
      if (object in OBJECTS) parts.push(objectName(object));
      return parts.join(", ");
    });
  }
  return cache.names;
}

/** What a thing is and gives: a square such as g5, or the letter of an object. */
export function explain(table, thing) {
  const { view } = table;
  if (thing in OBJECTS) return { title: objectName(thing), text: objectText(table, thing) };
  const at = indexOf(thing);
  const ground = groundAt(view, at);
  const object = objectAt(view, at);
  const seat = shownSeat(table);
  const lines = [];
  if (ground === "V") lines.push(t(table.about.options.villages === "expert" ? "explorers-village-expert-text" : "explorers-village-text"));
  if (object in OBJECTS) lines.push(objectText(table, object, quadrantOf(at)));
  if (!(object in OBJECTS) && ground !== "V" && !view.boards[seat].marks.includes(thing)) lines.push(t("explorers-plain-text"));
  const points = marksLegal(table.legal.value).get(at);
  if (view.boards[seat].marks.includes(thing)) lines.push(t("explorers-is-marked"));
  else if (points !== undefined) lines.push(t("explorers-can-be-marked", { points: signed(points) }));
  return { title: squareNames(view)[at], text: lines.join("\n") };
}

function objectText(table, object, quadrant) {
  const expert = (name) => table.about.options[name] === "expert";
  if (object === "T") {
    const shrine = table.view.temples.find((each) => each.quadrant === quadrant);
    const text = t(expert("temples") ? "explorers-temple-expert-text" : "explorers-temple-text");
    return shrine && shrine.points !== null ? `${text}\n${t("explorers-temple-now", { points: shrine.points, bonus: shrine.bonus ?? 0 })}` : text;
  }
  if (object === "G") return t(expert("gems") ? "explorers-gem-expert-text" : "explorers-gem-text");
  if ("acf".includes(object)) return t(expert("provisions") ? "explorers-provision-expert-text" : "explorers-provision-text");
  return t(`explorers-${OBJECTS[object]}-text`);
}

/** One sentence: what is asked of me, or for whom we wait. */
export function status(table) {
  const { view, seat } = table;
  if (!view) return "";
  const first = table.name(0);
  const legal = table.legal.value;
  if (view.phase === "map")
    return table.acts ? t("explorers-status-lay", { quadrant: starting(legal, "tile ")[0]?.split(" ")[1] ?? "" }) : t("explorers-status-lays", { name: first });
  if (view.phase === "village") return table.acts ? t("explorers-status-village") : t("explorers-status-villages", { name: first });
  if (view.phase === "over") return t("match-over");
  if (view.phase === "card" || view.phase === "achievements") return t("explorers-status-card");
  if (view.phase === "option" && view.active !== seat) return t("explorers-status-chooses", { name: table.name(view.active) });
  if (seat === null) return t(view.phase === "setup" ? "explorers-status-all-set-up" : "explorers-status-all-mark");
  const mine = view.mine;
  if (view.phase === "option") return t("explorers-status-option");
  if (!table.acts || !mine || mine.stage === "done" || mine.stage === "idle") return t("explorers-status-wait");
  const open = marksLegal(legal).size;
  if (scrolling.value === turnOf(table) && starting(legal, "scroll ").length) return t("explorers-status-scroll");
  if (mine.stage === "choosing" && view.phase === "setup") return t("explorers-status-terrain");
  if (mine.stage === "choosing") {
    const [one, two] = view.card;
    return t("explorers-status-choose", { one: sideName(one), ones: marksOf(view, 1), two: sideName(two), twos: marksOf(view, 2) });
  }
  if (mine.horse) return t(open ? "explorers-status-horse" : "explorers-status-horse-stuck");
  if (mine.stage === "bonus waiting") {
    const waiting = Object.values(mine.bonuses);
    return waiting.length ? t("explorers-status-bonus", { marks: waiting.length === 1 ? waiting[0] : 0 }) : t("explorers-status-all-done");
  }
  if (!mine.left) return t("explorers-status-all-done");
  if (!open) return t("explorers-status-stuck", { terrains: terrainsName(mine.terrains) });
  return t("explorers-status-mark", { marks: mine.left, terrains: terrainsName(mine.terrains) });
}

/** One line of the log. */
export function line(table, heard) {
  const { view } = table;
  const name = heard.seat === undefined ? "" : table.name(heard.seat);
  const [word, one, two, three] = heard.text.split(" ");
  if (word === "tile") return t("explorers-log-tile", { quadrant: one, tile: two, degrees: three });
  if (word === "achievement") return t("explorers-log-achievement", { title: t(`explorers-goal-${one.toLowerCase()}`) });
  if (word === "card") return t("explorers-log-card", { one: sideName(CARDS[one - 1][0]), two: sideName(CARDS[one - 1][1]) });
  if (word === "village") return t("explorers-log-village", { name, quadrant: one });
  if (word === "terrain") return t("explorers-log-terrain", { name, terrain: terrainName(one) });
  if (word === "scroll") return t("explorers-log-scroll", { name, terrain: terrainName(one) });
  if (word === "bonus") return t("explorers-log-bonus", { name, terrain: terrainName(two || one) });
  if (word === "skip") return t("explorers-log-skip", { name });
  if (word === "done") return t("explorers-log-done", { name });
  if (word === "option") {
    const all = table.heard.value;
    let at = all.indexOf(heard);
    while (at > 0 && !all[at].text?.startsWith("card ")) at--;
    const card = CARDS[Number(all[at]?.text?.split(" ")[1]) - 1];
    return t("explorers-log-option", { name, terrains: card ? sideName(card[one - 1]) : one });
  }
  if (word === "mark" && view?.ground.length) {
    const at = indexOf(one);
    const object = objectAt(view, at);
    const what = object in OBJECTS ? `${terrainName(groundAt(view, at))}, ${objectName(object)}` : terrainName(groundAt(view, at));
    return t("explorers-log-mark", { name, square: one, what });
  }
  return heard.text;
}

/** What happened, the marks of each seat in one step; what only closes a turn is left out. */
export function steps(table, all) {
  const found = [];
  const card = all.findLastIndex((each) => each.text.startsWith("card ")); // of earlier ones marks say enough
  for (const [at, each] of all.entries()) {
    const [word, square] = each.text.split(" ");
    if (["done", "skip", "terrain"].includes(word) || (word === "option" && at < card)) continue;
    const before = found.at(-1);
    if (word !== "mark") found.push({ seat: each.seat, text: line(table, each), lit: [each] });
    else if (before?.squares && before.seat === each.seat) before.squares.push(square), before.lit.push(each);
    else found.push({ seat: each.seat, squares: [square], lit: [each] });
  }
  for (const step of found.filter(({ squares }) => squares)) {
    step.text = t("explorers-since-marks", { name: table.name(step.seat), number: step.squares.length, squares: step.squares.join(", ") });
    const things = step.squares.map((square) => objectAt(table.view, indexOf(square))).filter((object) => object in OBJECTS);
    if (things.length) step.text = t("explorers-since-found", { marks: step.text, things: things.map(objectName).join(", ") });
  }
  return found;
}

export const keys = () => [[["1", "2"], t("explorers-key-option")], [["D"], t("explorers-key-done")], [["K"], t("explorers-key-skip")], [["Z"], t("explorers-key-zoom")]];

/** Where an action is done: a square, a side of the card, a button. */
export function aims(table, text) {
  const [verb, thing] = text.split(" ");
  if (verb === "mark") return [`[data-at="${indexOf(thing)}"]`];
  return [{ map: ".ex-world", harvest: ".ex-harvest", done: "[data-action=done]" }[verb] ?? ".ex-option.legal"];
}

export const score = (table, seat) => table.view.receipt.totals[seat];

// ---- small parts

/** Terrain as it is printed: one, or two halves. */
function Swatch({ terrains, small }) {
  const share = 100 / terrains.length;
  return html`<svg class="ex-swatch" aria-hidden="true">${[...terrains].map((letter, at) => html`<rect key=${letter} x=${`${at * share}%`} width=${`${share + 0.5}%`} height="100%"
    fill=${`url(#${small ? "s" : "t"}-${FILLS[letter]})`} />`)}</svg>`;
}

/** So many crosses, of which some are used. */
function Crosses({ number, used = 0 }) {
  return html`<svg class="ex-crosses" viewBox=${`0 0 ${number * 17} 16`} width=${number * 17} height="16" aria-hidden="true">
    ${Array.from({ length: number }, (_, at) => html`<path d=${`M${at * 17 + 3} 3l10 10m0-10l-10 10`} opacity=${at < used ? 0.25 : 1} />`)}</svg>`;
}

/** An object's sign outside the map. */
const Thing = ({ object, state = "" }) => html`<svg class=${`ex-thing ${state}`} viewBox="-1 -1 34 34" aria-hidden="true"><use href=${`#o-${OBJECTS[object]}`} width="34" height="34" x="-1" y="-1" />
  ${state === "spent" && html`<path d="M3 29 29 3" />`}</svg>`;

/** Something that explains itself on right-click, long press and ?. */
function explained(table, about) {
  let timer = 0;
  const show = () => (table.shown.value = about());
  return {
    onContextMenu: (event) => { event.preventDefault(); show(); },
    onKeyDown: (event) => { if (event.key === "?") { event.stopPropagation(); event.preventDefault(); show(); } },
    onPointerDown: (event) => { if (event.pointerType === "touch") timer = setTimeout(show, LONG); },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    onPointerLeave: () => clearTimeout(timer),
  };
}

// ---- the map

/** What is under the pointer or the keyboard, in a line below the map: nothing is covered. */
function Caption({ table, view, seat }) {
  const at = hover.value ?? ring.value;
  if (at === null) return html`<p class="ex-caption" aria-hidden="true"></p>`;
  const points = seat === table.seat ? marksLegal(table.legal.value).get(at) : undefined;
  const object = objectAt(view, at);
  return html`<p class="ex-caption" aria-hidden="true"><b>${squareOf(at)}</b>
    ${object in OBJECTS && html`<span class="ex-caption-thing"><${Thing} object=${object} />${objectName(object)}</span>`}<span>${terrainName(groundAt(view, at))}</span>
    ${points !== undefined && html`<span class="ex-caption-points">${points ? t("explorers-points", { points: signed(points), number: Math.abs(points) }) : t("explorers-no-points")}</span>`}</p>`;
}

function Under() {
  const at = hover.value;
  return at === null ? null : html`<rect class="ex-under" x=${(at % SIDE) * CELL + 1} y=${Math.floor(at / SIDE) * CELL + 1} width=${CELL - 2} height=${CELL - 2} rx="3" />`;
}

/** Points that a mark would bring, on the squares that can be marked. */
function Gains({ legal, small }) {
  const high = small ? 18 : 14;
  return html`<g class="ex-gains">${[...legal].filter(([, points]) => points).map(([at, points]) => {
    const text = signed(points);
    const wide = (small ? 9.5 : 7) * text.length + (small ? 8 : 7);
    return html`<g key=${at} transform=${`translate(${(at % SIDE) * CELL - (small ? 3 : 1)} ${Math.floor(at / SIDE) * CELL - (small ? 3 : 1)})`}><rect width=${wide} height=${high} rx=${high / 2} />
      <text x=${wide / 2} y=${high / 2 + (small ? 5.4 : 3.9)} font-size=${small ? 15 : 11}>${text}</text></g>`;
  })}</g>`;
}

/** Squares for keyboards and screen readers: a grid of named cells, drawn as nothing. */
function Cells({ table, seat }) {
  const { view } = table;
  if (!view.ground.length) return null; // a breath ago the map was not laid
  const board = view.boards[seat];
  const legal = seat === table.seat ? marksLegal(table.legal.value) : new Map();
  const closed = closedSquares(view, seat, legal);
  const marked = new Set(board.marks.map(indexOf));
  const fresh = new Set(board.fresh.map(indexOf));
  const names = squareNames(view);
  const words = { legal: t("explorers-name-legal"), marked: t("explorers-name-marked"), closed: t("explorers-name-closed"), fresh: t("explorers-name-fresh") };
  const nameOf = (at) => (legal.has(at) ? `${names[at]}, ${words.legal}` : fresh.has(at) ? `${names[at]}, ${words.fresh}` : marked.has(at) ? `${names[at]}, ${words.marked}`
    : closed.has(at) ? `${names[at]}, ${words.closed}` : names[at]);
  const focus = cursor ?? [...legal.keys()][0] ?? (view.start ? indexOf(view.villages[view.start]) : 119);
  return html`<g class="ex-cells">${Array.from({ length: SIDE }, (_, row) => html`<${Row} key=${row} row=${row} names=${Array.from({ length: SIDE }, (_each, column) => nameOf(row * SIDE + column))}
    focus=${Math.floor(focus / SIDE) === row ? focus % SIDE : -1} />`)}</g>`;
}

function Row({ row, names, focus }) {
  return useMemo(() => html`<g role="row">${names.map((name, column) => html`<rect key=${column} role="gridcell" data-at=${row * SIDE + column}
    tabindex=${column === focus ? 0 : -1} aria-label=${name} x=${column * CELL} y=${row * CELL} width=${CELL} height=${CELL} />`)}</g>`, [names.join("|"), focus]);
}

/** Only one square at a time is on the way of the tab key; drawn anew it would cost too much. */
function rove(grid, at) {
  cursor = at;
  for (const each of grid.querySelectorAll('[role="gridcell"][tabindex="0"]')) each.setAttribute("tabindex", "-1");
  grid.querySelector(`[data-at="${at}"]`)?.setAttribute("tabindex", "0");
}

/** Marks that are on their way to the server. */
function Sent({ id, marks, small }) {
  return html`<g class="ex-marks sent">${pending.value.filter((each) => each.id === id && !marks.includes(each.square)).map(({ square }) => {
    const at = indexOf(square);
    return html`<use key=${square} class="new" href=${`#ex-new${small ? "-s" : ""}`} x=${(at % SIDE) * CELL} y=${Math.floor(at / SIDE) * CELL} width=${CELL} height=${CELL} />`;
  })}</g>`;
}

/** Squares that the log or a walk points at; those of others carry their sign. */
function Pointed({ table, seat }) {
  return html`<g class="ex-pointed">${marksOfLit(table).map(({ at, seat: whose }) => html`<g key=${at} transform=${`translate(${(at % SIDE) * CELL} ${Math.floor(at / SIDE) * CELL})`}>
    <rect width=${CELL} height=${CELL} rx="4" class="ex-lit-case" /><rect width=${CELL} height=${CELL} rx="4" class="ex-lit" />
    ${whose !== seat && html`<path d=${SHAPES[whose % 4]} transform="translate(13 13) scale(1.8)" fill=${`var(--p${(whose % 4) + 1})`} />`}</g>`)}</g>`;
}

const marksOfLit = (table) => table.lit.value.filter(({ text }) => text?.startsWith("mark ")).map(({ text, seat }) => ({ at: indexOf(text.slice(5)), seat }));
/** Whether the card that lies is pointed at, or a side of it: what was chosen of an earlier one does not count. */
function isLit(table, text) {
  const all = table.heard.value;
  const card = all.findLastIndex((each) => each.text?.startsWith("card "));
  return table.lit.value.some((each) => each.text === text && all.lastIndexOf(each) >= card && (each.seat ?? table.view.active) === table.view.active);
}

function Ring() {
  const at = ring.value;
  if (at === null) return null;
  const place = { x: (at % SIDE) * CELL + 1, y: Math.floor(at / SIDE) * CELL + 1, width: CELL - 2, height: CELL - 2, rx: 3, fill: "none" };
  return html`<rect ...${place} stroke="#fff" stroke-width="5" /><rect ...${place} stroke="#0944B3" stroke-width="2.6" />`;
}

/** Squares that a choice under the pointer would open. */
function Outlook({ view, seat }) {
  if (!preview.value || !view.ground.length) return null;
  return html`<g class="ex-outlook">${[...touching(view, seat, preview.value)].map((at) => html`<rect key=${at} x=${(at % SIDE) * CELL + 3}
    y=${Math.floor(at / SIDE) * CELL + 3} width=${CELL - 6} height=${CELL - 6} rx="4" />`)}</g>`;
}

/** The part of the map to look at first: where most can be done. */
function bestPart(legal, marks) {
  const squares = legal.size ? [...legal.keys()] : marks.map(indexOf);
  if (!squares.length) return { x: 3, y: 3 };
  let best = null;
  for (let y = 0; y <= SIDE - ZOOM; y++)
    for (let x = 0; x <= SIDE - ZOOM; x++) {
      const inside = squares.filter((at) => at % SIDE >= x && at % SIDE < x + ZOOM && Math.floor(at / SIDE) >= y && Math.floor(at / SIDE) < y + ZOOM).length;
      const centre = -Math.abs(x - 3) - Math.abs(y - 3);
      if (!best || inside > best.inside || (inside === best.inside && centre > best.centre)) best = { x, y, inside, centre };
    }
  return { x: best.x, y: best.y };
}

function World({ table, seat, bare }) {
  const { view } = table;
  const box = useRef(null);
  const [wide, setWide] = useState(0);
  const gesture = useRef({});
  useEffect(() => {
    const element = box.current;
    const measure = () => setWide(element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const part = bare ? zoomed.value : null;
  const frame = part ? { x: part.x * CELL, y: part.y * CELL, side: ZOOM * CELL } : bare ? { x: 0, y: 0, side: FULL } : { x: -EDGE, y: -EDGE, side: FULL + 2 * EDGE };
  const scale = (wide || 360) / frame.side;
  const small = CELL * scale < 30;
  const viewBox = part ? `${frame.x} ${frame.y} ${frame.side} ${frame.side}` : bare ? BARE : FRAMED;
  const board = view.boards[seat];
  const mine = seat === table.seat;
  const legal = mine ? marksLegal(table.legal.value) : new Map();
  const villages = mine ? starting(table.legal.value, "village ").map((text) => [indexOf(view.villages[text.slice(8)]), text]) : [];
  const closed = closedSquares(view, seat, legal);

  const doAt = async (at) => {
    const village = villages.find(([index]) => index === at);
    if (village) return table.act(village[1]);
    if (!mine || table.over) return undefined;
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
  const squareAt = ([x, y]) => (x < 0 || y < 0 || x >= FULL || y >= FULL ? null : Math.floor(y / CELL) * SIDE + Math.floor(x / CELL));
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
    const target = direct !== null && (legal.has(direct) || villages.some(([at]) => at === direct)) ? direct : touch ? nearest(point) : null;
    const twice = bare && now.last && event.timeStamp - now.last < 350;
    now.last = target === null ? event.timeStamp : 0;
    if (target !== null) doAt(target);
    else if (twice) {
      now.last = 0;
      zoomed.value = part ? null : { x: clamp(Math.round(point[0] / CELL - ZOOM / 2), SIDE - ZOOM), y: clamp(Math.round(point[1] / CELL - ZOOM / 2), SIDE - ZOOM) };
    } else if (direct !== null) doAt(direct);
  };
  const show = (at) => at !== null && (table.shown.value = explain(table, squareOf(at)));
  const down = (event) => {
    const at = squareAt(pointOf(event));
    const now = (gesture.current = { ...gesture.current, moved: false, explained: false, touch: event.pointerType === "touch", from: [event.clientX, event.clientY], part });
    clearTimeout(now.timer);
    if (now.touch) now.timer = setTimeout(() => { now.explained = true; show(at); }, LONG);
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
    if (now.part) zoomed.value = { x: clamp(now.part.x - x / scale / CELL, SIDE - ZOOM), y: clamp(now.part.y - y / scale / CELL, SIDE - ZOOM) };
  };
  const up = () => {
    const now = gesture.current;
    now.down = false;
    clearTimeout(now.timer);
    if (now.moved && now.part && zoomed.value) zoomed.value = { x: Math.round(zoomed.value.x), y: Math.round(zoomed.value.y) };
  };
  const keys = (event) => {
    const at = Number(event.target.dataset?.at);
    if (Number.isNaN(at)) return;
    const column = at % SIDE;
    const to = { ArrowLeft: column > 0 ? at - 1 : at, ArrowRight: column < SIDE - 1 ? at + 1 : at, ArrowUp: at >= SIDE ? at - SIDE : at,
      ArrowDown: at < SIDE * (SIDE - 1) ? at + SIDE : at, Home: at - column, End: at - column + SIDE - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      cursor = to;
      if (part) {
        const [x, y] = [to % SIDE, Math.floor(to / SIDE)];
        zoomed.value = { x: clamp(Math.min(Math.max(part.x, x - ZOOM + 2), x - 1), SIDE - ZOOM), y: clamp(Math.min(Math.max(part.y, y - ZOOM + 2), y - 1), SIDE - ZOOM) };
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

  const cells = useMemo(() => html`<${Late}><${Cells} table=${table.round} seat=${seat} /><//>`, [table, seat]); // a breath later
  const ringed = (kind, at) => html`<use key=${at} href=${`#ex-${kind}${small ? "-s" : ""}`} x=${(at % SIDE) * CELL} y=${Math.floor(at / SIDE) * CELL} width=${CELL} height=${CELL} />`;

  return html`<div class=${`ex-world ${bare ? "bare" : ""} ${part ? "zoomed" : ""} ${mine && table.acts ? "mine" : ""}`} ref=${box}>
    <svg class="ex-base" viewBox=${viewBox} aria-hidden="true">${!bare && html`<${Neatline} />`}<${Ground} ground=${view.ground} small=${small} /></svg>
    <svg class="ex-top" viewBox=${viewBox} role="grid" aria-label=${t("explorers-map-of", { name: table.name(seat) })}
      onClick=${tap} onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up}
      onPointerLeave=${() => { hover.value = null; up(); }} onKeyDown=${keys}
      onContextMenu=${(event) => { event.preventDefault(); if (!gesture.current.explained) { gesture.current.explained = true; clearTimeout(gesture.current.timer); show(squareAt(pointOf(event))); } }}
      onFocusIn=${(event) => { const at = Number(event.target.dataset?.at); if (Number.isNaN(at)) return; rove(event.currentTarget, at); ring.value = event.target.matches(":focus-visible") ? at : null; }}
      onFocusOut=${() => (ring.value = null)}>
      <g class="ex-states" aria-hidden="true"><${Outlook} view=${view} seat=${seat} />
        ${[...closed].map((at) => ringed("closed", at))}
        <${Legal} squares=${[...legal.keys()]} small=${small} /></g>
      <g aria-hidden="true"><${Marks} marks=${board.marks} fresh=${board.fresh} small=${small} />${mine && html`<${Sent} id=${table.id} marks=${board.marks} small=${small} />`}
        <${Villages} view=${view} small=${small} />
        ${villages.length > 0 && html`<${Legal} squares=${villages.map(([at]) => at)} small=${small} />`}
        <${Objects} view=${view} small=${small} closed=${closed} />
        ${[...closed].map((at) => html`<use key=${`l${at}`} href="#ex-lock" x=${(at % SIDE) * CELL + (small ? 23 : 30)} y=${Math.floor(at / SIDE) * CELL + 1} width=${small ? 20 : 13} height=${small ? 20 : 13} />`)}
        <${Badges} view=${view} seat=${seat} small=${small} /><${Gains} legal=${legal} small=${small} />
        <${Pointed} table=${table} seat=${seat} /></g>
      ${cells}
      <g aria-hidden="true" class="ex-ring"><${Under} /><${Ring} /></g>
    </svg>
    ${!bare && html`<${Caption} table=${table} view=${view} seat=${seat} />`}
  </div>`;
}

// ---- choices: cards, terrains, villages, tiles

/** A big button with terrain on it. */
function TerrainButton({ table, text, terrains, marks, title, chosen, faded, note, seat, motion }) {
  const legal = table.legal.value.has(text);
  return html`<button type="button" class=${`ex-option ${legal ? "legal" : ""} ${chosen ? "chosen" : ""} ${faded ? "faded" : ""} ${isLit(table, text) ? "pointed" : ""}`} aria-pressed=${chosen ? "true" : undefined}
    aria-disabled=${!legal} aria-label=${title} title=${title} data-key=${motion}
    onClick=${() => { preview.value = ""; if (legal) { scrolling.value = ""; table.act(text); } else if (table.seat !== null && !table.over) table.why(text); }}
    onPointerEnter=${(event) => legal && event.pointerType === "mouse" && (preview.value = terrains)} onPointerLeave=${() => (preview.value = "")}
    onFocus=${() => legal && (preview.value = terrains)} onBlur=${() => (preview.value = "")}>
    <${Swatch} terrains=${terrains} />
    <span class="ex-option-text"><span class="ex-option-name">${[...terrains].map((letter, at) => html`${at ? " + " : ""}${terrainName(letter)}`)}</span>
      <${Crosses} number=${marks} /></span>
    ${chosen && html`<span class="ex-check"><${Icon} name="confirm" /></span>`}
    ${note && html`<span class="ex-option-note">${note}</span>`}
  </button>`;
}

function Options({ table, seat }) {
  const { view } = table;
  const mine = view.mine;
  const taken = mine?.option ?? (view.active === view.seat || view.seat === null ? view.chosen : null);
  return html`<div class="ex-options">
    ${view.card.map((terrains, at) => {
      const option = at + 1;
      const marks = marksOf(view, option);
      const note = view.chosen === option && view.active !== null && view.active !== view.seat ? html`<${Chip} seat=${view.active} />` : null;
      return html`<${TerrainButton} key=${`${view.round}.${view.turn}.${option}`} table=${table} seat=${seat} text=${`option ${option}`} terrains=${terrains} marks=${marks} note=${note}
        chosen=${taken === option && !mine?.scrolled} faded=${mine?.scrolled || (taken !== null && taken !== option)} motion=${at ? undefined : `card-${view.number}`}
        title=${t("explorers-option-name", { terrains: sideName(terrains), marks })} />`;
    })}</div>`;
}

function TerrainChoice({ table, seat, word, marks, names = Object.keys(TERRAINS) }) {
  const { view } = table;
  return html`<div class="ex-options four">${names.map((letter) => {
    const open = touching(view, seat, letter).size;
    return html`<${TerrainButton} key=${letter} table=${table} seat=${seat} text=${`${word} ${letter}`} terrains=${letter} marks=${marks} faded=${!open}
      title=${t("explorers-terrain-choice", { terrain: terrainName(letter), marks, open })} />`;
  })}</div>`;
}

/** Two terrains of a card in little. */
export function CardPicture({ number, motion }) {
  return html`<svg class="ex-card-small" viewBox="0 0 60 40" aria-hidden="true" data-key=${motion}>
    ${CARDS[number - 1].flatMap((terrains, half) => [...terrains].map((letter, at) => html`<rect x=${half * 30} y=${at * (40 / terrains.length)} width="30" height=${40 / terrains.length}
      fill=${`url(#s-${FILLS[letter]})`} />`))}
    <path d="M30 0V40" stroke="var(--icon-ink)" stroke-width="3" /><rect x="1" y="1" width="58" height="38" rx="5" fill="none" stroke="var(--icon-ink)" stroke-width="2" /></svg>`;
}

const cardName = (number) => t("explorers-card-name", { one: sideName(CARDS[number - 1][0]), two: sideName(CARDS[number - 1][1]) });

function Unseen({ view }) {
  if (!["option", "marks", "card"].includes(view.phase)) return null;
  return html`<div class="ex-unseen" role="group" aria-label=${t("explorers-unseen", { list: view.cards_left.map(cardName).join("; ") })}
    title=${t("explorers-unseen-text", { cards: Math.max(0, view.cards_left.length - 1) })}>
    <span class="ex-label">${t("explorers-unseen-label")}</span>
    <span class="ex-cards">${view.cards_left.map((number) => html`<${CardPicture} key=${number} number=${number} motion=${`card-${number}`} />`)}</span></div>`;
}

function When({ view }) {
  const pips = Array.from({ length: TURNS }, (_, at) => html`<i class=${at + 1 < view.turn ? "gone" : at + 1 === view.turn ? "now" : ""}></i>`);
  return html`<div class="ex-when"><b>${t("explorers-round", { round: view.round, rounds: ROUNDS })}</b>
    <span>${view.turn ? t("explorers-turn", { turn: view.turn, turns: TURNS }) : t("explorers-setup")}</span>
    <span class="ex-pips" aria-hidden="true">${pips}</span></div>`;
}

const special = (table) => table.acts && table.view.mine && (table.view.mine.horse || table.view.mine.scrolled || table.view.mine.stage.startsWith("bonus"));

/** The step at hand, if it is a special one: horse, bonus, scroll. */
function Guide({ table, view }) {
  const mine = view.mine;
  if (!mine || !table.acts) return null;
  if (mine.horse) return html`<div class="ex-guide"><${Thing} object="H" /><p>${t("explorers-guide-horse")}</p></div>`;
  if (mine.stage === "bonus waiting" && Object.keys(mine.bonuses).length) return html`<div class="ex-guide"><${Thing} object="T" /><p>${t("explorers-guide-bonus")}</p></div>`;
  if (mine.stage === "bonus marking") return html`<div class="ex-guide"><${Thing} object="T" /><p>${t("explorers-guide-bonus-marks", { terrains: terrainsName(mine.terrains) })}</p></div>`;
  if (mine.scrolled && mine.stage === "marking") return html`<div class="ex-guide"><${Thing} object="S" /><p>${t("explorers-guide-scroll", { terrains: terrainsName(mine.terrains) })}</p></div>`;
  return null;
}

/** What was chosen by whom, in a line. */
function CardNote({ table, view }) {
  if (!view.card.length) return null;
  if (view.near !== null) return html`<p class="ex-note">${t("explorers-note-near")}</p>`;
  if (view.active === null) return html`<p class="ex-note">${t("explorers-note-free")}</p>`;
  if (view.active === view.seat) return html`<p class="ex-note"><${Chip} seat=${view.active} />${t(view.chosen ? "explorers-note-mine" : "explorers-note-choose")}</p>`;
  if (!view.chosen) return html`<p class="ex-note"><${Chip} seat=${view.active} />${t("explorers-status-chooses", { name: table.name(view.active) })}</p>`;
  return html`<p class="ex-note"><${Chip} seat=${view.active} />${t("explorers-note-took", { name: table.name(view.active), terrains: sideName(view.card[view.chosen - 1]) })}</p>`;
}

/** What the round before has brought to everybody, while its first card lies. */
function Harvest({ table, view }) {
  if (view.round < 2 || view.turn > 1) return null;
  const rounds = view.receipt.sheets.map((sheet) => sheet.rounds[view.round - 2]);
  return html`<div class="ex-harvest"><span>${t("explorers-harvest", { round: view.round - 1 })}</span>
    ${rounds.map((round, seat) => html`<span key=${seat} title=${t("explorers-harvest-of", { name: table.name(seat), provisions: signed(round.provision_points), gems: signed(round.gem_points) })}>
      <${Chip} seat=${seat} /><b>${signed(round.provision_points + round.gem_points)}</b></span>`)}</div>`;
}

function MarksLeft({ view }) {
  const mine = view.mine;
  if (!mine || !["marking", "bonus marking"].includes(mine.stage)) return null;
  const all = view.phase === "setup" ? 3 : mine.stage === "bonus marking" ? mine.left : mine.scrolled ? 4 : mine.option ? marksOf(view, mine.option) : mine.left;
  return html`<div class="ex-left" role="img" aria-label=${t("explorers-left", { marks: mine.left })}><span class="ex-label">${t("explorers-left-label")}</span>
    <${Crosses} number=${Math.max(all, mine.left)} used=${Math.max(all, mine.left) - mine.left} /><b>${mine.left}</b></div>`;
}

/** Whether one of four terrains is to be chosen now. */
const picksTerrain = (table) => starting(table.legal.value, "terrain ").length > 0 || starting(table.legal.value, "bonus ").length > 0
  || (scrolling.value === turnOf(table) && starting(table.legal.value, "scroll ").length > 0);

/** Everything that is to be chosen now. */
function Choice({ table, seat }) {
  const { view } = table;
  const legal = table.legal.value;
  if (view.phase === "village")
    return html`<div class="ex-options">${QUADRANTS.filter((letter) => legal.has(`village ${letter}`)).map((letter) => html`<button key=${letter} class="button main ex-village-button"
      onClick=${() => table.act(`village ${letter}`)}><svg viewBox="0 0 44 44" aria-hidden="true"><use href="#o-village" width="44" height="44" /></svg>
      ${t("explorers-village-at", { quadrant: letter, square: view.villages[letter] })}</button>`)}</div>`;
  if (starting(legal, "terrain ").length) return html`<${TerrainChoice} table=${table} seat=${seat} word="terrain" marks=${3} />`;
  const bonuses = starting(legal, "bonus ");
  if (bonuses.length) {
    const words = [...new Set(bonuses.map((text) => text.split(" ").slice(0, -1).join(" ")))];
    return words.map((word) => {
      const quadrant = word.split(" ")[1] ?? Object.keys(view.mine.bonuses)[0];
      return html`<div key=${word}>${words.length > 1 && html`<p class="ex-note">${t("explorers-bonus-of", { quadrant })}</p>`}
        <${TerrainChoice} table=${table} seat=${seat} word=${word} marks=${view.mine.bonuses[quadrant]} /></div>`;
    });
  }
  const scrolls = starting(legal, "scroll ").length > 0;
  if (scrolls && scrolling.value === turnOf(table))
    return html`<${TerrainChoice} table=${table} seat=${seat} word="scroll" marks=${4} />
      <button class="button small ex-scroll" onClick=${() => (scrolling.value = "")}><${Icon} name="back" />${t("explorers-scroll-back")}</button>`;
  const mine = view.mine;
  const own = mine?.stage === "bonus marking" ? "T" : mine?.stage === "marking" && mine.scrolled ? "S" : view.phase === "setup" && mine?.stage === "marking" ? "" : null;
  if (own !== null && mine.terrains.length === 1)
    return html`<div class="ex-options one"><div class="ex-option chosen"><${Swatch} terrains=${mine.terrains} />${own && html`<span class="ex-option-note"><${Thing} object=${own} /></span>`}
      <span class="ex-option-text"><span class="ex-option-name">${terrainName(mine.terrains)}</span><${Crosses} number=${own === "S" ? 4 : own === "T" ? Math.max(1, mine.left) : 3} /></span></div></div>`;
  if (!view.card.length) return html`<p class="ex-note">${t(view.phase === "setup" ? "explorers-status-wait" : "explorers-status-card")}</p>`;
  return html`<${Options} table=${table} seat=${seat} />
    ${scrolls && html`<button class="button small ex-scroll" onClick=${() => (scrolling.value = turnOf(table))}><${Thing} object="S" />${t("explorers-scroll-spend")}</button>`}`;
}

/** The place that comes next, and the tile in the hand for it, turned as one likes. */
function inHand(table) {
  const legal = table.legal.value;
  const next = starting(legal, "tile ")[0]?.split(" ")[1];
  const can = (number) => legal.has(`tile ${next} ${number} 0`);
  const { tile: wish, turns } = laying.value;
  return { next, can, number: can(wish) ? wish : [1, 2, 3, 4, 5, 6, 7, 8].find(can), turns };
}

/** The first player lays the map. */
function Composer({ table }) {
  const laid = {};
  for (const each of table.heard.value) {
    const [word, quadrant, number, degrees] = (each.text || "").split(" ");
    if (word === "tile") laid[quadrant] = [Number(number), Number(degrees)];
  }
  const { next, can, number, turns } = inHand(table);
  return html`<div class="ex-composer">
    <div class="ex-places">${QUADRANTS.map((letter) => {
      const here = letter === next && number;
      const [which, degrees] = laid[letter] ?? (here ? [number, turns] : []);
      return html`<div key=${letter} class=${`ex-place ${here ? "next" : ""}`}>${which ? html`<${TilePicture} ...${tile(which, degrees)} number=${which} />` : html`<span>${letter}</span>`}</div>`;
    })}</div>
    ${next && html`<div class="ex-tiles">${[1, 2, 3, 4, 5, 6, 7, 8].map((each) => html`<button key=${each} class=${`ex-pick ${each === number ? "chosen" : ""}`} aria-pressed=${each === number} disabled=${!can(each)}
        aria-label=${t("explorers-tile", { tile: each })} onClick=${() => (laying.value = { tile: each, turns: each === number ? (turns + 90) % 360 : turns })}><${TilePicture} ...${tile(each, 0)} number=${each} /></button>`)}</div>`}
  </div>`;
}

// ---- what one has

function Slots({ object, all, found, spent = 0 }) {
  return Array.from({ length: all }, (_, at) => html`<${Thing} key=${at} object=${object} state=${at < spent ? "spent" : at < found ? "" : "empty"} />`);
}

function Resources({ table, seat }) {
  const { view } = table;
  const board = view.boards[seat];
  const running = view.receipt.sheets[seat].running;
  const expert = table.about.options.provisions === "expert";
  const about = (object) => () => explain(table, object);
  const row = (object, name, children) => html`<div class="ex-track" role="img" tabindex="0" aria-label=${name} title=${name} ...${explained(table, about(object))}>${children}</div>`;
  return html`<section class="ex-panel ex-resources" aria-label=${t("explorers-found")}>
    ${row("K", t("explorers-keys-have", { free: board.keys - board.keys_spent, found: board.keys }), html`<${Slots} object="K" all=${4} found=${board.keys} spent=${board.keys_spent} />`)}
    ${row("S", t("explorers-scrolls-have", { free: board.scrolls - board.scrolls_spent, found: board.scrolls }), html`<${Slots} object="S" all=${4} found=${board.scrolls} spent=${board.scrolls_spent} />`)}
    ${row("G", t("explorers-gems-have", { gems: board.gems, points: figure(running?.gem_points ?? board.gems) }), html`<${Slots} object="G" all=${8} found=${board.gems} />
      ${running && html`<b class="ex-worth">${signed(running.gem_points)}</b>`}`)}
    <div class="ex-provisions">${board.provisions.map((found, at) => {
      const kinds = expert ? ["", "aaaa", "cccc", "ffff"][at] : "acf";
      const name = t("explorers-provisions-have", { round: at + 1, list: [...found].map(objectName).join(", ") || t("explorers-nothing") });
      const points = view.receipt.sheets[seat].rounds[at]?.provision_points ?? (running?.number === at + 1 ? running.provision_points : null);
      const rest = [...found];
      return html`<div key=${at} class=${`ex-column ${running?.number === at + 1 ? "now" : ""}`} role="img" tabindex="0" aria-label=${name} title=${name} ...${explained(table, about("a"))}>
        <span class="ex-kinds">${[...kinds].map((kind) => {
          const place = rest.indexOf(kind);
          if (place >= 0) rest.splice(place, 1);
          return html`<${Thing} object=${kind} state=${place >= 0 ? "" : "empty"} />`;
        })}${!kinds && "–"}</span><b>${points === null ? html`<span class="ex-dim">${at + 1}</span>` : signed(points)}</b></div>`;
    })}</div>
  </section>`;
}

/** The same in one line, for phones. */
function Pocket({ table, seat }) {
  const { view } = table;
  const board = view.boards[seat];
  const sheet = view.receipt.sheets[seat];
  const running = sheet.running;
  const expert = table.about.options.provisions === "expert";
  const kinds = running ? (expert ? ["", "aaaa", "cccc", "ffff"][running.number - 1] : "acf") : "";
  const rest = [...(running?.provisions ?? "")];
  const item = (object, name, number) => html`<span role="img" aria-label=${name} class=${number ? "" : "none"} ...${explained(table, () => explain(table, object))}><${Thing} object=${object} />${number}</span>`;
  return html`<div class="ex-pocket">
    ${item("K", t("explorers-keys-have", { free: board.keys - board.keys_spent, found: board.keys }), board.keys - board.keys_spent)}
    ${item("S", t("explorers-scrolls-have", { free: board.scrolls - board.scrolls_spent, found: board.scrolls }), board.scrolls - board.scrolls_spent)}
    ${item("G", t("explorers-gems-have", { gems: board.gems, points: figure(running?.gem_points ?? board.gems) }), board.gems)}
    ${running && html`<span class="ex-pocket-now" role="img" aria-label=${t("explorers-provisions-have", { round: running.number, list: [...running.provisions].map(objectName).join(", ") || t("explorers-nothing") })}>
      ${[...kinds].map((kind) => {
        const place = rest.indexOf(kind);
        if (place >= 0) rest.splice(place, 1);
        return html`<${Thing} object=${kind} state=${place >= 0 ? "" : "empty"} />`;
      })}${signed(running.provision_points)}</span>`}
    <span class="ex-pocket-sum"><span class="ex-label">${t("explorers-score-now")}</span><b>${figure(sheet.total)}</b></span></div>`;
}

function Temples({ table, seat }) {
  const { view } = table;
  return html`<section class="ex-panel ex-temples" aria-label=${t("explorers-temples")}>
    ${view.temples.map((temple) => {
      const who = view.receipt.sheets.map((sheet) => sheet.temples.find((each) => each.quadrant === temple.quadrant)?.points ?? null);
      const mine = who[seat];
      const name = mine !== null ? t("explorers-temple-mine", { quadrant: temple.quadrant, points: mine })
        : temple.points !== null ? t("explorers-temple-open", { quadrant: temple.quadrant, points: temple.points, square: temple.square, bonus: temple.bonus ?? 0 }) : t("explorers-temple-shut", { quadrant: temple.quadrant });
      return html`<button key=${temple.quadrant} type="button" class=${`ex-temple ${mine !== null ? "mine" : ""}`} aria-label=${name} title=${name}
        onClick=${() => (table.shown.value = explain(table, temple.square))} onPointerEnter=${() => (hover.value = indexOf(temple.square))} onPointerLeave=${() => (hover.value = null)}>
        <span class="ex-temple-top"><i>${temple.quadrant}</i><${Thing} object="T" state=${mine === null && temple.points === null ? "empty" : ""} />
        <b>${mine ?? temple.points ?? "–"}</b></span>
        <span class="ex-temple-who">${mine === null && temple.bonus !== null && temple.points !== null ? html`<span class="ex-bonus">+${temple.bonus}<svg viewBox="0 0 16 16"><path d="M3 3l10 10m0-10l-10 10" /></svg></span>` : null}
          ${who.map((points, at) => (points === null || view.seats === 1 ? null : html`<${Chip} key=${at} seat=${at} />`))}${mine !== null && view.seats === 1 && html`<${Icon} name="confirm" />`}</span>
      </button>`;
    })}</section>`;
}

/** An achievement by name: what it asks for. */
/** The options with which the same map is played again. */
export const again = ({ about, view }) => view?.tiles && { ...about.options, map: view.tiles };

/** What a turn has decided: a temple, a race, the end of a round. */
export function noted(table, [word, thing, seat, points]) {
  if (word === "round") return t("explorers-log-round", { round: thing });
  const given = { name: table.name(Number(seat)), points };
  return word === "temple" ? t("explorers-log-temple", { ...given, quadrant: thing }) : t("explorers-log-race", { ...given, title: goalTitle(thing) });
}

export const goalTitle = (name) => t(`explorers-goal-${name.toLowerCase()}`);
export const goalText = (name) => t(`explorers-goal-${name.toLowerCase()}-text`);

function Goals({ table, seat }) {
  const { view } = table;
  if (!view.achievements.length) return null;
  return html`<section class="ex-panel ex-goals" aria-label=${t("explorers-achievements")}>
    ${view.achievements.map(({ name, points }) => {
      const goal = view.receipt.sheets[seat].goals.find((each) => each.name === name) ?? { count: 0, due: 0, points: 0 };
      return html`<button key=${name} type="button" class="ex-goal" title=${goalText(name)} onClick=${() => (table.shown.value = { title: goalTitle(name), text: goalText(name) })}>
        <span class="ex-goal-title">${goalTitle(name)}</span>
        ${points !== null && !goal.points && html`<span class="ex-race">${t("explorers-race-now", { points })}</span>`}
        <span class="ex-goal-count">${goal.due ? `${goal.count}/${goal.due}` : goal.count}</span><b>${figure(goal.points)}</b></button>`;
    })}</section>`;
}

function Score({ table, seat }) {
  const { view } = table;
  const sheet = view.receipt.sheets[seat];
  const rank = view.receipt.rank;
  if (view.phase === "over" && opened.value === null) return null;
  return html`<section class="ex-panel ex-score">
    <span><span class="ex-label">${t("explorers-score-now")}</span><b>${figure(sheet.total)}</b></span>
    ${sheet.running && html`<span title=${t("explorers-score-then-text")}><span class="ex-label">${t("explorers-score-then")}</span><b>${figure(ending(sheet))}</b></span>`}
    ${rank !== null && html`<span class="ex-rank"><span class="ex-label">${t("explorers-rank", { rank })}</span><span>${t(`explorers-rank-${rank}`)}</span></span>`}
  </section>`;
}

/** What each seat has marked in the turn that was closed last, from what was heard. */
function newsOf(table) {
  const { view } = table;
  const heard = table.heard.value;
  const found = view.boards.map(() => new Set());
  let cards = view.phase === "over" ? 1 : 0;
  for (let at = heard.length - 1; at >= 0 && cards < 2; at--) {
    const { text = "", seat } = heard[at];
    if (text.startsWith("card ")) cards++;
    else if (cards === 1 && text.startsWith("mark ")) found[seat]?.add(text.slice(5));
  }
  return found;
}

function Others({ table, seat }) {
  const { view } = table;
  const news = newsOf(table);
  if (view.seats === 1 || !view.ground.length) return null;
  const others = view.boards.map((_, at) => at).filter((at) => at !== seat);
  return html`<section class=${`ex-others n${others.length}`} aria-label=${t("explorers-others")}>
    ${others.map((at) => html`<button key=${at} type="button" class="ex-other" aria-label=${t("explorers-open-board", { name: table.name(at), points: view.receipt.totals[at] })}
      title=${t("explorers-open-board", { name: table.name(at), points: view.receipt.totals[at] })}
      onClick=${() => (table.seat === null ? (watched.value = at) : (opened.value = { id: table.id, seat: at }))}><${Mini} view=${view} seat=${at} news=${news[at]} lit=${marksOfLit(table).filter((each) => each.seat === at).map((each) => each.at)} />
      <span class="ex-other-name"><${Chip} seat=${at} /><span>${table.name(at)}</span><b>${figure(view.receipt.totals[at])}</b></span></button>`)}
  </section>`;
}

function Large({ table }) {
  if (opened.value?.id !== table.id) return null;
  const { seat } = opened.value;
  const { view } = table;
  return html`<${Dialog} title=${t("explorers-map-of", { name: table.name(seat) })} onClose=${() => (opened.value = null)}>
    <div class="ex-large"><${Chart} view=${view} seat=${seat} small=${innerWidth < 560} />
      <div class="ex-large-side"><${Resources} table=${table} seat=${seat} /><${Score} table=${table} seat=${seat} /></div></div><//>`;
}

/** The end: who has how much. */
function Result({ table }) {
  const { view } = table;
  const totals = view.receipt.totals;
  const most = Math.max(...totals, 1);
  const order = totals.map((_, at) => at).sort((one, other) => (table.about.ranks ? table.about.ranks[one] - table.about.ranks[other] : totals[other] - totals[one]));
  return html`<section class="ex-panel ex-result"><h2>${t("explorers-result")}</h2>
    ${view.receipt.rank !== null && html`<p class="ex-result-rank"><${Icon} name="trophy" /><b>${t(`explorers-rank-${view.receipt.rank}`)}</b><span class="note">${t("explorers-rank", { rank: view.receipt.rank })}</span></p>`}
    <ol>${order.map((seat) => html`<li key=${seat}><${Chip} seat=${seat} /><span class="ex-result-name">${table.name(seat)}</span>
      <span class="ex-bar"><i style=${{ width: `${Math.max(2, (totals[seat] / most) * 100)}%` }}></i></span><b>${figure(totals[seat])}</b></li>`)}</ol></section>`;
}

function Watch({ table, seat }) {
  if (table.seat !== null || table.view.seats === 1) return null;
  return html`<div class="ex-watch" role="group" aria-label=${t("explorers-watch")}>${table.view.boards.map((_, at) => html`<button key=${at} class="button small" aria-pressed=${at === seat}
    onClick=${() => (watched.value = at)}><${Chip} seat=${at} />${table.name(at)}</button>`)}</div>`;
}

// ---- the board

const LYING = matchMedia("(max-height:480px) and (orientation:landscape)"); // a phone: style sheets ask the same

/** How card and map share the room: beside each other if the map is not smaller for it; on phones the card is a strip. */
function layout(wide) {
  const high = innerHeight - 137;
  const strip = wide < 560 || LYING.matches;
  return { strip, bare: strip || high < 330, beside: !strip && Math.min(high, wide - 304) >= 0.95 * Math.min(wide, high - 190) };
}

function useRoom(root) {
  const [room, setRoom] = useState(() => layout(innerWidth <= 900 ? innerWidth : innerWidth - 404));
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const measure = () => setRoom((old) => {
      const now = layout(element.clientWidth);
      return now.strip === old.strip && now.bare === old.bare && now.beside === old.beside ? old : now;
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

/** Everything below the map, or beside it. */
function Rest({ table, seat, strip }) {
  if (!table.view.ground.length) return null; // a breath ago the map was not laid
  const resources = html`<${Resources} key="resources" table=${table} seat=${seat} />`;
  return html`<div class="ex-rest">${strip ? html`<${Pocket} table=${table} seat=${seat} />` : resources}<${Temples} table=${table} seat=${seat} />
    <${Goals} table=${table} seat=${seat} /><${Score} table=${table} seat=${seat} /><${Unseen} view=${table.view} /><${Others} table=${table} seat=${seat} />${strip && resources}</div>`;
}

export function Board({ table }) {
  const { view } = table;
  const root = useRef(null);
  const room = useRoom(root);
  const legal = table.legal.value;
  const act = (text) => () => { if (legal.has(text)) table.act(text); };
  useKeys({ 1: act("option 1"), 2: act("option 2"), d: act("done"), k: act("skip"), z: () => toggleZoom(table) });
  const seat = view && shownSeat(table);
  const rest = useMemo(() => html`<${Rest} table=${table.round} seat=${seat} strip=${room.strip} />`, [table, seat, room.strip]); // a breath later
  if (!view) return null;
  if (!view.ground.length) return html`<div class="ex" ref=${root}><${Composer} table=${table} /></div>`;
  const card = html`<section class=${`ex-card ${isLit(table, `card ${view.number}`) ? "pointed" : ""}`} aria-label=${t("explorers-card")}>
      ${view.phase === "over" ? html`<${Result} table=${table} />` : html`<${When} view=${view} /><${Harvest} table=${table} view=${view} /><div class="ex-choice"><${Choice} table=${table} seat=${seat} /></div>
      ${!special(table) && html`<${CardNote} table=${table} view=${view} />`}<${Guide} table=${table} view=${view} /><${MarksLeft} view=${view} />`}
    </section>`;
  const world = html`<${World} key="world" table=${table} seat=${seat} bare=${room.bare} />`;
  return html`<div class=${`ex ${room.beside ? "beside" : "stacked"} ${room.strip ? "strip" : ""}`} ref=${root}>
    <div class=${`ex-head ${picksTerrain(table) ? "picks" : ""}`}><${Watch} table=${table} seat=${seat} />${card}
      ${room.bare && view.phase !== "over" && html`<button class="button square ex-zoom" aria-pressed=${Boolean(zoomed.value)} aria-label=${t(zoomed.value ? "explorers-zoom-out" : "explorers-zoom-in")}
        onClick=${() => toggleZoom(table)}><${Icon} name=${zoomed.value ? "close" : "zoom"} /></button>`}</div>
    ${world}
    ${rest}
    <${Large} table=${table} />
  </div>`;
}

function toggleZoom(table) {
  zoomed.value = zoomed.value ? null : bestPart(marksLegal(table.legal.value), table.view.boards[shownSeat(table)].marks);
}

/** Turn and lay while the map is composed; skip and confirm, when they can be done. */
export function Actions({ table }) {
  const legal = table.legal.value;
  const mine = table.view?.mine;
  const { next, number, turns } = inHand(table);
  if (next)
    return html`<button class="button" onClick=${() => (laying.value = { tile: number, turns: (turns + 90) % 360 })}><${Icon} name="rotate" />${t("explorers-turn-tile")}</button>
      <button class="button main" onClick=${() => table.act(`tile ${next} ${number} ${turns}`)}>${t("explorers-lay-tile", { tile: number })}</button>`;
  if (table.seat === null || table.over || !mine) return null;
  const open = marksLegal(legal).size;
  const early = open > 0 && mine.left > 0 && !mine.horse;
  const without = starting(legal, "bonus ").length > 0;
  return html`${legal.has("skip") && html`<button class=${`button ${open ? "" : "main"}`} onClick=${() => table.act("skip")}>${t(mine.horse ? "explorers-skip-horse" : "explorers-skip-bonus")}</button>`}
    ${legal.has("done") && html`<button class=${`button ${early || without ? "" : "main"}`} data-action="done" onClick=${() => table.act("done")}><${Icon} name="confirm" />
      ${early ? t("explorers-done-early", { marks: mine.left }) : t(without ? "explorers-done-without" : "explorers-done")}</button>`}`;
}
