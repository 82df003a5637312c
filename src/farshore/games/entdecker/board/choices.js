// What a person is about to do in Die neuen Entdecker, and the list of legal actions read as choices. Kept here, so that a
// new connection changes nothing.
import { signal } from "../../../web/kit/dom.js";

/** @import { BoardTable } from "./types.d.ts" */
/** @typedef {Map<string, number>} Legal */
/** @typedef {{ text: string, number: number, side?: string }} Way one action of several of which one is meant */
/** @typedef {{ cell: string, quarters: number }} Placing */

export const hover = signal(/** @type {string | null} */ (null)); // the place under the pointer
export const ring = signal(/** @type {string | null} */ (null)); // the place that the keyboard stands on, if it is to be seen
export const chosen = signal(/** @type {string | null} */ (null)); // what was tapped and waits to be confirmed: the text of an action
export const placed = signal(/** @type {Placing | null} */ (null)); // where the tile in hand would go
const USUAL = { source: "hidden", tiles: 2 };
export const announced = signal(USUAL);
export const pending = signal(/** @type {Way[]} */ ([])); // actions of which one is meant: on which land of a strait, with which scout
export const offered = signal(0); // which of several routes is shown
export const numbers = signal(/** @type {number[]} */ ([])); // chief scouts that are being written down
export const inspected = signal(/** @type {{ name: string, side: string } | null} */ (null)); // an island that is shown: a tile and a side of its land

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

export function forget() {
  chosen.value = null;
  pending.value = [];
  numbers.value = [];
  announced.value = USUAL; // gold is dear: more is asked for each time
}
