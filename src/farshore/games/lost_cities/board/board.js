// Lost Cities: the board. It lights what the list of legal actions holds and knows no rule itself.
import { html, useMemo, useRef } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { rowFocus } from "../../../web/kit/grid_focus.js";
import { schedule } from "../../../web/kit/schedule.js";
import { useKeys } from "../../../web/kit/shortcuts.js";
import { t } from "../../../web/kit/texts.js";
import { Barred, Card, cardName, isWager, suitOf } from "./card.js";
import { useDragging } from "./drag.js";
import { Deck, keyed, Lane, Pile, Plaque, Stat } from "./parts.js";
import { selectionOf } from "./selection.js";
import { Finished, isCounted, putAway, who } from "./sheet.js";
import { explain, lineOf, newest, preview, recent } from "./words.js";

export { parts, Sheet } from "./sheet.js";
export { explain, highlight, keys, line, status, steps, words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("../../../web/kit/board.d.ts").Table<View>} Table */

/** @param {Table} table @param {number} seat */
export const score = (table, seat) => table.view.receipt.totals[seat];

/** What an action sounds like. @param {import("../../../web/kit/board.d.ts").Heard} heard @returns {"draw" | "lay"} */
export const cue = ({ text = "" }) => (/^(draw|take)\b/.test(text) ? "draw" : "lay");

/** @type {Record<string, string>} */
const PARTS = { hand: ".lc-hand", worth: ".lc-stat-mine:not(.lc-none)", draw: ".lc-stack" };

/** Where an action is done: the card in the hand first, then the place that it goes to. @param {Table} _table @param {string} text */
export function aims(_table, text) {
  const [verb, thing] = text.split(" ");
  if (verb === "take") return [`[data-thing="pile:${thing}"]`];
  if (PARTS[verb]) return [PARTS[verb]];
  return [`[data-thing^="hand:${thing}:"]:not(.picked)`, verb === "lay" ? ".lc-place.lc-target" : ".lc-pile.lc-target"];
}

/** @param {{ table: Table }} props */
export function Board({ table }) {
  const { view } = table;
  const place = selectionOf(table);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const legal = table.legal.value;
  const bottom = table.seat ?? 0;
  const top = 1 - bottom;
  const suits = Object.keys(view.piles);
  const hand = keyed(view.hand);
  const laying = table.acts && view.step === "lay";
  const drawing = table.acts && view.step === "draw";
  const counted = isCounted(table);

  const key = hand.some(([, each]) => each === place.picked.value) ? place.picked.value : null;
  const picked = hand.find(([, each]) => each === key)?.[0] ?? null;
  const chosen = laying ? picked : null;
  const news = recent(table, bottom);
  const fresh = newest(table);
  /** @param {string} card @param {number} at */
  const isFresh = (card, at) => card === fresh && hand[at + 1]?.[0] !== card; // of equal wagers one

  // Where a card comes from that was not there before.
  const last = news.last;
  /** @param {string} card */
  const left = (card) => view.hand.filter((each) => each === card).length;
  /** @param {number | undefined} seat @param {string} card */
  const fromHand = (seat, card) =>
    seat !== table.seat ? `seat${seat}` : isWager(card) ? `${card}@hand${left(card)}` : undefined;
  /** @param {number} seat @returns {(card: string) => string | undefined} */
  const laid =
    (seat) => (card) => (last?.text === `lay ${card}` && last.seat === seat ? fromHand(seat, card) : undefined);
  /** @param {string} card */
  const discarded = (card) => (last?.text === `discard ${card}` ? fromHand(last.seat, card) : undefined);
  /** @param {string} card */
  const drawn = (card) => {
    const text = last?.text ?? "";
    if (text === `take ${suitOf(card)}` && isWager(card)) return `${card}@pile`;
    return text === "draw" || text.startsWith("take") ? "deck" : undefined;
  };

  /** @param {string} card */
  const targetOf = (card) => (legal.has(`lay ${card}`) ? preview(view, card) : null);

  /** @param {string} suit */
  const discards = (suit) => chosen && suitOf(chosen) === suit && legal.has(`discard ${chosen}`);

  // ---- what a press does

  /** Moves the focus to a thing, or to the hand, when it is drawn. @param {string} thing */
  const focus = (thing) => {
    const selector = thing === "hand" ? '[data-row="hand"][tabindex="0"]' : `[data-thing="${thing}"]`;
    setTimeout(() => {
      /** @type {HTMLElement | null | undefined} */ (root.current?.querySelector(selector))?.focus(
        /** @type {FocusOptions} */ ({ focusVisible: true }),
      );
    }, 30);
  };
  /** @param {string} thing */
  const show = (thing) => (table.shown.value = explain(table, thing));
  /** Does it if it is legal, else shows why not. @param {string} text @param {{ detail: number }} event @param {string} next what gets the focus then */
  const act = async (text, event, next) => {
    if (!legal.has(text)) return table.why(text);
    if (place.sent === text) return; // a double click
    const chose = place.picked.value;
    place.sent = text;
    const ack = await table.act(text);
    place.sent = "";
    if (ack.st === "rejected") return;
    schedule("pieces", () => {
      if (place.picked.value === chose) place.picked.value = null;
    }); // the next card may have been chosen already
    putAway(table);
    if (event.detail === 0) focus(next);
  };
  /** @param {string} card @param {string} each its key @returns {import("./parts.js").Press} */
  const pick = (card, each) => (event) => {
    if (table.over) return show(`hand:${card}`);
    if (drawing) return table.why(`lay ${card}`);
    place.picked.value = place.picked.value === each ? null : each;
    putAway(table); // where the card can go must be seen
    table.refusal.value = "";
    if (!laying || !place.picked.value) return;
    if (event.detail === 0) focus(`lane:${bottom}:${suitOf(card)}`); // the pile is always one row above
  };
  /** @param {string} each the key of a card */
  const lift = (each) => {
    const card = hand.find(([, key]) => key === each)?.[0];
    if (!card || table.over) return false;
    if (!laying) {
      table.why(`lay ${card}`);
      return false;
    }
    place.picked.value = each;
    putAway(table);
    table.refusal.value = "";
    return true;
  };
  const lifting = useRef(lift);
  lifting.current = lift;
  useDragging(root, lifting);
  /** @param {number} seat @param {string} suit @returns {import("./parts.js").Press} */
  const lane = (seat, suit) => (event) => {
    if (seat === table.seat && laying && !picked) return (table.refusal.value = t("lost-cities-choose-first"));
    if (seat !== table.seat || (!picked && !drawing)) return show(`lane:${seat}:${suit}`);
    if (drawing) return table.why("lay " + (view.hand.find((card) => suitOf(card) === suit) || view.hand[0]));
    if (picked && suitOf(picked) !== suit) {
      return (table.refusal.value = t("lost-cities-other-lane", { card: cardName(picked), suit: suitOf(picked) }));
    }
    return act(`lay ${picked}`, event, "deck");
  };
  /** @param {string} suit @returns {import("./parts.js").Press} */
  const pile = (suit) => (event) => {
    if (table.seat === null) return show(`pile:${suit}`);
    if (!picked || drawing) return act(`take ${suit}`, event, "hand");
    if (suitOf(picked) !== suit) {
      return (table.refusal.value = t("lost-cities-other-pile", { card: cardName(picked), suit: suitOf(picked) }));
    }
    return act(`discard ${picked}`, event, "deck");
  };
  /** @type {import("./parts.js").Press} */
  const draw = (event) => (table.seat === null ? show("deck") : act("draw", event, "hand"));

  /** Puts the summary of a round away. */
  const onward = () => {
    putAway(table);
    focus("hand");
  };

  const byKey = { detail: 0 }; // as a click that came from the keyboard
  useKeys({
    d: () => !counted && legal.has("draw") && draw(byKey),
    Escape: () => {
      place.picked.value = null;
      if (counted) onward();
    },
    ...Object.fromEntries(hand.map(([card, each], at) => [at + 1, () => !counted && pick(card, each)(byKey)])),
  });

  // ---- focus, and what explains itself

  const rows = {
    their: suits.map((suit) => `lane:${top}:${suit}`),
    piles: [...suits.map((suit) => `pile:${suit}`), "deck"],
    mine: suits.map((suit) => `lane:${bottom}:${suit}`),
    hand: hand.map(([card, each]) => `hand:${card}:${each}`),
  };
  /** @param {keyof typeof rows} row @param {string} thing */
  const tab = (row, thing) => {
    const { [row]: spot } = place.spots;
    return thing === (rows[row].includes(spot) ? spot : rows[row][0]) ? 0 : -1;
  };
  const arrows = rowFocus(Object.keys(rows), place.spots);
  const help = useMemo(() =>
    explained(table, ({ target }) => {
      const { thing = "", about = "" } =
        /** @type {HTMLElement | null} */ (target.closest("[data-thing], [data-about]"))
          ?.dataset ?? {};
      return thing || about ? explain(table, thing || about) : null;
    }), [table]);
  /** @param {KeyboardEvent & { target: HTMLElement, currentTarget: Element }} event */
  const onKeyDown = (event) => {
    if (event.key === "Escape" && place.picked.value) {
      place.picked.value = null;
      event.stopPropagation();
      const row = /** @type {HTMLElement | null} */ (event.target.closest("[data-row]"))?.dataset.row;
      if (row && row !== "hand") focus("hand");
      return;
    }
    help.onKeyDown(event);
    arrows.onKeyDown(event);
  };

  return html`
    <div class="lc" ref=${root} ...${help} onKeyDown=${onKeyDown} onfocusin=${arrows.onFocusIn}>
      <div class="lc-mat" inert=${counted} style=${{ "--suits": suits.length }}>
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
                  state=${discards(suit)
                    ? "discard"
                    : legal.has(`take ${suit}`)
                    ? "take"
                    : ""} gives=${chosen && discards(suit) ? view.gifts[chosen] ?? null : null} />
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
                                html`<${Barred} />`}<//></button>
                `;
              })
            }</div>`}
        </div>
      <${Finished} table=${table} onClose=${onward} />
    </div>
  `;
}
