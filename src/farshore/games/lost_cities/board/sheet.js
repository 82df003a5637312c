// Lost Cities: the score sheet with its arithmetic, the unseen cards, and the round summary.
import { html, Icon, signal, useEffect, useRef } from "../../../web/kit/dom.js";
import { figure } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { perPlayer } from "../../../web/kit/selection.js";
import { Drawing, Emblem, isWager, Mini, suitName } from "./card.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("../../../web/kit/board.d.ts").Table<View>} Table */
/** @typedef {import("./types.d.ts").Line} Line */
/** @typedef {import("./types.d.ts").Receipt} Receipt */

/** One expedition as a sum: (23 − 20) × 2 + 20, or 23 − 20 without a wager. @param {Line} line */
export function sum({ cards, sum: numbers, cost, multiplier, bonus }) {
  if (!cards.length) return t("lost-cities-not-begun");
  const points = multiplier > 1 ? `(${numbers} − ${cost}) × ${multiplier}` : `${numbers} − ${cost}`;
  return bonus ? `${points} + ${bonus}` : points;
}

/** The player at a seat: you, or a name. @param {Table} table @param {number} seat */
export const who = (table, seat) => (seat === table.seat ? t("lost-cities-you") : table.name(seat));

/** A card of a known suit: its number, or the seal. @param {{ card: string }} props */
const Short = ({ card }) =>
  html`<span class="lc-short">${
    isWager(card)
      ? html`<${Drawing} name="seal" /><span class="hidden">${t("lost-cities-wager-short")}</span>`
      : card.slice(1)
  }</span>`;

/** @param {{ table: Table, seat: number, lines: Line[], points: number }} props */
function Expeditions({ table, seat, lines, points }) {
  return html`
    <table class="lc-sums">
      <caption><${Chip} seat=${seat} /> ${who(table, seat)}</caption>
      <tbody>${lines.map((line) =>
        html`
          <tr key=${line.suit} class=${line.cards.length ? "" : "lc-none"}>
            <th scope="row"><${Emblem} suit=${line.suit} /><span class="hidden">${suitName(line.suit)}</span></th>
            <td class="lc-laid">${line.cards.length
              ? line.cards.map((card, at) => html`<${Short} key=${at} card=${card} />`)
              : "–"}</td>
            <td class="lc-sum">${line.cards.length ? sum(line) : ""}</td>
            <td><b>${line.cards.length ? figure(line.points) : "–"}</b></td>
          </tr>
        `
      )}</tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="3">${t("lost-cities-table-points")}</th>
          <td><b>${figure(points)}</b></td>
        </tr>
      </tfoot>
    </table>
  `;
}

/** @param {{ table: Table, rounds: number[][], now: number[] | null, totals: number[] }} props */
function Rounds({ table, rounds, now, totals }) {
  const seats = [0, 1];
  return html`
    <table class="lc-rounds">
      <thead>
        <tr><th scope="col">${t("lost-cities-rounds")}</th>${seats.map((seat) =>
          html`<th key=${seat} scope="col"><${Chip} seat=${seat} /> ${who(table, seat)}</th>`
        )}</tr>
      </thead>
      <tbody>${rounds.map((points, at) =>
        html`<tr key=${at}><th scope="row">${t("lost-cities-round-is", { round: at + 1 })}</th>
      ${seats.map((seat) => html`<td key=${seat}>${figure(points[seat])}</td>`)}</tr>`
      )}
          ${now &&
            html`<tr><th scope="row">${t("lost-cities-round-now", { round: rounds.length + 1 })}</th>${
              seats.map((seat) => html`<td key=${seat}>${figure(now[seat])}</td>`)
            }</tr>`}</tbody>
      <tfoot>
        <tr><th scope="row">${t("lost-cities-total")}</th>${seats.map((seat) =>
          html`<td key=${seat}><b>${figure(totals[seat])}</b></td>`
        )}</tr>
      </tfoot>
    </table>
  `;
}

/** Which cards this seat cannot see: they are in the deck or in the other hand. @param {{ table: Table }} props */
function Unseen({ table }) {
  const { unseen, known, piles, seat } = table.view;
  const suits = Object.keys(piles);
  return html`
    <details class="lc-unseen"><summary>${t("lost-cities-unseen", {
      number: Object.values(unseen).reduce((all, each) => all + each, 0),
    })}</summary>
        <p class="note">${t("lost-cities-unseen-text")}</p>
        <ul>${suits.map((suit) =>
          html`<li key=${suit} class=${`lc-${suit}`}><${Emblem} suit=${suit} /><span class="hidden">${
            suitName(suit)
          }:</span>
      <span class=${unseen[`${suit}x`] ? "" : "lc-gone"}><${Short} card=${`${suit}x`} />${
            unseen[`${suit}x`] || 0
          }</span>
      ${
            [2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) =>
              html`<span key=${number} class=${unseen[suit + number] ? "" : "lc-gone"}>
        ${unseen[suit + number] ? number : html`<s>${number}</s>`}</span>`
            )
          }</li>`
        )}</ul>
        ${[0, 1].filter((other) => other !== seat && known[other].length).map((other) =>
          html`<p key=${other} class="note">${t("lost-cities-known", { name: table.name(other) })}
      <span class="lc-minis row">${known[other].map((card, at) => html`<${Mini} key=${at} card=${card} />`)}</span></p>`
        )}
      </details>
  `;
}

/** @param {{ table: Table }} props */
export function Sheet({ table }) {
  const { receipt, round, rounds, seat } = table.view;
  const mine = seat ?? 0;
  const running = receipt.rounds.length < round;
  return html`<div class="lc-sheet">
    <h2 class="lc-title">${
    t(running ? "lost-cities-round-of" : "lost-cities-round-done", { round, rounds: Math.max(round, rounds) })
  }</h2>
    ${
    [mine, 1 - mine].map((each) =>
      html`<${Expeditions} key=${each} table=${table} seat=${each} lines=${receipt.expeditions[each]} points=${
        receipt.table[each]
      } />`
    )
  }
    <p class="note">${t("lost-cities-formula")}</p>
    <${Rounds} table=${table} rounds=${receipt.rounds} now=${running ? receipt.table : null} totals=${receipt.totals} />
    ${!table.over && html`<${Unseen} table=${table} />`}
  </div>`;
}

// ---- the end

/** The cards of an expedition, side by side. @param {{ cards: string[] }} props */
const Laid = ({ cards }) =>
  html`<span class="lc-chips">${
    cards.map((card, at) => html`<span key=${at} class=${`lc-chip lc-${card[0]}`}><${Short} card=${card} /></span>`)
  }</span>`;

/** The score in parts: finished rounds as a whole, the last one lane by lane. @param {Table} table @returns {import("../../../web/kit/board.d.ts").Part[]} */
export function parts({ view: { receipt, round, rounds } }) {
  const lanes = receipt.expeditions[0].map(({ suit }, at) => {
    const lines = receipt.expeditions.map((each) => each[at]);
    return {
      name: suitName(suit),
      group: t("lost-cities-round-done", { round, rounds: Math.max(round, rounds) }),
      points: lines.map((line) => line.points),
      sign: html`<span class=${`lc-sign lc-${suit}`}><${Emblem} suit=${suit} /></span>`,
      sums: lines.map(({ cards }) => (cards.length ? html`<${Laid} cards=${cards} />` : "")),
    };
  });
  const before = receipt.rounds.slice(0, round - 1).map((points, at) => ({
    name: t("lost-cities-round-is", { round: at + 1 }),
    points,
  }));
  return [...before, ...lanes.filter(({ sums }) => sums.some(Boolean))];
}

// ---- between rounds

const seenOf = perPlayer(() => ({
  finished: -1, // how many rounds were finished when the board was drawn last; -1 before that
  last: /** @type {Receipt | null} */ (null), // the last expeditions seen
  shown: signal(/** @type {{ round: number, lines: Receipt | null } | null} */ (null)),
}));

/** Notices when a round has ended; called whenever the board is drawn. @param {Table} table */
function watch(table) {
  const seen = seenOf(table);
  const { receipt } = table.view;
  const finished = receipt.rounds.length;
  const ended = table.heard.value.some(({ kind, text }) => kind === "noted" && text?.startsWith(`round ${finished} `));
  if (seen.finished >= 0 && finished > seen.finished && ended && !table.over) {
    const points = receipt.rounds[finished - 1];
    const fits = seen.last?.round === finished && seen.last.table.every((each, seat) => each === points[seat]);
    seen.shown.value = { round: finished, lines: fits ? seen.last : null };
  } else if (finished < seen.finished || table.over) seen.shown.value = null; // taken back, or the page shows the ending
  seen.finished = finished;
  if (receipt.expeditions.some((lines) => lines.some((line) => line.cards.length))) seen.last = receipt;
}

/** Whether the summary of a round lies over the board: until it is put away, nothing below it can be pressed. @param {Table} table */
export const isCounted = (table) => Boolean(seenOf(table).shown.value) && !table.past;

/** Closes the round summary: the next round is being played. @param {Table} table */
export const putAway = (table) => (seenOf(table).shown.value = null);

/** The summary of a finished round, over the board until it is closed; others need not wait for that. @param {{ table: Table, onClose: () => void }} props */
export function Finished({ table, onClose: close }) {
  const { view } = table;
  const onward = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => watch(table), [view]);
  const seen = seenOf(table);
  const shown = seen.shown.value;
  useEffect(() => onward.current?.focus({ preventScroll: true }), [shown]);
  if (!shown || table.past) return null; // a replay has its track
  const { receipt, seat } = view;
  const mine = seat ?? 0;
  const { round, lines } = shown;
  const points = receipt.rounds[round - 1];
  const ahead = points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1;
  const said = ahead === null ? "tied" : ahead === seat ? "you" : "other";
  const title = t(`lost-cities-round-${said}`, { round, name: ahead === null ? "" : table.name(ahead) });
  return html`
    <section class="lc-finished plate" aria-label=${title}>
      <div
        class="spread"><h2>${title}</h2><button class="btn quiet square" aria-label=${t(
          "close",
        )} onClick=${close}><${Icon} name="close" /></button></div>
      <div class="lc-counted" role="group" aria-label=${t("lost-cities-table-points")} tabindex="0">
        <div class="lc-duel">${[mine, 1 - mine].map((each) =>
          html`<p key=${each} class="line"><${Chip} seat=${each} /><span>${who(table, each)}</span><b>${
            figure(points[each])
          }</b></p>`
        )}</div>
        ${lines &&
          html`<div class="lc-columns">${
            [mine, 1 - mine].map((each) =>
              html`<${Expeditions} key=${each} table=${table} seat=${each} lines=${lines.expeditions[each]} points=${
                lines.table[each]
              } />`
            )
          }</div>`}
        ${receipt.rounds.length > 1 && html`
          <${Rounds} table=${table} rounds=${receipt.rounds} now=${null}
            totals=${[0, 1].map((each) => receipt.rounds.reduce((all, one) => all + one[each], 0))} />
        `}
        </div>
      <button class="btn main lc-onward" ref=${onward} onClick=${close}>${t("lost-cities-next-round")}</button>
    </section>
  `;
}
