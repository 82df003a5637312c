// The dock of Die neuen Entdecker: how far the turn is, one line of help, and the choice of the step at hand. The question and the
// buttons lie over it: they belong to the frame of the page.
import { html, useEffect, useRef, useState } from "../../../web/kit/dom.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { DrawerButton } from "./drawer.js";
import { hutOutlook, HutRow } from "./huts.js";
import { maskOf, Piece, TilePicture } from "./map.js";
import { drawOf, hut, huts, landingOf, pending, placings, starts, takes, units } from "./selection.js";
import { Result } from "./sheet.js";
import { kindName, rolled } from "./words.js";

/** @import { BoardTable, IslandSheet } from "./types.d.ts" */
/** @typedef {{ known: Set<string>, voyages: number, news: { name: string, at: number }[], heard: number }} News */

const LEAP = 60; // more events than that cannot come between two of my turns: a replay has jumped

/** Islands that were scored since the last voyage began; kept as long as the page is open. @param {BoardTable} table */
function useNews(table) {
  const kept = useRef(/** @type {News | null} */ (null));
  const { islands } = table.view.receipt;
  const heard = table.heard.value.length;
  const voyages = table.heard.value.filter(({ text }) => text?.startsWith("start ")).length;
  const names = islands.map(({ first }) => first);
  const { current } = kept;
  /** @type {News} */
  const before = current && Math.abs(heard - current.heard) <= LEAP
    ? current
    : { known: new Set(names), voyages, news: [], heard };
  const fresh = names.filter((name) => !before.known.has(name));
  const old = before.voyages === voyages ? before.news : before.news.filter(({ at }) => voyages - at < 2);
  const news = [...old.filter(({ name }) => names.includes(name)), ...fresh.map((name) => ({ name, at: voyages }))];
  kept.current = { known: new Set(names), voyages, news, heard };
  return news.flatMap(({ name }) => islands.find(({ first }) => first === name) ?? []);
}

/** What the die has brought to everybody. @param {{ table: BoardTable }} props */
function Income({ table }) {
  const { view } = table;
  const number = rolled(table);
  if (number === null) return null;
  return html`
    <p class="en-income row"
      title=${t("entdecker-income-text")}><span>${t(
        "entdecker-income",
      )}</span><span class="en-die">${number}</span>${view.players.map((_, seat) =>
        html`<span key=${seat} class="line"><${Chip} seat=${seat} />+${
          seat === view.turn ? number : number + facts.others_income
        }</span>`
      )}</p>
  `;
}

/** Points of islands that have just been scored. @param {{ news: IslandSheet[] }} props */
const News = ({ news }) =>
  html`<ul class="en-news row">${
    news.slice(-3).map((island) =>
      html`<li key=${island.first} class="line"><span>${t("entdecker-complete", { value: island.value })}</span>${
        island.points.map((points, seat) =>
          island.ranks[seat] ? html`<b key=${seat} class="line"><${Chip} seat=${seat} />+${points}</b>` : null
        )
      }</li>`
    )
  }</ul>`;

/** @type {Record<string, string[]>} */
const STEPS = {
  start: ["die", "wheel", "start", "route"],
  announce: ["announce"],
  explore: ["explore", "tile", "place", "natives", "taken"],
  islands: ["order", "jungle", "token"],
};

/** How far the turn is. @param {{ table: BoardTable }} props */
function Course({ table }) {
  const { view } = table;
  const phase = view.phase.split(" ")[0];
  const names = Object.keys(STEPS);
  const step = phase === "back" && view.expedition ? 2 : names.findIndex((name) => STEPS[name].includes(phase));
  return html`<ol class="en-course">${
    names.map((name, at) =>
      html`<li key=${name} class=${at < step ? "done" : ""} aria-current=${at === step ? "step" : undefined}>${
        t(`entdecker-step-${name}`)
      }</li>`
    )
  }</ol>`;
}

/** One line of help for the step at hand. @param {BoardTable} table */
function helpOf(table) {
  const { view } = table;
  const legal = table.legal.value;
  const { phase } = view;
  if (!table.acts) return t(table.seat === null && !table.past ? "you-watch" : "entdecker-help-waiting");
  const asked = pending.value.filter(({ text }) => legal.has(text));
  if (asked.length) return asked.some(({ side }) => side !== asked[0].side) ? "" : t("entdecker-help-which-scout");
  if (phase === "place") {
    const ways = [...placings(legal).values()];
    return t("entdecker-help-place", { ways: ways.flat().length, cells: ways.length });
  }
  if (phase === "explore") {
    const left = view.expedition?.left ?? 0;
    if (landingOf(legal, view) !== null) {
      if (view.expedition?.dead_end && left) return t("entdecker-dead-end-ends", { tiles: left });
      return t("entdecker-help-unit");
    }
    if (drawOf(legal, view)) {
      if (view.expedition?.guarded) return t("entdecker-why-guarded");
      return t("entdecker-help-draw", { left, unit: units(legal).size ? "yes" : "no" });
    }
    if (takes(legal).size) return t("entdecker-why-no-scout");
    return view.expedition?.dead_end && left
      ? t("entdecker-dead-end-ends", { tiles: left })
      : t("entdecker-help-explored", { left });
  }
  if (phase === "start") return ""; // the bill says it
  if (phase === "wheel") return t("entdecker-help-wheel");
  if (phase === "announce") return t("entdecker-help-announce");
  if (huts(legal).size) return t("entdecker-help-hut");
  return phase === "chiefs" ? t("entdecker-chiefs-about") : t("entdecker-help-lit");
}

/** @type {typeof import("./asking.js") | null} */
let asking = null; // once it is loaded, it is there at once

/** What asks, loaded for those who play; null until then. @param {BoardTable} table */
function useAsking(table) {
  const plays = table.seat !== null && !table.over && !table.past;
  const [found, setFound] = useState(asking);
  useEffect(() => {
    if (plays && !found) import("./asking.js").then((module) => setFound(asking = module));
  }, [plays]);
  return found;
}

/** What can be chosen now. @param {{ table: BoardTable, small: boolean, turned: boolean }} props */
function Choice({ table, small, turned }) {
  const { view } = table;
  const legal = table.legal.value;
  const { phase } = view;
  const asks = useAsking(table);
  if (phase === "over") return html`<${Result} table=${table} />`;
  if (!table.acts || !asks) return null;
  if (pending.value.some(({ text }) => legal.has(text))) return html`<${asks.Asked} table=${table} turned=${turned} />`;
  if (phase === "chiefs") return html`<${asks.Chiefs} table=${table} />`;
  if (phase === "wheel") return html`<${asks.Wheel} table=${table} />`;
  if (phase === "route") return html`<${asks.Ways} table=${table} />`;
  if (phase === "announce") return html`<${asks.Announce} table=${table} />`;
  if (phase === "order") return html`<${asks.Orders} table=${table} small=${small} turned=${turned} />`;
  if (phase === "place") return html`<${asks.Hand} table=${table} small=${small} turned=${turned} />`;
  if (phase === "explore" && landingOf(legal, view) !== null) return html`<${asks.Landings} table=${table} />`;
  if (phase === "explore" && drawOf(legal, view)) return html`<${asks.Draws} table=${table} />`;
  if (huts(legal).size) {
    const chosen = hut.value && huts(legal).has(hut.value) ? view.huts[hut.value - 1] : null;
    return html`<div class="en-send">${
      small ? html`<${HutRow} table=${table} />` : html`<${Due} table=${table} />`
    }<p class="en-say">${chosen ? hutOutlook(table, chosen) : t("entdecker-hut-choose")}</p></div>`;
  }
  return starts(legal).size ? html`<${asks.Bill} table=${table} small=${small} turned=${turned} />` : null;
}

/** Scouts on their way to huts. @param {{ table: BoardTable }} props */
function Due({ table }) {
  const sent = table.view.players.flatMap(({ due, due_numbers: numbers, chiefs }, seat) =>
    Array.from({ length: due }, (_, at) => ({ seat, at, number: numbers[at], chief: chiefs.includes(numbers[at]) }))
  );
  return sent.length
    ? html`<p class="en-due line">${
      sent.map(({ seat, at, number, chief }) =>
        html`<span key=${`${seat}.${at}`} data-key=${
          at ? undefined : `due ${seat}`
        }><${Piece} seat=${seat} unit="scout" />${number && html`<small>${number}${chief && "×2"}</small>`}</span>`
      )
    }</p>`
    : null;
}

/** What the others are doing, or what my turn begins with. @param {{ table: BoardTable, news: IslandSheet[] }} props */
function Tidings({ table, news }) {
  const { view } = table;
  const under = view.expedition;
  const parts = [
    !table.acts && under?.hand &&
    html`
      <p key="hand"
        class="en-theirs line"><${TilePicture} mask=${maskOf(under.hand)} id="en-theirs" event=${under
          .event} /><span>${kindName(under.hand)}</span></p>
    `,
    view.phase === "start" && rolled(table) !== null && html`<${Income} key="income" table=${table} />`,
    !table.acts && html`<${Due} key="due" table=${table} />`,
    news.length > 0 && (!table.acts || view.phase === "start") && html`<${News} key="news" news=${news} />`,
  ].filter(Boolean);
  return html`<div class="en-tidings">${parts.slice(0, table.acts ? 1 : 2)}</div>`;
}

/** What is to be done now, and what has just happened. @param {{ table: BoardTable, small: boolean, turned: boolean }} props */
export function Dock({ table, small, turned }) {
  const news = useNews(table);
  const { phase } = table.view;
  const over = phase === "over";
  return html`
    <section class="en-step en-dock" data-phase=${phase} aria-label=${t("entdecker-step")}>
      <div class="en-head">
        ${!over && phase !== "chiefs" && html`<${Course} table=${table} />`}
        <p class="en-help">${over ? "" : helpOf(table)}</p>
      </div>
      <div class="en-choice">
        ${!over && html`<${Tidings} table=${table} news=${news} />`}
        <${Choice} table=${table} small=${small} turned=${turned} />
      </div>
      ${small && html`<${DrawerButton} />`}
    </section>
  `;
}
