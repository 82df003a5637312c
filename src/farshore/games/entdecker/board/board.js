// Die neuen Entdecker: the board and all that belongs to it. What can be done comes from the server; here it is only lit.
import { AfterFirstPaint, html, Icon, useEffect, useMemo, useRef, useState } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { useKeys } from "../../../web/kit/keys.js";
import { figure, signed } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { Event, Gold, isEdge, KINDS, maskOf, Piece, Sign, TilePicture } from "./map.js";
import {
  announced,
  choose,
  chosen,
  forget,
  hover,
  huts,
  inspected,
  numbers,
  offered,
  pending,
  placingOf,
  placings,
  placingText,
  ring,
  starting,
  starts,
  takes,
  turnTile,
  units,
} from "./choices.js";
import { fitText, recap, sceneOf, unseen } from "./view.js";
import { World } from "./world.js";
import { HutRow, Huts } from "./huts.js";
import { Inspector, Islands, lookedAt } from "./islands.js";
import { Result, Sheet } from "./sheet.js";
import { Rules } from "./rules.js";
import {
  discarded,
  eventName,
  explain,
  highlight,
  islandText,
  keys,
  kindName,
  line,
  placeNames,
  score,
  sideName,
  stackText,
  status,
  steps,
  unitName,
  wayText,
  words,
} from "./words.js";

/** @import { BoardTable, Heard, IslandSheet, Player, View } from "./types.d.ts" */
/** @import { Legal } from "./choices.js" */

export { OptionPicture } from "./layouts.js";
export { explain, highlight, keys, line, Rules, score, Sheet, status, steps, words };

/** What an action sounds like. @param {Heard} heard @returns {"draw" | "lay"} */
export const cue = ({ text = "" }) => (/^(draw|take)\b/.test(text) ? "draw" : "lay");

/** The options with which the same layout is played again. @param {{ about: BoardTable["about"] }} props */
export const again = ({ about }) => about.options;

const UNITS = /** @type {const} */ (["scout", "fort", "settlement"]);

/** @type {Record<string, string>} */
const PARTS = {
  map: ".en-world",
  income: ".en-income",
  announce: ".en-announce",
  draw: ".en-stack.en-lit",
  hut: ".en-hut-button.en-lit, .en-lane.en-lit",
};

/** Where an action is done: a place on the map first, then the button that confirms it. @param {BoardTable} table @param {string} text */
export function aims(table, text) {
  const [verb, thing] = text.split(" ");
  if (PARTS[verb]) return [PARTS[verb]];
  const button = `[data-action=${verb}]`;
  const placing = placingOf(table.legal.value);
  if (verb === "place" && (!placing || placingText(placing) !== text)) return [`[data-at="${thing}"]`];
  return verb === "start" ? [button, `[data-at="${thing}"]`] : [button];
}

// ---- what has happened

/** What was rolled in this turn, from what was heard. @param {BoardTable} table */
function rolled(table) {
  const heard = table.heard.value;
  for (let at = heard.length - 1; at >= 0; at--) {
    const { text = "" } = heard[at];
    if (/^(start|pass)/.test(text)) return null;
    if (/^(die \d|wheel \d)/.test(text)) return Number(text.split(" ")[1]);
  }
  return null;
}

/** The event of the tile that was placed last, until the next one is drawn. @param {BoardTable} table */
function happened(table) {
  const heard = table.heard.value;
  let placed = false;
  for (let at = heard.length - 1; at >= 0; at--) {
    const [word, , event] = (heard[at].text ?? "").split(" ");
    if (word === "place") {
      if (table.seat !== null && heard[at].seat !== table.seat) return null; // what it brings is for who placed it
      placed = true;
    } else if (word === "tile") return placed ? event ?? null : null;
    else if (word === "start" || word === "draw") return null;
  }
  return null;
}

/** Islands that were scored since the last voyage began; kept as long as the page is open. */
/** @typedef {{ known: Set<string>, voyages: number, news: { name: string, at: number }[], heard: number }} News */

const LEAP = 60; // more events than that cannot come between two of my turns: a replay has jumped

/** @param {BoardTable} table */
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

// ---- the step at hand

/** How many tiles can be paid for, by where they come from. @param {Legal} legal @returns {Record<string, number>} */
const mostOf = (legal) => ({ hidden: starting(legal, "hidden").size, open: starting(legal, "open").size });

/** @param {{ table: BoardTable, strip: boolean }} props */
function Announce({ table, strip }) {
  const { view } = table;
  const legal = table.legal.value;
  const most = mostOf(legal);
  const { source, tiles } = announcement(legal);
  const gold = view.players[view.turn].gold;
  const { total, fitting } = unseen(view);
  /** @param {Partial<{ source: string, tiles: number }>} wish */
  const set = (wish) => (announced.value = { ...announced.value, ...wish });
  /** @param {number} by */
  const step = (by) => set({ source, tiles: Math.max(1, Math.min(most[source], tiles + by)) });
  const share = total ? Math.round((fitting / total) * 100) : 0;
  const fits = (view.expedition?.fits ?? []).filter((fit) => fit.places.length);
  return html`<div class="en-announce">
    <div class="en-sources" role="group" aria-label=${t("entdecker-source")}>
      ${
    ["hidden", "open"].map((name) =>
      html`
        <button key=${name} type="button" class="button small" aria-pressed=${source === name} disabled=${!most[name]}
          onClick=${() =>
            name !== source && set({ source: name, tiles: Math.min(name === "open" ? 1 : tiles, most[name]) })}>
                ${name === "hidden"
                  ? html`
                    <svg viewBox="0 0 64 64" aria-hidden="true">
                      <use href="#en-back" width="64" height="64" />
                    </svg>
                  `
                  : html`<${TilePicture} mask=${maskOf("coast")} id="en-source-open" />`}${t(
                    `entdecker-source-${name}`,
                  )} <${Gold} number=${facts.costs[name]} /></button>
      `
    )
  }</div>
    <div class="en-stepper"><button type="button" class="button square" aria-label=${
    t("entdecker-fewer")
  } aria-disabled=${tiles <= 1} onClick=${() => step(-1)}>−</button>
      <output aria-live="polite"><b>${tiles}</b> <small>${t("entdecker-tiles", { tiles })}</small></output>
      <button type="button" class="button square" aria-label=${t("entdecker-more")} aria-disabled=${
    tiles >= most[source]
  } onClick=${() => step(1)}>+</button>
      <span class="en-bill"><${Gold} number=${tiles * facts.costs[source]} /><small>${
    t("entdecker-left-over", { gold: gold - tiles * facts.costs[source] })
  }</small></span></div>
    ${
    source === "hidden"
      ? html`<p class="en-chance" title=${t("entdecker-fitting-text")}><span class="en-bar"><i style=${{
        width: `${share}%`,
      }}></i></span><span>${
        t(strip ? "entdecker-fitting-short" : "entdecker-fitting", { fitting, total, share })
      }</span></p>`
      : html`<p class="en-chance"><span class="en-tiles-small">${
        fits.map((fit) => html`<${TilePicture} key=${fit.kind} mask=${maskOf(fit.kind)} id=${`en-f-${fit.kind}`} />`)
      }</span><span>${t("entdecker-fitting-kinds")}</span></p>`
  }
  </div>`;
}

/** The announcement as it stands, within what can be paid. @param {Legal} legal */
function announcement(legal) {
  const most = mostOf(legal);
  const source = most[announced.value.source] ? announced.value.source : most.hidden ? "hidden" : "open";
  return { source, tiles: Math.max(1, Math.min(announced.value.tiles, most[source])) };
}

/** Hidden stacks with their backs, or open kinds with what is left: to draw from where that can be done. @param {{ table: BoardTable, keyed?: boolean }} props */
function Stacks({ table, keyed }) {
  const { view } = table;
  const legal = table.legal.value;
  const opening = view.expedition?.source === "open";
  return html`<div class="en-stacks" role="group" aria-label=${t("entdecker-hidden-stacks")}>${
    view.stacks.map((stack) => {
      const text = `draw ${stack.number}`;
      const lit = legal.has(text);
      const name = `${t("entdecker-stack", { number: stack.number })}: ${stackText(view, stack)}${
        lit ? `. ${t("entdecker-draw-this")}` : ""
      }`;
      return html`
        <button key=${stack.number} type="button" class=${`en-stack ${lit ? "en-lit" : ""} ${
          opening ? "faded" : ""
        }`} aria-label=${name} title=${name} data-key=${keyed ? `stack ${stack.number}` : undefined}
          ...${explained(table, () => explain(table, `stack ${stack.number}`))}
          onClick=${() => (lit
            ? table.act(text)
            : table.acts
            ? table.why(text)
            : (table.shown.value = explain(table, `stack ${stack.number}`)))}>
              <svg viewBox="0 0 64 64" aria-hidden="true">${stack.tiles > 0 &&
                html`<use href=${stack.back === "?" ? "#en-back-event" : "#en-back"} width="64" height="64" />`}</svg>
              ${lit && stack.of > 0
                ? html`<b>${Math.round((stack.fits / stack.of) * 100)}%</b>`
                : html`<small>${stack.tiles}</small>`}</button>
      `;
    })
  }</div>`;
}

/** @param {{ table: BoardTable, only?: boolean }} props */
function Kinds({ table, only }) {
  const { view } = table;
  const legal = table.legal.value;
  const kinds = only ? KINDS.filter((kind) => legal.has(`draw ${kind}`)) : KINDS;
  return html`<div class="en-open" role="group" aria-label=${t("entdecker-open-stacks")}>${
    kinds.map((kind) => {
      const text = `draw ${kind}`;
      const lit = legal.has(text);
      const counts = t("entdecker-kind-counts", { unseen: view.unseen_kinds[kind] ?? 0, open: view.open[kind] });
      return html`
        <button key=${kind} type="button" class=${`en-kind ${lit ? "en-lit" : ""}`} aria-label=${`${
          kindName(kind)
        }: ${counts}`} title=${`${kindName(kind)}: ${counts}`}
          ...${explained(table, () => explain(table, `kind ${kind}`))}
          onClick=${() => (lit
            ? table.act(text)
            : table.acts && view.expedition?.source === "open"
            ? table.why(text)
            : (table.shown.value = explain(table, `kind ${kind}`)))}>
              <${TilePicture} mask=${maskOf(kind)} id=${`en-${
                only ? "o" : "k"
              }-${kind}`} /><span><b>${view.unseen_kinds[kind] ?? 0}</b><small>${view
                .open[kind]}</small></span></button>
      `;
    })
  }</div>`;
}

/** @type {Record<string, string>} */
const TURNED = { N: "right", E: "below", S: "left", W: "above" }; // where a side is seen on a map that is turned

/** Which land, or which scout: what is still missing of an action. @param {{ table: BoardTable, turned: boolean }} props */
function Which({ table, turned }) {
  const open = pending.value.filter(({ text }) => table.legal.value.has(text));
  const sides = [...new Set(open.map(({ side }) => side ?? ""))];
  const { chiefs } = table.view.players[table.seat ?? 0];
  const options = sides.length > 1
    ? sides.map((side) => ({
      number: 0,
      name: turned ? t("entdecker-land-at", { where: TURNED[side] }) : t("entdecker-land-in", { side: sideName(side) }),
      list: open.filter((each) => each.side === side),
    }))
    : open.map((each) => ({
      name: t(chiefs.includes(each.number) ? "entdecker-scout-chief" : "entdecker-scout-number", {
        number: each.number,
      }),
      number: each.number,
      list: [each],
    }));
  return html`<div class=${`en-which ${sides.length > 1 ? "" : "en-numbers"}`}>${
    options.map(({ name, number, list }) =>
      html`
        <button key=${name} type="button" class="button small en-lit" aria-label=${name} title=${name}
          onClick=${() => choose(table, list)}>${number || name}${chiefs.includes(number) &&
            html`<small>×2</small>`}</button>
      `
    )
  }
    <button type="button" class="button small quiet" aria-label=${t("entdecker-back")} title=${
    t("entdecker-back")
  } onClick=${forget}>${sides.length > 1 ? t("entdecker-back") : html`<${Icon} name="close" />`}</button></div>`;
}

/** @param {{ table: BoardTable }} props */
function Chiefs({ table }) {
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
    <p class="note" id="en-chiefs-about">${t("entdecker-chiefs-about")}</p>
    <div class="en-numbers" role="group" aria-label=${t(
      "entdecker-option-chief-scouts",
    )} aria-describedby="en-chiefs-about">${Array.from({ length: usable }, (_, at) => at + 1).map((number) =>
      html`
        <button key=${number} type="button"
          class="button small" aria-pressed=${numbers.value.includes(number)} onClick=${() =>
            toggle(number)}>${number}</button>
      `
    )}</div>
  `;
}

const chiefsText = () => `chiefs ${[...numbers.value].sort((one, other) => one - other).join(" ")}`;

/** What the die has brought to everybody. @param {{ table: BoardTable }} props */
function Income({ table }) {
  const { view } = table;
  const number = rolled(table);
  if (number === null) return null;
  return html`<p class="en-income" title=${t("entdecker-income-text")}><span>${
    t("entdecker-income")
  }</span><span class="en-die">${number}</span>${
    view.players.map((_, seat) =>
      html`<span key=${seat}><${Chip} seat=${seat} />+${
        seat === view.turn ? number : number + facts.others_income
      }</span>`
    )
  }</p>`;
}

/** What the others have done since my last turn. @param {{ table: BoardTable }} props */
function Recap({ table }) {
  return html`<ul class="en-recap" aria-label=${t("entdecker-recap")}>${
    recap(table.heard.value, table.seat).map(([seat, { tiles, units: put }]) =>
      html`<li key=${seat}><${Chip} seat=${seat} />
    <span>${t("entdecker-recap-tiles", { tiles })}</span>${
        put.map(({ kind, cell }, at) =>
          html`
            <span
              key=${at}><${Piece} seat=${seat} unit=${kind} /><span class="hidden">${unitName(
                kind,
              )} </span>${cell}</span>
          `
        )
      }</li>`
    )
  }</ul>`;
}

/** Points of islands that have just been scored. @param {{ news: IslandSheet[] }} props */
function News({ news }) {
  if (!news.length) return null;
  return html`<ul class="en-news">${
    news.slice(-3).map((island) =>
      html`<li key=${island.first}><span>${t("entdecker-scored", { cell: island.first, value: island.value })}</span>
    ${
        island.points.map((points, seat) => (island.ranks[seat]
          ? html`<b key=${seat} data-key=${`prize ${island.first} ${seat}`}><${Chip} seat=${seat} />+${points}</b>`
          : null)
        )
      }</li>`
    )
  }</ul>`;
}

/** The stack that the tile in hand was drawn from. @param {BoardTable} table */
function drawnFrom(table) {
  const last = table.heard.value.findLast(({ text }) => text?.startsWith("draw "))?.text?.slice(5);
  return last && `stack ${last}`;
}

/** The tile in hand, turned as the map is. @param {{ table: BoardTable, turned: boolean }} props */
function Hand({ table, turned }) {
  const { view } = table;
  const under = view.expedition;
  if (!under?.hand) {
    const lost = discarded(table);
    return lost
      ? html`
        <div class="en-hand">
          <${TilePicture} mask=${maskOf(lost)} id="en-lost" />
          <p>${t("entdecker-discarded", { kind: kindName(lost) })}</p>
        </div>
      `
      : null;
  }
  const placing = placingOf(table.legal.value);
  const quarters = (placing?.quarters ?? 0) + (turned ? 1 : 0);
  const ways = under.fits.find((fit) => fit.kind === under.hand)?.places.length ?? 0;
  return html`
    <div class="en-hand"
      ...${explained(
        table,
        () => explain(table, under.event ? `event ${under.event}` : `kind ${under.hand}`),
      )}><span class="en-hand-tile" data-key="hand" data-from=${drawnFrom(table)}><${TilePicture} mask=${maskOf(
        under.hand,
        quarters,
      )} id=${`en-hand-${under.hand}-${quarters}`} event=${under.event} /></span>
        <p><b>${kindName(under.hand)}</b>${under.event
          ? html`<br /><span class="en-event-name">${eventName(under.event)}</span>`
          : ""}<br /><span class="note">${t("entdecker-hand-ways", { ways })}</span></p></div>
  `;
}

/** What the tile just placed has brought. @param {{ event: string }} props */
const Happened = ({ event }) =>
  html`
    <p
      class="en-happened"><svg class="en-sign" viewBox="0 0 24 24" aria-hidden="true"><${Event} name=${event} /></svg><span><b>${eventName(
        event,
      )}</b> ${t(`entdecker-rules-event-${event}`)}</span></p>
  `;

/** Announced tiles that are left, as backs. @param {{ view: View }} props */
function Left({ view }) {
  const under = view.expedition;
  if (!under?.source) return null;
  return html`<p class="en-left"><span class="en-pips" aria-hidden="true">${
    Array.from({ length: Math.min(12, under.left) }, (_, at) => html`<i key=${at}></i>`)
  }</span>
    <span>${
    t(under.guarded && under.left ? "entdecker-why-guarded" : "entdecker-tiles-left", {
      left: under.left,
      source: under.source,
    })
  }</span></p>`;
}

/** @param {{ table: BoardTable }} props */
function Ways({ table }) {
  const { view } = table;
  const start = sceneOf(view).starts.get(view.expedition?.ship ?? "");
  if (!start) return null;
  /** @param {{ bank: number, tolls: Record<number, number> }} props */
  const text = ({ bank, tolls }) =>
    `via ${
      [bank ? `bank:${bank}` : "", ...Object.entries(tolls).map(([seat, gold]) => `${seat}:${gold}`)].filter(Boolean)
        .join(" ")
    }`;
  return html`<div class="en-ways">${
    start.ways.map((way, at) =>
      html`
        <button key=${at} type="button" class=${`button small ${table.legal.value.has(text(way)) ? "en-lit" : ""}`}
          onPointerEnter=${() => (offered.value = at)} onFocus=${() => (offered.value = at)} onClick=${() =>
            table.act(text(way))}>${wayText(table, way)}</button>
      `
    )
  }</div>`;
}

/** The place under the pointer or the keyboard, or chosen by touch, with what a start there costs. @param {{ table: BoardTable }} props */
function Where({ table }) {
  const { view } = table;
  const scene = sceneOf(view);
  const legal = table.legal.value;
  const picked = [...starts(legal)].find(([, text]) => text === chosen.value)?.[0] ?? null;
  const name = hover.value ?? ring.value ?? picked;
  if (!name) return html`<p class="en-where note">${t("entdecker-spaces-left", { spaces: view.spaces })}</p>`;
  const start = starts(legal).has(name) ? scene.starts.get(name) : null;
  const blank = !isEdge(name) && !scene.tiles.has(name);
  return html`<p class="en-where" aria-hidden="true"><span>${placeNames(table, scene)(name)}</span>${
    start && start.cost > 0 &&
    html`<b>${wayText(table, start.ways[0])}${start.ways.length > 1 ? ` ${t("entdecker-or-else")}` : ""}</b>`
  }${blank && html`<span class="note">${fitText(view, name)}</span>`}</p>`;
}

/** @type {Record<string, string[]>} */
const STEPS = {
  start: ["die", "wheel", "start", "route"],
  announce: ["announce"],
  explore: ["explore", "tile", "place", "natives", "taken"],
  islands: ["order", "jungle", "token"],
};

/** Whose turn it is, and how far. @param {{ table: BoardTable }} props */
function Course({ table }) {
  const { view } = table;
  if (["over", "chiefs"].includes(view.phase)) return null;
  const phase = view.phase.split(" ")[0];
  const step = phase === "back" && view.expedition
    ? "explore"
    : Object.keys(STEPS).find((name) => STEPS[name].includes(phase));
  return html`
    <div class="en-course">
      <${Chip} seat=${view.turn} />
      <ol>${Object.keys(STEPS).map((name) =>
        html`<li key=${name} aria-current=${name === step ? "step" : undefined}>${t(`entdecker-step-${name}`)}</li>`
      )}</ol>
    </div>
  `;
}

const ROOM = 2; // things that the strip of a phone has room for

/** @param {{ table: BoardTable, news: IslandSheet[], strip: boolean, turned: boolean }} props */
function Step({ table, news, strip, turned }) {
  const { view } = table;
  const legal = table.legal.value;
  const { phase } = view;
  if (view.phase === "over") return html`<${Result} table=${table} />`;
  if (table.acts && pending.value.some(({ text }) => legal.has(text))) {
    return html`<${Which} table=${table} turned=${turned} />`;
  }
  const sent = view.players.flatMap((player, seat) => Array.from({ length: player.due }, (_, at) => ({ seat, at })));
  if (table.acts) {
    if (phase === "chiefs") return html`<${Chiefs} table=${table} />`;
    if (phase === "wheel") {
      return html`<div class="en-wheel"><${Sign} name="wheel" />${
        [...starting(legal, "wheel")].map(([number, text]) =>
          html`
            <button key=${number} type="button" class="button en-lit" title=${t("entdecker-wheel-number", {
              number,
              others: Number(number) + facts.others_income,
            })}
              aria-label=${t("entdecker-wheel-number", {
                number,
                others: Number(number) + facts.others_income,
              })} onClick=${() => table.act(text)}>${number}</button>
          `
        )
      }</div>`;
    }
    if (phase === "route") return html`<${Ways} table=${table} />`;
    if (phase === "announce") return html`<${Announce} table=${table} strip=${strip} />`;
    if (phase === "order") return html`<${Orders} table=${table} />`;
    if (strip && huts(legal).size) return html`<${HutRow} table=${table} />`;
    if (strip && phase === "explore" && starting(legal, "draw").size) {
      return view.expedition?.source === "open"
        ? html`<${Kinds} table=${table} only=${true} />`
        : html`<${Stacks} table=${table} keyed=${true} />`;
    }
  }
  const due = sent.length > 0 &&
    html`<p class="en-due">${
      sent.map(({ seat, at }) =>
        html`<span key=${`${seat}.${at}`} data-key=${
          at ? undefined : `due ${seat}`
        }><${Piece} seat=${seat} unit="scout" /></span>`
      )
    }</p>`;
  const event = happened(table);
  const parts = [
    table.acts && phase === "explore" && takes(legal).size
      ? html`<p key="takes" class="note">${t("entdecker-why-no-scout")}</p>`
      : null,
    event ? html`<${Happened} key="event" event=${event} />` : null,
    view.expedition?.hand || discarded(table) ? html`<${Hand} key="hand" table=${table} turned=${turned} />` : null,
    phase === "start" && rolled(table) !== null ? html`<${Income} key="income" table=${table} />` : null,
    !strip && phase === "start" && table.acts && recap(table.heard.value, table.seat).length
      ? html`<${Recap} key="recap" table=${table} />`
      : null,
    due,
    news.length && !(strip && view.expedition?.hand) ? html`<${News} key="news" news=${news} />` : null,
    !strip && ["explore", "place", "tile", "natives"].includes(phase)
      ? html`<${Left} key="left" view=${view} />`
      : null,
  ].filter(Boolean);
  const picked = strip && [...starts(legal).values()].some((text) => text === chosen.value);
  if (parts.length && strip) return html`${parts.slice(0, ROOM)}`;
  if (!strip && lookedAt(view)) return html`${parts}`; // the island is what one wants to read about
  return picked ? html`<${Where} table=${table} />` : html`${parts}<p class="note en-hint">${
    t("entdecker-hint", {
      phase: phase === "explore" && !starting(legal, "draw").size
        ? (view.expedition?.left ? "explored" : "finished")
        : phase.split(" ")[0],
      mine: table.acts ? "yes" : "no",
    })
  }</p>`;
}

/** Islands to be scored, in an order of one's choice. @param {{ table: BoardTable }} props */
function Orders({ table }) {
  const open = table.view.islands.filter((island) =>
    island.number !== null && table.legal.value.has(`island ${island.number}`)
  );
  return html`<div class="en-ways">${
    open.map((island) =>
      html`<button key=${island.number} type="button" class="button small en-lit" onClick=${() =>
        table.act(`island ${island.number}`)}>
    ${t("entdecker-island-first", { cell: island.first, value: island.value })}</button>`
    )
  }</div>`;
}

// ---- what everybody has

/** @param {{ table: BoardTable }} props */
function Players({ table }) {
  const { view } = table;
  return html`<section class=${`en-players n${view.seats}`} aria-label=${t("entdecker-players")}>${
    view.players.map((player, seat) =>
      html`<div key=${seat} class=${`en-player ${view.turn === seat && !table.over ? "active" : ""}`}>
    <p class="en-player-name"><${Chip} seat=${seat} /><span>${table.name(seat)}</span><b title=${t("points")}>${
        figure(score(table, seat))
      }</b></p>
    <p class="en-player-things"><span class="en-purse" title=${
        t("entdecker-gold-text")
      } data-key=${`gold ${seat}`}><${Gold} number=${player.gold} /></span>
      ${
        UNITS.map((unit) =>
          html`<span key=${unit} class=${`en-reserve ${player[`${unit}s`] ? "" : "none"}`} title=${
            t("entdecker-reserve", { unit: unitName(unit), number: player[`${unit}s`] })
          } data-key=${`reserve ${seat} ${unit}`}>
        <${Piece} seat=${seat} unit=${unit} /><span class="hidden">${unitName(unit)} </span>${
            player[`${unit}s`]
          }</span>`
        )
      }</p>
    ${
        player.chiefs.length > 0 &&
        html`<p class="en-chiefs">${t("entdecker-chiefs", { list: player.chiefs.join(", ") })}</p>`
      }
  </div>`
    )
  }</section>`;
}

/** Gold and points of everybody in a line, for phones. @param {{ table: BoardTable }} props */
const Purses = ({ table }) =>
  html`<p class=${`en-purses n${table.view.seats}`}>${
    table.view.players.map((player, seat) =>
      html`<span key=${seat} class=${
        table.view.turn === seat && !table.over ? "active" : ""
      }><${Chip} seat=${seat} /><span class="hidden">${table.name(seat)} </span>
  <b><span class="hidden">${t("points")} </span>${
        figure(score(table, seat))
      }</b><${Gold} number=${player.gold} /><span class="en-reserve"><${Piece} seat=${seat} unit="scout" />${player.scouts}</span>${
        seat === table.seat && html`<small class="en-me">${t("you")}</small>`
      }</span>`
    )
  }</p>`;

/** Hidden and open tiles: what is left of each kind. @param {{ table: BoardTable, keyed?: boolean }} props */
function Supply({ table, keyed }) {
  const { view } = table;
  const events = Object.entries(view.unseen.events).reduce((sum, [, count]) => sum + count, 0);
  return html`
    <section class="en-panel en-supply" aria-label=${t("entdecker-supply")}>
      <${Stacks} table=${table} keyed=${keyed} />
      <${Kinds} table=${table} />
      <p class="en-legend-row"><span><b>${t("entdecker-legend-unseen")}</b><small>${t(
        "entdecker-legend-open",
      )}</small></span><span>${t("entdecker-legend-events", { events })}</span></p>
    </section>
  `;
}

// ---- the board

/** How map and panels share the room: beside each other, or a strip above and the rest below; on phones the map is turned. @param {{ current: HTMLElement | null }} root */
function useRoom(root) {
  /** @param {number} wide */
  const measure = (wide) => ({
    strip: wide < 800 || innerHeight < 600,
    turned: wide < 560 && innerHeight > innerWidth,
    wide,
  });
  const [room, setRoom] = useState(() => measure(innerWidth <= 900 ? innerWidth : innerWidth - 404));
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (root.current);
    const look = () =>
      setRoom((old) => {
        const now = measure(element.clientWidth);
        return now.strip === old.strip && now.turned === old.turned && now.wide === old.wide ? old : now;
      });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    addEventListener("resize", look);
    return () => {
      watch.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return room;
}

/** Whether the island that is looked at lies in the lower half of the map, so that what is said of it goes above. @param {View} view @param {boolean} turned */
function isLow(view, turned) {
  const cells = lookedAt(view)?.cells ?? [];
  const rows = cells.map((cell) => (turned ? (cell.charCodeAt(0) - 96) / 12 : Number(cell.slice(1)) / 8));
  return rows.reduce((sum, row) => sum + row, 0) / rows.length > 0.55;
}

/** What is to be done now, and what has just happened. @param {{ table: BoardTable, strip: boolean, turned: boolean }} props */
function Now({ table, strip, turned }) {
  const { view } = table;
  const news = useNews(table);
  return html`
    <section class=${`en-panel en-step ${["over", "chiefs"].includes(view.phase) ? "tall" : ""}`}
      aria-label=${t("entdecker-step")}>${!strip &&
        html`<${Course} table=${table} />`}<${Step} table=${table} news=${news} strip=${strip} turned=${turned} />
        ${!strip && lookedAt(view) && html`<${Inspector} table=${table} />`}</section>
  `;
}

/** @param {{ table: BoardTable }} props */
export function Board({ table }) {
  const { view } = table;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const room = useRoom(root);
  const legal = table.legal.value;
  useEffect(() => {
    if (table.acts) inspected.value = null; // what is to be done comes first
  }, [view.phase]);
  useEffect(() => forget, []); // what was chosen belongs to this match
  /** @param {number} number */
  const numbered = (number) => () => {
    const to = huts(legal).get(number);
    if (to) choose(table, to);
    else if (legal.has(`draw ${number}`)) table.act(`draw ${number}`);
    else if (legal.has(`wheel ${number}`)) table.act(`wheel ${number}`);
    else announce(number);
  };
  /** @param {number} number */
  const announce = (number) => {
    const { source } = announcement(legal);
    if (starting(legal, source).size) {
      announced.value = { source, tiles: Math.max(1, Math.min(starting(legal, source).size, number)) };
    }
  };
  const draw = () => {
    const [one, ...others] = starting(legal, "draw").values();
    if (one && !others.length) table.act(one);
    else { // of several one is chosen
      const first = root.current?.querySelector(".en-step .en-lit, .en-supply .en-lit");
      /** @type {HTMLElement | null | undefined} */ (first)?.focus(
        /** @type {FocusOptions} */ ({ focusVisible: true }),
      );
    }
  };
  /** @param {string} unit */
  const put = (unit) => () => {
    const found = units(legal).get(unit);
    if (found) choose(table, found);
  };
  useKeys({
    t: () => turnTile(legal),
    d: draw,
    "+": () => announce(announcement(legal).tiles + 1),
    "-": () => announce(announcement(legal).tiles - 1),
    Escape: () => {
      forget();
      inspected.value = null;
    },
    f: put("scout"),
    b: put("fort"),
    c: put("settlement"),
    x: () => legal.has("stop") && table.act("stop"),
    i: () => (table.shown.value = { title: t("entdecker-islands"), text: listIslands(table) }),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [number, numbered(number)])),
  });
  const { strip, turned } = room;
  const world = html`<${World} key="world" table=${table} small=${strip} turned=${turned} />`;
  /** @param {BoardTable} later */
  const drawn = (later) => (/** @type {any} */ Panel) => html`<${Panel} table=${later} keyed=${!strip} />`;
  const [supply, players, houses, purses] = useMemo(
    () => [Supply, Players, Huts, Purses].map(drawn(table.deferred("pieces"))),
    [
      table,
      strip,
    ],
  ); // between these things move
  const islands = useMemo(() => drawn(table.deferred("controls"))(Islands), [table, strip]);
  const step = useMemo(() => html`<${Now} table=${table.deferred("pieces")} strip=${strip} turned=${turned} />`, [
    table,
    strip,
    turned,
  ]);
  if (strip) {
    return html`<div class="en strip" ref=${root}>${step}<div class="en-map">${world}${
      lookedAt(view) && html`<${Inspector} table=${table} above=${isLow(view, turned)} />`
    }</div>${purses}
      <div class="en-rest"><${AfterFirstPaint}>${players}${houses}${supply}${islands}<//></div></div>`;
  }
  return html`
    <div class="en beside" ref=${root}>
      <div
        class="en-map">${world}<${Where} table=${table} /><div class="en-under">${players}${islands}</div></div>
      <div class="en-column">${step}${supply}${houses}</div>
    </div>
  `;
}

/** @param {BoardTable} table */
const listIslands = (table) =>
  sceneOf(table.view).islands.filter((island) => !island.scored).map((island) =>
    `${t("entdecker-island-of", { cell: island.first })}: ${islandText(table, island).replaceAll("\n", "; ")}`
  ).join("\n") ||
  t("entdecker-islands-none");

/** Points that an action would bring at once. @param {{ points: number | undefined }} props */
const Gain = ({ points }) => (points ? html`<b class="en-gain">${signed(points)}</b>` : null);

/** Confirm, units, stop: what belongs to the step at hand. @param {{ table: BoardTable }} props */
export function Actions({ table }) {
  const { view } = table;
  const legal = table.legal.value;
  if (table.seat === null || table.over || !view || !table.acts) return null;
  const scene = sceneOf(view);
  const placing = placingOf(legal);
  const begin = [...starts(legal)].find(([, text]) => text === chosen.value);
  const back = [...takes(legal).values()].find((text) => text === chosen.value);
  const { source, tiles } = announcement(legal);
  /** @param {string} text @param {string} label @param {string} [icon] */
  const main = (text, label, icon = "confirm") =>
    html`
      <button class="button main" data-action=${text.split(" ")[0]}
        onClick=${() => {
          forget();
          table.act(text);
        }}><${Icon} name=${icon} />${label}<${Gain} points=${legal.get(text)} /></button>
    `;
  if (view.phase === "chiefs") {
    return html`
      <button class="button main" aria-disabled=${!legal.has(chiefsText())}
        onClick=${() => legal.has(chiefsText()) && table.act(chiefsText()).then(forget)}><${Icon} name="confirm" />${t(
          "entdecker-write-chiefs",
        )}</button>
    `;
  }
  if (placing) {
    return html`${
      (placings(legal).get(placing.cell) ?? []).length > 1 && html`
        <button class="button" aria-label=${t("entdecker-turn")}
          onClick=${() => turnTile(legal)}><${Icon} name="rotate" /><span class="en-unit-name">${t(
            "entdecker-turn",
          )}</span></button>
      `
    }
    ${main(placingText(placing), t("entdecker-place-here", { cell: placing.cell }))}`;
  }
  if (begin) return main(begin[1], t("entdecker-start-here", { cost: scene.starts.get(begin[0])?.cost ?? 0 }));
  if (back) {
    return html`<button class="button" onClick=${forget}>${t("entdecker-back")}</button>${
      main(back, t("entdecker-take"))
    }`;
  }
  if (view.phase === "announce") {
    return main(`${source} ${tiles}`, t("entdecker-announce", { tiles, gold: tiles * facts.costs[source] }));
  }
  const found = units(legal);
  return html`${
    [...found].map(([unit, list]) =>
      html`
        <button key=${unit} class="button en-unit-button" data-action=${unit} aria-label=${t("entdecker-put", {
          unit: unitName(unit),
          gold: facts.costs[unit],
        })} title=${t("entdecker-put", { unit: unitName(unit), gold: facts.costs[unit] })}
          ...${explained(table, () => explain(table, `unit ${unit}`))}
          onClick=${() => choose(table, list)}><${Piece} seat=${table
            .seat} unit=${unit} /><span class="en-unit-name">${unitName(unit)}</span>${view.phase === "explore" &&
            html`<${Gold} number=${facts.costs[unit]} />`}<${Gain} points=${legal.get(list[0].text)} /></button>
      `
    )
  }
    ${
    legal.has("stop") && html`<button class="button" data-action="stop" onClick=${() =>
      table.act("stop")}>${t("entdecker-stop")}<${Gain} points=${legal.get("stop")} /></button>`
  }
    ${
    legal.has("pass") && html`<button class="button" data-action="pass" onClick=${() =>
      table.act("pass")}>${t(view.phase === "natives" ? "entdecker-refuse" : "entdecker-pass")}</button>`
  }`;
}
