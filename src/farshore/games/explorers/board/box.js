// What lies in the box of Explorers, as far as the page draws it: signs, cards and tiles. No rule is known here.
import { t } from "../../../web/kit/texts.js";

export const SIDE = 16;
export const CELL = 44; // units of the drawing
export const TERRAINS = { P: "prairie", W: "water", D: "desert", M: "mountain" };
export const FILLS = { P: "prairie", W: "water", D: "sand", M: "mountain" }; // names of patterns and colours
export const OBJECTS = { T: "temple", K: "key", S: "scroll", H: "horse", G: "gem", a: "apple", c: "carrot", f: "fish" };
export const QUADRANTS = ["A", "B", "C", "D"];
export const CARDS = [["P", "W"], ["P", "D"], ["P", "M"], ["W", "D"], ["W", "M"], ["M", "D"], ["PM", "DW"], [
  "WM",
  "PD",
]];
export const ROUNDS = 4;
export const TURNS = 7;

// Terrain and objects of the eight tiles, rows from the top.
const DRAWN = `
WWPPPPPM ...aS... PPPPWWWW ......S. WPWWWWMM ....K... MPPDDDDD ........
WWWWPPMM .....H.. PPPPPWWW .c...T.c WPPWWWMM a....... MPPDMMMD ....T...
DWVMMMMP ..V....K PPPPDDDD ....G... WPPVDDMM ...V.... MPPDMMMM K.......
DDDDDDDP .....a.. WWWVDDDM ...V..fG WPPDDDMM ....G... MMPWWWWW ...cH..S
WMMDDDPP ..H..... WWDDDDDM H....... WWPDDDMM .H....f. MMVWWWDW ..V.G.f.
WMMMDDPP G..c.TG. WWWDMDDM .......a WWPMMPPP ..f..T.. MPPPWDDW .H......
WWWMDDDP ........ PPWWMMMM ....K... DDMMMPPP .SG.c.H. PPWWWDDD a....a..
WWWMMDPP ..f..... PPPMMMMM ..H..... DDDMMPPP ........ PPPWWDDD .G......
MMMMMDDD ..S..f.. DDDDWWPP .....Sc. DDDDWWWW ...H.... MMMMWWWW ........
MMMMMDDD ...H...K DDDDWWPP ....T... DDDDWWWW .T..G.f. MMWWWWPW .....K..
MMMMDDDD ........ MDDDWPPP .....GH. PDDDWWWD H.a..... MWWWDPPW ..a.G...
WMPPPVDD H....V.. MMMWWMMM H....... PPPWWWWD ........ MMWDDPPP ....H.c.
WPPPPWWD ..T.G... MMMMWMMM .G.....f PPPWVDWD S...V... MMWDDPPP G....f..
WWPWWWPP ...c...G WWMDVMMP ....V... MMMMMDDD .c...... MMVDDDDP H.V.....
WWPWWWPP ........ WWDDPPPP f.a..... MMMMPPPP ....G... MMPDDDDD .c...ST.
WWWPPPPP .a....c. WWWDDDDP .....K.. MMMMMPPP ..a.K... PPPPDDDD ........`;

const lines = DRAWN.trim().split("\n").map((line) => line.split(" "));
const TILES = Array.from({ length: 8 }, (_, at) => {
  const rows = lines.slice(at < 4 ? 0 : 8, at < 4 ? 8 : 16);
  const column = (at % 4) * 2;
  return { ground: rows.map((row) => row[column]), objects: rows.map((row) => row[column + 1].replace("V", ".")) };
});

const quarter = (rows) => rows.map((_, at) => rows.map((row) => row[at]).reverse().join(""));

/** A tile of the box, 1 to 8, turned clockwise. */
export function tile(number, degrees) {
  let { ground, objects } = TILES[number - 1];
  for (let turned = 0; turned < degrees; turned += 90) [ground, objects] = [quarter(ground), quarter(objects)];
  return { ground, objects };
}

export const squareOf = (at) => `${"abcdefghijklmnop"[at % SIDE]}${Math.floor(at / SIDE) + 1}`;
export const indexOf = (square) => (Number(square.slice(1)) - 1) * SIDE + square.charCodeAt(0) - 97;
export const quadrantOf = (at) => QUADRANTS[(at >= 128 ? 2 : 0) + (at % SIDE >= 8 ? 1 : 0)];

/** The squares that share a side with one. */
export function beside(at) {
  const found = [];
  if (at % SIDE > 0) found.push(at - 1);
  if (at % SIDE < SIDE - 1) found.push(at + 1);
  if (at >= SIDE) found.push(at - SIDE);
  if (at < SIDE * (SIDE - 1)) found.push(at + SIDE);
  return found;
}

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

/** The unmarked squares of these terrains that touch a mark: what a choice opens on the map. */
export function touching(view, seat, terrains) {
  const marks = new Set(view.boards[seat].marks.map(indexOf));
  const found = new Set();
  for (const mark of marks) {
    for (const at of beside(mark)) if (!marks.has(at) && terrains.includes(groundAt(view, at))) found.add(at);
  }
  return found;
}

/** A side of a card: one terrain, or a pair that is chosen together. */
export const sideName = (
  letters,
) => (letters.length === 1
  ? terrainName(letters)
  : t("explorers-pair", { one: terrainName(letters[0]), other: terrainName(letters[1]) }));
