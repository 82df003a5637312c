// How a score is counted at the end, and what decided it.
import { equal } from "./equal.js";
import { addsUp, decisive, rungOf, sums } from "../../../src/farshore/web/ending/count.js";

/** Parts from rows of points, named a, b, c. @param {number[][]} rows */
const parts = (...rows) => rows.map((points, at) => ({ name: "abcdef"[at], points }));

/** @param {number[][]} rows @param {number[]} ranks */
function decided(rows, ranks) {
  const found = decisive(parts(...rows), ranks);
  return found && [found.how, found.part.name];
}

Deno.test("points are counted part by part, and only if they add up", () => {
  const all = parts([3, -4], [10, 2]);
  equal(sums(all, 0, 2), [0, 0]);
  equal(sums(all, 1, 2), [3, -4]);
  equal(sums(all, 2, 2), [13, -2]);
  equal(addsUp(all, [13, -2]), true);
  equal(addsUp(all, [13, -1]), false);
  equal(addsUp([], []), false);
});

Deno.test("the part that gave the winner the lead for good turned it", () => {
  equal(decided([[5, 9], [10, 2], [0, 6], [7, 0]], [1, 2]), ["turned", "d"]); // the lead was gone again after c
  equal(decided([[5, 9], [10, 2], [3, 1]], [1, 2]), ["turned", "b"]);
});

Deno.test("a winner who was never behind owes it to the largest difference", () => {
  equal(decided([[5, 4], [3, 3], [30, 10]], [1, 2]), ["led", "c"]);
  equal(decided([[2, 5], [4, 4]], [2, 1]), ["led", "a"]);
});

Deno.test("the winner of several is compared with the second", () => {
  equal(decided([[1, 20, 0], [30, 5, 9], [2, 2, 2]], [1, 2, 3]), ["turned", "b"]);
});

Deno.test("nothing in the parts decides a draw, a tie that another rule decides, or a match given up", () => {
  equal(decided([[5, 5]], [1, 1]), null);
  equal(decided([[5, 5]], [1, 2]), null);
  equal(decided([[5, 9]], [1, 2]), null);
});

Deno.test("a rung is reached with its first point", () => {
  const ladder = [{ from: 0 }, { from: 81 }, { from: 91 }];
  equal([-3, 80, 81, 90, 91, 200].map((points) => rungOf(ladder, points)), [0, 0, 1, 1, 2, 2]);
});
