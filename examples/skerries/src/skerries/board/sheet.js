// Skerries: the score sheet with its arithmetic.
import { html } from "../../../web/kit/dom.js";
import { figure } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { kindName, who } from "./words.js";

/** @param {{ table: import("../../../web/kit/board.d.ts").Table }} props */
export const Sheet = ({ table }) =>
  html`
    <div class="sk-sheet">${[0, 1].map((seat) =>
      html`
        <table key=${seat}>
          <caption><${Chip} seat=${seat} /> ${who(table, seat)}</caption>
          <tbody>${table.view.receipt.lines[seat].map((/** @type {any} */ line) =>
            html`
              <tr key=${line.kind}>
                <th scope="row">${kindName(line.kind)}</th>
                <td>${line.count} × ${line.bonus ? `(${figure(line.each)} + ${line.bonus})` : figure(line.each)}</td>
                <td><b>${figure(line.points)}</b></td>
              </tr>
            `
          )}</tbody>
          <tfoot>
            <tr>
              <th scope="row">${t("skerries-total")}</th>
              <td>${t("skerries-squares", { squares: table.view.receipt.squares[seat] })}</td>
              <td><b>${figure(table.view.receipt.totals[seat])}</b></td>
            </tr>
          </tfoot>
        </table>
      `
    )}
      ${!table.over && html`<p class="note">${t("skerries-sheet-note")}</p>`}
    </div>
  `;

/** The score in parts: kind by kind. @param {import("../../../web/kit/board.d.ts").Table} table */
export const parts = ({ view: { receipt } }) =>
  receipt.lines[0].map((/** @type {any} */ { kind }, /** @type {number} */ at) => {
    const lines = receipt.lines.map((/** @type {any[]} */ each) => each[at]);
    return {
      name: kindName(kind),
      points: lines.map((/** @type {any} */ line) => line.points),
      sums: lines.map((
        /** @type {any} */ line,
      ) => (line.count ? `${line.count} × ${figure(line.each + line.bonus)}` : "")),
    };
  });
