// Squares, terrains and objects of Explorers: how they are drawn and named.
import { t } from "../../../web/kit/texts.js";

/** @import { View } from "./types.d.ts" */

export const SIDE = 16;
export const CELL = 44; // units of the drawing
/** @type {Record<string, string>} */
export const TERRAINS = { P: "prairie", W: "water", D: "desert", M: "mountain" };
/** @type {Record<string, string>} */
export const FILLS = { P: "prairie", W: "water", D: "sand", M: "mountain" }; // names of patterns and colours
/** @type {Record<string, string>} */
export const OBJECTS = { T: "temple", K: "key", S: "scroll", H: "horse", G: "gem", a: "apple", c: "carrot", f: "fish" };
export const QUADRANTS = ["A", "B", "C", "D"];

/** @param {number} at */
export const squareOf = (at) => `${"abcdefghijklmnop"[at % SIDE]}${Math.floor(at / SIDE) + 1}`;
/** @param {string} square */
export const indexOf = (square) => (Number(square.slice(1)) - 1) * SIDE + square.charCodeAt(0) - 97;

/** @param {View} view @param {number} at */
export const groundAt = (view, at) => view.ground[Math.floor(at / SIDE)][at % SIDE];
/** @param {View} view @param {number} at */
export const objectAt = (view, at) => view.objects[Math.floor(at / SIDE)][at % SIDE];

/** @param {string} letter */
export const terrainName = (
  letter,
) => (letter === "V" ? t("explorers-village") : t(`explorers-terrain-${TERRAINS[letter]}`));
/** @param {string} letter */
export const objectName = (letter) => t(`explorers-object-${OBJECTS[letter]}`);
/** One terrain, or a pair of them. @param {string} letters */
export const terrainsName = (letters) =>
  letters.length === 1
    ? terrainName(letters)
    : letters.length === 4
    ? t("explorers-any-terrain")
    : t("explorers-either", { one: terrainName(letters[0]), other: terrainName(letters[1]) });

/** A side of a card: one terrain, or a pair that is chosen together. @param {string} letters */
export const sideName = (
  letters,
) => (letters.length === 1
  ? terrainName(letters)
  : t("explorers-pair", { one: terrainName(letters[0]), other: terrainName(letters[1]) }));
