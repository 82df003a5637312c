// The huts of Die neuen Entdecker: jungle paths, each with a chief's hut at its end.
import { html } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { Piece } from "./map.js";
import { choose, chosen, forget, huts, takes } from "./choices.js";
import { explain } from "./words.js";

/** @import { BoardTable, Hut as HutView, Scout } from "./types.d.ts" */

/** A hut with the token in it as far as one knows: nothing, something, or its points. @param {{ hut: HutView }} props */
export function Hut({ hut }) {
  return html`
    <span
      class="en-hut"><svg viewBox="-2 0 52 46" aria-hidden="true"><use href="#en-hut" x="-2" width="52" height="46" /><text x="24" y="43">${hut
        .number}</text></svg>
        ${hut.opened && html`<b class=${hut.token === null ? "unknown" : ""}>${hut.token ?? "?"}</b>`}</span>
  `;
}

/** The spaces of a path, nearest first. `taken` are scouts that can be taken: what to do, by space. @param {{ hut: HutView, from?: (scout: Scout) => string, taken?: Map<number, { chosen: boolean, act: () => void }> }} props */
export function Spaces({ hut, from, taken = new Map() }) {
  return html`<span class="en-spaces">${
    hut.path.map((scout, at) => {
      const inside = scout
        ? html`<${Piece} seat=${scout.seat} unit="scout" />${scout.number && html`<small>${scout.number}</small>`}`
        : at === 0
        ? html`<i class="en-dot"></i>`
        : facts.eyes.includes(at + 1) && html`
          <svg class="en-eye" viewBox="-10 -8 20 16" aria-hidden="true">
            <use href="#en-eye" x="-10" y="-8" width="20" height="16" />
          </svg>
        `;
      const motion = scout ? { "data-key": `path ${hut.number}.${at} ${scout.seat}`, "data-from": from?.(scout) } : {};
      const take = taken.get(at + 1);
      return take
        ? html`
          <button key=${at} type="button" class=${`en-space en-lit ${
            take.chosen ? "chosen" : ""
          }`} ...${motion} aria-label=${t("entdecker-take-from", { number: hut.number, space: at + 1 })}
            onClick=${take.act}>${inside}</button>
        `
        : html`<span key=${at} class="en-space" ...${motion}>${inside}</span>`;
    })
  }</span>`;
}

/** A hut and its path in words. @param {BoardTable} table @param {HutView} hut */
function hutName(table, hut) {
  const list = hut.path.map((scout, at) => scout && `${at + 1} ${table.name(scout.seat)}`).filter(Boolean).join(", ");
  const token = hut.token
    ? t("entdecker-hut-token", { points: hut.token })
    : t(hut.opened ? "entdecker-hut-unknown" : "entdecker-hut-empty");
  return [t("entdecker-hut", { number: hut.number }), token, list && t("entdecker-hut-path", { list })].filter(Boolean)
    .join(". ");
}

/** All seven, as lanes. A lane is a button where a scout can go there. @param {{ table: BoardTable }} props */
export function Huts({ table }) {
  const { view } = table;
  const legal = table.legal.value;
  const go = huts(legal);
  const back = takes(legal);
  /** @param {Scout} scout */
  const from = (
    scout,
  ) => (view.players[scout.seat].due || view.phase === "jungle" ? `due ${scout.seat}` : `reserve ${scout.seat} scout`);
  return html`<section class="en-panel en-huts" aria-label=${t("entdecker-huts")}>
    ${
    view.huts.map((hut) => {
      const ways = go.get(hut.number);
      const taken = new Map(
        [...back].filter(([place]) => place.startsWith(`${hut.number}.`)).map((
          [place, text],
        ) => [Number(place.split(".")[1]), {
          chosen: chosen.value === text,
          act: () => {
            if (chosen.value !== text) chosen.value = text;
            else {
              forget();
              table.act(text);
            }
          },
        }]),
      );
      const inside = html`<${Hut} hut=${hut} /><${Spaces} hut=${hut} from=${from} taken=${taken} />
        ${
        hut.leader !== null &&
        html`<span class="en-leads" title=${
          t("entdecker-hut-leader", { name: table.name(hut.leader) })
        }><${Chip} seat=${hut.leader} /></span>`
      }`;
      const name = hutName(table, hut);
      if (taken.size) {
        return html`<div key=${hut.number} class="en-lane" role="group" aria-label=${name}>${inside}</div>`;
      }
      return html`
        <button key=${hut.number} type="button" class=${`en-lane ${ways ? "en-lit" : ""}`} aria-label=${ways
          ? `${name}. ${t("entdecker-hut-here")}`
          : name}
          ...${explained(table, () => explain(table, `hut ${hut.number}`))}
          onClick=${() => (ways
            ? choose(table, ways)
            : table.acts && go.size
            ? table.why(`hut ${hut.number}`)
            : (table.shown.value = explain(table, `hut ${hut.number}`)))}>${inside}</button>
      `;
    })
  }
    <p class="en-tokens">${t("entdecker-tokens-unseen")} ${
    Object.entries(view.unseen_tokens).map(([points, count]) =>
      html`<span key=${points}>${count}×<b>${points}</b></span>`
    )
  }</p></section>`;
}

/** Huts in a row for phones: to choose from, and to see at a glance. @param {{ table: BoardTable }} props */
export function HutRow({ table }) {
  const { view } = table;
  const go = huts(table.legal.value);
  return html`<div class="en-hut-row" role="group" aria-label=${t("entdecker-huts")}>${
    view.huts.map((hut) => {
      const ways = go.get(hut.number);
      return html`
        <button key=${hut.number} type="button" class=${`en-hut-button ${ways ? "en-lit" : ""}`} aria-label=${`${
          hutName(table, hut)
        }. ${ways ? t("entdecker-hut-here") : ""}`}
          ...${explained(table, () => explain(table, `hut ${hut.number}`))}
          onClick=${() => (ways ? choose(table, ways) : table.why(`hut ${hut.number}`))}><${Hut} hut=${hut} />
              <span class="en-hut-next">${hut.next === 1
                ? html`<i class="en-dot"></i>`
                : hut.next !== null && facts.eyes.includes(hut.next)
                ? html`
                  <svg class="en-eye" viewBox="-10 -8 20 16" aria-hidden="true">
                    <use href="#en-eye" x="-10" y="-8" width="20" height="16" />
                  </svg>
                `
                : html`<i class="en-blank"></i>`}
                ${hut.leader !== null && html`<${Chip} seat=${hut.leader} />`}</span></button>
      `;
    })
  }</div>`;
}
