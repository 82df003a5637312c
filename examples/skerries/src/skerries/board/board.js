// Skerries: the board. It lights what the list of legal actions names and computes no rule.
import { html, Icon, signal } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { gridFocus } from "../../../web/kit/grid_focus.js";
import { figure, signed } from "../../../web/kit/numbers.js";
import { Chip, markOf } from "../../../web/kit/seats.js";
import { perPlayer } from "../../../web/kit/selection.js";
import { useKeys } from "../../../web/kit/shortcuts.js";
import { t } from "../../../web/kit/texts.js";
import { explain, kindName, squareName, who } from "./words.js";

export { parts, Sheet } from "./sheet.js";
export { aims, cue, explain, highlight, keys, line, score, status } from "./words.js";

/** @typedef {import("../../../web/kit/board.d.ts").Table} Table */

const COLUMNS = "abcde";
const MODES = /** @type {const} */ (["sail", "look"]);

/** What a press on a square does. */
const modeOf = perPlayer(() => signal(/** @type {"sail" | "look"} */ ("sail")));

/** What can be done now: after a look, or where nothing can be looked at, it is sailing. @param {Table} table */
function mode(table) {
  const chosen = modeOf(table).value;
  const possible = MODES.filter((each) => [...table.legal.value.keys()].some((text) => text.startsWith(each)));
  return possible.length === 1 ? possible[0] : chosen;
}

/** Does what the mode says at a square, or shows why not. @param {Table} table @param {string} at */
async function press(table, at) {
  const square = table.view.squares.find((/** @type {any} */ each) => each.name === at);
  if (!table.acts || table.over) return (table.shown.value = explain(table, at));
  const text = `${mode(table)} ${square.name}`;
  if (!table.legal.value.has(text)) return table.why(text);
  const ack = await table.act(text);
  if (ack.st !== "rejected") modeOf(table).value = "sail";
}

/** The square that a key leads to. @param {string} at @param {string} key */
function neighbour(at, key) {
  const [column, row] = [COLUMNS.indexOf(at[0]), Number(at[1])];
  const name = (/** @type {number} */ x, /** @type {number} */ y) =>
    COLUMNS[Math.max(0, Math.min(4, x))] + Math.max(1, Math.min(5, y));
  return {
    ArrowLeft: name(column - 1, row),
    ArrowRight: name(column + 1, row),
    ArrowUp: name(column, row - 1),
    ArrowDown: name(column, row + 1),
    Home: name(0, row),
    End: name(4, row),
  }[key];
}

/** @param {{ table: Table, square: any, first: boolean }} props */
function Square({ table, square, first }) {
  const { view } = table;
  const at = square.name;
  const doing = mode(table);
  const lit = table.legal.value.has(`${doing} ${at}`);
  const pointed = table.lit.value.some((each) => each.text?.endsWith(` ${at}`));
  const ship = view.ships.indexOf(at);
  const kind = square.seen ?? square.tile;
  const hint = lit ? `. ${t(doing === "sail" ? "skerries-sail-here" : "skerries-look-here")}` : "";
  return html`
    <button type="button" role="gridcell" data-at=${at} tabindex=${first ? 0 : -1} data-lit=${lit ? "" : undefined}
      class=${`sk-square ${lit ? `sk-lit sk-${doing}` : ""} ${pointed ? "sk-pointed" : ""}`}
      aria-label=${squareName(table, square) + hint} onClick=${() => press(table, at)}>
      <svg class=${square.seen ? "sk-tile sk-seen" : "sk-tile"} viewBox="0 0 64 64" aria-hidden="true">
        <use href="#sk-fog" /><use href=${`#sk-${kind}`} />
      </svg>
      <span class="sk-name" aria-hidden="true">${at}</span>
      ${square.owner !== null &&
        html`<span class="sk-owner" aria-hidden="true"><${Chip} seat=${square.owner} /></span>`}
      ${square.looked.length > 0 &&
        html`<span class="sk-eyes" aria-hidden="true">${
          square.looked.map((/** @type {number} */ seat) =>
            html`<span key=${seat}><svg viewBox="0 0 24 24"><use href="#sk-eye" /></svg><${Chip} seat=${seat} /></span>`
          )
        }</span>`}
      ${ship >= 0 && html`<${Ship} seat=${ship} />`}
    </button>
  `;
}

/** @param {{ seat: number }} props */
const Ship = ({ seat }) =>
  html`
    <svg class="sk-ship" viewBox="0 0 48 48" data-key=${`ship${seat}`} aria-hidden="true"
      style=${{ color: `var(--p${markOf(seat) + 1})` }}>
      <use href="#sk-ship" />
    </svg>
  `;

/** Points, turns and commission of a captain. @param {{ table: Table, seat: number }} props */
function Captain({ table, seat }) {
  const { acting, commissions, receipt, turns } = table.view;
  const commission = commissions[seat];
  return html`
    <section class=${`sk-captain ${acting === seat && !table.over ? "active" : ""}`} aria-label=${who(table, seat)}>
      <p class="sk-who"><${Chip} seat=${seat} /><b>${who(table, seat)}</b></p>
      <p class="sk-points"><b>${figure(receipt.totals[seat])}</b> ${t("skerries-points")}</p>
      <p class="note">${t("skerries-turns", { turns: turns[seat] })}</p>
      <p class="sk-commission" data-thing=${`commission:${seat}`}>
        ${commission
          ? html`
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <use href=${`#sk-${commission}`} />
            </svg>
            <span>${t("skerries-commission", {
              name: kindName(commission),
              bonus: table.view.bonus[commission],
            })}</span>
          `
          : html`
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <use href="#sk-fog" />
            </svg>
            <span>${t("skerries-commission-secret")}</span>
          `}</p>
    </section>
  `;
}

/** How many tiles of each kind this seat has not seen, and what one is worth to it. @param {{ table: Table }} props */
const Unseen = ({ table }) =>
  html`
    <ul class="sk-unseen" aria-label=${t("skerries-unseen")}>${Object.entries(table.view.unseen).map(([kind, count]) =>
      html`
        <li key=${kind} data-thing=${`kind:${kind}`}>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <use href=${`#sk-${kind}`} />
          </svg>
          <span><b>${count}</b> ${kindName(kind)} <small>${signed(table.view.worth[kind])}</small></span>
        </li>
      `
    )}</ul>
  `;

/** @param {{ table: Table }} props */
export function Board({ table }) {
  const { view } = table;
  const bottom = table.seat ?? 0;
  const help = explained(table, (event) => {
    const square = event.target.closest("[data-at]")?.getAttribute("data-at");
    const thing = square ?? event.target.closest("[data-thing]")?.getAttribute("data-thing");
    return thing ? explain(table, thing) : null;
  });
  const focus = gridFocus({
    neighbour,
    press: (at) => press(table, at),
    explain: (at) => (table.shown.value = explain(table, at)),
    focused() {},
  });
  useKeys({ 1: () => (modeOf(table).value = "sail"), 2: () => (modeOf(table).value = "look") });
  return html`
    <div class="sk" ...${help}>
      <${Captain} table=${table} seat=${1 - bottom} />
      <div class="sk-chart" role="grid" aria-label=${t("skerries-chart")} ...${focus}>
        ${[0, 1, 2, 3, 4].map((row) =>
          html`<div key=${row} role="row" class="sk-row">${
            view.squares.slice(5 * row, 5 * row + 5).map((/** @type {any} */ square) =>
              html`<${Square} key=${square.name} table=${table} square=${square} first=${
                square.name === view.ships[bottom]
              } />`
            )
          }</div>`
        )}</div>
      <${Captain} table=${table} seat=${bottom} />
      <${Unseen} table=${table} />
    </div>
  `;
}

/** Sail or look: what a press on the chart does. @param {{ table: Table }} props */
export function Actions({ table }) {
  if (!table.acts) return null;
  const now = mode(table);
  return MODES.map((each) =>
    html`
      <button key=${each} class=${`btn ${
        now === each ? "main" : "tonal"
      }`} data-mode=${each} aria-pressed=${now === each}
        onClick=${() => (modeOf(table).value = each)}>
        <${Icon} name=${each === "sail" ? "play" : "hint"} />${t(`skerries-mode-${each}`)}</button>
    `
  );
}
