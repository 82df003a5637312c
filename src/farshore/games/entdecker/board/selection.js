// What a person is about to do in Die neuen Entdecker, and the list of legal actions read as choices. Kept here, so that a
// new connection changes nothing.
import { personal } from "../../../web/kit/selection.js";

/** @import { BoardTable, Landing, Stack, View } from "./types.d.ts" */
/** @typedef {Map<string, number>} Legal */
/** @typedef {{ text: string, number: number, side?: string }} Way one action of several of which one is meant */
/** @typedef {{ cell: string, quarters: number }} Placing */

export const hover = personal(/** @type {string | null} */ (null)); // the place under the pointer
export const ring = personal(/** @type {string | null} */ (null)); // the place with the focus, if that is visible
export const chosen = personal(/** @type {string | null} */ (null)); // what was tapped and waits to be confirmed: the text of an action
export const placed = personal(/** @type {Placing | null} */ (null)); // where the tile in hand would go
const USUAL = { source: "hidden", tiles: 2 };
export const announced = personal(USUAL);
export const pending = personal(/** @type {Way[]} */ ([])); // actions of which one is meant: on which land of a strait, with which scout
export const back = personal(/** @type {string | null} */ (null)); // the back of the stacks to draw from
export const kind = personal(/** @type {string | null} */ (null)); // the open tile that would be bought
export const landing = personal(/** @type {string | null} */ (null)); // the unit that would be put on the newest tile; "" if none is chosen yet
export const hut = personal(/** @type {number | null} */ (null)); // the hut that a scout would go to
export const drawer = personal({ tab: "huts", up: false }); // what the drawer shows; on small screens, whether it is open
export const letters = personal(true); // whether the map has letters and numbers, so that places have names
export const offered = personal(0); // which of several routes is shown
export const numbers = personal(/** @type {number[]} */ ([])); // chief scouts that are being written down
export const inspected = personal(/** @type {{ name: string, side: string } | null} */ (null)); // an island that is shown: a tile and a side of its land

/** Texts of legal actions that begin with a word, and the rest of each. @param {Legal} legal @param {string} word */
export function starting(legal, word) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const text of legal.keys()) {
    if (text === word || text.startsWith(`${word} `)) found.set(text.slice(word.length + 1), text);
  }
  return found;
}

/** Where a voyage can begin: texts by the name of the place. @param {Legal} legal */
export const starts = (legal) => starting(legal, "start");

/** Where the tile in hand can go: quarter turns by cell. @param {Legal} legal */
export function placings(legal) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const rest of starting(legal, "place").keys()) {
    const [cell, turns] = rest.split(" r");
    found.set(cell, [...(found.get(cell) ?? []), Number(turns)]);
  }
  return found;
}

/** The placing that is shown: the one chosen, or the first. @returns {Placing | null} @param {Legal} legal */
export function placingOf(legal) {
  const all = placings(legal);
  if (!all.size) return null;
  const wish = placed.value;
  if (wish && all.get(wish.cell)?.includes(wish.quarters)) return wish;
  const [cell, turns] = [...all][0];
  return { cell, quarters: turns[0] };
}

/** @param {{ cell: string, quarters: number }} props */
export const placingText = ({ cell, quarters }) => `place ${cell} r${quarters}`;

/** Turn the tile in hand to the next way in which it fits, also by going on to another cell. @param {Legal} legal @param {string | null} [cell] */
export function turnTile(legal, cell = null) {
  const now = placingOf(legal);
  if (!now) return;
  const all = placings(legal);
  const here = cell ?? now.cell;
  const turns = all.get(here) ?? [];
  if (here !== now.cell) {
    placed.value = { cell: here, quarters: turns.includes(now.quarters) ? now.quarters : turns[0] };
  } else placed.value = { cell: here, quarters: turns[(turns.indexOf(now.quarters) + 1) % turns.length] };
}

/** Units that can be put down: for each the texts, by the side of a strait's land ("" elsewhere) and number of a scout. @param {Legal} legal */
export function units(legal) {
  /** @type {Map<string, Way[]>} */
  const found = new Map();
  for (const [verb, unit] of [["scout", "scout"], ["fort", "fort"], ["settle", "settlement"]]) {
    const texts = [...starting(legal, verb)].map(([rest, text]) => ({
      text,
      side: /\b([NESW])\b/.exec(rest)?.[1] ?? "",
      number: Number(/#(\d+)/.exec(rest)?.[1] ?? 0),
    }));
    if (texts.length) found.set(unit, texts);
  }
  return found;
}

/** Huts that a scout can go to: texts by number of the hut, several where scouts have numbers. @param {Legal} legal */
export function huts(legal) {
  /** @type {Map<number, Way[]>} */
  const found = new Map();
  for (const [rest, text] of starting(legal, "hut")) {
    const number = Number(rest.split(" ")[0]);
    found.set(number, [...(found.get(number) ?? []), { text, number: Number(/#(\d+)/.exec(rest)?.[1] ?? 0) }]);
  }
  return found;
}

/** Scouts that can be taken back: texts by cell, and by path and space. @param {Legal} legal */
export const takes = (legal) => starting(legal, "take");

/** Do what is meant, or ask for what is still missing. @param {BoardTable} table @param {Way[]} texts */
export function choose(table, texts) {
  if (texts.length === 1) {
    forget();
    return table.act(texts[0].text);
  }
  pending.value = texts;
  return undefined;
}

/** The stacks that can be drawn from, those with equal backs together: they do not differ. @param {Legal} legal @param {View} view */
export function piles(legal, { stacks }) {
  /** @type {Map<string, Stack[]>} */
  const found = new Map();
  for (const stack of stacks) {
    if (!legal.has(`draw ${stack.number}`)) continue;
    const name = stack.back ?? "plain";
    found.set(name, [...(found.get(name) ?? []), stack]);
  }
  return new Map([...found].sort(([one], [other]) => Number(one === "?") - Number(other === "?")));
}

/** The draw that is chosen: its text, and of which stacks or which kind. Null if none can be done. @param {Legal} legal @param {View} view */
export function drawOf(legal, view) {
  const all = starting(legal, "draw");
  if (!all.size) return null;
  const found = piles(legal, view);
  if (found.size) {
    const name = back.value !== null && found.has(back.value) ? back.value : [...found.keys()][0];
    const [stack] = (found.get(name) ?? []).toSorted((one, other) => other.tiles - one.tiles);
    return { text: `draw ${stack.number}`, back: name, kind: null };
  }
  const name = kind.value !== null && all.has(kind.value) ? kind.value : [...all.keys()][0];
  return { text: `draw ${name}`, back: null, kind: name };
}

/** Whether a unit would change anybody's points. @param {Landing} landing */
export const gains = ({ now, island }) => now.some((points, seat) => points !== island.points[seat]);

/** The unit that is chosen on the newest tile; "" if none would change anything, null while something else is asked. Where nothing can be drawn, a unit is asked for at once. @param {Legal} legal @param {View} view @returns {string | null} */
export function landingOf(legal, view) {
  const found = units(legal);
  const draws = starting(legal, "draw").size > 0;
  if (!found.size || (landing.value === null && draws)) return null;
  if (landing.value && found.has(landing.value)) return landing.value;
  const worth = (view.expedition?.landings ?? []).find((each) => found.has(each.unit) && gains(each))?.unit;
  return worth ?? (draws || !legal.has("stop") ? [...found.keys()][0] : "");
}

export function forget() {
  chosen.value = null;
  back.value = null;
  kind.value = null;
  landing.value = null;
  hut.value = null;
  pending.value = [];
  numbers.value = [];
  announced.value = USUAL; // each announcement starts from the default
}

/** How many tiles can be paid for, by where they come from. @param {Legal} legal @returns {Record<string, number>} */
export const mostOf = (legal) => ({ hidden: starting(legal, "hidden").size, open: starting(legal, "open").size });

/** The announcement as it stands, within what can be paid. @param {Legal} legal */
export function announcement(legal) {
  const most = mostOf(legal);
  const source = most[announced.value.source] ? announced.value.source : most.hidden ? "hidden" : "open";
  return { source, tiles: Math.max(1, Math.min(announced.value.tiles, most[source])) };
}

/** The start that is pointed at, or else the one that was chosen. @param {Legal} legal */
export function shownStart(legal) {
  const go = starts(legal);
  const pointed = hover.value ?? ring.value;
  return pointed && go.has(pointed) ? pointed : [...go].find(([, text]) => text === chosen.value)?.[0] ?? null;
}
