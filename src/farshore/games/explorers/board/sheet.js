// The score sheet of Explorers: every source with its arithmetic.
import { html } from "../../../web/kit/dom.js";
import { Drawing } from "../../../web/kit/map.js";
import { figure, signed } from "../../../web/kit/numbers.js";
import { Row, ScoreTable, Source, Total } from "../../../web/kit/sheet.js";
import { t } from "../../../web/kit/texts.js";
import { OBJECTS, QUADRANTS } from "./box.js";
import { goalTitle } from "./words.js";

/** @import { BoardTable, Round, Sheet as SheetView } from "./types.d.ts" */

/** @param {{ object: string }} props */
const Small = ({ object }) => html`<${Drawing} name=${`o-${OBJECTS[object]}`} box="-1 -1 34 34" more="ex-tiny" />`;

/** Provisions as signs; several of a kind as a number and a sign. @param {{ list: string }} props */
function Found({ list }) {
  if (!list) return "–";
  const same = [...list].every((each) => each === list[0]);
  return same && list.length > 1
    ? html`${list.length} <${Small} object=${list[0]} />`
    : [...list].map((each) => html`<${Small} object=${each} />`);
}

/** A source of points, and the rows that add up to it. @param {{ title: string, object: string, sums: number[], rows: { key: string | number, name: string, cells: any[], more?: string }[] }} props */
const Part = ({ title, object, rows, sums }) =>
  html`
    <tbody>
      <${Source} name=${html`${object && html`<${Small} object=${object} />`}${title}`} sums=${sums} />
      ${rows.map((row) => html`<${Row} ...${row} />`)}
    </tbody>
  `;

/** @param {{ table: BoardTable }} props */
export function Sheet({ table }) {
  const { view } = table;
  if (!view?.receipt) return null;
  const { sheets, rank } = view.receipt;
  const running = sheets[0].running;
  const none = html`<span class="sum">–</span>`;
  /** @param {any} part @param {string} points */
  const cell = (part, points) => html`<span class="sum">${part}</span> <b>${points}</b>`;
  /** @param {number} number */
  const gems = (number) => html`${number} <${Small} object="G" />`;
  /** A row for each round that is over. @param {(round: Round) => any} inside */
  const byRound = (inside) =>
    sheets[0].rounds.map((_, at) => ({
      key: at,
      name: t("explorers-sheet-round", { round: at + 1 }),
      cells: sheets.map((sheet) => inside(sheet.rounds[at])),
    }));
  /** A row for each quadrant. @param {string} text @param {(sheet: SheetView, at: number) => any} inside */
  const byQuadrant = (text, inside) =>
    QUADRANTS.map((letter, at) => ({
      key: letter,
      name: t(text, { quadrant: letter }),
      cells: sheets.map((sheet) => inside(sheet, at)),
    }));
  return html`
    <div class="ex-sheet">
      <${ScoreTable} table=${table} seats=${sheets.length}>
        <${Part} title=${t("explorers-provisions")} object="a" sums=${sheets.map((sheet) => sheet.provisions)}
          rows=${byRound((round) =>
            cell(html`<${Found} list=${round.provisions} />`, figure(round.provision_points))
          )} />
        <${Part} title=${t("explorers-gems")} object="G" sums=${sheets.map((sheet) => sheet.gems)}
          rows=${byRound((round) => cell(gems(round.gems), figure(round.gem_points)))} />
        <${Part} title=${t("explorers-villages")} sums=${sheets.map((sheet) => sheet.village_points)}
          rows=${byQuadrant(
            "explorers-village-of",
            ({ villages }, at) =>
              villages[at] ? cell(`${villages[at].neighbours}/4`, figure(villages[at].points)) : "–",
          )} />
        <${Part} title=${t("explorers-temples")} object="T" sums=${sheets.map((sheet) => sheet.temple_points)}
          rows=${byQuadrant(
            "explorers-temple-of",
            ({ temples }, at) => (temples[at]?.points ?? null) === null ? none : html`<b>${temples[at].points}</b>`,
          )} />
        ${view.achievements.length > 0 && html`
          <${Part} title=${t("explorers-achievements")} sums=${sheets.map((sheet) => sheet.goal_points)}
            rows=${view.achievements.map(({ name }, at) => ({
              key: name,
              more: "ex-goal-row",
              name: goalTitle(name),
              cells: sheets.map(({ goals: { [at]: goal } }) =>
                goal ? cell(goal.due ? `${goal.count}/${goal.due}` : goal.count, figure(goal.points)) : "–"
              ),
            }))} />
        `}
        <tbody><${Total} name=${t("explorers-total")} sums=${sheets.map((sheet) => sheet.total)} /></tbody>
        ${running && html`
          <tbody class="ex-then">
            <tr class="source">
              <th scope="rowgroup" colspan=${sheets.length + 1}>${t("explorers-sheet-running", {
                round: running.number,
              })}</th>
            </tr>
            <${Row} name=${t("explorers-provisions")} cells=${sheets.map((sheet) =>
              cell(
                html`<${Found} list=${sheet.running?.provisions ?? ""} />`,
                signed(sheet.running?.provision_points ?? 0),
              )
            )} />
            <${Row} name=${t("explorers-gems")} cells=${sheets.map((sheet) =>
              cell(gems(sheet.running?.gems ?? 0), signed(sheet.running?.gem_points ?? 0))
            )} />
            <${Total} name=${t("explorers-score-then")} sums=${sheets.map((sheet) => sheet.ending)} />
          </tbody>
        `}<//>
      ${rank !== null &&
        html`<p class="note">${t("explorers-rank", { rank })}: <b>${t(`explorers-rank-${rank}`)}</b></p>`}
      <p class="note">${t(view.seats > 1 ? "explorers-sheet-ties" : "explorers-sheet-solo")}</p></div>
  `;
}

/** The score in parts: round by round, then what is counted at the end. @param {BoardTable} table @returns {import("../../../web/kit/board.d.ts").Part[]} */
export function parts({ view: { receipt: { sheets }, achievements } }) {
  const rounds = sheets[0].rounds.map((_, at) => ({
    name: t("explorers-sheet-round", { round: at + 1 }),
    points: sheets.map(({ rounds: { [at]: round } }) => round.provision_points + round.gem_points),
    sums: sheets.map(({ rounds: { [at]: round } }) =>
      round.provisions || round.gems
        ? html`${[...round.provisions].map((each) => html`<${Small} object=${each} />`)}${
          round.gems > 0 && html`<span class="ex-gems-counted">${round.gems}<${Small} object="G" /></span>`
        }`
        : ""
    ),
  }));
  /** @param {string} name @param {(sheet: SheetView) => number} points @param {(sheet: SheetView) => string} of */
  const source = (name, points, of) => ({ name: t(name), points: sheets.map(points), sums: sheets.map(of) });
  /** What something is the sum of; the same over and over as a product. @param {number[]} numbers */
  const sumOf = (numbers) => {
    const some = numbers.filter(Boolean);
    const alike = some.length > 2 && some.every((each) => each === some[0]);
    return alike ? `${some.length} × ${some[0]}` : some.join(" + ");
  };
  return [
    ...rounds,
    source(
      "explorers-villages",
      (sheet) => sheet.village_points,
      ({ villages }) => sumOf(villages.map((each) => each.points)),
    ),
    source(
      "explorers-temples",
      (sheet) => sheet.temple_points,
      ({ temples }) => sumOf(temples.map((each) => each.points ?? 0)),
    ),
    ...(achievements.length
      ? [source(
        "explorers-achievements",
        (sheet) => sheet.goal_points,
        ({ goals }) => sumOf(goals.map((each) => each.points)),
      )]
      : []),
  ];
}

/** Alone: the ranks, and from how many points on each is reached. @param {BoardTable} table */
export const ladder = ({ view: { receipt } }) =>
  receipt.ranks.length ? receipt.ranks.map((from, at) => ({ name: t(`explorers-rank-${at + 1}`), from })) : null;
