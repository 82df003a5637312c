// The score sheet of Explorers: every source with its arithmetic.
import { html } from "../../../web/kit/dom.js";
import { figure, signed } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { OBJECTS, QUADRANTS } from "./box.js";

/** @import { BoardTable, Sheet as SheetView } from "./types.d.ts" */

/** @param {{ object: string }} props */
const Small = ({ object }) =>
  html`
    <svg class="ex-tiny" viewBox="-1 -1 34 34" aria-hidden="true">
      <use href=${`#o-${OBJECTS[object]}`} x="-1" y="-1" width="34" height="34" />
    </svg>
  `;

/** Provisions as signs; several of a kind as a number and a sign. @param {{ list: string }} props */
function Found({ list }) {
  if (!list) return html`<span class="ex-sum">–</span>`;
  const same = [...list].every((each) => each === list[0]);
  return html`<span class="ex-sum">${
    same && list.length > 1
      ? html`${list.length} <${Small} object=${list[0]} />`
      : [...list].map((each) => html`<${Small} object=${each} />`)
  }</span>`;
}

/** @param {{ title: string, object: string, rows: { key: string | number, title: string, cells: any[], goal?: boolean }[], sums: number[] }} props */
function Part({ title, object, rows, sums }) {
  return html`<tbody>
    <tr class="ex-source"><th scope="rowgroup">${object && html`<${Small} object=${object} />`}${title}</th>${
    sums.map((sum, at) => html`<td key=${at}>${figure(sum)}</td>`)
  }</tr>
    ${
    rows.map(({ key, title: name, cells, goal }) =>
      html`<tr key=${key} class=${goal ? "ex-goal-row" : ""}><th scope="row">${name}</th>
      ${cells.map((cell, at) => html`<td key=${at}>${cell}</td>`)}</tr>`
    )
  }
  </tbody>`;
}

/** @param {{ table: BoardTable }} props */
export function Sheet({ table }) {
  const { view } = table;
  if (!view?.receipt) return null;
  const { sheets, rank } = view.receipt;
  const finished = sheets[0].rounds.length;
  const rounds = Array.from({ length: finished }, (_, at) => at);
  const running = sheets[0].running;
  /** @param {any} part @param {number} points */
  const cell = (part, points) => html`<span class="ex-sum">${part}</span> <b>${figure(points)}</b>`;
  /** @param {number} number */
  const roundName = (number) => t("explorers-sheet-round", { round: number });
  return html`<div class="ex-sheet"><table class=${`n${sheets.length}`}>
    <thead><tr><td></td>${
    sheets.map((_, seat) =>
      html`
        <th key=${seat}
          scope="col"><span class="ex-sheet-who"><${Chip} seat=${seat} /><span class="ex-sheet-name">${table.name(
            seat,
          )}</span></span></th>
      `
    )
  }</tr></thead>
    <${Part} title=${t("explorers-provisions")} object="a" sums=${sheets.map((sheet) => sheet.provisions)}
      rows=${
    rounds.map((at) => ({
      key: at,
      title: roundName(at + 1),
      cells: sheets.map((sheet) =>
        html`<${Found} list=${sheet.rounds[at].provisions} /> <b>${figure(sheet.rounds[at].provision_points)}</b>`
      ),
    }))
  } />
    <${Part} title=${t("explorers-gems")} object="G" sums=${sheets.map((sheet) => sheet.gems)}
      rows=${
    rounds.map((at) => ({
      key: at,
      title: roundName(at + 1),
      cells: sheets.map((sheet) =>
        cell(html`${sheet.rounds[at].gems} <${Small} object="G" />`, sheet.rounds[at].gem_points)
      ),
    }))
  } />
    <${Part} title=${t("explorers-villages")} sums=${sheets.map((sheet) => sheet.village_points)}
      rows=${
    QUADRANTS.map((letter, at) => ({
      key: letter,
      title: t("explorers-village-of", { quadrant: letter }),
      cells: sheets.map((
        sheet,
      ) => (sheet.villages[at] ? cell(`${sheet.villages[at].neighbours}/4`, sheet.villages[at].points) : "–")),
    }))
  } />
    <${Part} title=${t("explorers-temples")} object="T" sums=${sheets.map((sheet) => sheet.temple_points)}
      rows=${
    QUADRANTS.map((letter, at) => ({
      key: letter,
      title: t("explorers-temple-of", { quadrant: letter }),
      cells: sheets.map((sheet) =>
        (sheet.temples[at]?.points ?? null) === null
          ? html`<span class="ex-sum">–</span>`
          : html`<b>${sheet.temples[at].points}</b>`
      ),
    }))
  } />
    ${
    view.achievements.length > 0 && html`
      <${Part} title=${t("explorers-achievements")} sums=${sheets.map((sheet) => sheet.goal_points)}
        rows=${view.achievements.map(({ name }, at) => ({
          key: name,
          goal: true,
          title: t(`explorers-goal-${name.toLowerCase()}`),
          cells: sheets.map((sheet) => {
            const goal = sheet.goals[at];
            return goal ? cell(goal.due ? `${goal.count}/${goal.due}` : goal.count, goal.points) : "–";
          }),
        }))} />
    `
  }
    <tbody><tr class="ex-total"><th scope="row">${t("explorers-total")}</th>${
    sheets.map((sheet, seat) => html`<td key=${seat}>${figure(sheet.total)}</td>`)
  }</tr></tbody>
    ${
    running && html`
      <tbody class="ex-then">
        <tr class="ex-source">
          <th scope="rowgroup" colspan=${sheets.length + 1}>${t("explorers-sheet-running", {
            round: running.number,
          })}</th>
        </tr>
        <tr><th scope="row">${t("explorers-provisions")}</th>${sheets.map((sheet, seat) =>
          html`<td key=${seat}><${Found} list=${sheet.running?.provisions ?? ""} /> <b>${
            signed(sheet.running?.provision_points ?? 0)
          }</b></td>`
        )}</tr>
        <tr><th scope="row">${t("explorers-gems")}</th>${sheets.map((sheet, seat) =>
          html`<td key=${seat}><span class="ex-sum">${sheet.running?.gems} <${Small} object="G" /></span> <b>${
            signed(sheet.running?.gem_points ?? 0)
          }</b></td>`
        )}</tr>
        <tr class="ex-total"><th scope="row">${t("explorers-score-then")}</th>${sheets.map((sheet, seat) =>
          html`<td key=${seat}>${figure(sheet.ending)}</td>`
        )}</tr>
      </tbody>
    `
  }
  </table>
  ${rank !== null && html`<p class="note">${t("explorers-rank", { rank })}: <b>${t(`explorers-rank-${rank}`)}</b></p>`}
  <p class="note">${t(view.seats > 1 ? "explorers-sheet-ties" : "explorers-sheet-solo")}</p></div>`;
}
