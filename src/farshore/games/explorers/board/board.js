// Explorers: the board and all that belongs to it. What can be done comes from the server; here it is only lit.
import { html, Icon, useMemo, useRef } from "../../../web/kit/dom.js";
import { useRoom } from "../../../web/kit/map.js";
import { pageKeys, useKeys } from "../../../web/kit/shortcuts.js";
import { t } from "../../../web/kit/texts.js";
import { indexOf } from "./box.js";
import {
  inHand,
  isLit,
  laying,
  marksLegal,
  picksTerrain,
  shownSeat,
  starting,
  thinksOfScroll,
  zoomed,
} from "./selection.js";
import { toggleZoom, World } from "./world.js";
import { Choice, Composer, MarksLeft, Said, When } from "./card.js";
import {
  GoalPicker,
  Goals,
  Large,
  Others,
  Pocket,
  Resources,
  Result,
  Score,
  Temples,
  Unseen,
  Watch,
} from "./panels.js";

/** @import { BoardTable } from "./types.d.ts" */

export { watched as lookedAt } from "./selection.js";
export { ladder, parts, Sheet } from "./sheet.js";
export { explain, highlight, line, status, steps } from "./words.js";

/** @returns {[string[], string][]} */
export const keys = () => [
  [["1", "2"], t("explorers-key-option")],
  [["D"], t("explorers-key-done")],
  [["K"], t("explorers-key-skip")],
  [["Z"], t("explorers-key-zoom")],
  pageKeys(),
];

/** Where an action is done: a square, a side of the card, a button. @param {BoardTable} _table @param {string} text */
export function aims(_table, text) {
  const [verb, thing] = text.split(" ");
  if (verb === "mark") return [`[data-at="${indexOf(thing)}"]`];
  if (verb === "scroll") return [".ex-option.legal", ".ex-scroll"];
  return [{ map: ".ex-world", harvest: ".ex-harvest", done: "[data-action=done]" }[verb] ?? ".ex-option.legal"];
}

/** Options that are more easily chosen than written. */
export const writers = { achievements: GoalPicker };

/** @param {BoardTable} table @param {number} seat */
export const score = (table, seat) => table.view.receipt.totals[seat];

/** The options with which the same map is played again. @param {BoardTable} table */
export const again = ({ about, view }) => (view?.tiles ? { ...about.options, map: view.tiles } : null);

const LYING = matchMedia("(max-height:480px) and (orientation:landscape)"); // a phone: style sheets ask the same

/** How card and map share the room: beside each other if the map is not smaller for it; on phones the card is a strip. @param {number} wide */
function share(wide) {
  const high = innerHeight - 137;
  const strip = wide < 560 || LYING.matches;
  return {
    strip,
    bare: strip || high < 330,
    beside: !strip && Math.min(high, wide - 304) >= 0.95 * Math.min(wide, high - 190),
  };
}

/** Everything below the map, or beside it. @param {{ table: BoardTable, seat: number, strip: boolean }} props */
function Rest({ table, seat, strip }) {
  if (!table.view.ground.length) return null; // the map was not laid yet
  const resources = html`<${Resources} key="resources" table=${table} seat=${seat} />`;
  return html`<div class="ex-rest column">${
    strip ? html`<${Pocket} table=${table} seat=${seat} />` : resources
  }<${Temples} table=${table} seat=${seat} />
    <${Goals} table=${table} seat=${seat} /><${Score} table=${table} seat=${seat} /><${Unseen} view=${table.view} /><${Others} table=${table} seat=${seat} />${
    strip && resources
  }</div>`;
}

/** @param {{ table: BoardTable }} props */
export function Board({ table }) {
  const { view } = table;
  const root = useRef(null);
  const room = useRoom(root, share);
  const legal = table.legal.value;
  /** @param {string} text */
  const act = (text) => () => {
    if (legal.has(text)) table.act(text);
  };
  useKeys({ 1: act("option 1"), 2: act("option 2"), d: act("done"), k: act("skip"), z: () => toggleZoom(table) });
  const seat = view && shownSeat(table);
  const rest = useMemo(() => html`<${Rest} table=${table.deferred("pieces")} seat=${seat} strip=${room.strip} />`, [
    table,
    seat,
    room.strip,
  ]); // in a later frame
  if (!view) return null;
  if (!view.ground.length) {
    return html`
      <div class="ex" ref=${root}>
        <${Composer} table=${table} />
      </div>
    `;
  }
  const card = html`<section class=${`ex-card box column ${
    isLit(table, `card ${view.number}`) ? "pointed" : ""
  }`} aria-label=${t("explorers-card")}>
      ${
    view.phase === "over" ? html`<${Result} table=${table} />` : html`
      <${When} view=${view} />
      <div class="ex-choice column">
        <${Choice} table=${table} seat=${seat} />
      </div>
      <div class="ex-said">
        <${Said} table=${table} view=${view} />
      </div>
      <div class="ex-marks-left">
        <${MarksLeft} view=${view} />
      </div>
    `
  }
    </section>`;
  const world = html`<${World} key="world" table=${table} seat=${seat} bare=${room.bare} />`;
  return html`<div class=${`ex ${room.beside ? "beside" : "stacked"} ${room.strip ? "strip" : ""}`} ref=${root}>
    <div class=${`ex-head column ${picksTerrain(table) ? "picks" : ""}`}><${Watch} table=${table} seat=${seat} />${card}
      ${
    room.bare && view.phase !== "over" && html`
      <button class="btn tonal square ex-zoom" aria-pressed=${Boolean(zoomed.value)} aria-label=${t(
        zoomed.value ? "explorers-zoom-out" : "explorers-zoom-in",
      )}
        onClick=${() => toggleZoom(table)}><${Icon} name=${zoomed.value ? "zoom-out" : "zoom"} /></button>
    `
  }</div>
    ${world}
    ${rest}
    <${Large} table=${table} />
  </div>`;
}

/** Turn and lay while the map is composed; skip and confirm, when they can be done. @param {{ table: BoardTable }} props */
export function Actions({ table }) {
  const legal = table.legal.value;
  const mine = table.view?.mine;
  const { next, number, turns } = inHand(table);
  if (next) {
    return html`
      <button class="btn tonal" onClick=${() => (laying.value = {
        tile: number,
        turns: (turns + 90) % 360,
      })}><${Icon} name="rotate" />${t("explorers-turn-tile")}</button>
      <button class="btn main" onClick=${() => table.act(`tile ${next} ${number} ${turns}`)}>${t(
        "explorers-lay-tile",
        { tile: number },
      )}</button>
    `;
  }
  if (table.seat === null || table.over || !mine || thinksOfScroll(table)) return null;
  const open = marksLegal(table).size;
  const early = open > 0 && mine.left > 0 && !mine.horse;
  const without = starting(legal, "bonus ").length > 0;
  return html`${
    legal.has("skip") && html`<button class=${`btn ${open ? "tonal" : "main"}`} onClick=${() =>
      table.act("skip")}>${t(mine.horse ? "explorers-skip-horse" : "explorers-skip-bonus")}</button>`
  }
    ${
    legal.has("done") &&
    html`<button class=${`btn ${early || without ? "tonal" : "main"}`} data-action="done" onClick=${() =>
      table.act("done")}><${Icon} name="confirm" />
      ${
      early ? t("explorers-done-early", { marks: mine.left }) : t(without ? "explorers-done-without" : "explorers-done")
    }</button>`
  }`;
}
