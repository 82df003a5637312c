// What lies round the map of Explorers: what one has found, temples, races, points, cards to come, other boards.
import { Dialog } from "../../../web/kit/dialog.js";
import { html, Icon } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { figure, signed } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { indexOf, objectName, sideName } from "./box.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { Chart, Mini } from "./map.js";
import { hover, marksOfLit, opened, watched } from "./choices.js";
import { explain, goalText, goalTitle } from "./words.js";
import { CardPicture, Thing } from "./parts.js";

/** @import { BoardTable, View } from "./types.d.ts" */

const ROUND = ["I", "II", "III", "IV"];

/** @param {{ object: string, all: number, found: number, spent?: number }} props */
function Slots({ object, all, found, spent = 0 }) {
  return Array.from(
    { length: all },
    (_, at) => html`<${Thing} key=${at} object=${object} state=${at < spent ? "spent" : at < found ? "" : "empty"} />`,
  );
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Resources({ table, seat }) {
  const { view } = table;
  const board = view.boards[seat];
  const running = view.receipt.sheets[seat].running;
  /** @param {string} object */
  const about = (object) => () => explain(table, object);
  /** @param {string} object @param {string} name @param {any} children */
  const row = (object, name, children) =>
    html`<div class="ex-track" role="img" tabindex="0" aria-label=${name} title=${name} ...${
      explained(table, about(object))
    }>${children}</div>`;
  return html`<section class="ex-panel ex-resources" aria-label=${t("explorers-found")}>
    ${
    row(
      "K",
      t("explorers-keys-have", { free: board.keys - board.keys_spent, found: board.keys }),
      html`<${Slots} object="K" all=${facts.slots.K} found=${board.keys} spent=${board.keys_spent} />`,
    )
  }
    ${
    row(
      "S",
      t("explorers-scrolls-have", { free: board.scrolls - board.scrolls_spent, found: board.scrolls }),
      html`<${Slots} object="S" all=${facts.slots.S} found=${board.scrolls} spent=${board.scrolls_spent} />`,
    )
  }
    ${
    row(
      "G",
      t("explorers-gems-have", { gems: board.gems, points: figure(running?.gem_points ?? board.gems) }),
      html`<${Slots} object="G" all=${facts.slots.G} found=${board.gems} />
      ${running && html`<b class="ex-worth">${signed(running.gem_points)}</b>`}`,
    )
  }
    <div class="ex-provisions">${
    board.provisions.map((found, at) => {
      const kinds = view.larder[at];
      const name = t("explorers-provisions-have", {
        round: at + 1,
        list: [...found].map(objectName).join(", ") || t("explorers-nothing"),
      });
      const points = view.receipt.sheets[seat].rounds[at]?.provision_points ??
        (running?.number === at + 1 ? running.provision_points : null);
      const rest = [...found];
      return html`<div key=${at} class=${`ex-column ${
        running?.number === at + 1 ? "now" : ""
      }`} role="img" tabindex="0" aria-label=${name} title=${name} ...${explained(table, about("a"))}>
        <span class="ex-kinds">${
        [...kinds].map((kind) => {
          const place = rest.indexOf(kind);
          if (place >= 0) rest.splice(place, 1);
          return html`<${Thing} object=${kind} state=${place >= 0 ? "" : "empty"} />`;
        })
      }${!kinds && "–"}</span><b>${
        points === null ? html`<span class="ex-dim">${ROUND[at]}</span>` : signed(points)
      }</b></div>`;
    })
  }</div>
  </section>`;
}

/** The same in one line, for phones. @param {{ table: BoardTable, seat: number }} props */
export function Pocket({ table, seat }) {
  const { view } = table;
  const board = view.boards[seat];
  const sheet = view.receipt.sheets[seat];
  const running = sheet.running;
  const kinds = running ? view.larder[running.number - 1] : "";
  const rest = [...(running?.provisions ?? "")];
  /** @param {string} object @param {string} name @param {number} number */
  const item = (object, name, number) =>
    html`
      <span role="img" aria-label=${name} class=${number ? "" : "none"}
        ...${explained(table, () => explain(table, object))}><${Thing} object=${object} />${number}</span>
    `;
  return html`<div class="ex-pocket">
    ${
    item(
      "K",
      t("explorers-keys-have", { free: board.keys - board.keys_spent, found: board.keys }),
      board.keys - board.keys_spent,
    )
  }
    ${
    item(
      "S",
      t("explorers-scrolls-have", { free: board.scrolls - board.scrolls_spent, found: board.scrolls }),
      board.scrolls - board.scrolls_spent,
    )
  }
    ${
    item(
      "G",
      t("explorers-gems-have", { gems: board.gems, points: figure(running?.gem_points ?? board.gems) }),
      board.gems,
    )
  }
    ${
    running &&
    html`<span class="ex-pocket-now" role="img" aria-label=${
      t("explorers-provisions-have", {
        round: running.number,
        list: [...running.provisions].map(objectName).join(", ") || t("explorers-nothing"),
      })
    }>
      ${
      [...kinds].map((kind) => {
        const place = rest.indexOf(kind);
        if (place >= 0) rest.splice(place, 1);
        return html`<${Thing} object=${kind} state=${place >= 0 ? "" : "empty"} />`;
      })
    }${signed(running.provision_points)}</span>`
  }
    <span class="ex-pocket-sum"><span class="ex-label">${t("explorers-score-now")}</span><b>${
    figure(sheet.total)
  }</b></span></div>`;
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Temples({ table, seat }) {
  const { view } = table;
  return html`<section class="ex-panel ex-temples" aria-label=${t("explorers-temples")}>
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
        <button key=${temple.quadrant} type="button" class=${`ex-temple ${
          mine !== null ? "mine" : ""
        }`} aria-label=${name} title=${name}
          onClick=${() => (table.shown.value = explain(table, temple.square))} onPointerEnter=${() => (hover.value =
            indexOf(temple.square))} onPointerLeave=${() => (hover.value = null)}>
          <span class="ex-temple-top"><i>${temple
            .quadrant}</i><${Thing} object="T" state=${mine === null && temple.points === null ? "empty" : ""} />
                <b>${mine !== null ? signed(mine) : temple.points ?? "–"}</b></span>
          <span class="ex-temple-who">${mine === null && temple.bonus !== null && temple.points !== null
            ? html`<span class="ex-bonus">+${temple.bonus}<svg viewBox="0 0 16 16"><path d="M3 3l10 10m0-10l-10 10" /></svg></span>`
            : null}
                  ${who.map((
                    points,
                    at,
                  ) => (points === null || view.seats === 1 ? null : html`<${Chip} key=${at} seat=${at} />`))}${mine !==
                      null && view.seats === 1 && html`<${Icon} name="confirm" />`}</span>
        </button>
      `;
    })
  }</section>`;
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Goals({ table, seat }) {
  const { view } = table;
  if (!view.achievements.length) return null;
  return html`<section class="ex-panel ex-goals" aria-label=${t("explorers-achievements")}>
    ${
    view.achievements.map(({ name, points }) => {
      const goal = view.receipt.sheets[seat].goals.find((each) => each.name === name) ??
        { count: 0, due: 0, points: 0 };
      return html`<button key=${name} type="button" class="ex-goal" title=${
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

/** @param {{ table: BoardTable, seat: number }} props */
export function Score({ table, seat }) {
  const { view } = table;
  const sheet = view.receipt.sheets[seat];
  const rank = view.receipt.rank;
  if (view.phase === "over" && opened.value === null) return null;
  return html`<section class="ex-panel ex-score">
    <span><span class="ex-label">${t("explorers-score-now")}</span><b>${figure(sheet.total)}</b></span>
    ${
    sheet.running &&
    html`<span title=${t("explorers-score-then-text")}><span class="ex-label">${t("explorers-score-then")}</span><b>${
      figure(sheet.ending)
    }</b></span>`
  }
    ${
    rank !== null &&
    html`<span class="ex-rank"><span class="ex-label">${t("explorers-rank", { rank })}</span><span>${
      t(`explorers-rank-${rank}`)
    }</span></span>`
  }
  </section>`;
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
        <button key=${at} type="button" class="ex-other" aria-label=${t("explorers-open-board", {
          name: table.name(at),
          points: view.receipt.totals[at],
        })}
          title=${t("explorers-open-board", { name: table.name(at), points: view.receipt.totals[at] })}
          onClick=${() => (table.seat === null
            ? (watched.value = at)
            : (opened.value = { id: table.id, seat: at }))}><${Mini} view=${view} seat=${at} news=${news[
              at
            ]} lit=${marksOfLit(table).filter((each) => each.seat === at).map((each) => each.at)} />
              <span class="ex-other-name"><${Chip} seat=${at} /><span>${table.name(at)}</span><b>${figure(
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
    <${Dialog} title=${t("explorers-map-of", { name: table.name(seat) })} onClose=${() => (opened.value = null)}>
      <div class="ex-large">
        <${Chart} view=${view} seat=${seat} small=${innerWidth < 560} />
        <div class="ex-large-side">
          <${Resources} table=${table} seat=${seat} />
          <${Score} table=${table} seat=${seat} />
        </div>
      </div>
      <//>
  `;
}

/** The end: who has how much. @param {{ table: BoardTable }} props */
export function Result({ table }) {
  const { view } = table;
  const totals = view.receipt.totals;
  const most = Math.max(...totals, 1);
  const order = totals.map((_, at) => at).sort((
    one,
    other,
  ) => (table.about.ranks ? table.about.ranks[one] - table.about.ranks[other] : totals[other] - totals[one]));
  return html`<section class="ex-panel ex-result"><h2>${t("explorers-result")}</h2>
    ${
    view.receipt.rank !== null &&
    html`<p class="ex-result-rank"><${Icon} name="trophy" /><b>${
      t(`explorers-rank-${view.receipt.rank}`)
    }</b><span class="note">${t("explorers-rank", { rank: view.receipt.rank })}</span></p>`
  }
    <ol>${
    order.map((seat) =>
      html`<li key=${seat}><${Chip} seat=${seat} /><span class="ex-result-name">${table.name(seat)}</span>
      <span class="ex-bar"><i style=${{ width: `${Math.max(2, (totals[seat] / most) * 100)}%` }}></i></span><b>${
        figure(totals[seat])
      }</b></li>`
    )
  }</ol></section>`;
}

/** @param {{ table: BoardTable, seat: number }} props */
export function Watch({ table, seat }) {
  if (table.seat !== null || table.view.seats === 1) return null;
  return html`<div class="ex-watch" role="group" aria-label=${t("explorers-watch")}>${
    table.view.boards.map((_, at) =>
      html`
        <button key=${at} class="button small" aria-pressed=${at === seat}
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
  if (!["option", "marks", "card"].includes(view.phase)) return null;
  return html`
    <div class="ex-unseen" role="group" aria-label=${t("explorers-unseen", {
      list: view.cards_left.map(cardName).join("; "),
    })}
      title=${t("explorers-unseen-text", { cards: Math.max(0, view.cards_left.length - 1) })}>
        <span class="ex-label">${t("explorers-unseen-label")}</span>
        <span class="ex-cards">${view.cards_left.map((number) =>
          html`<${CardPicture} key=${number} number=${number} motion=${`card-${number}`} />`
        )}</span></div>
  `;
}
