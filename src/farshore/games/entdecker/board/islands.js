// Islands of Die neuen Entdecker: a list of those that are still open, and one looked at closely.
import { html, Icon } from "../../../web/kit/dom.js";
import { figure } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { Piece } from "./map.js";
import { inspected } from "./choices.js";
import { islandAt, sceneOf } from "./view.js";
import { islandText } from "./words.js";

/** @import { BoardTable, Island, View } from "./types.d.ts" */
/** @import { Shore } from "./view.js" */

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
  const seats = island.ranks.map((rank, seat) => ({ rank, seat })).filter(({ rank }) => rank).sort((one, other) =>
    one.rank - other.rank
  );
  if (!seats.length) return html`<p class="note">${t("entdecker-island-nobody")}</p>`;
  return html`<ul class="en-shares">${
    seats.map(({ rank, seat }) =>
      html`<li key=${seat}><${Chip} seat=${seat} /><span class="en-share-name">${table.name(seat)}</span>
    <span class="en-share-units">${
        island.units.filter((unit) => unit.seat === seat).map((unit, at) =>
          html`<${Piece} key=${at} seat=${seat} unit=${unit.kind} />`
        )
      }</span>
    <span class="en-rank">${t("rank", { rank })}</span><b>${figure(island.points[seat])}</b></li>`
    )
  }</ul>`;
}

/** @param {{ table: BoardTable, above?: boolean }} props */
export function Inspector({ table, above }) {
  const island = lookedAt(table.view);
  if (!island) return null;
  return html`
    <section class=${`en-panel en-inspector ${above ? "above" : ""}`} aria-label=${t("entdecker-island")}>
      <div class="en-inspector-head"><h2>${t("entdecker-island-of", { cell: island.first })}</h2>
          <button type="button" class="button quiet square small" aria-label=${t("close")} onClick=${() =>
            look(null)}><${Icon} name="close" /></button></div>
      <p class="en-island-sum"><b>${island.bonus
        ? `${island.cells.length} + ${island.bonus} = ${island.value}`
        : island.value}</b>
          <span>${t(island.scored ? "entdecker-island-scored" : "entdecker-island-open", {
            open: island.open,
          })}</span></p>
      <${Shares} table=${table} island=${island} />
    </section>
  `;
}

/** Islands with somebody on them that are not yet scored, in the end those that were; the most valuable first. @param {{ table: BoardTable }} props */
export function Islands({ table }) {
  const { view } = table;
  const over = view.phase === "over";
  const open = sceneOf(view).islands.filter((
    island,
  ) => (over ? island.scored : !island.scored && (island.units.length || island.bonus || island.number))).sort((
    one,
    other,
  ) => other.value - one.value);
  const now = lookedAt(view);
  const { legal } = table;
  return html`<section class="en-panel en-islands" aria-label=${t("entdecker-islands")}><h2>${
    t("entdecker-islands")
  }</h2>
    ${open.length === 0 && html`<p class="note">${t("entdecker-islands-none")}</p>`}
    <ul>${
    open.map((island) => {
      const order = island.number !== null && legal.value.has(`island ${island.number}`)
        ? `island ${island.number}`
        : null;
      return html`<li key=${island.first}><button type="button" class=${`en-island ${
        order ? "en-lit" : ""
      }`} aria-pressed=${island === now}
        aria-label=${[t("entdecker-island-of", { cell: island.first }), islandText(table, island)].join(". ")}
        onClick=${() => {
        if (order) return table.act(order);
        look(island === now ? null : island);
        return document.querySelector(".en.strip .en-map")?.scrollIntoView({ block: "nearest", behavior: "smooth" });
      }}>
        <span class="en-island-name">${island.first}</span><b>${island.value}</b>
        ${
        !over &&
        html`<span class="en-coasts" title=${
          t("entdecker-island-open", { open: island.open })
        }><i></i>${island.open}</span>`
      }
        <span class="en-island-seats">${
        island.ranks.map((rank, seat) => ({ rank, seat })).filter(({ rank }) => rank).sort((one, other) =>
          one.rank - other.rank
        )
          .map(({ seat }) => html`<span key=${seat}><${Chip} seat=${seat} />${figure(island.points[seat])}</span>`)
      }</span></button></li>`;
    })
  }</ul></section>`;
}
