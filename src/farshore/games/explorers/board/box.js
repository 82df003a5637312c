// Squares, terrains and objects of Explorers: how they are drawn and named.
import { t } from "../../../web/kit/texts.js";

export const SIDE = 16;
export const CELL = 44; // units of the drawing
export const TERRAINS = { P: "prairie", W: "water", D: "desert", M: "mountain" };
export const FILLS = { P: "prairie", W: "water", D: "sand", M: "mountain" }; // names of patterns and colours
export const OBJECTS = { T: "temple", K: "key", S: "scroll", H: "horse", G: "gem", a: "apple", c: "carrot", f: "fish" };
export const QUADRANTS = ["A", "B", "C", "D"];

export const squareOf = (at) => `${"abcdefghijklmnop"[at % SIDE]}${Math.floor(at / SIDE) + 1}`;
export const indexOf = (square) => (Number(square.slice(1)) - 1) * SIDE + square.charCodeAt(0) - 97;

export const groundAt = (view, at) => view.ground[Math.floor(at / SIDE)][at % SIDE];
export const objectAt = (view, at) => view.objects[Math.floor(at / SIDE)][at % SIDE];

export const terrainName = (
  letter,
) => (letter === "V" ? t("explorers-village") : t(`explorers-terrain-${TERRAINS[letter]}`));
export const objectName = (letter) => t(`explorers-object-${OBJECTS[letter]}`);
/** One terrain, or a pair of them. */
export const terrainsName = (letters) =>
  letters.length === 1
    ? terrainName(letters)
    : letters.length === 4
    ? t("explorers-any-terrain")
    : t("explorers-either", { one: terrainName(letters[0]), other: terrainName(letters[1]) });

/** A side of a card: one terrain, or a pair that is chosen together. */
export const sideName = (
  letters,
) => (letters.length === 1
  ? terrainName(letters)
  : t("explorers-pair", { one: terrainName(letters[0]), other: terrainName(letters[1]) }));
