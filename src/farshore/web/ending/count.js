// How a score is counted at the end of a match, and what decided it: pure functions over the parts that a board gives.

/** @import { Part } from "../kit/board.d.ts" */

/** Points of every seat when so many parts are counted. @param {Part[]} parts @param {number} counted @param {number} seats */
export const sums = (parts, counted, seats) =>
  Array.from(
    { length: seats },
    (_, seat) => parts.slice(0, counted).reduce((all, part) => all + part.points[seat], 0),
  );

/** Whether the parts add up to these scores, so that they can be counted in front of everybody. @param {Part[]} parts @param {number[]} scores */
export const addsUp = (parts, scores) =>
  parts.length > 0 && sums(parts, parts.length, scores.length).every((sum, seat) => sum === scores[seat]);

/**
 * What decided a match between several, as far as its parts tell: the part that gave the winner the lead for good (`turned`), or
 * for a winner who was never behind the part with the largest difference (`led`). Null if several have won, or no part did it.
 * @param {Part[]} parts
 * @param {number[]} ranks
 * @returns {{ how: "turned" | "led", part: Part, winner: number, rival: number } | null}
 */
export function decisive(parts, ranks) {
  const [winner, rival] = ranks.map((_, seat) => seat).sort((one, other) => ranks[one] - ranks[other]);
  if (ranks.length < 2 || ranks[winner] === ranks[rival]) return null;
  const gains = parts.map(({ points }) => points[winner] - points[rival]);
  let lead = 0;
  let behind = false; // whether the winner was, at any time
  let turned = -1;
  for (const [at, gain] of gains.entries()) {
    if (lead <= 0 && lead + gain > 0) turned = at;
    lead += gain;
    behind ||= lead < 0;
  }
  if (lead <= 0 || turned < 0) return null;
  const largest = gains.indexOf(Math.max(...gains));
  return behind
    ? { how: "turned", part: parts[turned], winner, rival }
    : { how: "led", part: parts[largest], winner, rival };
}

/** The rung of a ladder that points reach, from 0. @param {{ from: number }[]} ladder @param {number} points */
export const rungOf = (ladder, points) => Math.max(0, ladder.findLastIndex(({ from }) => points >= from));
