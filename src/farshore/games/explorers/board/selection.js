// What a person is about to do in Explorers, and the list of legal actions read as choices. Kept here, so that a new
// connection changes nothing.
import { personal } from "../../../web/kit/selection.js";
import { indexOf } from "./box.js";

/** @import { BoardTable, View } from "./types.d.ts" */
/** @typedef {Map<string, number>} Legal */

export const zoomed = personal(/** @type {import("../../../web/kit/pan_zoom.js").Part | null} */ (null)); // the part of the map that is shown, in squares
export const ring = personal(/** @type {number | null} */ (null)); // the square with the focus, if that is visible
export const hover = personal(/** @type {number | null} */ (null)); // the square under the pointer
export const preview = personal(""); // terrains of the choice under the pointer
export const pending = personal(/** @type {{ id: string, square: string }[]} */ ([])); // marks that are sent, by match
export const warned = personal(""); // the terrain without a square to mark that was pressed once
export const weighed = personal(""); // the side of the card that a finger has pressed once, with its turn
export const scrolling = personal(""); // the turn in which the terrain of a scroll is being chosen
export const watched = personal(/** @type {number | null} */ (null)); // whose map somebody who watches has chosen
export const opened = personal(/** @type {{ id: string, seat: number } | null} */ (null)); // the seat whose board is shown large, by match
export const laying = personal({ tile: 1, turns: 0 }); // the tile chosen while the map is composed

/** Squares that can be marked, and what each would bring; none while the terrain of a scroll is being chosen. @param {BoardTable} table */
export function marksLegal(table) {
  /** @type {Map<number, number>} */
  const found = new Map();
  if (thinksOfScroll(table)) return found;
  for (const [text, points] of table.legal.value) {
    if (text.startsWith("mark ")) found.set(indexOf(text.slice(5)), points);
  }
  return found;
}

/** Texts of legal actions that begin so. @param {Legal} legal @param {string} word */
export const starting = (legal, word) => [...legal.keys()].filter((text) => text.startsWith(word));

/** @param {BoardTable} table */
export const turnOf = (table) => `${table.id} ${table.view.round} ${table.view.turn}`;
/** Whose map is shown: one's own, the one chosen, and in a replay that of whoever marks. @param {BoardTable} table */
export function shownSeat(table) {
  if (table.seat !== null) return table.seat;
  const acted = table.past && table.heard.value.findLast(({ kind }) => kind === "acted");
  return Math.min(watched.value ?? ((acted && acted.seat) || 0), table.view.seats - 1);
}

/** Whether I choose a side of the card for all: others may answer at once, so that it cannot be taken back. @param {BoardTable} table */
export const bindsOthers = ({ view }) => view.phase === "option" && view.seats > 1;

/** The side of the card that a finger has pressed once, counted from 0; null for none. @param {BoardTable} table */
export function weighedSide(table) {
  const side = bindsOthers(table) &&
    table.view.card.findIndex((_, at) => weighed.value === `${turnOf(table)} option ${at + 1}`);
  return side === false || side < 0 ? null : side;
}

/** Squares that a mark on one of these terrains could go to, while I choose one. @param {View} view @param {string} terrains */
export const openTo = (view, terrains) => [...terrains].flatMap((letter) => view.mine?.open[letter] ?? []).map(indexOf);

/** Squares that I could mark but for what is on them. @param {View} view @param {number} seat */
export const closedTo = (view, seat) => new Set(seat === view.seat ? view.mine?.closed.map(indexOf) : []);

/** Whether a horse, a scroll or a bonus is being played out. @param {BoardTable} table */
export const special = (table) =>
  table.acts && table.view.mine &&
  (table.view.mine.horse || table.view.mine.scrolled || table.view.mine.stage.startsWith("bonus"));

/** Whether the terrain of a scroll is being chosen. @param {BoardTable} table */
export const thinksOfScroll = (table) =>
  scrolling.value === turnOf(table) && starting(table.legal.value, "scroll ").length > 0;

/** Whether one of four terrains is to be chosen now. @param {BoardTable} table */
export const picksTerrain = (table) =>
  starting(table.legal.value, "terrain ").length > 0 || starting(table.legal.value, "bonus ").length > 0 ||
  thinksOfScroll(table);

/** The place of the map that is filled next, and the tile chosen for it with its rotation. @param {BoardTable} table */
export function inHand(table) {
  const legal = table.legal.value;
  const next = starting(legal, "tile ")[0]?.split(" ")[1];
  /** @param {number} number */
  const can = (number) => legal.has(`tile ${next} ${number} 0`);
  const { tile: wish, turns } = laying.value;
  return { next, can, number: can(wish) ? wish : [1, 2, 3, 4, 5, 6, 7, 8].find(can) ?? 0, turns };
}

/** Squares of the marks that the log or the recap points at. @param {BoardTable} table */
export const marksOfLit = (table) =>
  table.lit.value.filter(({ text }) => text?.startsWith("mark ")).map(({ text = "", seat = 0 }) => ({
    at: indexOf(text.slice(5)),
    seat,
  }));

/** Whether the log or the recap points at this card or a side of it; choices of earlier cards do not count. @param {BoardTable} table @param {string} text */
export function isLit(table, text) {
  const all = table.heard.value;
  const card = all.findLastIndex((each) => each.text?.startsWith("card "));
  return table.lit.value.some((each) =>
    each.text === text && all.lastIndexOf(each) >= card && (each.seat ?? table.view.active) === table.view.active
  );
}
