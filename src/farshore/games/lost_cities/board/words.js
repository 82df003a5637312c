// Lost Cities in words: what is asked, the log, and explanations. It says what the server has sent and knows no rule.
import { figure } from "../../../web/kit/numbers.js";
import { t } from "../../../web/kit/texts.js";
import { cardName, change, isWager, rankOf, suitOf } from "./card.js";
import { selectionOf } from "./selection.js";
import { sum } from "./sheet.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("../../../web/kit/board.d.ts").Table<View>} Table */
/** @typedef {import("../../../web/kit/board.d.ts").Heard} Heard */

// ---- what happened, from the events that were heard

/** The verb and the thing of an event. @param {Heard | undefined} heard */
const partsOf = (heard) => (heard?.text ?? "").split(" ");

/** The card that a draw has brought, if it is known. @param {Heard[]} all @param {number} at */
function drew(all, at) {
  const { kind, text = "" } = all[at + 1] ?? {};
  return kind === "drawn" && text.startsWith("card ") && !text.endsWith("?") ? text.slice(5) : null;
}

/** Which card was taken from a pile: the last one discarded there. @param {Heard[]} all @param {number} at @param {string} suit */
function taken(all, at, suit) {
  let covered = 0;
  let undone = 0;
  for (let before = at - 1; before >= 0; before--) {
    const { kind, text = "" } = all[before];
    if (kind === "rewound") return null;
    if (kind === "undone") undone++;
    if (kind !== "acted") continue;
    if (undone) undone--;
    else if (text === `take ${suit}`) covered++;
    else if (text.startsWith(`discard ${suit}`) && !covered--) return text.slice(8);
  }
  return null;
}

/**
 * What the other seat did since my last action, and the last action of anybody.
 * @param {Table} table
 * @param {number} seat
 */
export function recent(table, seat) {
  const heard = table.heard.value;
  const laid = [new Set(), new Set()];
  const discarded = new Set();
  /** @type {Heard | null} */
  let last = null;
  for (let at = heard.length - 1; at >= 0; at--) {
    const each = heard[at];
    if (each.kind !== "acted") {
      if (each.kind === "undone" || each.kind === "rewound") break;
      continue;
    }
    last ||= each;
    if (each.seat === seat) break;
    const [verb, card] = partsOf(each);
    if (verb === "lay") laid[each.seat ?? 0].add(card);
    if (verb === "discard") discarded.add(suitOf(card));
    if (verb === "lay" || verb === "discard") break;
  }
  return { laid, discarded, last };
}

/** The card that I drew last, until I do something else; null if it is not known any more. @param {Table} table */
export function newest(table) {
  const all = table.heard.value;
  const at = all.findLastIndex((each) => each.kind === "acted" && each.seat === table.seat);
  const [verb, suit] = partsOf(all[at]);
  if (table.seat === null || all.slice(at + 1).some(({ kind }) => ["noted", "undone", "rewound"].includes(kind))) {
    return null;
  }
  if (verb === "take") return taken(all, at, suit);
  return verb === "draw" ? drew(all, at) : null;
}

// ---- sentences

/** @returns {[string[], string][]} */
export const keys = () => [[["1", "…", "8"], t("lost-cities-key-card")], [["D"], t("lost-cities-key-draw")]];

/** @param {Table} table */
export function status(table) {
  const { step, acting, deck } = table.view;
  if (table.acts && step === "lay") {
    const picked = selectionOf(table).picked.value;
    if (!picked) return t("lost-cities-status-lay");
    const fits = table.legal.value.has(`lay ${picked.split("@")[0]}`);
    return t(fits ? "lost-cities-status-target" : "lost-cities-status-discard");
  }
  if (table.acts && step === "draw") {
    const piles = [...table.legal.value.keys()].some((text) => text.startsWith("take"));
    return t(deck === 1 ? "lost-cities-status-last" : piles ? "lost-cities-status-draw" : "lost-cities-status-deck");
  }
  if (acting === null || acting === table.seat) return t("lost-cities-status-wait");
  return t(step === "draw" ? "lost-cities-status-draws" : "lost-cities-status-waits", { name: table.name(acting) });
}

/** A seat as an argument of a text: you, or a name. @param {Table} table @param {number} seat */
const actor = (table, seat) => ({ who: seat === table.seat ? "you" : "other", name: table.name(seat) });

/** @param {Table} table @param {Heard} heard */
export function line(table, heard) {
  const [verb, thing] = partsOf(heard);
  const all = table.heard.value;
  const at = all.indexOf(heard);
  if (heard.kind === "drawn") {
    if (verb === "starts") return t("lost-cities-log-starts", actor(table, Number(thing)));
    const before = all[at - 1];
    const dealt = !before || before.kind === "begun" ||
      (before.kind === "drawn" && (partsOf(before)[0] === "starts" || all[at - 2]?.text === "draw"));
    return dealt && before?.kind !== "acted" ? t("lost-cities-log-deal") : "";
  }
  const given = actor(table, heard.seat ?? 0);
  if (verb === "lay" || verb === "discard") {
    return t(`lost-cities-log-${verb}`, { ...given, card: cardName(thing) });
  }
  if (verb === "take") {
    const card = taken(all, at, thing);
    return card
      ? t("lost-cities-log-took", { ...given, card: cardName(card) })
      : t("lost-cities-log-take", { ...given, suit: thing });
  }
  const card = drew(all, at);
  return card ? t("lost-cities-log-drew", { ...given, card: cardName(card) }) : t("lost-cities-log-draw", given);
}

/** What the expedition is worth on which a card was laid, if that is still its last one. @param {Table} table @param {Heard} laid */
function worthNow(table, laid) {
  const card = partsOf(laid)[1];
  const all = table.heard.value;
  const found = lineOf(table.view, laid.seat ?? 0, suitOf(card));
  const later = all.slice(all.indexOf(laid) + 1).some((each) =>
    each.seat === laid.seat && each.text?.startsWith(`lay ${suitOf(card)}`)
  );
  return found.cards.at(-1) === card && !later ? found.points : null;
}

/** Each event with what an expedition has come to by it. @param {Table} table @param {Heard[]} all */
export const steps = (table, all) =>
  all.map((each) => {
    const points = partsOf(each)[0] === "lay" ? worthNow(table, each) : null;
    const text = line(table, each);
    return {
      seat: each.seat,
      text: points === null ? text : t("lost-cities-log-now", { line: text, points: figure(points) }),
      lit: [each],
    };
  });

/** A round that is on the score sheet. @param {Table} table @param {string[]} words */
export const highlight = (table, [, round, ...points]) =>
  t("lost-cities-log-round", {
    round,
    list: points.map((each, seat) => `${table.name(seat)} (${figure(Number(each))})`).join(", "),
  });

/** The arguments of a refusal in words. @param {Record<string, any>} args */
export const words = (args) => ({
  ...args,
  ...(args.card && { card: cardName(args.card) }),
  ...(args.top && { top: cardName(args.top), number: rankOf(args.top) }),
});

// ---- explanations

/** The expedition of a seat in a suit, with its arithmetic. @param {View} view @param {number} seat @param {string} suit */
export const lineOf = (
  view,
  seat,
  suit,
) => /** @type {import("./types.d.ts").Line} */ (view.receipt.expeditions[seat].find((each) => each.suit === suit));

/** What my expedition is worth now and after laying a card that fits. @param {View} view @param {string} card */
export function preview(view, card) {
  const now = lineOf(view, view.seat ?? 0, suitOf(card)).points;
  return change(now, now + view.gains[card]);
}

/** The cards of an expedition in short. @param {string[]} cards */
const ranks = (cards) => cards.map((card) => (isWager(card) ? t("lost-cities-wager-short") : rankOf(card)));

/** An expedition in words, for its name. @param {import("./types.d.ts").Line} found */
export const laneState = ({ cards, points }) =>
  cards.length
    ? t("lost-cities-lane-state", { list: ranks(cards).join(" "), points: figure(points) })
    : t("lost-cities-not-begun");

/** @param {string} text */
const upper = (text) => text[0].toUpperCase() + text.slice(1);

/** @type {Record<string, (table: Table, ...rest: string[]) => { title: string, text: string[] }>} */
const ABOUT = {
  hand({ view }, card) {
    const suit = suitOf(card);
    const kind = isWager(card) ? "lost-cities-about-wager" : "lost-cities-about-number";
    const text = [t(kind, { number: rankOf(card), suit })];
    if (card in view.gains) text.push(t("lost-cities-about-change", { change: preview(view, card) }));
    return { title: upper(cardName(card)), text };
  },
  lane(table, seat, suit) {
    const found = lineOf(table.view, Number(seat), suit);
    const title = t("lost-cities-lane", { suit, ...actor(table, Number(seat)) });
    const cards = found.cards.length;
    if (!cards) return { title, text: [t("lost-cities-about-empty")] };
    const points = `${sum(found)} = ${figure(found.points)}`;
    return { title, text: [ranks(found.cards).join(", "), points, t("lost-cities-about-bonus", { cards })] };
  },
  pile({ view }, suit) {
    const cards = view.piles[suit];
    const top = cards.at(-1);
    const text = [t("lost-cities-about-pile")];
    if (top) text.push(t("lost-cities-about-top", { card: cardName(top), cards: view.heights[suit] }));
    if (cards.length > 1) {
      text.push(t("lost-cities-about-below", { list: cards.slice(0, -1).reverse().map(cardName).join(", ") }));
    }
    if (view.closed === suit) text.push(t("lost-cities-why-pile-closed", { suit }));
    return { title: t("lost-cities-pile", { suit }), text };
  },
  deck({ view }) {
    return { title: t("lost-cities-deck"), text: [t("lost-cities-about-deck", { cards: view.deck })] };
  },
  seat(table, number) {
    const seat = Number(number);
    const known = table.view.known[seat].map(cardName).join(", ");
    const text = [t("lost-cities-about-hand", { cards: table.view.held[seat] })];
    if (known) text.push(`${t("lost-cities-known", { name: table.name(seat) })} ${known}`);
    return { title: table.name(seat), text };
  },
};

/** @param {Table} table @param {string} thing such as `lane:0:R` */
export function explain(table, thing) {
  const [kind, ...rest] = thing.split(":");
  const { title, text } = ABOUT[kind](table, ...rest);
  return { title, text: text.join("\n") };
}
