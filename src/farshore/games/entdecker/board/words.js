// Die neuen Entdecker in words: what is asked, the log, refusals, and what things on the board are.
import { pageKeys } from "../../../web/kit/shortcuts.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { isEdge } from "./map.js";
import { chosen, drawOf, landingOf, letters, pending, placingOf, placings, starts, takes } from "./selection.js";
import { fitText, islandAt, sceneOf } from "./view.js";

/** @import { BoardTable, Heard, Island, Payment, Stack, View } from "./types.d.ts" */
/** @import { Scene } from "./view.js" */

/** @type {Record<string, string>} */
const UNITS = { scout: "scout", fort: "fort", settle: "settlement" };

/** @param {string} kind */
export const kindName = (kind) => t(`entdecker-kind-${kind}`);
/** @param {string} unit */
export const unitName = (unit) => t(`entdecker-unit-${unit}`);
/** @param {string} event */
export const eventName = (event) => t(`entdecker-event-${event}`);
/** @param {string} side */
export const sideName = (side) => t(`entdecker-side-${side.toLowerCase()}`);
/** @param {BoardTable} table @param {number} seat */
export const score = (table, seat) => table.view.receipt.totals[seat];

/** A text about a place: where the map has no letters, one that does not name it. @param {string} id */
const there = (id) => (letters.value ? id : `${id}-there`);

/** An island as people say it: by its first tile, or without a name where the map has no letters. @param {string} cell */
export const islandName = (cell) => (letters.value ? t("entdecker-island-of", { cell }) : t("entdecker-island"));

/** A place as people say it: an edge space by the letter or number that the map has there. @param {string} name */
function placeName(name) {
  if (!isEdge(name)) return name;
  const number = name.slice(1);
  const mark = "NS".includes(name[0]) ? "abcdefghijkl"[Number(number) - 1] : number;
  return t("entdecker-edge-name", { side: sideName(name[0]), number: mark });
}

/** Who gets what for a start. @param {BoardTable} table @param {{ bank: number, tolls: Record<number, number> }} given */
export function wayText(table, { bank, tolls }) {
  const parts = bank ? [t("entdecker-pays", { name: t("entdecker-bank"), gold: bank })] : [];
  for (const [seat, gold] of Object.entries(tolls)) {
    parts.push(t("entdecker-pays", { name: table.name(Number(seat)), gold }));
  }
  return parts.length ? parts.join(", ") : t("entdecker-free");
}

/** Gold that was found or lost, spaces that filled up, an island that was scored, a hut that went to somebody. @param {BoardTable} table @param {string[]} words */
export function highlight(table, [word, cell, value, ...points]) {
  if (word === "filled") {
    return t(there("entdecker-log-filled"), {
      cells: [cell, value, ...points].filter(Boolean).join(", "),
      number: points.length + (value ? 2 : 1),
    });
  }
  if (word === "dead-end") {
    return t("entdecker-log-dead-end", { name: table.name(Number(cell)), tiles: Number(value) });
  }
  if (word === "hut") {
    return t("entdecker-log-hut-won", { hut: cell, points: value, name: table.name(Number(points[0])) });
  }
  if (word !== "island") return t(`entdecker-log-${word}`, { name: table.name(Number(cell)), gold: Number(value) });
  const list = points.map((each, seat) => [Number(each), seat]).filter(([each]) => each).map(([each, seat]) =>
    `${table.name(seat)} +${each}`
  );
  return t(there("entdecker-log-scored"), { cell, value, list: list.join(", ") });
}

const TAKEN_BACK = ["undone", "rewound"]; // events that take something back

/** Whether a tile that was drawn has been discarded: it fitted nowhere. @param {BoardTable} table @param {number} at */
function isLost(table, at) {
  const all = table.heard.value;
  const next = all.slice(at + 1).find(({ kind }) => ["acted", ...TAKEN_BACK].includes(kind));
  if (next && TAKEN_BACK.includes(next.kind)) return false; // it was returned to its stack
  return next ? !next.text?.startsWith("place ") : !table.view.expedition?.hand;
}

/** The kind of a tile that fitted nowhere, if drawing it was the last that I did, or the last that anybody did. @param {BoardTable} table */
export function discarded(table) {
  if (table.view.expedition?.hand) return null;
  const all = table.heard.value;
  /** @param {{ kind: string }} props */
  const isAct = ({ kind }) => kind === "acted";
  for (const from of [all.findLastIndex((each) => isAct(each) && each.seat === table.seat), all.findLastIndex(isAct)]) {
    const at = all[from]?.text?.startsWith("draw ")
      ? all.findIndex(({ text }, later) => later > from && text?.startsWith("tile "))
      : -1;
    if (at >= 0 && isLost(table, at)) return all[at].text?.split(" ")[1] ?? null;
  }
  return null;
}

/** What was rolled in this turn, from what was heard. @param {BoardTable} table */
export function rolled(table) {
  const heard = table.heard.value;
  for (let at = heard.length - 1; at >= 0; at--) {
    const { text = "" } = heard[at];
    if (/^(start|pass)/.test(text)) return null;
    if (/^(die \d|wheel \d)/.test(text)) return Number(text.split(" ")[1]);
  }
  return null;
}

/** The event of the tile that was placed last, until the next one is drawn. @param {BoardTable} table */
export function happened(table) {
  const heard = table.heard.value;
  let placed = false;
  for (let at = heard.length - 1; at >= 0; at--) {
    const [word, , event] = (heard[at].text ?? "").split(" ");
    if (TAKEN_BACK.includes(heard[at].kind)) return null;
    if (word === "place") {
      if (table.seat !== null && heard[at].seat !== table.seat) return null; // only the player who placed it is told
      placed = true;
    } else if (word === "tile") return placed ? event ?? null : null;
    else if (word === "start" || word === "draw") return null;
  }
  return null;
}

/** How many paid tiles a dead end has just cost me, if it ended the expedition with what I did last; else 0. @param {BoardTable} table */
export function stranded(table) {
  const all = table.heard.value;
  const at = all.findLastIndex(({ kind, seat }) =>
    seat === table.seat && (kind === "acted" || TAKEN_BACK.includes(kind))
  );
  const [, seat, tiles] = /^dead-end (\d) (\d+)$/.exec(endAfter(all, at)?.text ?? "") ?? [];
  return table.seat !== null && seat === String(table.seat) ? Number(tiles) : 0;
}

/** The dead end that an action has led to, as it was noted. @param {Heard[]} all @param {number} at */
function endAfter(all, at) {
  const next = all.findIndex(({ kind }, later) => later > at && ["acted", ...TAKEN_BACK].includes(kind));
  return all.slice(at + 1, next < 0 ? undefined : next).find(({ kind, text }) =>
    kind === "noted" && text?.startsWith("dead-end ")
  );
}

/** One sentence: what this player can do, or for whom the match waits. @param {BoardTable} table */
export function status(table) {
  const { view } = table;
  if (!view) return "";
  const { phase } = view;
  const legal = table.legal.value;
  const under = view.expedition;
  if (!table.acts) {
    if (view.acting === null) return t("entdecker-status-chance", { phase, name: table.name(view.turn) });
    return t("entdecker-status-waits", { phase: phase.split(" ")[0], name: table.name(view.acting) });
  }
  const asked = pending.value.filter(({ text }) => legal.has(text));
  if (asked.length) {
    return t(
      asked.some(({ side }) => side !== asked[0].side) ? "entdecker-status-which-land" : "entdecker-status-which-scout",
    );
  }
  if ([...takes(legal).values()].some((text) => text === chosen.value)) return t("entdecker-status-take");
  if (phase === "start" && legal.has("pass")) return t("entdecker-status-pass");
  if (phase === "place") return t("entdecker-status-place", { kind: kindName(under?.hand ?? "") });
  if (phase === "explore") {
    if (landingOf(legal, view) !== null) {
      if (drawOf(legal, view)) return t("entdecker-status-explored");
      return t("entdecker-status-explored-last", { why: under?.dead_end ? "dead-end" : "all" });
    }
    if (drawOf(legal, view)) return t("entdecker-status-explore", { source: under?.source ?? "" });
    if (takes(legal).size) return t("entdecker-status-explored-take");
    return t(under?.dead_end ? "entdecker-status-dead-end" : "entdecker-status-finished");
  }
  if (phase === "natives") return t(takes(legal).size ? "entdecker-status-natives-take" : "entdecker-status-natives");
  if (phase === "jungle") return t("entdecker-status-jungle", { due: view.players[table.seat ?? 0].due });
  return t(`entdecker-status-${phase.replaceAll(" ", "-")}`);
}

/** What an action costs, as far as it tells that itself: tolls are paid beside the price of a harbour. @param {BoardTable} table @param {Heard} heard */
function priceOf(table, heard) {
  const [word, one = ""] = (heard.text ?? "").split(" ");
  if (word === "hidden" || word === "open") return facts.costs[word] * Number(one);
  if (word === "start") return isEdge(one) ? facts.edge_costs[one[0]] : 0;
  if (!UNITS[word]) return 0;
  const all = table.heard.value;
  const before = all.slice(0, all.indexOf(heard)).findLast(({ kind }) => kind === "acted");
  return before?.text?.startsWith("take ") ? 0 : facts.costs[UNITS[word]];
}

/** One line of the log. @param {BoardTable} table @param {Heard} heard */
export function line(table, heard) {
  const text = sentenceOf(table, heard);
  const gold = heard.kind === "acted" ? priceOf(table, heard) : 0;
  return gold ? `${text} (${t("entdecker-gold", { gold })})` : text;
}

/** @param {BoardTable} table @param {Heard} heard */
function sentenceOf(table, heard) {
  const { text = "" } = heard;
  const [word, one, two, ...rest] = text.split(" ");
  const all = table.heard.value;
  const name = heard.seat === undefined ? "" : table.name(heard.seat);
  if (heard.kind === "drawn") {
    if (word === "die") return t("entdecker-log-die", { face: one });
    if (word === "tile") {
      if (isLost(table, all.indexOf(heard))) return t("entdecker-discarded", { kind: kindName(one) });
      return two
        ? t("entdecker-log-tile-event", { kind: kindName(one), event: eventName(two) })
        : t("entdecker-log-tile", { kind: kindName(one) });
    }
    if (word === "token") return one && one !== "?" ? tokenText(table, one) : "";
    return "";
  }
  if (word === "start") return t(there("entdecker-log-start"), { name, place: placeName(one) });
  if (word === "via") {
    return t("entdecker-log-via", {
      name,
      list: [one, two, ...rest].filter(Boolean).map((part) => payText(table, part)).join(", "),
    });
  }
  if (word === "hidden" || word === "open") {
    return t("entdecker-log-announce", { name, source: word, tiles: Number(one) });
  }
  if (word === "draw") {
    return /\d/.test(one) ? t("entdecker-log-draw", { name }) : t("entdecker-log-buy", { name, kind: kindName(one) });
  }
  if (word === "place") return t(there("entdecker-log-place"), { name, cell: one });
  if (UNITS[word]) return t(there("entdecker-log-unit"), { name, unit: UNITS[word], where: newestAt(all, heard) });
  if (word === "take") {
    return t(one.includes(".") ? "entdecker-log-take-path" : there("entdecker-log-take"), {
      name,
      from: one.split(".")[0],
    });
  }
  if (word === "hut") {
    const seen = /token (\d+)/.exec(text)?.[1]; // what an eye has shown, to oneself only
    return [t("entdecker-log-hut", { name, hut: parseInt(one, 10) }), seen && tokenText(table, seen)].filter(Boolean)
      .join(". ");
  }
  if (word === "island") return t("entdecker-log-island", { name, number: one });
  if (word === "stop" && endAfter(all, all.indexOf(heard))) return ""; // the dead end says it
  if (["wheel", "stop", "pass", "chiefs"].includes(word)) {
    return t(`entdecker-log-${word}`, { name, number: one ?? "" });
  }
  return text;
}

/** What the scout I sent last has seen or found in its hut, until I do something else; empty if nothing. @param {BoardTable} table */
export function tokenSeen(table) {
  const all = table.heard.value;
  const at = all.findLastIndex(({ kind, seat }) => kind === "acted" && seat === table.seat);
  if (table.seat === null || at < 0 || !all[at].text?.startsWith("hut ")) return "";
  const points = /token (\d+)/.exec(all.slice(at, at + 2).map(({ text }) => text).join(" "))?.[1];
  return points ? tokenText(table, points) : "";
}

/** @param {BoardTable} table @param {string} points */
const tokenText = (table, points) => t(table.seat === null ? "entdecker-hut-token" : "entdecker-log-token", { points });

/** @param {BoardTable} table @param {string} part */
function payText(table, part) {
  const [who, gold] = part.split(":");
  return t("entdecker-pays", {
    name: who === "bank" ? t("entdecker-bank") : table.name(Number(who)),
    gold: Number(gold),
  });
}

const SMALL_STEPS = ["via", "hidden", "open", "draw", "tile", "back", "stop"]; // what is placed says enough

/** What happened, the tiles of each seat in one step. @param {BoardTable} table @param {Heard[]} all */
export function steps(table, all) {
  /** @type {{ seat?: number, text: string, cells?: string[], lit: Heard[] }[]} */
  const found = [];
  for (const each of all) {
    const [word, cell] = (each.text ?? "").split(" ");
    const lost = word === "tile" && isLost(table, table.heard.value.indexOf(each));
    if (SMALL_STEPS.includes(word) && !lost) continue;
    const before = found.at(-1);
    if (word !== "place") found.push({ seat: each.seat, text: line(table, each), lit: [each] });
    else if (before?.cells && before.seat === each.seat) before.cells.push(cell), before.lit.push(each);
    else found.push({ seat: each.seat, text: "", cells: [cell], lit: [each] });
  }
  for (const step of found) {
    const { cells, seat = 0 } = step;
    if (!cells) continue;
    step.text = t(there("entdecker-since-tiles"), {
      name: table.name(seat),
      number: cells.length,
      cells: cells.join(", "),
    });
  }
  return found.filter(({ text }) => text);
}

/** @returns {[string[], string][]} */
export const keys = () => [
  [["T"], t("entdecker-key-turn")],
  [["D"], t("entdecker-key-draw")],
  [["1", "…", "7"], t("entdecker-key-number")],
  [["F", "B", "C"], t("entdecker-key-unit")],
  [["X"], t("entdecker-key-stop")],
  [["I"], t("entdecker-key-islands")],
  pageKeys(),
];

/** The place of the map that a line of the log is about; null for none. @param {BoardTable} table @param {Heard} heard */
export function placeOf(table, heard) {
  const [word, one = ""] = heard.text?.split(" ") ?? [];
  if (UNITS[word]) return newestAt(table.heard.value, heard) || null;
  return ["place", "start", "take"].includes(word) && !one.includes(".") ? one : null;
}

/** The cell on which a unit was put, from what was heard before. @param {Heard[]} all @param {Heard} heard */
function newestAt(all, heard) {
  for (let at = all.indexOf(heard); at >= 0; at--) {
    if (all[at].text?.startsWith("place ")) return all[at].text?.split(" ")[1] ?? "";
  }
  return "";
}

/** The arguments of a refusal in words; a place is "here" where the map has no letters. @param {Record<string, any>} args */
export const words = (args) => ({
  ...args,
  ...(args.kind && { kind: kindName(args.kind) }),
  ...(args.place && { place: letters.value ? placeName(args.place) : "here" }),
  ...(args.cell && !letters.value && { cell: "here" }),
  ...(args.unit && { unit: unitName(UNITS[args.unit] ?? args.unit) }),
  ...(args.side && { side: sideName(args.side) }),
});

/** An island in words: its size, open sides and ranks. @param {BoardTable} table @param {Island} island */
export function islandText(table, island) {
  const lines = [t("entdecker-island-size", { tiles: island.cells.length, bonus: island.bonus, value: island.value })];
  lines.push(island.scored ? t("entdecker-island-scored") : t("entdecker-island-open", { open: island.open }));
  island.ranks.forEach((rank, seat) => {
    if (rank) lines.push(t("entdecker-island-rank", { name: table.name(seat), rank, points: island.points[seat] }));
  });
  if (!island.ranks.some(Boolean)) lines.push(t("entdecker-island-nobody"));
  return lines.join("\n");
}

/** What a thing is: a place of the map, a kind of tile, an event, a unit, a hut or a stack. @param {BoardTable} table @param {string} thing */
export function explain(table, thing) {
  const { view } = table;
  const [word, number] = thing.split(" ");
  if (word === "hut") {
    const hut = view.huts[Number(number) - 1];
    const lines = [t("entdecker-about-hut")];
    lines.push(
      hut.token
        ? t("entdecker-hut-token", { points: hut.token })
        : t(hut.opened ? "entdecker-hut-unknown" : "entdecker-hut-empty"),
    );
    if (hut.known_by.length) {
      lines.push(t("entdecker-hut-known", { list: hut.known_by.map((seat) => table.name(seat)).join(", ") }));
    }
    if (hut.leader !== null) lines.push(t("entdecker-hut-leader", { name: table.name(hut.leader) }));
    return { title: t("entdecker-hut", { number }), text: lines.join("\n") };
  }
  if (word === "stack") {
    const stack = view.stacks[Number(number) - 1];
    return {
      title: t("entdecker-stack", { number }),
      text: [t("entdecker-about-stack"), stackText(view, stack)].join("\n"),
    };
  }
  if (word === "kind") {
    return {
      title: kindName(number),
      text: [
        t(`entdecker-about-${number}`),
        t("entdecker-kind-counts", { unseen: view.unseen_kinds[number] ?? 0, open: view.open[number] }),
      ].join("\n"),
    };
  }
  if (word === "unit") return { title: unitName(number), text: t(`entdecker-rules-unit-${number}`) };
  if (word === "event") return { title: eventName(number), text: t(`entdecker-rules-event-${number}`) };
  const scene = sceneOf(view);
  const lines = [];
  const start = scene.starts.get(thing);
  if (isEdge(thing)) lines.push(t("entdecker-about-edge", { cost: facts.edge_costs[thing[0]] }));
  const tile = scene.tiles.get(thing);
  if (tile) {
    lines.push(tile.bonus ? t("entdecker-about-waterfall", { points: tile.bonus }) : t(`entdecker-about-${tile.kind}`));
    const islands = new Set(tile.lands.flatMap((land) => islandAt(scene, thing, land[0]) ?? []));
    for (const island of islands) lines.push(islandText(table, island));
  } else if (!isEdge(thing)) {
    lines.push(t("entdecker-about-unexplored"), fitText(view, thing));
    const found = [
      ...new Set(
        (view.expedition?.fits ?? []).filter((fit) => fit.places.some((place) => place.startsWith(`${thing} `))).map((
          fit,
        ) => kindName(fit.kind)),
      ),
    ];
    if (found.length) lines.push(t("entdecker-about-fitting", { list: found.join(", ") }));
  }
  if (start) {
    lines.push(
      t(start.payable ? "entdecker-about-start" : "entdecker-about-dear", {
        cost: start.cost,
        ways: start.ways.map((way) => wayText(table, way)).join(" / "),
      }),
    );
  }
  const [name, ...more] = placeParts(table, scene)(thing);
  const parts = isEdge(thing) ? [name] : letters.value ? [name, ...more] : more;
  return { title: parts.join(", "), text: lines.join("\n") };
}

/** How many tiles a stack has, and during a voyage how many of that back would fit. @param {View} view @param {Stack} stack */
export function stackText(view, stack) {
  const back = stack.back === null
    ? "none"
    : view.expedition
    ? stack.back
    : stack.back === "?"
    ? "event-only"
    : "plain-only";
  return t("entdecker-stack-state", { tiles: stack.tiles, back, fits: stack.fits, of: stack.of });
}

/** Names of places with their tile, unit and legal actions, for screen readers. @param {BoardTable} table @param {Scene} scene */
export function placeNames(table, scene) {
  const parts = placeParts(table, scene);
  return (/** @type {string} */ name) => parts(name).join(", ");
}

/** What a name of a place is made of: first the place, then what is there. @param {BoardTable} table @param {Scene} scene */
function placeParts(table, scene) {
  const { view } = table;
  const legal = table.legal.value;
  const go = starts(legal);
  const fits = placings(legal);
  const now = placingOf(legal);
  const back = takes(legal);
  return (/** @type {string} */ name) => {
    const parts = [placeName(name)];
    const tile = scene.tiles.get(name);
    if (isEdge(name)) {
      parts.push(
        facts.edge_costs[name[0]] ? t("entdecker-gold", { gold: facts.edge_costs[name[0]] }) : t("entdecker-free"),
      );
    } else if (!tile) parts.push(t("entdecker-unexplored"));
    else {
      parts.push(tile.bonus ? t("entdecker-waterfall-of", { points: tile.bonus }) : kindName(tile.kind));
      if (tile.kind !== "sea" && tile.kind !== "land") {
        parts.push(t("entdecker-land-to", { sides: [...tile.land].map(sideName).join(", ") }));
      }
      const unit = scene.units.get(name);
      if (unit) parts.push(t("entdecker-unit-of", { unit: unitName(unit.kind), name: table.name(unit.seat) }));
    }
    if (scene.ship === name) parts.push(t("entdecker-ship"));
    if (go.has(name)) parts.push(t("entdecker-name-start", { cost: scene.starts.get(name)?.cost ?? 0 }));
    const ways = fits.get(name)?.length;
    const hand = view.expedition?.hand;
    if (ways && now && hand) {
      const here = now.cell === name;
      parts.push(
        t("entdecker-name-place", {
          ways,
          here: !here ? "no" : hand === "sea" ? "sea" : "yes",
          sides: here ? landOf(hand, now.quarters) : "",
        }),
      );
    }
    if (back.has(name)) parts.push(t("entdecker-name-take"));
    return parts;
  };
}

/** The land sides of the tile in hand as it is turned, in words. @param {string} kind @param {number} quarters */
const landOf = (kind, quarters) =>
  [...facts.lands[kind]].map((side) => sideName("NESW"["NESW".indexOf(side) + quarters & 3])).join(", ") ||
  kindName("sea");
