// The score sheet of Die neuen Entdecker: every island and every hut with its arithmetic.
import { html } from "../../../web/kit/dom.js";
import { figure } from "../../../web/kit/numbers.js";
import { Ranking, Row, ScoreTable, Source, Total } from "../../../web/kit/sheet.js";
import { t } from "../../../web/kit/texts.js";
import { chartOf, frameOf, Piece } from "./map.js";
import { letters } from "./selection.js";
import { islandName } from "./words.js";

/** @import { BoardTable, HutSheet, View } from "./types.d.ts" */

/** @param {{ table: BoardTable }} props */
export function Sheet({ table }) {
  const { view } = table;
  if (!view?.receipt) return null;
  const { islands, huts, island_points: fromIslands, hut_points: fromHuts, totals } = view.receipt;
  const seats = totals.map((_, seat) => seat);
  const none = html`<span class="sum">–</span>`;
  return html`
    <div class="en-sheet">
      <${ScoreTable} table=${table} seats=${seats.length}>
        <tbody><${Source} name=${t("entdecker-islands")} sums=${fromIslands} />
          ${islands.map(({ first, bonus, tiles, value, ranks, points }) =>
            html`
              <${Row} key=${first} title=${islandName(first)}
                name=${html`${letters.value ? first : t("entdecker-island")} <span class="sum">(${
                  bonus ? `${tiles} + ${bonus} = ${value}` : value
                })</span>`}
                cells=${seats.map((seat) =>
                  ranks[seat]
                    ? html`<b>${figure(points[seat])}</b> <span class="sum">(${
                      t("rank", { rank: ranks[seat] })
                    })</span>`
                    : none
                )} />
            `
          )}</tbody>
        ${view.phase === "over" && html`<tbody><${Source} name=${t("entdecker-huts")} sums=${fromHuts} />
      ${
          huts.map((sheet) => ({ sheet, ...sheet })).map(({ sheet, hut, token, winner, counts, nearest }) =>
            html`
              <${Row} key=${hut} name=${html`${
                t("entdecker-hut", { number: hut })
              } <span class="sum">(${token})</span>`}
                cells=${seats.map((seat) => (counts[seat]
                  ? html`
                    <b>${winner === seat ? token : 0}</b> <span class="sum"
                      title=${t("entdecker-sheet-scouts", {
                        scouts: counts[seat],
                        space: nearest[seat] ?? 0,
                      })}><${Scouts} view=${view} sheet=${sheet} seat=${seat} /></span>
                  `
                  : none)
                )} />
            `
          )
        }</tbody>`}
        <tbody><${Total} name=${t("entdecker-total")} sums=${totals} />
          <${Row} name=${t("entdecker-gold-name")} cells=${seats.map((seat) => view.players[seat].gold)} /></tbody><//>
      ${islands.length === 0 && html`<p class="note">${t("entdecker-sheet-none")}</p>`}
      <p class="note">${t(view.phase === "over" ? "entdecker-sheet-ties" : "entdecker-sheet-later")}</p></div>
  `;
}

/** The end: who has how much, and of what. @param {{ table: BoardTable }} props */
export function Result({ table }) {
  const { totals, island_points: islands, hut_points: huts } = table.view.receipt;
  return html`
    <section class="en-result" aria-label=${t("entdecker-result")}>
      <h2>${t("entdecker-result")}</h2>
      <${Ranking} table=${table} totals=${totals} parts=${(/** @type {number} */ seat) => [islands[seat], huts[seat]]}
        title=${(/** @type {number} */ seat) =>
          t("entdecker-result-parts", { islands: islands[seat], huts: huts[seat] })} />
      <p class="en-legend line"><i></i>${t("entdecker-islands")}<i></i>${t("entdecker-huts")}</p>
    </section>
  `;
}

/** Where an island is: a small chart of the sea, lying as the map does, with only this island. @param {{ view: View, first: string, tiles: number }} props */
export function Where({ view, first, tiles }) {
  const chart = chartOf(!letters.value, 0, 0); // the map has letters unless it is turned
  const { width, height } = chart.box;
  // Two islands may begin on the same strait.
  const cells = view.islands.find((island) => island.first === first && island.cells.length === tiles)?.cells ?? [];
  const land = cells.map((name) => {
    const { x, y } = frameOf(chart, name);
    return `M${x} ${y}h64v64h-64z`;
  }).join("");
  return html`
    <svg class="en-where" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
      <path d=${land} />
    </svg>
  `;
}

/** Scouts of a seat on the path of a hut: how many they count as, chief scouts among them, and whether the nearest won a tie. @param {{ view: View, sheet: HutSheet, seat: number }} props */
function Scouts({ view, sheet: { hut, counts, winner }, seat }) {
  const chiefs = counts[seat] - view.huts[hut - 1].path.filter((scout) => scout?.seat === seat).length;
  const tied = seat === winner && counts.some((count, other) => other !== seat && count === counts[seat]);
  return html`<span class="en-sheet-scouts">${counts[seat]}<${Piece} seat=${seat} unit="scout" />${
    chiefs > 0 && ` (${chiefs}×2)`
  }${tied && ` ${t("entdecker-nearest")}`}</span>`;
}

/** The score in parts: island by island, then the huts. @param {BoardTable} table @returns {import("../../../web/kit/board.d.ts").Part[]} */
export function parts({ view }) {
  const { islands, huts, totals } = view.receipt;
  return [
    ...islands.map(({ first, tiles, bonus, ranks, points }) => ({
      group: t("entdecker-islands"),
      name: t(bonus ? "entdecker-part-island-sum" : "entdecker-part-island", { tiles, bonus }) +
        (letters.value ? ` (${first})` : ""),
      where: html`<${Where} view=${view} first=${first} tiles=${tiles} />`,
      points,
      sums: ranks.map((rank) => (rank ? t("rank", { rank }) : "")),
    })),
    ...huts.filter(({ winner }) => winner !== null).map((sheet) => ({ sheet, ...sheet })).map((
      { sheet, hut, token, winner, counts },
    ) => ({
      group: t("entdecker-huts"),
      name: t("entdecker-hut", { number: hut }),
      points: totals.map((_, seat) => (seat === winner ? token : 0)),
      sums: counts.map((count, seat) => count ? html`<${Scouts} view=${view} sheet=${sheet} seat=${seat} />` : ""),
    })),
  ];
}
