// Panels of Explorers: objects found, temples, achievements, points, cards that are still to come, boards of the others.
import { Dialog } from "../../../web/kit/dialog.js";
import { html, Icon, useState } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { Sparks } from "../../../web/kit/moments.js";
import { figure, signed } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { Ranking } from "../../../web/kit/sheet.js";
import { t } from "../../../web/kit/texts.js";
import { indexOf, objectName, sideName } from "./box.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { Chart, Mini } from "./map.js";
import { hover, marksOfLit, opened, watched } from "./selection.js";
import { explain, goalText, goalTitle } from "./words.js";
import { CardPicture, Thing } from "./parts.js";

/** @import { BoardTable, View } from "./types.d.ts" */

const ROUND = ["I", "II", "III", "IV"];

/** Keys, scrolls and gems of a board, with how many can still be used, and in words. @param {View} view @param {number} seat */
function found(view, seat) {
  const board = view.boards[seat];
  const points = figure(view.receipt.sheets[seat].running?.gem_points ?? board.gems);
  const keys = { found: board.keys, free: board.keys - board.keys_spent };
  const scrolls = { found: board.scrolls, free: board.scrolls - board.scrolls_spent };
  return [
    { object: "K", ...keys, name: t("explorers-keys-have", keys) },
    { object: "S", ...scrolls, name: t("explorers-scrolls-have", scrolls) },
    { object: "G", found: board.gems, free: board.gems, name: t("explorers-gems-have", { gems: board.gems, points }) },
  ];
}

/** Provisions of a round in words. @param {number} round @param {string} list */
const provisionsName = (round, list) =>
  t("explorers-provisions-have", { round, list: [...list].map(objectName).join(", ") || t("explorers-nothing") });

/** The provisions that a round can bring; those that were not found are faint. @param {{ kinds: string, list: string }} props */
function Provisions({ kinds, list }) {
  const rest = [...list];
  return [...kinds].map((kind) => {
    const place = rest.indexOf(kind);
    if (place >= 0) rest.splice(place, 1);
    return html`<${Thing} object=${kind} state=${place >= 0 ? "" : "empty"} />`;
  });
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Resources({ table, seat }) {
  const { view } = table;
  const { running, rounds } = view.receipt.sheets[seat];
  /** @param {string} object */
  const about = (object) => explained(table, () => explain(table, object));
  return html`<section class="ex-resources box" aria-label=${t("explorers-found")}>
    ${
    found(view, seat).map(({ object, found, free, name }) =>
      html`
        <div key=${object} class="ex-track line" role="img" tabindex="0" aria-label=${name} title=${name}
          ...${about(object)}>
          ${Array.from({ length: facts.slots[object] }, (_, at) =>
            html`<${Thing} key=${at} object=${object} state=${
              at < found - free ? "spent" : at < found ? "" : "empty"
            } />`)}
          ${object === "G" && running && html`<b class="ex-worth">${signed(running.gem_points)}</b>`}
        </div>
      `
    )
  }
    <div class="ex-provisions">${
    view.boards[seat].provisions.map((list, at) => {
      const now = running?.number === at + 1 ? running : null;
      const name = provisionsName(at + 1, list);
      const points = rounds[at]?.provision_points ?? now?.provision_points ?? null;
      return html`
        <div key=${at} class=${`ex-column ${now ? "now" : ""}`} role="img" tabindex="0" aria-label=${name} title=${name}
          ...${about("a")}>
          <span class="ex-kinds"><${Provisions} kinds=${view.larder[at]} list=${list} />${!view.larder[at] &&
            "–"}</span>
          <b>${points === null ? html`<span class="ex-dim">${ROUND[at]}</span>` : signed(points)}</b>
        </div>
      `;
    })
  }</div>
  </section>`;
}

/** The same in one line, for phones. @param {{ table: BoardTable, seat: number }} props */
export function Pocket({ table, seat }) {
  const { view } = table;
  const { running, total } = view.receipt.sheets[seat];
  return html`
    <div class="ex-pocket line">
        ${found(view, seat).map(({ object, free, name }) =>
          html`
            <span key=${object} role="img" aria-label=${name} class=${`line ${free ? "" : "none"}`}
              ...${explained(table, () => explain(table, object))}><${Thing} object=${object} />${free}</span>
          `
        )}
        ${running && html`
          <span class="ex-pocket-now line" role="img" aria-label=${provisionsName(running.number, running.provisions)}>
            <${Provisions} kinds=${view.larder[running.number - 1]} list=${running.provisions} />${signed(
              running.provision_points,
            )}</span>
        `}
        <span class="ex-pocket-sum line"><span class="ex-label">${t("explorers-score-now")}</span><b>${figure(
          total,
        )}</b></span></div>
  `;
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Temples({ table, seat }) {
  const { view } = table;
  return html`<section class="ex-temples box" aria-label=${t("explorers-temples")}>
    ${
    view.temples.map((temple) => {
      const who = view.receipt.sheets.map((sheet) =>
        sheet.temples.find((each) => each.quadrant === temple.quadrant)?.points ?? null
      );
      const mine = who[seat];
      const name = mine !== null
        ? t("explorers-temple-mine", { quadrant: temple.quadrant, points: mine })
        : temple.points !== null
        ? t("explorers-temple-open", {
          quadrant: temple.quadrant,
          points: temple.points,
          square: temple.square,
          bonus: temple.bonus ?? 0,
        })
        : t("explorers-temple-shut", { quadrant: temple.quadrant });
      return html`
        <button key=${temple.quadrant} type="button" class=${`ex-temple item column ${
          mine !== null ? "mine" : ""
        }`} aria-label=${name} title=${name}
          onClick=${() => (table.shown.value = explain(table, temple.square))} onPointerEnter=${() => (hover.value =
            indexOf(temple.square))} onPointerLeave=${() => (hover.value = null)}>
          <span class="ex-temple-top line"><i>${temple
            .quadrant}</i>${mine === null
            ? html`<${Thing} object="T" state=${temple.points === null ? "empty" : ""} />`
            : html`<${Icon} name="confirm" />`}
                <b>${mine === null ? temple.points ?? "–" : signed(mine)}</b></span><${Sparks} happened=${who.some((
                  points,
                ) => points !== null)} />
          <span class="ex-temple-who">${mine === null && temple.bonus !== null && temple.points !== null
            ? html`<span class="ex-bonus line">+${temple.bonus}<svg viewBox="0 0 16 16"><path d="M3 3l10 10m0-10l-10 10" /></svg></span>`
            : null}
                  ${who.map((
                    points,
                    at,
                  ) => (points === null || view.seats === 1 ? null : html`<${Chip} key=${at} seat=${at} />`))}</span>
        </button>
      `;
    })
  }</section>`;
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Goals({ table, seat }) {
  const { view } = table;
  if (!view.achievements.length) return null;
  return html`<section class="ex-goals box column" aria-label=${t("explorers-achievements")}>
    ${
    view.achievements.map(({ name, points }) => {
      const goal = view.receipt.sheets[seat].goals.find((each) => each.name === name) ??
        { count: 0, due: 0, points: 0 };
      return html`<button key=${name} type="button" class="ex-goal item line" title=${
        goalText(name)
      } onClick=${() => (table.shown.value = { title: goalTitle(name), text: goalText(name) })}>
        <span class="ex-goal-title">${goalTitle(name)}</span>
        ${points !== null && !goal.points && html`<span class="ex-race">${t("explorers-race-now", { points })}</span>`}
        <span class="ex-goal-count">${goal.due ? `${goal.count}/${goal.due}` : goal.count}</span><b>${
        figure(goal.points)
      }</b></button>`;
    })
  }</section>`;
}

/** Up to three achievements by their names; given as the option is written. @param {{ option: import("../../../web/types.d.ts").OptionInfo, onPick: (value: string) => void }} props */
export function GoalPicker({ option, onPick }) {
  const [picked, setPicked] = useState(/** @type {string[]} */ ([]));
  /** @param {string} name */
  const toggle = (name) => {
    const now = facts.achievements.filter((each) => (each === name) !== picked.includes(each));
    setPicked(now);
    onPick(now.join(",") || option.default);
  };
  return html`<div class="ex-goal-picker" role="group" aria-label=${t("explorers-achievements")}>${
    facts.achievements.map((name) =>
      html`<label key=${name} class="check line">
    <input type="checkbox" name=${name} checked=${picked.includes(name)} disabled=${
        picked.length >= facts.most_achievements && !picked.includes(name)
      } onChange=${() => toggle(name)} />
    <span>${goalTitle(name)} <span class="note">${goalText(name)}</span></span></label>`
    )
  }</div>`;
}

/** Alone: the rank reached, and how far the next one is. @param {{ rank: number, ranks: number[], total: number }} props */
function Rank({ rank, ranks, total }) {
  const [from, to] = [ranks[rank - 1], ranks[rank]];
  return html`
    <div class="ex-rank">
      <span class="ex-label">${t("explorers-rank", { rank })}</span>
      ${to !== undefined && html`<small>${t("explorers-rank-next", { points: to - total })}</small>`}
      <strong>${t(`explorers-rank-${rank}`)}</strong>
      ${to !== undefined &&
        html`<span class="meter"><i style=${{ width: `${(100 * (total - from)) / (to - from)}%` }}></i></span>`}
    </div>
  `;
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Score({ table, seat }) {
  const { view } = table;
  const sheet = view.receipt.sheets[seat];
  const { rank, ranks } = view.receipt;
  if (view.phase === "over" && opened.value === null) return null;
  return html`
    <section class="ex-score box">
        <span><span class="ex-label">${t("explorers-score-now")}</span><b>${figure(sheet.total)}</b></span>
        ${sheet.running &&
          html`<span title=${t("explorers-score-then-text")}><span class="ex-label">${
            t("explorers-score-then")
          }</span><b>${figure(sheet.ending)}</b></span>`}
        ${rank !== null && html`<${Rank} rank=${rank} ranks=${ranks} total=${sheet.total} />`}
      </section>
  `;
}

/** What each seat has marked in the turn that was closed last, from what was heard. @param {BoardTable} table */
function newsOf(table) {
  const { view } = table;
  const heard = table.heard.value;
  const found = view.boards.map(() => new Set());
  let cards = view.phase === "over" ? 1 : 0;
  for (let at = heard.length - 1; at >= 0 && cards < 2; at--) {
    const { text = "", seat = 0 } = heard[at];
    if (text.startsWith("card ")) cards++;
    else if (cards === 1 && text.startsWith("mark ")) found[seat]?.add(text.slice(5));
  }
  return found;
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Others({ table, seat }) {
  const { view } = table;
  const news = newsOf(table);
  if (view.seats === 1 || !view.ground.length) return null;
  const others = view.boards.map((_, at) => at).filter((at) => at !== seat);
  return html`<section class=${`ex-others n${others.length}`} aria-label=${t("explorers-others")}>
    ${
    others.map((at) =>
      html`
        <button key=${at} type="button" class="ex-other box column" aria-label=${t("explorers-open-board", {
          name: table.name(at),
          points: view.receipt.totals[at],
        })}
          title=${t("explorers-open-board", { name: table.name(at), points: view.receipt.totals[at] })}
          onClick=${() => (table.seat === null
            ? (watched.value = at)
            : (opened.value = { id: table.id, seat: at }))}><${Mini} view=${view} seat=${at} news=${news[
              at
            ]} lit=${marksOfLit(table).filter((each) => each.seat === at).map((each) => each.at)} />
              <span class="ex-other-name line"><${Chip} seat=${at} /><span class="ellipsis">${table.name(
                at,
              )}</span><b>${figure(
                view.receipt.totals[at],
              )}</b></span></button>
      `
    )
  }
  </section>`;
}

/** @param {{ table: BoardTable }} props */
export function Large({ table }) {
  if (opened.value?.id !== table.id) return null;
  const { seat } = opened.value;
  const { view } = table;
  return html`
    <${Dialog} title=${t("explorers-map-of", {
      who: "other",
      name: table.name(seat),
    })} onClose=${() => (opened.value = null)}>
      <div class="ex-large">
        <${Chart} view=${view} seat=${seat} small=${innerWidth < 560} />
        <div class="column">
          <${Resources} table=${table} seat=${seat} />
          <${Score} table=${table} seat=${seat} />
        </div>
      </div>
      <//>
  `;
}

/** The end: who has how much. @param {{ table: BoardTable }} props */
export function Result({ table }) {
  const { totals, rank } = table.view.receipt;
  const least = Math.max(...totals, 1) / 50; // so that there is a bar to see
  return html`
    <section class="ex-result">
      <h2>${t("explorers-result")}</h2>
      ${rank !== null &&
        html`<p class="ex-result-rank row"><b>${t(`explorers-rank-${rank}`)}</b><span
          class="note">${t("explorers-rank", { rank })}</span></p>`}
      <${Ranking} table=${table} totals=${totals} parts=${(/** @type {number} */ seat) => [
        Math.max(totals[seat], least),
      ]} />
    </section>
  `;
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Watch({ table, seat }) {
  if (table.seat !== null || table.view.seats === 1) return null;
  return html`<div class="ex-watch row" role="group" aria-label=${t("explorers-watch")}>${
    table.view.boards.map((_, at) =>
      html`
        <button key=${at} class="btn tonal small" aria-pressed=${at === seat}
          onClick=${() => (watched.value = at)}><${Chip} seat=${at} />${table.name(at)}</button>
      `
    )
  }</div>`;
}

/** @param {number} number */
const cardName = (number) =>
  t("explorers-card-name", { one: sideName(facts.cards[number - 1][0]), two: sideName(facts.cards[number - 1][1]) });

/** @param {{ view: View }} props */
export function Unseen({ view }) {
  if (view.phase === "over") return null;
  if (!["option", "marks", "card"].includes(view.phase) || view.cards_left.length < 2) {
    return html`<div class="ex-unseen"></div>`; // keeps the place
  }
  return html`
    <div class="ex-unseen line" role="group" aria-label=${t("explorers-unseen", {
      list: view.cards_left.map(cardName).join("; "),
    })}
      title=${t("explorers-unseen-text", { cards: Math.max(0, view.cards_left.length - 1) })}>
        <span class="ex-label">${t("explorers-unseen-label")}</span>
        <span class="ex-cards">${view.cards_left.map((number) =>
          html`<${CardPicture} key=${number} number=${number} motion=${`card-${number}`} />`
        )}</span></div>
  `;
}
