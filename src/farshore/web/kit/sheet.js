// Score sheets and results: a table with a column for each seat, and the players in the order of the result.
import { html } from "./dom.js";
import { figure } from "./numbers.js";
import { Chip } from "./seats.js";

/** @import { Table } from "./board.d.ts" */

/** A row: its name, then a cell for each seat. @param {{ name: any, cells: any[], title?: string, more?: string, scope?: string }} props */
export const Row = ({ name, cells, title, more = "", scope = "row" }) =>
  html`
    <tr class=${more}>
      <th scope=${scope} title=${title}>${name}</th>
      ${cells.map((cell, at) => html`<td key=${at}>${cell}</td>`)}
    </tr>
  `;

/** What a source of points has brought in all, above the rows that add up to it. @param {{ name: any, sums: number[] }} props */
export const Source = ({ name, sums }) =>
  html`<${Row} more="source" scope="rowgroup" name=${name} cells=${sums.map(figure)} />`;

/** What all rows come to. @param {{ name: string, sums: number[] }} props */
export const Total = ({ name, sums }) => html`<${Row} more="total" name=${name} cells=${sums.map(figure)} />`;

/** A score sheet; its children are bodies of a table. @param {{ table: Table, seats: number, children?: any }} props */
export const ScoreTable = ({ table, seats, children }) =>
  html`
    <table class=${`sheet n${seats}`}>
      <thead>
        <tr>
          <td></td>
          ${Array.from({ length: seats }, (_, seat) =>
            html`
              <th key=${seat} scope="col">
                <span class="line"><${Chip} seat=${seat} /><span class="ellipsis">${table.name(seat)}</span></span>
              </th>
            `)}
        </tr>
      </thead>
      ${children}
    </table>
  `;

/** Seats in the order of the result. @param {Table} table @param {number[]} totals */
function order({ about: { ranks } }, totals) {
  return totals.map((_, seat) => seat).sort((one, other) =>
    ranks ? ranks[one] - ranks[other] : totals[other] - totals[one]
  );
}

/**
 * The result: each player with a bar of points.
 * @param {object} props
 * @param {Table} props.table
 * @param {number[]} props.totals
 * @param {(seat: number) => number[]} props.parts of which a bar is made
 * @param {(seat: number) => string} [props.title] what the parts are
 */
export function Ranking({ table, totals, parts, title }) {
  const most = Math.max(...totals, 1);
  return html`<ol class="ranking">${
    order(table, totals).map((seat) =>
      html`
        <li key=${seat}>
          <${Chip} seat=${seat} /><span class="ellipsis">${table.name(seat)}</span>
          <span class="meter" title=${title?.(seat)}>${parts(seat).map((part, at) =>
            html`<i key=${at} style=${{ width: `${(part / most) * 100}%` }}></i>`
          )}</span><b>${figure(totals[seat])}</b>
        </li>
      `
    )
  }</ol>`;
}
