// The great choices of a voyage, as the dock shows them: where it begins, how many tiles, from which stack, where a tile goes, which
// unit.
import { html } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { signed } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { UNIT } from "./coast.js";
import { bySeat } from "./flags.js";
import { Back, chartOf, frameOf, Gold, maskOf, Piece, TilePicture } from "./map.js";
import { UNITS } from "./players.js";
import {
  announced,
  announcement,
  back,
  drawOf,
  gains,
  kind,
  landing,
  landingOf,
  mostOf,
  piles,
  placingOf,
  placingText,
  shownStart,
  starting,
  takes,
  units,
} from "./selection.js";
import { sceneOf, unseen } from "./view.js";
import { eventName, explain, kindName, unitName } from "./words.js";

/** @import { BoardTable, Prospect } from "./types.d.ts" */

/** A cut-out of the map with the place that is meant, instead of its name: on small screens the map has no letters. @param {{ name: string, turned: boolean }} props */
export function Lens({ name, turned }) {
  const { x, y, width, height } = frameOf(chartOf(turned, turned ? 32 : 30, 2), name);
  const [cx, cy] = [x + width / 2, y + height / 2];
  return html`
    <svg class="en-lens" viewBox=${`${cx - UNIT} ${cy - UNIT} ${2 * UNIT} ${2 * UNIT}`} aria-hidden="true">
      <use href="#en-chart" />
      <rect x=${x + 3} y=${y + 3} width=${width - 6} height=${height - 6} rx="7" class="case" />
      <rect x=${x + 3} y=${y + 3} width=${width - 6} height=${height - 6} rx="7" />
    </svg>
  `;
}

/** What the start costs that is pointed at or chosen: harbour and toll, and what is kept. @param {{ table: BoardTable, small: boolean, turned: boolean }} props */
export function Bill({ table, small, turned }) {
  const { view } = table;
  const name = shownStart(table.legal.value);
  const start = name && sceneOf(view).starts.get(name);
  if (!name || !start) return html`<p class="en-say">${t("entdecker-bill-none")}</p>`;
  const [way] = start.ways;
  const tolls = Object.entries(way?.tolls ?? {});
  return html`
    <div class="en-bill">
      ${small && html`<${Lens} name=${name} turned=${turned} />`}
      ${(way?.bank || tolls.length > 0) &&
        html`<p class="en-item"><b>${t("entdecker-harbour")}</b><small>${
          way?.bank ? t("entdecker-gold", { gold: way.bank }) : t("entdecker-free")
        }</small></p>`}
      ${tolls.map(([seat, gold]) =>
        html`
          <p key=${seat}
            class="en-item line"><span class="en-sign-of" aria-hidden="true">+</span><${Piece} seat=${Number(
              seat,
            )} unit="fort" /><span><b>${t("entdecker-pays", { name: table.name(Number(seat)), gold })}</b><small>${t(
              "entdecker-toll",
            )}</small></span></p>
        `
      )}
      ${tolls.length > 0 && html`<span class="en-sign-of" aria-hidden="true">=</span>`}
      <p class="en-sum"><b>${start.cost ? html`<${Gold} number=${start.cost} />` : t("entdecker-free")}</b><small>${t(
        "entdecker-keeps",
        { gold: view.players[view.turn].gold - start.cost },
      )}${start.ways.length > 1 ? ` ${t("entdecker-or-else")}` : ""}</small></p>
    </div>
  `;
}

/** How many tiles, hidden or open. @param {{ table: BoardTable }} props */
export function Announce({ table }) {
  const { view } = table;
  const legal = table.legal.value;
  const most = mostOf(legal);
  const { source, tiles } = announcement(legal);
  const left = view.players[view.turn].gold - tiles * facts.costs[source];
  const { total, fitting } = unseen(view);
  /** @param {Partial<{ source: string, tiles: number }>} wish */
  const set = (wish) => (announced.value = { ...announced.value, ...wish });
  /** @param {number} by */
  const step = (by) => set({ source, tiles: Math.max(1, Math.min(most[source], tiles + by)) });
  const share = total ? Math.round((fitting / total) * 100) : 0;
  const fits = (view.expedition?.fits ?? []).filter((fit) => fit.places.length);
  const affordable = UNITS.filter((unit) => facts.costs[unit] <= left && view.players[view.turn][`${unit}s`]);
  return html`
    <div class="en-announce">
      <div class="en-sources" role="group" aria-label=${t("entdecker-source")}>
          ${["hidden", "open"].map((name) =>
            html`
              <button key=${name} type="button" class="en-card" aria-pressed=${source === name} aria-disabled=${!most[
                name
              ]}
                onClick=${() =>
                  !most[name] ? table.why(`${name} 1`) : name !== source &&
                    set({ source: name, tiles: Math.min(name === "open" ? 1 : tiles, most[name]) })}>
                      ${name === "hidden"
                        ? html`<${Back} more="en-tile" />`
                        : html`<${TilePicture} mask=${maskOf("coast")} id="en-source-open" />`}
                      <span><b>${t(`entdecker-source-${name}`)}</b><small>${t(
                        most[name] ? `entdecker-source-${name}-price` : "entdecker-needs",
                        { gold: facts.costs[name] },
                      )}</small></span></button>
            `
          )}</div>
      <div
        class="en-stepper line"><button type="button" class="btn tonal square" aria-label=${t(
          "entdecker-fewer",
        )} aria-disabled=${tiles <= 1} onClick=${() => step(-1)}>−</button>
          <output aria-live="polite"><b>${tiles}</b><small>${t("entdecker-tiles", { tiles })}</small></output>
          <button type="button" class="btn tonal square" aria-label=${t(
            "entdecker-more",
          )} aria-disabled=${tiles >= most[source]} onClick=${() => step(1)}>+</button></div>
      <div class="en-chance">
        ${source === "hidden"
          ? html`
            <span class="meter"><i style=${{ width: `${share}%` }}></i></span><p
              title=${t("entdecker-fitting-text")}>${t("entdecker-fitting", { fitting, total, share })}</p>
          `
          : html`<p class="row">${
            fits.map((fit) =>
              html`<${TilePicture} key=${fit.kind} mask=${maskOf(fit.kind)} id=${`en-f-${fit.kind}`} />`
            )
          }<span>${t("entdecker-fitting-kinds")}</span></p>`}
        <p>${t("entdecker-left-over", {
          gold: left,
          units: affordable.length,
          list: affordable.map(unitName).join(", "),
        })}</p></div>
    </div>
  `;
}

/** Which tile to draw: one card for all stacks with equal backs, or one for each open kind. @param {{ table: BoardTable }} props */
export function Draws({ table }) {
  const { view } = table;
  const legal = table.legal.value;
  const now = drawOf(legal, view);
  const all = piles(legal, view);
  if (all.size) {
    return html`<div class="en-stacks" role="group" aria-label=${t("entdecker-hidden-stacks")}>${
      [...all].map(([name, stacks]) => {
        const { fits, of } = stacks[0];
        return html`
          <button key=${name} type="button" class="en-card en-pile" aria-pressed=${now?.back === name}
            data-key=${`pile ${name}`} ...${explained(table, () => explain(table, `stack ${stacks[0].number}`))}
            onClick=${() => (back.value = name)}>
              <span class=${`en-fan n${Math.min(3, stacks.length)}`} aria-hidden="true">${stacks.slice(0, 3).map((
                stack,
              ) => html`<${Back} key=${stack.number} event=${name === "?"} more="en-tile" />`)}</span>
              <span><b>${t(name === "?" ? "entdecker-pile-event" : "entdecker-pile-plain")}</b><small>${t(
                "entdecker-pile-text",
                { stacks: stacks.length, fits, of },
              )}</small></span></button>
        `;
      })
    }</div>`;
  }
  return html`<div class="en-open-kinds" role="group" aria-label=${t("entdecker-open-stacks")}>${
    [...starting(legal, "draw").keys()].map((name) =>
      html`
        <button key=${name} type="button" class="en-card" aria-pressed=${now?.kind === name}
          ...${explained(table, () => explain(table, `kind ${name}`))} onClick=${() => (kind.value = name)}>
            <${TilePicture} mask=${maskOf(name)} id=${`en-o-${name}`} /><span><b>${kindName(name)}</b><small>${t(
              "entdecker-left",
              { number: view.open[name] },
            )}</small></span></button>
      `
    )
  }</div>`;
}

/** What an island would be, in words, and what it would bring to whom. @param {{ island: Prospect, after: boolean }} props */
const Outlook = ({ island, after }) =>
  html`<span>${after ? "· " : ""}${
    t("entdecker-prospect", { joins: island.joins, value: island.value, open: island.open })
  } ${
    bySeat(island).map(({ seat }) =>
      html`<span key=${seat} class="en-share"><${Chip} seat=${seat} />${island.points[seat]}</span>`
    )
  }</span>`;

/** The stack that the tile in hand was drawn from. @param {BoardTable} table */
function drawnFrom(table) {
  const last = table.heard.value.findLast(({ text }) => text?.startsWith("draw "))?.text?.slice(5);
  const stack = table.view.stacks[Number(last) - 1];
  return stack ? `pile ${stack.back ?? "plain"}` : undefined;
}

/** The tile in hand, turned as the map is, and what would come of it here and elsewhere. @param {{ table: BoardTable, small: boolean, turned: boolean }} props */
export function Hand({ table, small, turned }) {
  const { view } = table;
  const under = view.expedition;
  const legal = table.legal.value;
  const placing = placingOf(legal);
  if (!under?.hand || !placing) return null;
  const quarters = placing.quarters + (turned ? 1 : 0);
  const here = under.placements.find(({ place }) => `place ${place}` === placingText(placing));
  /** What a placing would bring to me. @param {{ islands: Prospect[] }} each */
  const mine = ({ islands }) => islands.reduce((sum, island) => sum + (island.points[table.seat ?? view.turn] ?? 0), 0);
  const [other] = under.placements.filter(({ place }) => !place.startsWith(`${placing.cell} `))
    .sort((one, another) => mine(another) - mine(one)); // the best of them
  const same = JSON.stringify(other?.islands) === JSON.stringify(here?.islands);
  return html`
    <div class="en-hand line">
      ${small && html`<${Lens} name=${placing.cell} turned=${turned} />`}
      <span class="en-hand-tile" data-key="hand" data-from=${drawnFrom(table)}
        ...${explained(table, () => explain(table, under.event ? `event ${under.event}` : `kind ${under.hand}`))}>
        <${TilePicture} mask=${maskOf(under.hand, quarters)} id=${`en-hand-${under.hand}-${quarters}`} event=${under
          .event} /></span>
      <ul>
        <li><b>${t("entdecker-here")}</b> ${here?.islands.length
          ? here.islands.map((island, at) => html`<${Outlook} key=${at} island=${island} after=${at > 0} />`)
          : t("entdecker-open-sea")}</li>
        ${here?.dead_end &&
          html`<li class="en-dead-end"><b>${t("entdecker-dead-end")}</b> ${
            t("entdecker-dead-end-ends", { tiles: under.left })
          }</li>`}
        ${other && !same && (mine(other) > 0 || !here?.dead_end) &&
          html`<li class="en-elsewhere"><i aria-hidden="true"></i><b>${t("entdecker-elsewhere")}</b> ${
            other.islands.length
              ? other.islands.map((island, at) => html`<${Outlook} key=${at} island=${island} after=${at > 0} />`)
              : t("entdecker-open-sea")
          }</li>`}
        ${under.event &&
          html`<li><b class="en-event-name">${eventName(under.event)}</b> ${
            t(`entdecker-rules-event-${under.event}`)
          }</li>`}
      </ul>
    </div>
  `;
}

/** @param {number} points */
const plus = (points) => (points ? signed(points) : "+0");

/** Units for the newest tile: what each costs, brings, and leaves to others. @param {{ table: BoardTable }} props */
export function Landings({ table }) {
  const { view } = table;
  const legal = table.legal.value;
  const seat = table.seat ?? view.turn;
  const can = units(legal);
  const now = landingOf(legal, view);
  return html`<div class="en-units" role="group" aria-label=${t("entdecker-units")}>${
    UNITS.map((unit) => {
      const [best] = (view.expedition?.landings ?? []).filter((each) => each.unit === unit)
        .toSorted((one, other) => other.island.points[seat] - one.island.points[seat]);
      const lit = can.has(unit);
      const rivals = best ? bySeat(best.island).filter((each) => each.seat !== seat) : [];
      return html`
        <button key=${unit} type="button" class="en-card en-unit" data-unit=${unit} aria-pressed=${now === unit}
          aria-disabled=${!lit} ...${explained(table, () => explain(table, `unit ${unit}`))}
          onClick=${() => (lit ? (landing.value = unit) : table.why(unit === "settlement" ? "settle" : unit))}>
            <${Piece} seat=${seat} unit=${unit} />
            <span class="en-unit-name line"><b>${unitName(unit)}</b><${Gold} number=${facts.costs[unit]} /></span>
            ${lit && best
              ? html`
                <span class="en-unit-gain"><b>${plus(best.island.points[seat] - best.now[seat])}</b> ${gains(best)
                  ? t("entdecker-rank-open", { rank: best.island.ranks[seat], open: best.island.open })
                  : t("entdecker-no-gain")}</span>
                <small>${best.now[seat] > 0 && best.now[seat] !== best.island.points[seat] &&
                  html`<span class="en-was">${best.now[seat]}→${best.island.points[seat]}</span>${" "}`}${rivals.map((
                    each,
                  ) =>
                    html`<span key=${each.seat} class="en-share"><${Chip} seat=${each.seat} />${
                      best.island.points[each.seat]
                    }</span>`
                  )}</small>
              `
              : html`<span class="en-unit-gain not">${
                unit === "scout" && takes(legal).size
                  ? t("entdecker-none-left-take")
                  : !view.players[seat][`${unit}s`]
                  ? t("entdecker-none-left")
                  : view.players[seat].gold < facts.costs[unit]
                  ? t("entdecker-needs", { gold: facts.costs[unit] })
                  : t("entdecker-not-now")
              }</span>`}</button>
      `;
    })
  }</div>`;
}
