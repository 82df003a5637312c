// What is gathered from the events that an audience has heard.
import { equal } from "./equal.js";
import { cuesOf, hasActed, sinceMyTurn, stepsOf } from "../../../src/farshore/web/heard.js";

const ME = 0;

/** Events from "0 lay R7" (an action of seat 0), "drawn card R7", "undone 0", "noted round 1". @param {string[]} lines */
const events = (...lines) =>
  lines.map((line, at) => {
    const [first, ...rest] = line.split(" ");
    if (/^\d$/.test(first)) return { kind: "acted", at, seat: Number(first), text: rest.join(" ") };
    return { kind: first, at, ...(first === "undone" ? { seat: Number(rest[0]) } : { text: rest.join(" ") }) };
  });

/** @param {import("../../../src/farshore/web/types.d.ts").Heard[]} all */
const texts = (all) => all.map(({ text }) => text);

Deno.test("since my turn: the last run of the others, with what was drawn after it", () => {
  const heard = events(
    "1 lay B2",
    "0 lay R7",
    "0 draw",
    "drawn card ?",
    "1 lay B3",
    "1 draw",
    "drawn card ?",
    "noted x",
  );
  equal(texts(sinceMyTurn(heard, ME)), ["lay B3", "draw", "card ?", "x"]);
  equal(sinceMyTurn([], ME), []);
  equal(sinceMyTurn(events("0 lay R7"), ME), []);
});

Deno.test("since my turn: what was undone is left out, and a rewind begins again", () => {
  equal(texts(sinceMyTurn(events("0 lay R7", "1 lay B3", "undone 1", "1 lay B4"), ME)), ["lay B4"]);
  equal(sinceMyTurn(events("0 lay R7", "1 lay B3", "rewound"), ME), []);
});

Deno.test("since my turn: a spectator gets the last run of anybody", () => {
  equal(texts(sinceMyTurn(events("0 lay R7", "1 lay B3"), null)), ["lay R7", "lay B3"]);
});

Deno.test("an action holds until it is undone", () => {
  equal(hasActed(events("1 lay B3"), ME), false);
  equal(hasActed(events("0 lay R7"), ME), true);
  equal(hasActed(events("0 lay R7", "undone 0"), ME), false);
});

Deno.test("steps: a sentence for each event, in their order; empty ones go", () => {
  const heard = events("1 lay B3", "noted round 1", "drawn card ?");
  const board = /** @type {any} */ ({
    line: (/** @type {unknown} */ _, /** @type {{ kind: string, text: string }} */ each) =>
      each.kind === "drawn" ? "" : each.text,
    highlight: (/** @type {unknown} */ _, /** @type {string[]} */ words) => words.join("-"),
  });
  const table = /** @type {any} */ ({});
  equal(stepsOf(table, board, heard).map(({ text, seat }) => [text, seat]), [["lay B3", 1], [
    "round-1",
    undefined,
  ]]);
  const gathered = { ...board, steps: () => [{ text: "both", lit: [heard[2]] }] };
  equal(stepsOf(table, gathered, heard).map(({ text }) => text), ["round-1", "both"]);
});

Deno.test("cues: each once, my turn last, points instead of cards, the end alone", () => {
  const [before, now] = [{ acts: false, over: false }, { acts: true, over: false, seat: ME }];
  /** @param {{ text?: string }} heard @returns {"draw" | "lay"} */
  const cue = ({ text }) => (text === "take B" ? "draw" : "lay");
  equal(cuesOf(before, now, events("1 lay B3", "1 take B", "1 lay B4"), cue), ["draw", "lay", "turn"]);
  equal(cuesOf(before, now, events("1 lay B3", "noted round 1")), ["score", "turn"]);
  equal(cuesOf(before, { ...now, acts: false }, events("drawn card ?")), ["draw"]);
  equal(cuesOf(before, now, events("0 lay R7")), ["lay"]); // what I did myself does not announce my turn
  equal(cuesOf(before, { ...now, over: true }, events("1 lay B3")), ["over"]);
});
