// The drawer of Die neuen Entdecker: huts, tiles that are left, islands, and the score sheet or what players have. Beside the
// map it is always open; on small screens it slides over it.
import { html, Icon, useEffect } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { figure } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { bySeat, wanted } from "./flags.js";
import { Huts } from "./huts.js";
import { Back, KINDS, maskOf, Piece, TilePicture } from "./map.js";
import { Players } from "./players.js";
import { drawer, huts, inspected } from "./selection.js";
import { Sheet, Where } from "./sheet.js";
import { islandAt, sceneOf } from "./view.js";
import { eventName, explain, islandText, kindName } from "./words.js";

/** @import { BoardTable, Island, View } from "./types.d.ts" */
/** @import { Shore } from "./view.js" */

/** What is left of each kind of tile, hidden and open. @param {{ table: BoardTable }} props */
function Tiles({ table }) {
  const { view } = table;
  const most = Math.max(1, ...KINDS.map((kind) => view.unseen_kinds[kind] ?? 0));
  /** @type {Record<string, number>} */
  const events = {};
  for (const [name, count] of Object.entries(view.unseen.events)) {
    const event = name.split(" ")[1];
    events[event] = (events[event] ?? 0) + count;
  }
  const list = facts.events.filter((event) => events[event]).map((event) => `${events[event]} × ${eventName(event)}`);
  return html`
    <section class="en-tiles" aria-label=${t("entdecker-supply")}>
      <p class="en-tiles-head" aria-hidden="true"><span></span><span><b>${t("entdecker-source-hidden")}</b><small>${t(
        "entdecker-source-hidden-text",
      )}</small></span><span><b>${t("entdecker-source-open")}</b><small>${t(
        "entdecker-source-open-text",
      )}</small></span></p>
      ${KINDS.map((kind) => {
        const [hidden, open] = [view.unseen_kinds[kind] ?? 0, view.open[kind]];
        return html`
          <button key=${kind} type="button" class="en-kind item" aria-label=${`${kindName(kind)}: ${
            t("entdecker-kind-counts", { unseen: hidden, open })
          }`}
            ...${explained(table, () => explain(table, `kind ${kind}`))}
            onClick=${() => (table.shown.value = explain(table, `kind ${kind}`))}>
            <${TilePicture} mask=${maskOf(kind)} id=${`en-k-${kind}`} /><span>${kindName(kind)}</span>
            <span class="meter"><i style=${{ width: `${(hidden / most) * 100}%` }}></i></span>
            <b>${kind === "land" ? "–" : hidden}</b><b>${open}</b></button>
        `;
      })}
      <p class="en-key line"><${Back} event=${true} more="en-sign" /><span>${t("entdecker-back-event-text", {
        list: list.join(", ") || "–",
      })}</span></p>
    </section>
  `;
}

/** The island that is looked at, if there is one. @param {View} view */
export function lookedAt(view) {
  const at = inspected.value;
  return at ? islandAt(sceneOf(view), at.name, at.side) : null;
}

/** @param {Shore | null} island */
const look = (
  island,
) => (inspected.value = island ? { name: island.tiles[0].name, side: island.tiles[0].sides[0] } : null);

/** Units of each seat on an island, by rank, with the points it would bring now. @param {{ table: BoardTable, island: Island }} props */
function Shares({ table, island }) {
  const seats = bySeat(island);
  if (!seats.length) return html`<p class="note">${t("entdecker-island-nobody")}</p>`;
  return html`<ul class="en-shares">${
    seats.map(({ rank, seat }) =>
      html`<li key=${seat} class="line"><${Chip} seat=${seat} /><span class="ellipsis">${table.name(seat)}</span>
    <span class="en-share-units">${
        island.units.filter((unit) => unit.seat === seat).map((unit, at) =>
          html`<${Piece} key=${at} seat=${seat} unit=${unit.kind} />`
        )
      }</span>
    <span class="en-rank">${t("rank", { rank })}</span><b>${figure(island.points[seat])}</b></li>`
    )
  }</ul>`;
}

/** The island that somebody has pressed, over a corner of the map. @param {{ table: BoardTable, above: boolean, small: boolean }} props */
export function Inspector({ table, above, small }) {
  const island = lookedAt(table.view);
  if (!island) return null;
  return html`
    <section class=${`en-inspector column ${above ? "above" : ""}`} aria-label=${t("entdecker-island")}>
      <div class="line"><h2>${small ? t("entdecker-island") : t("entdecker-island-of", { cell: island.first })}</h2>
          <button type="button" class="btn quiet square" aria-label=${t("close")} onClick=${() =>
            look(null)}><${Icon} name="close" /></button></div>
      <p class="en-island-sum row"><b>${island.bonus
        ? `${island.cells.length} + ${island.bonus} = ${island.value}`
        : island.value}</b>
          <span>${t(island.scored ? "entdecker-island-scored" : "entdecker-island-open", {
            open: island.open,
          })}</span></p>
      <${Shares} table=${table} island=${island} />
    </section>
  `;
}

/** Islands that somebody may want, the most valuable first. @param {{ table: BoardTable, small: boolean }} props */
function Islands({ table, small }) {
  const { view } = table;
  const list = wanted(view);
  const now = lookedAt(view);
  return html`<section class="en-islands" aria-label=${t("entdecker-islands")}>
    ${list.length === 0 && html`<p class="note">${t("entdecker-islands-none")}</p>`}
    <ul>${
    list.map((island) =>
      html`<li key=${island.first}><button type="button" class="en-island item line" aria-pressed=${island === now}
        aria-label=${[t("entdecker-island-of", { cell: island.first }), islandText(table, island)].join(". ")}
        onClick=${() => {
        look(island === now ? null : island);
        drawer.value = { ...drawer.value, up: false };
      }}>
        ${
        small
          ? html`<${Where} view=${view} first=${island.first} tiles=${island.cells.length} />`
          : html`<span class="en-island-name">${island.first}</span>`
      }<b>${small ? t("entdecker-worth", { value: island.value }) : island.value}</b>
        <span class="note">${
        t(island.scored ? "entdecker-island-scored" : "entdecker-island-open", { open: island.open })
      }</span>
        <span class="en-island-seats line">${
        bySeat(island).map(({ seat }) =>
          html`<span key=${seat} class="line"><${Chip} seat=${seat} />${figure(island.points[seat])}</span>`
        )
      }</span></button></li>`
    )
  }</ul></section>`;
}

const SENDS = ["jungle", "natives", "token", "taken for a hut"]; // phases in which scouts go to huts
const DRAWS = ["announce", "explore", "tile", "place"];

/** @type {Record<string, (props: { table: BoardTable, small: boolean }) => unknown>} */
const TABS = { huts: Huts, tiles: Tiles, islands: Islands, sheet: Sheet, players: Players };

/** @param {{ table: BoardTable, small: boolean }} props */
export function Drawer({ table, small }) {
  const { view } = table;
  const { tab: wish, up } = drawer.value;
  const names = ["huts", "tiles", "islands", small ? "players" : "sheet"];
  const tab = names.includes(wish) ? wish : names[3];
  const sends = SENDS.includes(view.phase) && huts(table.legal.value).size > 0;
  useEffect(() => { // it opens where it helps; over a small map only on demand
    const next = SENDS.includes(view.phase) ? "huts" : DRAWS.includes(view.phase) ? "tiles" : null;
    if (table.over && !small) drawer.value = { tab: "sheet", up: false };
    else if (next && table.acts) drawer.value = { tab: next, up: false };
  }, [DRAWS.includes(view.phase), sends, table.over]);
  /** @param {KeyboardEvent} event */
  const arrows = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const to = names[(names.indexOf(tab) + step + names.length) % names.length];
    drawer.value = { tab: to, up };
    document.getElementById(`en-tab-${to}`)?.focus();
  };
  const Panel = TABS[tab];
  return html`
    <aside class=${`en-drawer ${up ? "up" : ""}`} aria-label=${t("entdecker-drawer")}>
      <div class="en-tabs line">
        <div role="tablist" onKeyDown=${arrows}>${names.map((name) =>
          html`
            <button key=${name} type="button" role="tab" class="en-tab" id=${`en-tab-${name}`} aria-selected=${name ===
              tab}
              aria-controls="en-panel" tabindex=${name === tab
                ? 0
                : -1} onClick=${() => (drawer.value = { tab: name, up })}>${t(`entdecker-tab-${name}`)}</button>
          `
        )}</div>
        ${small && html`
          <button type="button" class="btn quiet square" aria-label=${t("close")}
            onClick=${() => (drawer.value = { tab, up: false })}><${Icon} name="close" /></button>
        `}
      </div>
      <div key=${tab} class="en-panel" id="en-panel" role="tabpanel" aria-labelledby=${`en-tab-${tab}`} tabindex="0">
        ${(up || !small) && html`<${Panel} table=${table} small=${small} />`}</div>
    </aside>
  `;
}

/** Opens the drawer on a small screen. */
export const DrawerButton = () =>
  html`
    <button type="button" class="en-more btn quiet" aria-expanded=${drawer.value.up}
      onClick=${() => (drawer.value = { ...drawer.value, up: !drawer.value.up })}>${t(
        "entdecker-drawer-open",
      )}<${Icon} name="back" /></button>
  `;
