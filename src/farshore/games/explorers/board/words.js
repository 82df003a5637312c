// Explorers in words: what is asked, what happened, what a thing is.
import { signed } from "../../../web/kit/numbers.js";
import { t } from "../../../web/kit/texts.js";
import {
  groundAt,
  indexOf,
  objectAt,
  objectName,
  OBJECTS,
  SIDE,
  sideName,
  squareOf,
  terrainName,
  terrainsName,
} from "./box.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { marksLegal, shownSeat, starting, thinksOfScroll, weighedSide } from "./selection.js";

/** @import { BoardTable, Heard, View } from "./types.d.ts" */

const cache = { key: "", names: /** @type {string[]} */ ([]) };

/** The name of each square with its terrain and object; made once for a map and a language. @param {View} view */
export function squareNames(view) {
  const key = `${view.tiles} ${view.start} ${t("explorers-village")}`;
  if (cache.key !== key) {
    cache.key = key;
    cache.names = Array.from({ length: SIDE * SIDE }, (_, at) => {
      const object = objectAt(view, at);
      const parts = [squareOf(at), terrainName(groundAt(view, at))];
      if (object in OBJECTS) parts.push(objectName(object));
      return parts.join(", ");
    });
  }
  return cache.names;
}

/** What a thing is and gives: a square such as g5, or the letter of an object. @param {BoardTable} table @param {string} thing */
export function explain(table, thing) {
  const { view } = table;
  if (thing in OBJECTS) return { title: objectName(thing), text: objectText(table, thing) };
  const at = indexOf(thing);
  const ground = groundAt(view, at);
  const object = objectAt(view, at);
  const seat = shownSeat(table);
  const lines = [];
  if (ground === "V") {
    lines.push(
      t(table.about.options.villages === "expert" ? "explorers-village-expert-text" : "explorers-village-text"),
    );
  }
  if (object in OBJECTS) lines.push(objectText(table, object, thing));
  if (!(object in OBJECTS) && ground !== "V" && !view.boards[seat].marks.includes(thing)) {
    lines.push(t("explorers-plain-text"));
  }
  const points = marksLegal(table).get(at);
  if (view.boards[seat].marks.includes(thing) && ground !== "V") lines.push(t("explorers-is-marked"));
  else if (points !== undefined) lines.push(t("explorers-can-be-marked", { points: signed(points) }));
  return { title: squareNames(view)[at], text: lines.join("\n") };
}

/** @param {BoardTable} table @param {string} object @param {string} [square] */
function objectText(table, object, square) {
  /** @param {string} name */
  const expert = (name) => table.about.options[name] === "expert";
  if (object === "T") {
    const shrine = table.view.temples.find((each) => each.square === square);
    const text = t(expert("temples") ? "explorers-temple-expert-text" : "explorers-temple-text", {
      seats: table.view.seats,
    });
    return shrine && shrine.points !== null
      ? `${text}\n${t("explorers-temple-now", { points: shrine.points, bonus: shrine.bonus ?? 0 })}`
      : text;
  }
  if (object === "G") return t(expert("gems") ? "explorers-gem-expert-text" : "explorers-gem-text");
  if ("acf".includes(object)) {
    return t(expert("provisions") ? "explorers-provision-expert-text" : "explorers-provision-text");
  }
  return t(`explorers-${OBJECTS[object]}-text`);
}

/** One sentence: what this player can do, or for whom the match waits. @param {BoardTable} table */
export function status(table) {
  const { view, seat } = table;
  if (!view) return "";
  const first = table.name(0);
  const legal = table.legal.value;
  if (view.phase === "map") {
    return table.acts
      ? t("explorers-status-lay", { quadrant: starting(legal, "tile ")[0]?.split(" ")[1] ?? "" })
      : t("explorers-status-lays", { name: first });
  }
  if (view.phase === "village") {
    return table.acts ? t("explorers-status-village") : t("explorers-status-villages", { name: first });
  }
  if (view.phase === "over") return t("match-over");
  if (view.phase === "card" || view.phase === "achievements") return t("explorers-status-card");
  if (view.phase === "option" && view.active !== seat) {
    return t("explorers-status-chooses", { name: table.name(view.active ?? 0) });
  }
  if (seat === null) return t(view.phase === "setup" ? "explorers-status-all-set-up" : "explorers-status-all-mark");
  const mine = view.mine;
  if (view.phase === "option") {
    const side = weighedSide(table);
    return side === null ? t("explorers-status-option") : t("explorers-status-again", {
      terrains: sideName(view.card[side]),
      marks: view.boards[seat].option_marks[side],
    });
  }
  if (!table.acts || !mine || mine.stage === "done" || mine.stage === "idle") return t("explorers-status-wait");
  const open = marksLegal(table).size;
  if (thinksOfScroll(table)) return t("explorers-status-scroll");
  if (mine.stage === "choosing" && view.phase === "setup") return t("explorers-status-terrain");
  if (mine.stage === "choosing") {
    const [one, two] = view.card;
    return t("explorers-status-choose", {
      one: sideName(one),
      ones: view.boards[seat].option_marks[0],
      two: sideName(two),
      twos: view.boards[seat].option_marks[1],
    });
  }
  if (mine.horse) return t(open ? "explorers-status-horse" : "explorers-status-horse-stuck");
  if (mine.stage === "bonus waiting") {
    const waiting = Object.values(mine.bonuses);
    return waiting.length
      ? t("explorers-status-bonus", { marks: waiting.length === 1 ? waiting[0] : 0 })
      : t("explorers-status-all-done");
  }
  if (!mine.left) return t("explorers-status-all-done");
  if (!open) return t("explorers-status-stuck", { terrains: terrainsName(mine.terrains) });
  return t("explorers-status-mark", { marks: mine.left, terrains: terrainsName(mine.terrains) });
}

/** One line of the log. @param {BoardTable} table @param {Heard} heard */
export function line(table, heard) {
  const { view } = table;
  const name = heard.seat === undefined ? "" : table.name(heard.seat);
  const { text = "" } = heard;
  const [word, one, two, three] = text.split(" ");
  if (word === "tile") return t("explorers-log-tile", { quadrant: one, tile: two, degrees: three });
  if (word === "achievement") {
    return t("explorers-log-achievement", { title: t(`explorers-goal-${one.toLowerCase()}`) });
  }
  if (word === "card") {
    return t("explorers-log-card", {
      one: sideName(facts.cards[Number(one) - 1][0]),
      two: sideName(facts.cards[Number(one) - 1][1]),
    });
  }
  if (word === "village") return t("explorers-log-village", { name, quadrant: one });
  if (word === "terrain") return t("explorers-log-terrain", { name, terrain: terrainName(one) });
  if (word === "scroll") return t("explorers-log-scroll", { name, terrain: terrainName(one) });
  if (word === "bonus") return t("explorers-log-bonus", { name, terrain: terrainName(two || one) });
  if (word === "skip") return t("explorers-log-skip", { name });
  if (word === "done") return t("explorers-log-done", { name });
  if (word === "option") {
    const all = table.heard.value;
    let at = all.indexOf(heard);
    while (at > 0 && !all[at].text?.startsWith("card ")) at--;
    const card = facts.cards[Number(all[at]?.text?.split(" ")[1]) - 1];
    return t("explorers-log-option", { name, terrains: card ? sideName(card[Number(one) - 1]) : one });
  }
  if (word === "mark" && view?.ground.length) {
    const at = indexOf(one);
    const object = objectAt(view, at);
    const what = object in OBJECTS
      ? `${terrainName(groundAt(view, at))}, ${objectName(object)}`
      : terrainName(groundAt(view, at));
    return t("explorers-log-mark", { name, square: one, what });
  }
  return text;
}

/** What happened, the marks of each seat in one step; what only closes a turn is left out. @param {BoardTable} table @param {Heard[]} all */
export function steps(table, all) {
  /** @type {{ seat?: number, text: string, squares?: string[], lit: Heard[] }[]} */
  const found = [];
  const card = all.findLastIndex((each) => each.text?.startsWith("card ")); // of earlier ones marks say enough
  for (const [at, each] of all.entries()) {
    const [word, square] = (each.text ?? "").split(" ");
    if (["done", "skip", "terrain"].includes(word) || (word === "option" && at < card)) continue;
    const before = found.at(-1);
    if (word !== "mark") found.push({ seat: each.seat, text: line(table, each), lit: [each] });
    else if (before?.squares && before.seat === each.seat) before.squares.push(square), before.lit.push(each);
    else found.push({ seat: each.seat, text: "", squares: [square], lit: [each] });
  }
  for (const step of found) {
    const { squares, seat = 0 } = step;
    if (!squares) continue;
    step.text = t("explorers-since-marks", {
      name: table.name(seat),
      number: squares.length,
      squares: squares.join(", "),
    });
    const things = squares.map((square) => objectAt(table.view, indexOf(square))).filter((object) => object in OBJECTS);
    if (things.length) {
      step.text = t("explorers-since-found", { marks: step.text, things: things.map(objectName).join(", ") });
    }
  }
  return found;
}

/** What a turn has decided: a temple, a race, the end of a round. @param {BoardTable} table @param {string[]} words */
export function highlight(table, [word, thing, seat, points]) {
  if (word === "round") {
    const rounds = table.view.receipt.sheets.map((sheet) => sheet.rounds[Number(thing) - 1]);
    if (!rounds.every(Boolean)) return t("explorers-round", { round: thing, rounds: facts.rounds }); // a replay, before the end of that round
    return t("explorers-log-round", {
      round: thing,
      list: rounds.map((round, at) => `${table.name(at)} ${signed(round.provision_points + round.gem_points)}`).join(
        ", ",
      ),
    });
  }
  const given = { name: table.name(Number(seat)), points };
  return word === "temple"
    ? t("explorers-log-temple", { ...given, quadrant: thing })
    : t("explorers-log-race", { ...given, title: goalTitle(thing) });
}

/** @param {string} name */
export const goalTitle = (name) => t(`explorers-goal-${name.toLowerCase()}`);
/** @param {string} name */
export const goalText = (name) => t(`explorers-goal-${name.toLowerCase()}-text`);
