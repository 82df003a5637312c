// The interactive map of Die neuen Entdecker: legal places, a preview of the tile in hand, ship and units, keyboard.
import { AfterFirstPaint, html, useEffect, useMemo, useRef, useWidth } from "../../../web/kit/dom.js";
import { useGestures } from "../../../web/kit/gestures.js";
import { gridFocus } from "../../../web/kit/grid_focus.js";
import { CellRow, nearest, Ring } from "../../../web/kit/map.js";
import { markOf } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { turn, UNIT } from "./coast.js";
import { Closings } from "./closing.js";
import { Flags, OpenCoasts } from "./flags.js";
import { Fog, Harbour, Harbours } from "./fog.js";
import { chartOf, frameOf, isEdge, maskOf, routeLine, Sea, shipAt, shore, unitAt } from "./map.js";
import {
  choose,
  chosen,
  forget,
  hover,
  inspected,
  offered,
  pending,
  placingOf,
  placings,
  placingText,
  ring,
  shownStart,
  starting,
  starts,
  takes,
  turnTile,
} from "./selection.js";
import { freshCells, islandAt, routeOf, sceneOf } from "./view.js";
import { explain, placeNames, placeOf } from "./words.js";

/** @import { Point } from "./coast.js" */
/** @import { Chart, Frame as Box } from "./map.js" */
/** @import { BoardTable, Unit, View } from "./types.d.ts" */
/** @import { Scene, Shore } from "./view.js" */
/** @import { Legal } from "./selection.js" */

const HANDLE = 17; // radius of the handle that turns the tile in hand
const REACH = 30; // pixels from which a touch finds what is lit
/** @type {Record<string, number>} */
const UNITS = { scout: 30, fort: 34, settlement: 38 }; // sizes on the drawing

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {string | null} */
let cursor = null; // the place that had the focus last

/** Places of the grid for keyboards and screen readers, row by row as they are seen. @param {Chart} chart */
function gridOf(chart) {
  /** @type {string[][]} */
  const rows = [];
  for (let y = -1; y <= chart.rows; y++) {
    /** @type {string[]} */
    const row = [];
    for (let x = -1; x <= chart.columns; x++) {
      const name = chart.name(x, y);
      if (name) row.push(name);
    }
    rows.push(row);
  }
  return rows;
}

/** A piece on the map that can move, placed in per cent of the map. @param {{ chart: Chart, at: Point, size: number, high?: number, name: string, from?: string, motion?: string, more?: string, number?: number | null, chief?: boolean }} props */
function Thing({ chart, at, size, high = 1.05, name, from, motion, more = "", number, chief }) {
  const { box } = chart;
  const place = {
    left: `${((at[0] - size / 2 - box.x) / box.width) * 100}%`,
    top: `${((at[1] - (size * high) / 2 - box.y) / box.height) * 100}%`,
    width: `${(size / box.width) * 100}%`,
  };
  const view = name === "ship" ? "-16 -18 32 34" : "0 0 36 38";
  return html`
    <svg class=${`en-thing ${more}`} viewBox=${view} aria-hidden="true" style=${place} data-key=${motion}
      data-from=${from}>
        ${name === "ship"
          ? html`<use href="#en-ship" x="-16" y="-18" width="32" height="34" />`
          : html`<use href=${`#en-${name}`} width="36" height="38" />`}
        ${number && html`
          <g class=${`en-number ${chief ? "chief" : ""}`}>
            <rect x="16" y="23" width="22" height="16" rx="5" />
            <text x="27" y="35.6">${number}</text>
          </g>
        `}</svg>
  `;
}

/** The drawing of the ship is centred a little above its position. @param {Point} at @returns {Point} */
const afloat = ([x, y]) => [x, y - 5];

/** The ship where it would set out, beside the price. @param {{ chart: Chart, name: string, scene: Scene, small: boolean }} props */
function Anchored({ chart, name, scene, small }) {
  const [x, y] = afloat(shipAt(chart, name, scene.tiles.get(name)?.mask));
  const size = small ? 44 : 36;
  return html`<use href="#en-ship" class="en-anchored" x=${x - size / 2} y=${
    y - size * (isEdge(name) ? 0.6 : 1.15)
  } width=${size} height=${size * 1.06} />`;
}

/** @param {{ frame: Box, inset?: number, more?: string }} props */
const Lit = ({ frame, inset = 4, more = "" }) => {
  const place = {
    x: frame.x + inset,
    y: frame.y + inset,
    width: frame.width - 2 * inset,
    height: frame.height - 2 * inset,
    rx: 7,
  };
  return html`
    <g class=${`en-legal ${more}`}>
      <rect ...${place} class="case" />
      <rect ...${place} />
    </g>
  `;
};

const ASIDE = 13; // how far a price moves from a unit on its tile

/** Where a price lies: where the ship would, but away from a unit. @param {Chart} chart @param {string} name @param {Scene} scene @returns {Point} */
function priceAt(chart, name, scene) {
  const mask = scene.tiles.get(name)?.mask ?? 0;
  const [x, y] = shipAt(chart, name, mask);
  const unit = scene.units.get(name);
  if (!unit) return [x, y];
  const [ux, uy] = unitAt(chart, name, mask, unit.side);
  const far = Math.hypot(x - ux, y - uy) || 1;
  return [x + (x - ux) / far * ASIDE, y + (y - uy) / far * ASIDE];
}

/** What a start costs, where the ship would lie; those without a price are free. @param {{ at: Point, cost: number, small: boolean }} props */
function Price({ at, cost, small }) {
  const size = small ? 16 : 12;
  const wide = size * 2.7;
  const place = { x: -wide / 2, y: -size * 0.8, width: wide, height: size * 1.6, rx: size * 0.8 };
  return html`
    <g class="en-price" transform=${`translate(${at[0]} ${at[1]})`}>
      <rect ...${place} class="case" />
      <rect ...${place} />
      <use href="#en-coin" x=${-size * 1.15} y=${-size * 0.6} width=${size * 1.15} height=${size * 1.2} />
      <text x=${size * 0.6} y=${size * 0.36} font-size=${size}>${cost}</text>
    </g>
  `;
}

/** Islands that can be scored now, with what does it. @param {Scene} scene @param {Legal} legal */
function dueIn(scene, legal) {
  const due = starting(legal, "island");
  return due.size ? scene.islands.filter((island) => due.has(String(island.number))) : [];
}

/** All that can be done on the map. There may be sixty starts, so they are lit in a later frame. @param {{ table: BoardTable, chart: Chart, small: boolean }} props */
function Lights({ table, chart, small }) {
  const legal = table.legal.value;
  const scene = sceneOf(table.view);
  const go = starts(legal);
  const shown = shownStart(legal);
  const placing = placingOf(legal);
  const back = takes(legal);
  return html`
    <g>
        ${[...go.keys()].map((name) => {
          const frame = frameOf(chart, name);
          const cost = scene.starts.get(name)?.cost ?? 0;
          const more = shown === name ? "shown" : "";
          return isEdge(name)
            ? html`<${Harbour} key=${name} frame=${frame} cost=${cost} small=${small} more=${`en-legal edge ${more}`} />`
            : html`<${Lit} key=${name} frame=${frame} inset=${5} more=${`tile ${more}`} />`;
        })}
        ${[...go.keys()].filter((name) => !isEdge(name) && scene.starts.get(name)?.cost).map((name) =>
          html`<${Price} key=${name} at=${priceAt(chart, name, scene)} cost=${
            scene.starts.get(name)?.cost ?? 0
          } small=${small} />`
        )}
        ${[...placings(legal).keys()].map((name) =>
          html`<${Lit} key=${name} frame=${frameOf(chart, name)} more=${`next ${
            placing?.cell === name ? "shown" : ""
          }`} />`
        )}
        ${[...back.keys()].filter((name) => scene.units.has(name)).map((name) => {
          const [x, y] = unitAt(chart, name, scene.tiles.get(name)?.mask ?? 0, scene.units.get(name)?.side ?? "");
          return html`
            <g key=${name} class=${`en-legal ${chosen.value === back.get(name) ? "shown" : ""}`}>
              <circle cx=${x} cy=${y} r="20" class="case" />
              <circle cx=${x} cy=${y} r="20" />
            </g>
          `;
        })}
        ${dueIn(scene, legal).map((island) => {
          const coast = shore(chart, island.tiles, scene.tiles).coast;
          return html`
            <g key=${island.number} class="en-legal">
              <path d=${coast} class="case" />
              <path d=${coast} />
            </g>
          `;
        })}</g>
  `;
}

/** Sea and islands. New tiles come out from under the paper, one after the other; not those that lay there when the page was opened. @param {{ view: View, chart: Chart, frame: string, small: boolean }} props */
function Base({ view, chart, frame, small }) {
  const scene = sceneOf(view);
  const known = useRef(/** @type {Set<string> | null} */ (null));
  const fresh = known.current ? [...scene.tiles.keys()].filter((name) => !known.current?.has(name)) : [];
  useEffect(() => {
    known.current = new Set(scene.tiles.keys());
  }, [view]);
  const drawn = [...scene.tiles].map(([name, { mask, bonus }]) => {
    const [x, y] = chart.place(name);
    const unit = scene.units.get(name);
    const spot = unit && unitAt(chart, name, mask, unit.side);
    const place = frameOf(chart, name);
    return {
      x,
      y,
      mask: turn(mask, chart.quarters),
      bonus,
      unit: spot && [(spot[0] - place.x) / UNIT, (spot[1] - place.y) / UNIT],
    };
  });
  const seen = new Set(drawn.map(({ x, y }) => `${x},${y}`));
  return html`
    <svg class="en-base layer" viewBox=${frame} aria-hidden="true">
      <g id="en-chart">
        <${Harbours} chart=${chart} />
        <${Sea} tiles=${drawn} id="en-sea" small=${small} />
        <${Fog} chart=${chart} known=${seen} />
        <${OpenCoasts} view=${view} chart=${chart} />
      </g>
      <g class="en-veils">${fresh.map((name, at) =>
        html`<rect key=${name} ...${frameOf(chart, name)} style=${{ animationDelay: `${Math.min(at, 8) * 120}ms` }} />`
      )}</g>
    </svg>
  `;
}

/** Units and the ship. What stands where it stood is not drawn again. @param {{ view: View, chart: Chart, small: boolean }} props */
function Things({ view, chart, small }) {
  const scene = sceneOf(view);
  const kept = useRef(/** @type {Map<string, unknown>} */ (new Map()));
  /** @param {string} name @param {{ kind: string, seat: number, side: string, number: number | null }} given */
  const unitOf = (name, { kind, seat, side, number }) => {
    const chief = number !== null && view.players[seat].chiefs.includes(number);
    const mask = scene.tiles.get(name)?.mask ?? 0;
    const key = `${name} ${kind} ${side} ${mask} ${markOf(seat)} ${small} ${chart.quarters} ${number} ${chief}`;
    if (!kept.current.has(key)) {
      kept.current.set(
        key,
        html`
          <${Thing} key=${name} chart=${chart} name=${`${kind}-${markOf(seat)}`} size=${UNITS[kind] *
            (small ? 1.2 : 1)}
            number=${number} chief=${chief} at=${unitAt(
              chart,
              name,
              mask,
              side,
            )} motion=${`unit ${name}`} from=${`reserve ${seat} ${kind}`} />
        `,
      );
    }
    return kept.current.get(key);
  };
  return html`<div class="en-things layer" aria-hidden="true">
    ${[...scene.units].map(([name, unit]) => unitOf(name, unit))}
    ${
    scene.ship && html`
      <${Thing} key="ship" chart=${chart} name="ship" size=${small ? 44 : 36} high=${1.06} at=${afloat(
        shipAt(chart, scene.ship, scene.tiles.get(scene.ship)?.mask),
      )} motion="ship"
        more="en-ship" />
    `
  }
  </div>`;
}

/** Places with their names, for keyboards and screen readers. These cost more than all the rest and are not seen, so they are drawn last. @param {{ table: BoardTable, chart: Chart }} props */
function Cells({ table, chart }) {
  const { view } = table;
  const legal = table.legal.value;
  const placing = placingOf(legal);
  const scene = sceneOf(view);
  const focus = cursor ?? placing?.cell ?? [...starts(legal).keys()][0] ?? scene.ship ?? "f5";
  const names = placeNames(table, scene);
  const due = dueIn(scene, legal).flatMap((island) => island.tiles.map(({ name }) => name));
  const lit = new Set([...starts(legal).keys(), ...placings(legal).keys(), ...takes(legal).keys(), ...due]);
  return html`<g class="en-cells">${
    gridOf(chart).map((row, at) => {
      const cells = row.map((name) => ({
        at: name,
        name: names(name),
        lit: lit.has(name),
        frame: frameOf(chart, name),
      }));
      return html`<${CellRow} key=${at} cells=${cells} focus=${focus} />`;
    })
  }</g>`;
}

/** @param {{ table: BoardTable, small: boolean, turned: boolean }} props */
export function World({ table, small, turned }) {
  const { view } = table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const legal = table.legal.value;
  const scene = sceneOf(view);
  const chart = useMemo(() => chartOf(turned, turned ? 32 : 30, small ? 2 : 17), [turned, small]);
  const wide = useWidth(box, turned ? 320 : 780);
  const go = starts(legal);
  const fits = placings(legal);
  const placing = placingOf(legal);
  const back = takes(legal);
  const asked = pending.value.filter(({ text }) => legal.has(text));
  const islands = dueIn(scene, legal);
  const scale = wide / chart.box.width;
  const figures = Math.round(Math.max(14, Math.min(22, 9.6 / scale)));

  // Tiles and pieces change with the view; legal places also with every move of the pointer.
  const frame = `${chart.box.x} ${chart.box.y} ${chart.box.width} ${chart.box.height}`;
  const base = useMemo(() => html`<${Base} view=${view} chart=${chart} frame=${frame} small=${small} />`, [
    view,
    turned,
    small,
  ]);
  const things = useMemo(() => html`<${Things} view=${view} chart=${chart} small=${small} />`, [view, turned, small]);

  const focusOn = hover.value ?? ring.value;
  const shown = shownStart(legal);
  const begin = shown ?? (view.phase === "route" ? scene.ship : null);
  const ways = begin ? scene.starts.get(begin)?.ways ?? [] : [];
  const route = begin ? routeOf(begin, ways[view.phase === "route" ? offered.value : 0]) : [];
  const line = routeLine(chart, route, scene.tiles);

  const pointed = table.lit.value.flatMap((each) => placeOf(table, each) ?? []);
  const looked = inspected.value && islandAt(scene, inspected.value.name, inspected.value.side);
  const marked = looked ?? (focusOn && islands.find((island) => island.tiles.some(({ name }) => name === focusOn)));
  const outline = marked && shore(chart, marked.tiles, scene.tiles);

  /** @param {string} name */
  const textAt = (name) => go.get(name) ?? back.get(name);
  /** @param {string} name */
  const isLit = (name) =>
    go.has(name) || fits.has(name) || back.has(name) || islands.some((island) =>
      island.tiles.some((tile) => tile.name === name)
    ) ||
    (asked.length > 0 && name === scene.newest);

  /** What a press on a place does. A mouse has seen what it will cost; a finger is shown it first. @param {string} name @param {string} how @param {Point} [point] */
  const press = (name, how, point) => {
    if (fits.has(name)) {
      if (!placing || placing.cell !== name || (fits.get(name)?.length ?? 0) > 1) {
        if (how === "key" && placing?.cell === name) return table.act(placingText(placing));
        return turnTile(legal, name);
      }
      return table.act(placingText(placing));
    }
    const text = textAt(name);
    if (text) {
      if ((how === "touch" || back.has(name)) && chosen.value !== text) return (chosen.value = text);
      forget();
      return table.act(text);
    }
    const due = islands.find((island) => island.tiles.some((tile) => tile.name === name));
    if (due) return table.act(`island ${due.number}`);
    const land = asked.filter(({ side }) => side && name === scene.newest && landNear(name, point)?.side === side);
    if (land.length) return choose(table, land);
    chosen.value = null;
    if (scene.tiles.has(name)) inspect(name, point);
    if (!table.acts || table.over || inspected.value) return undefined; // an island is shown, so no refusal
    if (go.size) return table.why(`start ${name}`);
    if (fits.size && !isEdge(name)) return table.why(`place ${name} r0`);
    return undefined;
  };
  /** The land of a tile that is nearest to a point. @param {string} name @param {Point} [point] */
  const landNear = (name, point) => {
    const tile = scene.tiles.get(name);
    if (!tile) return undefined;
    const sides = tile.lands.map((land) => ({ side: land[0], at: unitAt(chart, name, tile.mask, land[0]) }));
    if (!point || sides.length < 2) return sides[0];
    return sides.sort((one, other) =>
      Math.hypot(one.at[0] - point[0], one.at[1] - point[1]) -
      Math.hypot(other.at[0] - point[0], other.at[1] - point[1])
    )[0];
  };
  /** @param {string} name @param {Point} [point] */
  const inspect = (name, point) => {
    const side = landNear(name, point)?.side;
    const same = inspected.value?.name === name && inspected.value.side === side;
    inspected.value = !side || same ? null : { name, side };
  };

  /** @param {PointerEvent} event @returns {Point} */
  const pointOf = (event) => {
    const rect = /** @type {HTMLElement} */ (box.current).getBoundingClientRect();
    const factor = chart.box.width / rect.width;
    return [(event.clientX - rect.left) * factor + chart.box.x, (event.clientY - rect.top) * factor + chart.box.y];
  };
  /** @param {Point} words */
  const nameAt = ([x, y]) => {
    const [width, height] = [chart.columns * UNIT, chart.rows * UNIT];
    return chart.name(
      x < 0 ? -1 : x >= width ? chart.columns : Math.floor(x / UNIT),
      y < 0 ? -1 : y >= height ? chart.rows : Math.floor(y / UNIT),
    );
  };
  /** @param {Point} point */
  const near = (point) => {
    const names = [...go.keys(), ...fits.keys(), ...back.keys()].filter((name) => !name.includes("."));
    return nearest(names, (name) => frameOf(chart, name), point, REACH / scale);
  };
  /** @param {string | null} name */
  const show = (name) => name && (table.shown.value = explain(table, name));
  const ghost = placing && scene.hand &&
    { ...frameOf(chart, placing.cell), mask: turn(maskOf(scene.hand.kind, placing.quarters), chart.quarters) };
  /** Where the handle of the tile in hand is, on the tile; null if it fits in one way only. @param {Box | null} tile @returns {Point | null} */
  const handleOf = (tile) =>
    tile && (fits.get(placing?.cell ?? "")?.length ?? 0) > 1
      ? [tile.x + UNIT < chart.columns * UNIT ? UNIT - 2 : 2, tile.y > 0 ? 2 : UNIT - 2]
      : null;
  const gestures = useGestures({
    pointOf,
    tap: (point, touch) => {
      const grip = handleOf(ghost);
      if (ghost && grip && Math.hypot(ghost.x + grip[0] - point[0], ghost.y + grip[1] - point[1]) < HANDLE + 4) {
        return turnTile(legal);
      }
      const direct = nameAt(point);
      const target = direct && isLit(direct) ? direct : (touch && near(point)) || direct;
      return target ? press(target, touch ? "touch" : "mouse", point) : undefined;
    },
    explain: (point) => show(nameAt(point)),
    hover: (point) => {
      const name = point && nameAt(point);
      if (hover.value !== name) hover.value = name;
    },
  });
  const grid = gridFocus({
    neighbour: (name, key) => {
      const step = ARROWS[key];
      const [x, y] = chart.place(name);
      return step && (chart.name(x + step[0], y + step[1]) ?? name);
    },
    press: (name) => press(name, "key"),
    explain: show,
    focused: (name, visible) => {
      cursor = name ?? cursor;
      ring.value = visible ? name : null;
    },
  });
  /** @param {any} event */
  const keys = (event) => {
    if (event.key.toLowerCase() !== "r" || !placing || event.ctrlKey || event.metaKey || event.altKey) {
      return grid.onKeyDown(event);
    }
    event.preventDefault();
    event.stopPropagation(); // not the rules
    turnTile(legal);
  };

  const lights = useMemo(() => html`<${Lights} table=${table.deferred("controls")} chart=${chart} small=${small} />`, [
    table,
    turned,
    small,
  ]);
  const cells = useMemo(() =>
    html`
      <${AfterFirstPaint}>
        <${Cells} table=${table.deferred("panels")} chart=${chart} />
        <//>
    `, [table, turned]);
  const newest = scene.newest && scene.tiles.get(scene.newest);
  const handle = handleOf(ghost);
  return html`
    <div class=${`en-world map ${turned ? "turned" : ""} ${table.acts ? "mine" : ""} ${
      asked.some(({ side }) => side) ? "asking" : ""
    }`} ref=${box} style=${{
      aspectRatio: `${chart.box.width} / ${chart.box.height}`,
      "--shape": chart.box.width / chart.box.height,
    }}>
        ${base}${things}
        <svg class="en-top layer" viewBox=${frame} role="grid" aria-label=${t("entdecker-map")}
          ...${gestures} ...${grid} onKeyDown=${keys}>
          <g class="en-states" aria-hidden="true">
            <${Flags} view=${view} chart=${chart} size=${figures} brief=${small} />
            ${(table.over ? [] : freshCells(table.heard.value, table.seat)).filter((name) => scene.tiles.has(name)).map(
              (name) =>
                html`<rect key=${name} class="en-fresh" x=${frameOf(chart, name).x + 2} y=${
                  frameOf(chart, name).y + 2
                } width=${UNIT - 4} height=${UNIT - 4} rx="4" />`,
            )}
            ${outline && html`
              <path d=${outline.coast} class="en-shore case" />
              <path d=${outline.coast} class="en-shore" />
              <path d=${outline.bars} class="en-open case" />
              <path d=${outline.bars} class="en-open" />
            `}
            ${line && html`
              <path d=${line} class="en-route case" />
              <path d=${line} class="en-route" />
            `}
            ${lights}
            ${shown && !scene.ship && html`<${Anchored} chart=${chart} name=${shown} scene=${scene} small=${small} />`}
            ${ghost && html`
              <g class="en-ghost" transform=${`translate(${ghost.x} ${ghost.y})`}>
                <${Sea} tiles=${[{ x: 0, y: 0, mask: ghost.mask }]} id="en-ghost" small=${small} plain=${true} />
                <rect x="2" y="2" width=${UNIT - 4} height=${UNIT - 4} rx="5" class="case" />
                <rect x="2" y="2" width=${UNIT - 4} height=${UNIT - 4} rx="5" />
                ${handle && html`
                  <g class="en-handle" transform=${`translate(${handle[0]} ${handle[1]})`}>
                    <circle r=${HANDLE} />
                    <use class="icon" href="#i-rotate" x=${-HANDLE * 0.62} y=${-HANDLE * 0.62} width=${HANDLE *
                      1.24} height=${HANDLE *
                      1.24} />
                  </g>
                `}
              </g>
            `}
            ${pointed.map((name) => html`<rect key=${name} class="en-pointed" ...${frameOf(chart, name)} rx="5" />`)}
            ${newest && asked.filter(({ side }) => side).map(({ text, side }) => {
              const [x, y] = unitAt(chart, scene.newest ?? "", newest.mask, side ?? "");
              return html`
                <g key=${text} class="en-legal">
                  <circle cx=${x} cy=${y} r="15" class="case" />
                  <circle cx=${x} cy=${y} r="15" />
                </g>
              `;
            })}
          </g>
          ${cells}
          <g class="en-states" aria-hidden="true"><${Closings} table=${table} chart=${chart} size=${figures} /></g>
          <g class="en-states" aria-hidden="true">${ring.value &&
            html`<${Ring} frame=${frameOf(chart, ring.value)} inset=${2} rx=${5} wide=${6} />`}</g>
        </svg>
        ${turned && html`
          <svg class="en-compass" viewBox="0 0 24 24" role="img" aria-label=${t("entdecker-north-right")}>
            <use href="#en-compass" width="24" height="24" transform="rotate(90 12 12)" />
          </svg>
        `}
      </div>
  `;
}
