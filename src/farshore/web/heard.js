// The events that an audience has heard, gathered: pure functions over the log of a match.

/** @import { Heard } from "./types.d.ts" */
/** @import { BoardModule, Table } from "./kit/board.d.ts" */
/** @typedef {import("./kit/board.d.ts").Step & { at: number }} Step */

/** @param {Heard} each */
const acted = (each) => each.kind === "acted";

/** Finds the actions of a seat, or of all others. @param {number | null} seat */
export const byMe = (seat) => (/** @type {Heard} */ each) => acted(each) && each.seat === seat;
const byOthers = (/** @type {number | null} */ seat) => (/** @type {Heard} */ each) =>
  acted(each) && each.seat !== seat;

/** Whether something that a seat did still holds. @param {Heard[]} heard @param {number | null} seat */
export function hasActed(heard, seat) {
  /** @param {string} kind */
  const count = (kind) => heard.filter((each) => each.seat === seat && each.kind === kind).length;
  return count("acted") > count("undone");
}

/** The last run of actions of others, with what came of it. What was undone is left out. @param {Heard[]} heard @param {number | null} seat */
export function sinceMyTurn(heard, seat) {
  /** @type {Heard[]} */
  const done = [];
  for (const each of heard) {
    if (each.kind === "rewound") done.length = 0;
    else if (each.kind === "undone") {
      const at = done.findLastIndex((one) => acted(one) && one.seat === each.seat);
      if (at >= 0) done.splice(at, 1);
    } else if (["acted", "drawn", "noted"].includes(each.kind)) done.push(each);
  }
  const last = done.findLastIndex(byOthers(seat));
  const before = done.slice(0, last + 1).findLastIndex(byMe(seat));
  const first = done.findIndex((each, at) => at > before && byOthers(seat)(each));
  let end = last + 1;
  while (["drawn", "noted"].includes(done[end]?.kind)) end++;
  return last < 0 ? [] : done.slice(first, end);
}

/** Events as steps: the seat, a sentence, and what is lit on the board for it. A board may gather several into one. @param {Table} match @param {BoardModule} game @param {Heard[]} all @returns {Step[]} */
export function stepsOf(match, game, all) {
  const highlights = all.filter((each) => each.kind === "noted").map((each) => ({
    text: game.highlight(match, (each.text ?? "").split(" ")),
    lit: [],
    at: all.indexOf(each),
  }));
  const done = all.filter((each) => each.kind !== "noted");
  const steps = game.steps?.(match, done) ??
    done.map((each) => ({ seat: each.seat, text: game.line(match, each), lit: [each] }));
  return [...steps.map((step) => ({ ...step, at: all.indexOf(step.lit[0]) })), ...highlights].filter(({ text }) => text)
    .sort((one, other) => one.at - other.at);
}

/**
 * What events between two moments of a match sound like, each cue once, my turn last.
 * @param {{ acts: boolean, over: boolean }} before
 * @param {{ acts: boolean, over: boolean, seat: number | null }} now
 * @param {Heard[]} fresh
 * @param {BoardModule["cue"]} [cue] what an action sounds like
 * @returns {import("./preferences.js").Cue[]}
 */
export function cuesOf(before, now, fresh, cue) {
  if (now.over && !before.over) return ["over"];
  /** @param {Heard} each */
  const cueOf = (each) =>
    each.kind === "noted" ? "score" : each.kind === "drawn" ? "draw" : acted(each) ? cue?.(each) ?? "lay" : "";
  const found = new Set(fresh.map(cueOf));
  const played = /** @type {const} */ (["draw", "lay"]).filter((each) => found.has(each));
  const turn = now.acts && !before.acts && fresh.some((each) => each.seat !== now.seat);
  return [
    ...(found.has("score") ? /** @type {const} */ (["score"]) : played),
    ...(turn ? /** @type {const} */ (["turn"]) : []),
  ];
}
