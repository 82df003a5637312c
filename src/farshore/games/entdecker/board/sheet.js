// The score sheet of Die neuen Entdecker: every island and every hut with its arithmetic.
import { html } from "../../../web/kit/dom.js";
import { figure } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { Piece } from "./map.js";

/** @import { BoardTable } from "./types.d.ts" */

/** @param {{ name: any, title?: string, cells: any[] }} props */
const Row = ({ name, title, cells }) =>
  html`<tr><th scope="row" title=${title}>${name}</th>${
    cells.map((cell, at) => html`<td key=${at}>${cell}</td>`)
  }</tr>`;

/** @param {{ table: BoardTable }} props */
export function Sheet({ table }) {
  const { view } = table;
  if (!view?.receipt) return null;
  const { islands, huts, island_points: fromIslands, hut_points: fromHuts, totals } = view.receipt;
  const seats = totals.map((_, seat) => seat);
  /** @param {string} name @param {number[]} sums */
  const source = (name, sums) =>
    html`<tr class="en-source"><th scope="rowgroup">${name}</th>${
      sums.map((sum, at) => html`<td key=${at}>${figure(sum)}</td>`)
    }</tr>`;
  /** @param {number} rank @param {number} points */
  const share = (
    rank,
    points,
  ) => (rank
    ? html`<b>${figure(points)}</b> <span class="en-sum">(${t("rank", { rank })})</span>`
    : html`<span class="en-sum">–</span>`);
  return html`<div class="en-sheet"><table class=${`n${seats.length}`}>
    <thead><tr><td></td>${
    seats.map((seat) =>
      html`
        <th key=${seat}
          scope="col"><span class="en-sheet-who"><${Chip} seat=${seat} /><span class="en-sheet-name">${table.name(
            seat,
          )}</span></span></th>
      `
    )
  }</tr></thead>
    <tbody>${source(t("entdecker-islands"), fromIslands)}
      ${
    islands.map((island) =>
      html`
        <${Row} key=${island.first} name=${html`${island.first} <span class="en-sum">(${
          island.bonus ? `${island.tiles} + ${island.bonus} = ${island.value}` : island.value
        })</span>`}
          title=${t("entdecker-island-of", { cell: island.first })} cells=${seats.map((seat) =>
            share(island.ranks[seat], island.points[seat])
          )} />
      `
    )
  }</tbody>
    ${
    view.phase === "over"
      ? html`<tbody>${source(t("entdecker-huts"), fromHuts)}
      ${
        huts.map((hut) =>
          html`
            <${Row} key=${hut.hut} name=${html`${
              t("entdecker-hut", { number: hut.hut })
            } <span class="en-sum">(${hut.token})</span>`}
              cells=${seats.map((seat) => (hut.counts[seat]
                ? html`
                  <b>${hut.winner === seat ? hut.token : 0}</b> <span class="en-sum en-sheet-scouts"
                    title=${t("entdecker-sheet-scouts", {
                      scouts: hut.counts[seat],
                      space: hut.nearest[seat] ?? 0,
                    })}>${hut.counts[seat]}<${Piece} seat=${seat} unit="scout" /></span>
                `
                : html`<span class="en-sum">–</span>`)
              )} />
          `
        )
      }</tbody>`
      : null
  }
    <tbody><tr class="en-total"><th scope="row">${t("entdecker-total")}</th>${
    totals.map((sum, seat) => html`<td key=${seat}>${figure(sum)}</td>`)
  }</tr>
      <tr><th scope="row">${t("entdecker-gold-name")}</th>${
    seats.map((seat) => html`<td key=${seat}>${view.players[seat].gold}</td>`)
  }</tr></tbody>
  </table>
  ${islands.length === 0 && html`<p class="note">${t("entdecker-sheet-none")}</p>`}
  <p class="note">${t(view.phase === "over" ? "entdecker-sheet-ties" : "entdecker-sheet-later")}</p></div>`;
}

/** The end: who has how much, and of what. @param {{ table: BoardTable }} props */
export function Result({ table }) {
  const { view } = table;
  const { totals, island_points: islands, hut_points: huts } = view.receipt;
  const most = Math.max(...totals, 1);
  const order = totals.map((_, seat) => seat).sort((
    one,
    other,
  ) => (table.about.ranks ? table.about.ranks[one] - table.about.ranks[other] : totals[other] - totals[one]));
  return html`
    <section class="en-panel en-result" aria-label=${t("entdecker-result")}>
      <h2>${t("entdecker-result")}</h2>
      <ol>${order.map((seat) =>
        html`<li key=${seat}><${Chip} seat=${seat} /><span class="en-result-name">${table.name(seat)}</span>
      <span class="en-bar" title=${
          t("entdecker-result-parts", { islands: islands[seat], huts: huts[seat] })
        }><i style=${{ width: `${(islands[seat] / most) * 100}%` }}></i><i style=${{
          width: `${(huts[seat] / most) * 100}%`,
        }}></i></span><b>${figure(totals[seat])}</b></li>`
      )}</ol>
      <p class="en-legend"><i></i>${t("entdecker-islands")}<i></i>${t("entdecker-huts")}</p>
    </section>
  `;
}
