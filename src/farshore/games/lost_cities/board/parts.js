// Lost Cities: the parts of the board: expeditions, piles, deck, players.
import { html, useMemoDrawing, useRef } from "../../../web/kit/dom.js";
import { Sparks } from "../../../web/kit/moments.js";
import { figure, signed } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { Back, Card, cardName, Emblem, isWager, Mini } from "./card.js";
import { laneState, lineOf } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("../../../web/kit/board.d.ts").Table<View>} Table */
/** @typedef {(card: string) => string | undefined} From where a card comes from that was not there before: the key of a thing */
/** @typedef {(event: { detail: number }) => unknown} Press `detail` is 0 for a press by keyboard, as in a click */

const FEW = 10; // cards in the deck from which they are counted down
const VERY_FEW = 5;
const ROOMY = 6; // cards of an expedition up to which the last one is seen with its large number

/** Counts equal cards: the number of a card among those like it, from 0. */
function counted() {
  /** @type {Record<string, number>} */
  const seen = {};
  return (/** @type {string} */ card) => (seen[card] = (seen[card] ?? -1) + 1);
}

/** Cards, each with a key: the three wagers of a suit are equal, so they are counted. @param {string[]} cards */
export function keyed(cards) {
  const copies = counted();
  return cards.map((card) => [card, isWager(card) ? `${card}@hand${copies(card)}` : card]);
}

/**
 * Points now, multiplier, and a tick for each card towards the bonus.
 * @param {{ view: View, row: string, at: number, seat: number, suit: string }} props
 */
export function Stat({ view, row, at, seat, suit }) {
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
  }</svg><${Sparks} happened=${cards >= ticks} /></span>`;
}

/**
 * An expedition, and where a chosen card can be laid.
 * @param {object} props
 * @param {Table} props.table
 * @param {number} props.seat
 * @param {number} props.at column
 * @param {import("./types.d.ts").Line} props.found
 * @param {"their" | "mine"} props.side
 * @param {number} props.tab
 * @param {string | null} [props.target] what laying the chosen card would change
 * @param {Set<string>} props.news cards that are new
 * @param {From} props.from
 * @param {Press} props.onPress
 */
export function Lane({ table, seat, at: column, found, side, tab, target, news, from, onPress }) {
  const { suit, cards } = found;
  const lit = table.lit.value.filter((each) => each.seat === seat).map(({ text = "" }) =>
    text.startsWith("lay ") ? text.slice(4) : ""
  );
  const press = useRef(onPress);
  press.current = onPress;
  const fresh = cards.filter((card) => news.has(card)).join();
  // Ten of them, and a click changes one: the others are not drawn again.
  return useMemoDrawing(() => {
    const copies = counted();
    const own = seat === table.seat;
    const name = t("lost-cities-lane", { suit, who: own ? "you" : "other", name: table.name(seat) });
    return html`
      <div class=${`lc-lane lc-lane-${side} lc-${suit}`} style=${{ gridColumn: column }}>
            <button class=${`lc-place layer ${
              target ? "lc-target" : ""
            }`} data-thing=${`lane:${seat}:${suit}`} data-row=${side} tabindex=${tab} onClick=${(
              /** @type {MouseEvent} */ event,
            ) => press.current(event)}
              aria-label=${`${name}: ${laneState(found)}${
                target ? `. ${t("lost-cities-lay-here", { change: target })}` : ""
              }`}>
              <span class=${`lc-cards column ${
                cards.length > 8 ? "long" : cards.length <= ROOMY ? "roomy" : ""
              }`} style=${{
                "--n": Math.max(1, cards.length),
              }}>
                ${cards.map((card, at) => {
                  const last = at === cards.length - 1;
                  const copy = copies(card);
                  const key = isWager(card) ? `${card}@${seat}.${copy}` : card;
                  const id = last ? key : undefined; // a covered card changes its height, not its place
                  const marks = `${side === "their" ? "flip" : ""} ${last ? "" : "covered"} ${
                    news.has(card) && (!isWager(card) || last || cards[at + 1] !== card) ? "news" : ""
                  } ${lit.includes(card) ? "pointed" : ""}`;
                  return html`<${Card} key=${key} card=${card} id=${id} from=${from(card)} more=${marks} />`;
                })}
                ${!cards.length && html`<span class="lc-empty"><${Emblem} suit=${suit} /></span>`}
                ${target &&
                  html`<span class="lc-slot column"><${Emblem} suit=${suit} /><small>${
                    target.split(" → ")[0]
                  } →</small><b>${target.split(" → ")[1]}</b></span>`}
              </span></button></div>
    `;
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

/**
 * A discard pile, on its space of the board (LC-2).
 * @param {object} props
 * @param {Table} props.table
 * @param {string} props.suit
 * @param {number} props.at column
 * @param {number} props.tab
 * @param {"discard" | "take" | ""} props.state what a press would do
 * @param {number | null} props.gives what discarding the chosen card would bring the other seat
 * @param {boolean} props.news
 * @param {From} props.from
 * @param {Press} props.onPress
 */
export function Pile({ table, suit, at, tab, state, gives, news, from, onPress }) {
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
  const other = 1 - (table.seat ?? 0);
  const warning = gives === null ? "" : t("lost-cities-discard-gives", { name: table.name(other), points: gives });
  return html`
    <button class=${`lc-pile ${lit && !top ? "pointed" : ""} ${
      state === "discard" ? "lc-target" : state === "take" ? "lc-lit" : ""
    }`} data-thing=${`pile:${suit}`} data-row="piles" tabindex=${tab} style=${{ gridColumn: at }}
      onClick=${onPress} aria-label=${[`${name}: ${about}`, hint, warning].filter(Boolean).join(". ")} title=${warning}>
        ${top
          ? html`<${Card} key=${top} card=${top} id=${isWager(top) ? `${top}@pile` : top} from=${from(top)} more=${`${
            news ? "news" : ""
          } ${lit ? "pointed" : ""}`}>
      ${barred && state !== "discard" && html`<span class="lc-bar lc-shut"></span>`}<//>`
          : html`<span class="lc-empty"><${Emblem} suit=${suit} /></span>`}
        ${heights[suit] > 1 && state !== "discard" &&
          html`<span class="lc-count" aria-hidden="true">${heights[suit]}</span>`}
        ${state === "discard" &&
          html`<span class="lc-slot column"><${Emblem} suit=${suit} /><small>${t("lost-cities-discard")}</small>
      ${gives !== null && html`<span class="lc-gives line"><${Chip} seat=${other} />${signed(gives)}</span>`}</span>`}
      </button>
  `;
}

/** The deck, and how long it lasts. @param {{ table: Table, tab: number, onPress: Press }} props */
export function Deck({ table, tab, onPress }) {
  const { deck, turns_left: turns, round, rounds } = table.view;
  const lit = table.legal.value.has("draw");
  const pointed = table.lit.value.some((each) => each.text === "draw");
  const counts = deck <= FEW && table.seat !== null; // how many turns I have
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
    deck > 0 && html`
      <span class="lc-full-words">${t(counts ? "lost-cities-turns-left" : "lost-cities-cards-left", {
        cards: deck,
        turns,
      })}</span>
      <span class="lc-few-words">${t(counts ? "lost-cities-turns-short" : "lost-cities-cards-left", {
        cards: deck,
        turns,
      })}</span>
    `
  }</p>
    ${
    Math.max(round, rounds) > 1 &&
    html`<p class="lc-round" aria-label=${
      t("lost-cities-round-short", { round, rounds: Math.max(round, rounds) })
    }><span aria-hidden="true">${t("lost-cities-round")} </span>${round}/${Math.max(round, rounds)}</p>`
  }
  </div>`;
}

/** A player: name, points, and what is known of the hand. @param {{ table: Table, seat: number, side: string }} props */
export function Plaque({ table, seat, side }) {
  const { view } = table;
  const own = seat === table.seat;
  const hidden = own ? 0 : Math.max(0, view.held[seat] - view.known[seat].length);
  const known = own ? [] : keyed(view.known[seat]);
  const active = view.acting === seat && !table.over;
  return html`
    <div class=${`lc-plaque lc-plaque-${side} box column ${active ? "active" : ""}`} data-thing=${`seat:${seat}`}>
        <p class="lc-who line"><${Chip} seat=${seat} /><span class="ellipsis">${own
          ? html`
            <span class="lc-you">${t("lost-cities-you")}</span><span class="lc-me">${table.name(seat)}</span>
          `
          : table.name(seat)}</span></p>
        <p class="lc-points"><span class="hidden">${t("lost-cities-total")}: </span><b>${figure(
          view.receipt.totals[seat],
        )}</b>
          ${view.receipt.rounds.length > 0 && !table.over &&
            html`${" "}<small>${t("lost-cities-this-round", { points: signed(view.receipt.table[seat]) })}</small>`}</p>
        ${!own &&
          html`
            <p class="lc-theirs row" data-key=${`seat${seat}`}><span class="hidden">${t("lost-cities-about-hand", {
              cards: view.held[seat],
            })}</span>
                  ${known.map(([card, key]) =>
                    html`<${Mini} key=${key} card=${card} id=${isWager(card) ? `${key}.${seat}` : card} from=${
                      isWager(card) ? `${card}@pile` : undefined
                    } />`
                  )}
                  ${Array.from(
                    { length: hidden },
                    (_, at) => html`<${Back} key=${`back${at}`} id=${`back${seat}.${at}`} from="deck" />`,
                  )}</p>
          `}
      </div>
  `;
}
