// Small questions of a turn, as buttons in the dock: the wheel, who is paid, which island first, which land, which scout, chief scouts.
import { html } from "../../../web/kit/dom.js";
import { Drawing } from "../../../web/kit/map.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { Lens } from "./choices.js";
import { bySeat } from "./flags.js";
import { choose, forget, hover, numbers, offered, pending, starting } from "./selection.js";
import { sceneOf } from "./view.js";
import { sideName, wayText } from "./words.js";

/** @import { BoardTable } from "./types.d.ts" */

/** How much gold the wheel brings. @param {{ table: BoardTable }} props */
export const Wheel = ({ table }) =>
  html`<div class="en-wheel row"><${Drawing} name="en-wheel" more="en-sign" />${
    [...starting(table.legal.value, "wheel")].map(([number, text]) => {
      const name = t("entdecker-wheel-number", { number, others: Number(number) + facts.others_income });
      return html`
        <button key=${number} type="button" class="en-pick en-lit" title=${name} aria-label=${name}
          onClick=${() => table.act(text)}><b>${number}</b></button>
      `;
    })
  }</div>`;

/** Who is paid, where several routes cost the same. @param {{ table: BoardTable }} props */
export function Ways({ table }) {
  const { view } = table;
  const start = sceneOf(view).starts.get(view.expedition?.ship ?? "");
  if (!start) return null;
  /** @param {{ bank: number, tolls: Record<number, number> }} props */
  const text = ({ bank, tolls }) =>
    `via ${
      [bank ? `bank:${bank}` : "", ...Object.entries(tolls).map(([seat, gold]) => `${seat}:${gold}`)].filter(Boolean)
        .join(" ")
    }`;
  return html`<div class="en-ways row">${
    start.ways.map((way, at) =>
      html`
        <button key=${at} type="button" class=${`en-pick ${table.legal.value.has(text(way)) ? "en-lit" : ""}`}
          onPointerEnter=${() => (offered.value = at)} onFocus=${() => (offered.value = at)} onClick=${() =>
            table.act(text(way))}>${wayText(table, way)}</button>
      `
    )
  }</div>`;
}

/** Islands of which the player chooses the next one to score; the one that is pointed at is shown on the map. @param {{ table: BoardTable, small: boolean, turned: boolean }} props */
export function Orders({ table, small, turned }) {
  const open = table.view.islands.filter((island) =>
    island.number !== null && table.legal.value.has(`island ${island.number}`)
  );
  return html`<div class="en-ways row">${
    open.map((island) => {
      const show = () => (hover.value = island.first);
      const away = () => (hover.value = null);
      return html`
        <button key=${island.number} type="button" class="en-pick en-lit" aria-label=${t("entdecker-island-first", {
          cell: island.first,
          value: island.value,
        })} onPointerEnter=${show}
          onPointerLeave=${away} onFocus=${show} onBlur=${away}
          onClick=${() => {
            away();
            table.act(`island ${island.number}`);
          }}>${small && html`<${Lens} name=${island.first} turned=${turned} />`}${small
            ? t("entdecker-worth", { value: island.value })
            : t("entdecker-island-first", { cell: island.first, value: island.value })}${bySeat(island).map((
              { seat },
            ) => html`<span key=${seat} class="line"><${Chip} seat=${seat} />+${island.points[seat]}</span>`)}</button>
      `;
    })
  }</div>`;
}

/** @type {Record<string, string>} */
const TURNED = { N: "right", E: "below", S: "left", W: "above" }; // where a side is seen on a map that is turned

/** Which land, or which scout: what is still missing of an action. @param {{ table: BoardTable, turned: boolean }} props */
export function Asked({ table, turned }) {
  const open = pending.value.filter(({ text }) => table.legal.value.has(text));
  const sides = [...new Set(open.map(({ side }) => side ?? ""))];
  const { chiefs } = table.view.players[table.seat ?? 0];
  const [other] = open.filter(({ number }) => !chiefs.includes(number)); // all that are no chiefs are alike
  const scouts = [...open.filter(({ number }) => chiefs.includes(number)), ...(other ? [other] : [])];
  const options = sides.length > 1
    ? sides.map((side) => ({
      name: turned ? t("entdecker-land-at", { where: TURNED[side] }) : t("entdecker-land-in", { side: sideName(side) }),
      list: open.filter((each) => each.side === side),
      times: 0,
    }))
    : scouts.map((each) => ({
      name: t("entdecker-scout-number", { number: each.number }),
      list: [each],
      times: chiefs.includes(each.number) ? 2 : 1,
    }));
  return html`
    <div
      class="en-which row">${options.map(({ name, list, times }) =>
        html`
          <button key=${name} type="button" class="en-pick en-lit" aria-label=${times === 2
            ? t("entdecker-scout-chief", { number: list[0].number })
            : name}
            onClick=${() => choose(table, list)}>${name}${times > 0 && html`<small>×${times}</small>`}</button>
        `
      )}<button type="button" class="en-pick" onClick=${forget}>${t("entdecker-back")}</button></div>
  `;
}

/** @param {{ table: BoardTable }} props */
export function Chiefs({ table }) {
  const usable = Math.max(
    0,
    ...[...starting(table.legal.value, "chiefs").keys()].map((rest) => Number(rest.split(" ")[1])),
  );
  /** @param {number} number */
  const toggle = (
    number,
  ) => (numbers.value = numbers.value.includes(number)
    ? numbers.value.filter((each) => each !== number)
    : [...numbers.value.slice(-1), number]);
  return html`
    <div class="en-numbers" role="group" aria-label=${t("entdecker-status-chiefs")}>${Array.from({
      length: usable,
    }, (_, at) => at + 1).map((number) =>
      html`
        <button key=${number} type="button" class="en-pick" aria-pressed=${numbers.value.includes(number)}
          onClick=${() => toggle(number)}>${number}</button>
      `
    )}</div>
  `;
}
