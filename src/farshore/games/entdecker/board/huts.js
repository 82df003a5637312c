// The huts of Die neuen Entdecker: jungle paths, each with a chief's hut at its end.
import { html } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { Drawing } from "../../../web/kit/map.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { Piece } from "./map.js";
import { choose, chosen, forget, hut as picked, huts, takes } from "./selection.js";
import { explain } from "./words.js";

/** @import { BoardTable, Hut as HutView, Scout } from "./types.d.ts" */

/** A hut with its token as far as this player knows it: none, unknown, or its points. @param {{ hut: HutView }} props */
export function Hut({ hut }) {
  return html`
    <span
      class="en-hut"><svg viewBox="-2 0 52 46" aria-hidden="true"><use href="#en-hut" x="-2" width="52" height="46" /><text x="24" y="43">${hut
        .number}</text></svg>
        ${hut.opened &&
          html`<b class=${hut.token === null ? "unknown" : `v${hut.token}`}>${hut.token ?? "?"}</b>`}</span>
  `;
}

/** What a scout does on a free space of a path. The nearest draws a token only for a hut that has none: in one that has, it looks at that. @param {HutView} hut @param {number} space @returns {"draw" | "look" | "wait"} */
const doesOn = (hut, space) =>
  space === 1 && !hut.opened ? "draw" : space === 1 || facts.eyes.includes(space) ? "look" : "wait";

/** A leaf where a token is drawn, an eye where one looks at it. @param {{ does: "draw" | "look" | "wait", blank?: any }} props */
const Print = ({ does, blank = null }) =>
  does === "draw"
    ? html`<${Drawing} name="en-plant" more="en-leaf" />`
    : does === "look"
    ? html`<${Drawing} name="en-eye" box="-10 -8 20 16" more="en-eye" />`
    : blank;

/** The spaces of a path, nearest first. `taken` are scouts that can be taken: what to do, by space. @param {{ hut: HutView, from?: (scout: Scout) => string, taken?: Map<number, { chosen: boolean, act: () => void }>, next?: number | null }} props */
export function Spaces({ hut, from, taken = new Map(), next = null }) {
  return html`<span class="en-spaces">${
    hut.path.map((scout, at) => {
      const inside = scout
        ? html`<${Piece} seat=${scout.seat} unit="scout" />${scout.number && html`<small>${scout.number}</small>`}`
        : html`<${Print} does=${doesOn(hut, at + 1)} />`;
      const motion = scout ? { "data-key": `path ${hut.number}.${at} ${scout.seat}`, "data-from": from?.(scout) } : {};
      const take = taken.get(at + 1);
      return take
        ? html`
          <button key=${at} type="button" class=${`en-space en-lit ${
            take.chosen ? "chosen" : ""
          }`} ...${motion} aria-label=${t("entdecker-take-from", { number: hut.number, space: at + 1 })}
            onClick=${take.act}>${inside}</button>
        `
        : html`<span key=${at} class=${`en-space ${next === at + 1 ? "next" : ""}`} ...${motion}>${inside}</span>`;
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

/** What a hut is worth and who leads there, in a few words. @param {BoardTable} table @param {HutView} hut */
function hutSay(table, hut) {
  const worth = hut.token
    ? t("entdecker-hut-worth", { points: hut.token })
    : t(hut.opened ? "entdecker-hut-hidden" : "entdecker-hut-free");
  if (hut.leader === null) return worth;
  const who = { who: hut.leader === table.seat ? "you" : "other", name: table.name(hut.leader) };
  return `${worth} · ${t(table.view.phase === "over" ? "entdecker-hut-won" : "entdecker-hut-leads", who)}`;
}

/** What sending a scout to a hut would do, in words. @param {BoardTable} table @param {HutView} hut */
export function hutOutlook(table, hut) {
  const what = doesOn(hut, hut.next ?? 0);
  const found = `${t("entdecker-hut", { number: hut.number })}: ${t(`entdecker-hut-${what}-text`)}`;
  return what === "draw" ? found : `${found} ${hutSay(table, hut)}`;
}

/** Choose a hut, or send the scout to the one that was chosen. @param {BoardTable} table @param {number} number */
export function pick(table, number) {
  const ways = huts(table.legal.value).get(number);
  if (!ways) return table.why(`hut ${number}`);
  if (picked.value !== number) return (picked.value = number);
  return choose(table, ways);
}

/** All seven, as lanes. A lane is a button where a scout can go there. @param {{ table: BoardTable }} props */
export function Huts({ table }) {
  const { view } = table;
  const go = huts(table.legal.value);
  const back = takes(table.legal.value);
  /** @param {Scout} scout */
  const from = (
    scout,
  ) => (view.players[scout.seat].due || view.phase === "jungle" ? `due ${scout.seat}` : `reserve ${scout.seat} scout`);
  return html`
    <section class="en-huts" aria-label=${t("entdecker-huts")}>
        ${view.huts.map((hut) => {
          const lit = go.has(hut.number);
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
          const inside = html`<${Hut} hut=${hut} /><span class="en-lane-main">
            <${Spaces} hut=${hut} from=${from} taken=${taken} next=${lit ? hut.next : null} />
            <small>${hutSay(table, hut)}</small></span>`;
          const name = hutName(table, hut);
          if (taken.size) {
            return html`<div key=${hut.number} class="en-lane line" role="group" aria-label=${name}>${inside}</div>`;
          }
          const explanation = () => explain(table, `hut ${hut.number}`);
          return html`
            <button key=${hut.number} type="button" class=${`en-lane line ${lit ? "en-lit" : ""}`}
              aria-label=${lit ? `${name}. ${t("entdecker-hut-here")}` : name}
              aria-pressed=${lit ? picked.value === hut.number : undefined}
              ...${explained(table, explanation)}
              onClick=${() => (table.acts && go.size
                ? pick(table, hut.number)
                : (table.shown.value = explanation()))}>${inside}</button>
          `;
        })}
        <ul class="en-key">
          <li class="line"><${Print} does="draw" /><span>${t("entdecker-key-leaf")}</span></li>
          <li class="line"><${Print} does="look" /><span>${t("entdecker-key-eye")}</span></li>
          <li class="line"><span class="en-token unknown">?</span><span>${t("entdecker-key-unknown")}</span></li>
        </ul>
        <p class="en-tokens row">${t("entdecker-tokens-unseen")} ${Object.entries(view.unseen_tokens).map((
          [points, count],
        ) => html`<span key=${points}>${count} × <b class=${`en-token v${points}`}>${points}</b></span>`)}</p></section>
  `;
}

/** Huts in a row for small screens: to choose from. @param {{ table: BoardTable }} props */
export function HutRow({ table }) {
  const go = huts(table.legal.value);
  return html`<div class="en-hut-row" role="group" aria-label=${t("entdecker-huts")}>${
    table.view.huts.map((hut) =>
      html`
        <button key=${hut.number} type="button" class=${`en-hut-button ${go.has(hut.number) ? "en-lit" : ""}`}
          aria-label=${`${hutName(table, hut)}. ${go.has(hut.number) ? t("entdecker-hut-here") : ""}`}
          aria-pressed=${picked.value === hut.number}
          ...${explained(table, () => explain(table, `hut ${hut.number}`))}
          onClick=${() => pick(table, hut.number)}><${Hut} hut=${hut} />
              <span class="en-hut-next line"><${Print} does=${doesOn(
                hut,
                hut.next ?? 0,
              )} blank=${html`<i class="en-blank"></i>`} />
                ${hut.leader !== null && html`<${Chip} seat=${hut.leader} />${
                  hut.path.filter((scout) => scout?.seat === hut.leader).length
                }`}</span></button>
      `
    )
  }</div>`;
}
