// Lost Cities: the board. It lights what the list of legal actions holds and knows no rule itself.
import { html, signal, useMemoDrawing, useRef } from "../../../web/kit/dom.js";
import { ignoreNextClick, LONG_PRESS } from "../../../web/kit/explain.js";
import { useKeys } from "../../../web/kit/keys.js";
import { figure, signed } from "../../../web/kit/numbers.js";
import { schedule } from "../../../web/kit/schedule.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { Back, Card, cardName, change, Emblem, isWager, Mini, rankOf, suitOf } from "./card.js";
import { Finished, putAway, sum, who } from "./sheet.js";

export { Sheet } from "./sheet.js";
export { Rules } from "./rules.js";
export const Actions = null;

const FEW = 10; // cards in the deck from which they are counted down
const VERY_FEW = 5;

// ---- what a browser remembers of a table while it is open

const places = new Map();

function placeOf(table) {
  if (!places.has(table.id)) {
    places.set(table.id, {
      picked: signal(null), // the key of the chosen card in hand
      spots: {}, // where the focus was in each row
      sent: "", // what is on its way
    });
  }
  return places.get(table.id);
}

/** A key for each card in hand: the three wagers of a suit are equal, so they are counted. */
function keyed(cards) {
  const seen = {};
  return cards.map((card) => {
    if (!isWager(card)) return [card, card];
    seen[card] = (seen[card] ?? -1) + 1;
    return [card, `${card}@hand${seen[card]}`];
  });
}

/** What the other seat did since my last action, and the last thing anybody did. */
function recent(table, seat) {
  const heard = table.heard.value;
  const found = { laid: [new Set(), new Set()], discarded: new Set(), last: null };
  for (let at = heard.length - 1; at >= 0; at--) {
    const each = heard[at];
    if (each.kind !== "acted") {
      if (each.kind === "undone" || each.kind === "rewound") break;
      continue;
    }
    found.last ||= each;
    if (each.seat === seat) break;
    const [verb, card] = each.text.split(" ");
    if (verb === "lay") found.laid[each.seat].add(card);
    if (verb === "discard") found.discarded.add(suitOf(card));
    if (verb === "lay" || verb === "discard") break;
  }
  return found;
}

/** The card that a draw has brought, if one may know it. */
function drew(all, at) {
  const { kind, text = "" } = all[at + 1] ?? {};
  return kind === "drawn" && text.startsWith("card ") && !text.endsWith("?") ? text.slice(5) : null;
}

/** The card that I drew last, until I do something else; null if I do not know it any more. */
function newest(table) {
  const all = table.heard.value;
  const at = all.findLastIndex((each) => each.kind === "acted" && each.seat === table.seat);
  const [verb, suit] = all[at]?.text.split(" ") ?? [];
  if (table.seat === null || all.slice(at + 1).some(({ kind }) => ["noted", "undone", "rewound"].includes(kind))) {
    return null;
  }
  if (verb === "take") return taken(all, at, suit);
  return verb === "draw" ? drew(all, at) : null;
}

// ---- the exports that are sentences

export const score = (table, seat) => table.view.receipt.totals[seat];

export const keys = () => [[["1", "…", "8"], t("lost-cities-key-card")], [["D"], t("lost-cities-key-draw")]];

export function status(table) {
  const { step, acting, deck } = table.view;
  if (table.acts && step === "lay") {
    return t(placeOf(table).picked.value ? "lost-cities-status-target" : "lost-cities-status-lay");
  }
  if (table.acts && step === "draw") {
    const piles = [...table.legal.value.keys()].some((text) => text.startsWith("take"));
    return t(deck === 1 ? "lost-cities-status-last" : piles ? "lost-cities-status-draw" : "lost-cities-status-deck");
  }
  if (acting === null || acting === table.seat) return t("lost-cities-status-wait");
  return t(step === "draw" ? "lost-cities-status-draws" : "lost-cities-status-waits", { name: table.name(acting) });
}

/** Which card was taken from a pile, from what was heard before. */
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

/** What the expedition is worth to which a card was laid, if it is the last one there. */
function worthNow(table, at) {
  const all = table.heard.value;
  const { seat, text } = all[at];
  const card = text.slice(4);
  const found = lineOf(table.view, seat, suitOf(card));
  const later = all.slice(at + 1).some((each) => each.seat === seat && each.text?.startsWith(`lay ${suitOf(card)}`));
  return found?.cards.at(-1) === card && !later ? found.points : null;
}

export function line(table, heard) {
  const [verb, thing] = heard.text.split(" ");
  const all = table.heard.value;
  const at = all.indexOf(heard);
  if (heard.kind === "drawn") {
    if (verb === "starts") {
      return t("lost-cities-log-starts", {
        who: Number(thing) === table.seat ? "you" : "other",
        name: table.name(Number(thing)),
      });
    }
    const before = all[at - 1];
    const dealt = !before || before.kind === "begun" ||
      (before.kind === "drawn" && (before.text.startsWith("starts") || all[at - 2]?.text === "draw"));
    return dealt && !(before?.kind === "acted") ? t("lost-cities-log-deal") : "";
  }
  const given = { who: heard.seat === table.seat ? "you" : "other", name: table.name(heard.seat) };
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

/** What happened, with what an expedition has come to by it. */
export const steps = (table, all) =>
  all.map((each) => {
    const points = each.text.startsWith("lay ") ? worthNow(table, table.heard.value.indexOf(each)) : null;
    const text = line(table, each);
    return {
      seat: each.seat,
      text: points === null ? text : t("lost-cities-log-now", { line: text, points: figure(points) }),
      lit: [each],
    };
  });

/** A round that was written down. */
export const highlight = (table, [, round, ...points]) =>
  t("lost-cities-log-round", {
    round,
    list: points.map((each, seat) => `${table.name(seat)} (${figure(Number(each))})`).join(", "),
  });

/** What an action sounds like. */
export const cue = ({ text }) => (/^(draw|take)\b/.test(text) ? "draw" : "lay");

/** The arguments of a refusal in words. */
export const words = (args) => ({
  ...args,
  ...(args.card && { card: cardName(args.card) }),
  ...(args.top && { top: cardName(args.top), number: rankOf(args.top) }),
});

const PARTS = { hand: ".lc-hand", worth: ".lc-stat-mine:not(.lc-none)", draw: ".lc-stack" };

/** Where an action is done: the card in the hand first, then the place that it goes to. */
export function aims(_table, text) {
  const [verb, thing] = text.split(" ");
  if (verb === "take") return [`[data-thing="pile:${thing}"]`];
  if (PARTS[verb]) return [PARTS[verb]];
  return [`[data-thing^="hand:${thing}:"]:not(.picked)`, verb === "lay" ? ".lc-place.lc-target" : ".lc-pile.lc-target"];
}

const upper = (text) => text[0].toUpperCase() + text.slice(1);

export function explain(table, thing) {
  const { view } = table;
  const [kind, ...rest] = thing.split(":");
  if (kind === "hand") {
    const [card] = rest;
    const text = [
      t(isWager(card) ? "lost-cities-about-wager" : "lost-cities-about-number", {
        number: rankOf(card),
        suit: suitOf(card),
      }),
    ];
    if (card in view.gains) text.push(t("lost-cities-about-change", { change: preview(view, card) }));
    return { title: upper(cardName(card)), text: text.join("\n") };
  }
  if (kind === "lane") {
    const seat = Number(rest[0]);
    const found = lineOf(view, seat, rest[1]);
    const title = t("lost-cities-lane", {
      suit: found.suit,
      who: seat === table.seat ? "you" : "other",
      name: table.name(seat),
    });
    if (!found.cards.length) return { title, text: t("lost-cities-about-empty") };
    const text = [
      found.cards.map((card) => (isWager(card) ? t("lost-cities-wager-short") : rankOf(card))).join(", "),
      `${sum(found)} = ${figure(found.points)}`,
      t("lost-cities-about-bonus", { cards: found.cards.length }),
    ];
    return { title, text: text.join("\n") };
  }
  if (kind === "pile") {
    const cards = view.piles[rest[0]];
    const text = [t("lost-cities-about-pile")];
    if (cards.length) {
      text.push(t("lost-cities-about-top", { card: cardName(cards.at(-1)), cards: view.heights[rest[0]] }));
    }
    if (cards.length > 1) {
      text.push(t("lost-cities-about-below", { list: cards.slice(0, -1).reverse().map(cardName).join(", ") }));
    }
    if (view.closed === rest[0]) text.push(t("lost-cities-why-pile-closed", { suit: rest[0] }));
    return { title: t("lost-cities-pile", { suit: rest[0] }), text: text.join("\n") };
  }
  if (kind === "deck") return { title: t("lost-cities-deck"), text: t("lost-cities-about-deck", { cards: view.deck }) };
  const seat = Number(rest[0]);
  const known = view.known[seat].map(cardName).join(", ");
  return {
    title: table.name(seat),
    text: [
      t("lost-cities-about-hand", { cards: view.held[seat] }),
      known && `${t("lost-cities-known", { name: table.name(seat) })} ${known}`,
    ].filter(Boolean).join("\n"),
  };
}

/** The expedition of a seat in a suit, with its arithmetic. */
const lineOf = (view, seat, suit) => view.receipt.expeditions[seat].find((each) => each.suit === suit);

/** What an expedition is worth now and after laying a card. */
function preview(view, card) {
  const now = lineOf(view, view.seat, suitOf(card)).points;
  return change(now, now + view.gains[card]);
}

// ---- parts of the board

/** Points now, multiplier, and a tick for each card towards the bonus. */
function Stat({ view, row, at, seat, suit }) {
  const found = lineOf(view, seat, suit);
  const cards = found.cards.length;
  const ticks = view.bonus_cards;
  return html`<span class=${`lc-stat lc-stat-${row} ${cards ? "" : "lc-none"}`} style=${{
    gridColumn: at,
  }} aria-hidden="true" data-about=${`lane:${seat}:${found.suit}`}>
    <b>${cards ? figure(found.points) : "–"}</b>${found.multiplier > 1 && html`<small>×${found.multiplier}</small>`}
    <svg class=${
    cards >= ticks ? "lc-ticks lc-full" : "lc-ticks"
  } viewBox="0 0 64 3" preserveAspectRatio="none"><path d="M.5 1.5H64" />${
    cards > 0 && html`<path class="lc-done" d=${`M.5 1.5H${Math.min(cards, ticks) * (64 / ticks)}`} />`
  }</svg></span>`;
}

function Lane({ table, seat, at: column, found, side, tab, target, news, from, onPress }) {
  const { suit, cards } = found;
  const lit = table.lit.value.filter((each) => each.seat === seat && each.text?.startsWith("lay ")).map((each) =>
    each.text.slice(4)
  );
  const press = useRef(null);
  press.current = onPress;
  const fresh = cards.filter((card) => news.has(card)).join();
  // Ten of them, and a click changes one: the others are not drawn again.
  return useMemoDrawing(() => {
    const seen = {};
    const own = seat === table.seat;
    const name = t("lost-cities-lane", { suit, who: own ? "you" : "other", name: table.name(seat) });
    const state = cards.length
      ? t("lost-cities-lane-state", {
        list: cards.map((each) => (isWager(each) ? t("lost-cities-wager-short") : rankOf(each))).join(" "),
        points: figure(found.points),
      })
      : t("lost-cities-not-begun");
    return html`<div class=${`lc-lane lc-lane-${side} lc-${suit}`} style=${{ gridColumn: column }}>
      <button class=${`lc-place ${
      target ? "lc-target" : ""
    }`} data-thing=${`lane:${seat}:${suit}`} data-row=${side} tabindex=${tab} onClick=${(event) => press.current(event)}
        aria-label=${`${name}: ${state}${target ? `. ${t("lost-cities-lay-here", { change: target })}` : ""}`}>
        <span class=${`lc-cards ${cards.length > 8 ? "long" : ""}`} style=${{ "--n": Math.max(1, cards.length) }}>
          ${
      cards.map((card, at) => {
        seen[card] = (seen[card] ?? -1) + 1;
        const last = at === cards.length - 1;
        const key = isWager(card) ? `${card}@${seat}.${seen[card]}` : card;
        const id = last ? key : undefined; // a covered card changes its height, not its place
        const marks = `${side === "their" ? "flip" : ""} ${last ? "" : "covered"} ${
          news.has(card) && (!isWager(card) || last || cards[at + 1] !== card) ? "news" : ""
        } ${lit.includes(card) ? "pointed" : ""}`;
        return html`<${Card} key=${key} card=${card} id=${id} from=${from(card)} more=${marks} />`;
      })
    }
          ${!cards.length && html`<span class="lc-empty"><${Emblem} suit=${suit} /></span>`}
          ${
      target &&
      html`<span class="lc-slot"><${Emblem} suit=${suit} /><small>${target.split(" → ")[0]} →</small><b>${
        target.split(" → ")[1]
      }</b></span>`
    }
        </span></button></div>`;
  }, [
    table,
    seat,
    column,
    cards.join(),
    found.points,
    tab,
    target,
    fresh,
    lit.join(),
    from(cards.at(-1) ?? ""),
    table.name(seat),
    t("lost-cities-not-begun"),
  ]);
}

function Pile({ table, suit, at, tab, state, gives, news, from, onPress }) {
  const { piles, heights, closed, piles_shut: shut } = table.view;
  const top = piles[suit].at(-1);
  const barred = (closed === suit || shut) && top;
  const lit = table.lit.value.some(({ text }) => text === `take ${suit}` || (top && text === `discard ${top}`));
  const name = t("lost-cities-pile", { suit });
  const about = top
    ? t("lost-cities-pile-state", { card: cardName(top), cards: heights[suit] })
    : t("lost-cities-pile-empty");
  const hint = state === "discard"
    ? t("lost-cities-discard-here")
    : state === "take"
    ? t("lost-cities-take-this")
    : barred
    ? t("lost-cities-barred")
    : "";
  const warning = gives === null
    ? ""
    : t("lost-cities-discard-gives", { name: table.name(1 - table.seat), points: gives });
  return html`
    <button class=${`lc-pile ${lit && !top ? "pointed" : ""} ${
      state === "discard" ? "lc-target" : state === "take" ? "lc-lit" : ""
    }`} data-thing=${`pile:${suit}`} data-row="piles" tabindex=${tab} style=${{ gridColumn: at }}
      onClick=${onPress} aria-label=${[`${name}: ${about}`, hint, warning].filter(Boolean).join(". ")} title=${warning}>
        ${top
          ? html`<${Card} key=${top} card=${top} id=${isWager(top) ? `${top}@pile` : top} from=${from(top)} more=${`${
            news ? "news" : ""
          } ${lit ? "pointed" : ""}`}>
      ${barred && state !== "discard" && html`<span class="lc-bar"></span>`}<//>`
          : html`<span class="lc-empty"><${Emblem} suit=${suit} /></span>`}
        ${heights[suit] > 1 && html`<span class="lc-count" aria-hidden="true">${heights[suit]}</span>`}
        ${state === "discard" &&
          html`<span class="lc-slot"><${Emblem} suit=${suit} /><small>${t("lost-cities-discard")}</small>
      ${
            gives !== null && html`<span class="lc-gives"><${Chip} seat=${1 - table.seat} />${signed(gives)}</span>`
          }</span>`}
      </button>
  `;
}

function Deck({ table, tab, onPress }) {
  const { deck, turns_left: turns, round, rounds } = table.view;
  const lit = table.legal.value.has("draw");
  const pointed = table.lit.value.some((each) => each.text === "draw");
  const grade = deck === 0 ? "" : deck === 1 ? "last" : deck <= VERY_FEW ? "few" : deck <= FEW ? "some" : "";
  return html`<div class="lc-deck">
    <button class=${`lc-stack lc-stack-${Math.min(4, Math.ceil(deck / 12))} ${lit ? "lc-lit" : ""} ${
    pointed ? "pointed" : ""
  }`} data-thing="deck" data-row="piles" tabindex=${tab} onClick=${onPress}
      aria-label=${
    [t("lost-cities-deck-state", { cards: deck }), lit ? t("lost-cities-draw-this") : ""].filter(Boolean).join(". ")
  }>
      ${deck > 0 ? html`<${Back} id="deck" />` : html`<span class="lc-empty"></span>`}
      <span class="lc-left-count" aria-hidden="true">${deck}</span></button>
    <p class=${`lc-turns ${grade}`} aria-hidden="true">${
    deck > 0 &&
    t(grade && table.seat !== null ? "lost-cities-turns-left" : "lost-cities-cards-left", { cards: deck, turns })
  }</p>
    ${
    Math.max(round, rounds) > 1 &&
    html`<p class="lc-round" aria-label=${
      t("lost-cities-round-short", { round, rounds: Math.max(round, rounds) })
    }><span aria-hidden="true">${t("lost-cities-round")} </span>${round}/${Math.max(round, rounds)}</p>`
  }
  </div>`;
}

/** Who sits there: name, points, and what is known of the hand. */
function Plaque({ table, seat, side }) {
  const { view } = table;
  const own = seat === table.seat;
  const hidden = own ? 0 : Math.max(0, view.held[seat] - view.known[seat].length);
  const known = own ? [] : keyed(view.known[seat]);
  const active = view.acting === seat && !table.over;
  return html`<div class=${`lc-plaque lc-plaque-${side} ${active ? "active" : ""}`} data-thing=${`seat:${seat}`}>
    <p class="lc-who"><${Chip} seat=${seat} /><span>${own ? t("lost-cities-you") : table.name(seat)}</span></p>
    <p class="lc-points"><span class="hidden">${t("lost-cities-total")}: </span><b>${
    figure(view.receipt.totals[seat])
  }</b>
      ${
    view.receipt.rounds.length > 0 && !table.over && html`
      <small>${t("lost-cities-this-round", { points: figure(view.receipt.table[seat]) })}</small>
    `
  }</p>
    ${
    !own &&
    html`<p class="lc-theirs" data-key=${`seat${seat}`}><span class="hidden">${
      t("lost-cities-about-hand", { cards: view.held[seat] })
    }</span>
      ${
      known.map(([card, key]) =>
        html`<${Mini} key=${key} card=${card} id=${isWager(card) ? `${key}.${seat}` : card} from=${
          isWager(card) ? `${card}@pile` : undefined
        } />`
      )
    }
      ${
      Array.from(
        { length: hidden },
        (_, at) => html`<${Back} key=${`back${at}`} id=${`back${seat}.${at}`} from="deck" />`,
      )
    }
      <span class="lc-held" aria-hidden="true">${view.held[seat]}</span></p>`
  }
  </div>`;
}

// ---- the board

export function Board({ table }) {
  const { view } = table;
  const place = placeOf(table);
  const root = useRef(null);
  const press = useRef(null);
  const legal = table.legal.value;
  const bottom = table.seat ?? 0;
  const top = 1 - bottom;
  const suits = Object.keys(view.piles);
  const hand = keyed(view.hand);
  const laying = table.acts && view.step === "lay";
  const drawing = table.acts && view.step === "draw";

  const key = hand.some(([, each]) => each === place.picked.value) ? place.picked.value : null;
  const picked = key && hand.find(([, each]) => each === key)[0];
  const chosen = laying ? picked : null;
  const news = recent(table, bottom);
  const fresh = newest(table);
  const isFresh = (card, at) => card === fresh && hand[at + 1]?.[0] !== card; // of equal wagers one

  // From where a thing comes that was not there before.
  const left = (card) => view.hand.filter((each) => each === card).length;
  const last = news.last?.text;
  const fromHand = (
    seat,
  ) => (seat === table.seat
    ? (card) => (isWager(card) ? `${card}@hand${left(card)}` : undefined)
    : () => `seat${seat}`);
  const laid =
    (seat) => (card) => (last === `lay ${card}` && news.last.seat === seat ? fromHand(seat)(card) : undefined);
  const discarded = (card) => (last === `discard ${card}` ? fromHand(news.last.seat)(card) : undefined);
  const drawn = (
    card,
  ) => (last === `take ${suitOf(card)}` && isWager(card)
    ? `${card}@pile`
    : last === "draw" || last?.startsWith("take")
    ? "deck"
    : undefined);

  const targetOf = (card) => (legal.has(`lay ${card}`) ? preview(view, card) : null);

  const discards = (suit) => chosen && suitOf(chosen) === suit && legal.has(`discard ${chosen}`);

  // ---- what a press does

  const focus = (thing) =>
    setTimeout(
      () =>
        root.current?.querySelector(thing === "hand" ? '[data-row="hand"][tabindex="0"]' : `[data-thing="${thing}"]`)
          ?.focus({ focusVisible: true }),
      30,
    );
  const act = async (text, event, next) => {
    if (place.sent === text) return; // a double click
    const chose = place.picked.value;
    place.sent = text;
    const ack = await table.act(text);
    place.sent = "";
    if (ack.st !== "rejected") {
      schedule("pieces", () => {
        if (place.picked.value === chose) place.picked.value = null;
      }); // the next card may have been chosen already
      putAway(table);
    }
    if (event?.detail === 0 && ack.st !== "rejected") focus(next);
  };
  const pick = (card, each) => (event) => {
    if (table.over) return (table.shown.value = explain(table, `hand:${card}`));
    if (drawing) return table.why(`lay ${card}`);
    place.picked.value = place.picked.value === each ? null : each;
    putAway(table); // where the card can go must be seen
    table.refusal.value = "";
    if (event.detail === 0 && laying && place.picked.value) {
      focus(legal.has(`lay ${card}`) ? `lane:${bottom}:${suitOf(card)}` : `pile:${suitOf(card)}`);
    } else if (laying && place.picked.value && !legal.has(`lay ${card}`)) table.why(`lay ${card}`);
    return undefined;
  };
  const lane = (seat, suit) => (event) => {
    if (seat === table.seat && laying && !picked) return (table.refusal.value = t("lost-cities-choose-first"));
    if (seat !== table.seat || (!picked && !drawing)) {
      return (table.shown.value = explain(table, `lane:${seat}:${suit}`));
    }
    if (drawing) return table.why("lay " + (view.hand.find((card) => suitOf(card) === suit) || view.hand[0]));
    if (suitOf(picked) !== suit) {
      return (table.refusal.value = t("lost-cities-other-lane", { card: cardName(picked), suit: suitOf(picked) }));
    }
    return legal.has(`lay ${picked}`) ? act(`lay ${picked}`, event, "deck") : table.why(`lay ${picked}`);
  };
  const pile = (suit) => (event) => {
    if (table.seat === null) return (table.shown.value = explain(table, `pile:${suit}`));
    if (!picked || drawing) {
      return legal.has(`take ${suit}`) ? act(`take ${suit}`, event, "hand") : table.why(`take ${suit}`);
    }
    if (suitOf(picked) !== suit) {
      return (table.refusal.value = t("lost-cities-other-pile", { card: cardName(picked), suit: suitOf(picked) }));
    }
    return legal.has(`discard ${picked}`) ? act(`discard ${picked}`, event, "deck") : table.why(`discard ${picked}`);
  };
  const draw = (event) => {
    if (table.seat === null) return (table.shown.value = explain(table, "deck"));
    return legal.has("draw") ? act("draw", event, "hand") : table.why("draw");
  };

  const byKey = { detail: 0 }; // as a click that came from the keyboard
  useKeys({
    d: () => legal.has("draw") && draw(byKey),
    Escape: () => {
      place.picked.value = null;
      putAway(table);
    },
    ...Object.fromEntries(hand.map(([card, each], at) => [at + 1, () => pick(card, each)(byKey)])),
  });

  // ---- the focus: four rows, of each one thing is reached with Tab, the others with arrows

  const rows = {
    their: suits.map((suit) => `lane:${top}:${suit}`),
    piles: [...suits.map((suit) => `pile:${suit}`), "deck"],
    mine: suits.map((suit) => `lane:${bottom}:${suit}`),
    hand: hand.map(([card, each]) => `hand:${card}:${each}`),
  };
  const stop = {};
  for (const [row, things] of Object.entries(rows)) {
    stop[row] = things.includes(place.spots[row]) ? place.spots[row] : things[0];
  }
  const tab = (row, thing) => (stop[row] === thing ? 0 : -1);

  const show = (element) => {
    const { thing = element.closest("[data-about]")?.dataset.about } = element.closest("[data-thing]")?.dataset ?? {};
    if (thing) table.shown.value = explain(table, thing);
    return Boolean(thing);
  };
  const onKeyDown = (event) => {
    const here = event.target.closest("[data-row]");
    if (event.key === "Escape" && place.picked.value) {
      place.picked.value = null;
      event.stopPropagation();
      if (here && here.dataset.row !== "hand") focus(stop.hand);
      return;
    }
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?") {
      event.preventDefault();
      event.stopPropagation();
      show(here);
      return;
    }
    const step = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
      Home: [-99, 0],
      End: [99, 0],
    }[event.key];
    if (!step) return;
    event.preventDefault();
    const find = (row) => [...root.current.querySelectorAll(`[data-row="${row}"]`)];
    if (step[0]) {
      const things = find(here.dataset.row);
      things[Math.max(0, Math.min(things.length - 1, things.indexOf(here) + step[0]))].focus();
      return;
    }
    const names = Object.keys(rows).filter((row) => rows[row].length);
    const next = names[names.indexOf(here.dataset.row) + step[1]];
    if (!next) return;
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return box.x + box.width / 2;
    };
    const x = middle(here);
    find(next).reduce((best, each) => (Math.abs(middle(each) - x) < Math.abs(middle(best) - x) ? each : best)).focus();
  };
  const onFocusIn = (event) => {
    const here = event.target.closest("[data-row]");
    if (!here) return;
    const { row, thing } = here.dataset;
    place.spots[row] = thing; // at once, not by drawing everything again
    for (const each of root.current.querySelectorAll(`[data-row="${row}"][tabindex="0"]`)) {
      each.setAttribute("tabindex", "-1");
    }
    here.setAttribute("tabindex", "0");
  };

  // ---- explaining: a right click, or a long press whose click then does not count

  const onPointerDown = (event) => {
    if (event.button) return;
    const { target } = event;
    clearTimeout(press.current?.timer);
    press.current = { x: event.clientX, y: event.clientY };
    press.current.timer = setTimeout(() => {
      if (show(target)) ignoreNextClick();
    }, LONG_PRESS);
  };
  const onPointerMove = (event) => {
    if (press.current && Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y) > 8) {
      clearTimeout(press.current.timer);
    }
  };
  const onPointerUp = () => clearTimeout(press.current?.timer);
  const onContextMenu = (event) => {
    if (event.pointerType !== "touch" && press.current) clearTimeout(press.current.timer);
    if (event.pointerType === "touch" ? event.target.closest("[data-thing]") : show(event.target)) {
      event.preventDefault();
    }
  };

  return html`
    <div class="lc" ref=${root} onKeyDown=${onKeyDown} onfocusin=${onFocusIn} onPointerDown=${onPointerDown}
      onPointerMove=${onPointerMove}
      onPointerUp=${onPointerUp} onPointerCancel=${onPointerUp} onContextMenu=${onContextMenu}>
      <div class=${`lc-mat ${table.seat === null ? "lc-watching" : ""}`} style=${{ "--suits": suits.length }}>
          ${suits.map((suit, at) =>
            html`<i key=${suit} class=${`lc-track lc-${suit}`} style=${{ gridColumn: at + 1 }}></i>`
          )}
          <div class="lc-row" role="group" aria-label=${t("lost-cities-lanes-of", { name: table.name(top) })}>
            ${suits.map((suit, at) =>
              html`
                <${Lane} key=${suit} at=${at + 1} table=${table} seat=${top} side="their" found=${lineOf(
                  view,
                  top,
                  suit,
                )}
                  tab=${tab("their", `lane:${top}:${suit}`)}
                  news=${news.laid[top]} from=${laid(top)} onPress=${lane(top, suit)} />
              `
            )}
            ${suits.map((suit, at) =>
              html`<${Stat} key=${`stat${suit}`} at=${at + 1} row="their" seat=${top} suit=${suit} view=${view} />`
            )}</div>
          <div class="lc-row" role="group" aria-label=${t("lost-cities-piles")}>
            ${suits.map((suit, at) =>
              html`
                <${Pile} key=${suit} at=${at + 1} table=${table} suit=${suit} tab=${tab(
                  "piles",
                  `pile:${suit}`,
                )} news=${news.discarded.has(suit)}
                  from=${discarded} onPress=${pile(suit)}
                  state=${discards(suit) ? "discard" : legal.has(`take ${suit}`) ? "take" : ""} gives=${discards(suit)
                    ? view.gifts[chosen] ?? null
                    : null} />
              `
            )}
            <${Deck} table=${table} tab=${tab("piles", "deck")} onPress=${draw} /></div>
          <div class="lc-row" role="group" aria-label=${t("lost-cities-lanes-of", { name: who(table, bottom) })}>
            ${suits.map((suit, at) =>
              html`<${Stat} key=${`stat${suit}`} at=${at + 1} row="mine" seat=${bottom} suit=${suit} view=${view} />`
            )}
            ${suits.map((suit, at) =>
              html`
                <${Lane} key=${suit} at=${at + 1} table=${table} seat=${bottom} side="mine" found=${lineOf(
                  view,
                  bottom,
                  suit,
                )}
                  tab=${tab("mine", `lane:${bottom}:${suit}`)}
                  news=${news.laid[bottom]} from=${laid(bottom)} target=${chosen && suitOf(chosen) === suit
                    ? targetOf(chosen)
                    : null} onPress=${lane(bottom, suit)} />
              `
            )}</div>
          <${Plaque} table=${table} seat=${top} side="their" />
          <${Plaque} table=${table} seat=${bottom} side="mine" />
          ${table.seat !== null &&
            html`<div class=${`lc-hand ${laying ? "asked" : ""}`} role="group" aria-label=${t("lost-cities-hand")}>
        ${
              hand.map(([card, each], at) => {
                const cannot = !(card in view.gains) && !table.over;
                const target = laying ? targetOf(card) : null;
                const said = target
                  ? t("lost-cities-can-lay", { card: cardName(card), change: target.replace("→", t("lost-cities-to")) })
                  : cannot
                  ? t("lost-cities-cannot-lay", { card: cardName(card) })
                  : cardName(card);
                return html`
                  <button key=${each} class=${`lc-held-card ${each === key ? "picked" : ""} ${
                    at && suitOf(card) !== suitOf(hand[at - 1][0]) ? "apart" : ""
                  }`}
                    data-thing=${`hand:${card}:${each}`} data-row="hand" data-first data-key=${each} data-from=${drawn(
                      card,
                    )} tabindex=${tab("hand", `hand:${card}:${each}`)}
                    aria-pressed=${each === key} aria-label=${said} onClick=${pick(card, each)}>
                              <${Card} card=${card} more=${isFresh(card, at) ? "news" : ""}>${cannot &&
                                html`<span class="lc-bar"></span>`}<//></button>
                `;
              })
            }</div>`}
        </div>
      <${Finished} table=${table} />
    </div>
  `;
}
