// The map of Die neuen Entdecker as one plays on it: what is lit, the ghost of the tile in hand, ship and units, keys.
import { AfterFirstPaint, html, useEffect, useMemo, useMemoDrawing, useRef, useWidth } from "../../../web/kit/dom.js";
import { gridFocus } from "../../../web/kit/focus.js";
import { useGestures } from "../../../web/kit/gestures.js";
import { markOf } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { turn, UNIT } from "./coast.js";
import { chartOf, Frame, frameOf, isEdge, maskOf, routeLine, Sea, shipAt, shore, unitAt } from "./map.js";
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
  starting,
  starts,
  takes,
  turnTile,
} from "./choices.js";
import { freshCells, islandAt, routeOf, sceneOf } from "./view.js";
import { explain, placeNames, placeOf } from "./words.js";

/** @import { Point } from "./coast.js" */
/** @import { Chart, Frame as Box } from "./map.js" */
/** @import { BoardTable, Unit, View } from "./types.d.ts" */
/** @import { Scene, Shore } from "./view.js" */
/** @import { Legal } from "./choices.js" */

const REACH = 30; // pixels from which a touch finds what is lit
/** @type {Record<string, number>} */
const UNITS = { scout: 27, fort: 30, settlement: 34 }; // sizes on the drawing

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {string | null} */
let cursor = null; // the place that the keyboard stands on

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

/** A thing on the map that moves by itself: its place in hundredths of the map. @param {{ chart: Chart, at: Point, size: number, high?: number, name: string, from?: string, motion?: string, more?: string }} props */
function Thing({ chart, at, size, high = 1.05, name, from, motion, more = "" }) {
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
          : html`<use href=${`#en-${name}`} width="36" height="38" />`}</svg>
  `;
}

/** @param {{ chart: Chart }} props */
function Ring({ chart }) {
  const name = ring.value;
  if (!name) return null;
  const { x, y, width, height } = frameOf(chart, name);
  const place = { x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 5, fill: "none" };
  return html`
    <rect ...${place} stroke="#fff" stroke-width="6" />
    <rect ...${place} stroke="#0944B3" stroke-width="3.2" />
  `;
}

/** The ship stands on its keel: its middle lies a little above its place. @param {Point} at @returns {Point} */
const afloat = ([x, y]) => [x, y - 5];

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

/** What a start costs, near to where the ship would lie. @param {{ frame: Box, at: Point, cost: number | string, small: boolean }} props */
function Price({ frame, at, cost, small }) {
  const [x, y] = [0.6 * at[0] + 0.4 * (frame.x + frame.width / 2), 0.6 * at[1] + 0.4 * (frame.y + frame.height / 2)];
  const size = small ? 32 : 24;
  return html`
    <g class="en-price" transform=${`translate(${x} ${y})`}>
      <circle r=${size / 2} />
      <text y=${size * 0.27} font-size=${size * 0.76}>${cost}</text>
    </g>
  `;
}

/** The start that is pointed at, or else the one that was chosen. @param {Map<string, string>} go */
function shownOf(go) {
  const focusOn = hover.value ?? ring.value;
  return focusOn && go.has(focusOn) ? focusOn : [...go].find(([, text]) => text === chosen.value)?.[0] ?? null;
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
  const shown = shownOf(go);
  const placing = placingOf(legal);
  const back = takes(legal);
  return html`<g>
    ${
    [...go.keys()].map((name) =>
      html`<${Lit} key=${name} frame=${frameOf(chart, name)} inset=${isEdge(name) ? 3 : 5} more=${`${
        isEdge(name) ? "edge" : "tile"
      } ${shown === name ? "shown" : ""}`} />`
    )
  }
    ${
    [...go.keys()].filter((name) => !isEdge(name) || shown === name).map((name) =>
      html`<${Price} key=${name} frame=${frameOf(chart, name)} at=${
        shipAt(chart, name, scene.tiles.get(name)?.mask)
      } cost=${scene.starts.get(name)?.cost ?? ""} small=${small} />`
    )
  }
    ${
    [...placings(legal).keys()].map((name) =>
      html`<${Lit} key=${name} frame=${frameOf(chart, name)} more=${placing?.cell === name ? "shown" : ""} />`
    )
  }
    ${
    [...back.keys()].filter((name) => scene.units.has(name)).map((name) => {
      const [x, y] = unitAt(chart, name, scene.tiles.get(name)?.mask ?? 0, scene.units.get(name)?.side ?? "");
      return html`
        <g key=${name} class=${`en-legal ${chosen.value === back.get(name) ? "shown" : ""}`}>
          <circle cx=${x} cy=${y} r="20" class="case" />
          <circle cx=${x} cy=${y} r="20" />
        </g>
      `;
    })
  }
    ${
    dueIn(scene, legal).map((island) => {
      const coast = shore(chart, island.tiles, scene.tiles).coast;
      return html`
        <g key=${island.number} class="en-legal">
          <path d=${coast} class="case" />
          <path d=${coast} />
        </g>
      `;
    })
  }</g>`;
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
  return html`
    <svg class="en-base" viewBox=${frame} aria-hidden="true">
      <${Frame} chart=${chart} costs=${facts.edge_costs} small=${small} />
      <${Sea} tiles=${drawn} id="en-sea" small=${small} />
      <g class="en-veils">${fresh.map((name, at) =>
        html`<rect key=${name} ...${frameOf(chart, name)} style=${{ animationDelay: `${Math.min(at, 8) * 120}ms` }} />`
      )}</g>
      <rect width=${chart.columns * UNIT} height=${chart.rows * UNIT} class="en-neat" />
    </svg>
  `;
}

/** Units and the ship. What stands where it stood is not drawn again. @param {{ view: View, chart: Chart, small: boolean }} props */
function Things({ view, chart, small }) {
  const scene = sceneOf(view);
  const kept = useRef(/** @type {Map<string, unknown>} */ (new Map()));
  /** @param {string} name @param {{ kind: string, seat: number, side: string }} given */
  const unitOf = (name, { kind, seat, side }) => {
    const mask = scene.tiles.get(name)?.mask ?? 0;
    const key = `${name} ${kind} ${side} ${mask} ${markOf(seat)} ${small} ${chart.quarters}`;
    if (!kept.current.has(key)) {
      kept.current.set(
        key,
        html`
          <${Thing} key=${name} chart=${chart} name=${`${kind}-${markOf(seat)}`} size=${UNITS[kind] *
            (small ? 1.25 : 1)}
            at=${unitAt(chart, name, mask, side)} motion=${`unit ${name}`} from=${`reserve ${seat} ${kind}`} />
        `,
      );
    }
    return kept.current.get(key);
  };
  return html`<div class="en-things" aria-hidden="true">
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
    gridOf(chart).map((row, at) =>
      html`<${Row} key=${at} chart=${chart} places=${row} names=${row.map(names)} lit=${
        row.map((name) => lit.has(name))
      } focus=${row.includes(focus) ? focus : null} />`
    )
  }</g>`;
}

/** @param {{ chart: Chart, places: string[], names: string[], lit: boolean[], focus: string | null }} props */
function Row({ chart, places, names, lit, focus }) {
  return useMemoDrawing(() =>
    html`<g role="row">${
      places.map((name, at) =>
        html`
          <rect key=${name} role="gridcell" data-at=${name} data-lit=${lit[at] || null} tabindex=${name === focus
            ? 0
            : -1}
            aria-label=${names[at]}
            ...${frameOf(chart, name)} />
        `
      )
    }</g>`, [chart, names.join("|"), lit.join(), focus]);
}

/** @param {{ table: BoardTable, small: boolean, turned: boolean }} props */
export function World({ table, small, turned }) {
  const { view } = table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const legal = table.legal.value;
  const scene = sceneOf(view);
  const chart = useMemo(() => chartOf(turned, turned ? 34 : 44, turned ? 2 : 16), [turned]);
  const wide = useWidth(box, turned ? 320 : 780);
  const go = starts(legal);
  const fits = placings(legal);
  const placing = placingOf(legal);
  const back = takes(legal);
  const asked = pending.value.filter(({ text }) => legal.has(text));
  const islands = dueIn(scene, legal);
  const scale = wide / chart.box.width;

  // What lies on the map changes with the news; what is lit, also with every move of the pointer.
  const frame = `${chart.box.x} ${chart.box.y} ${chart.box.width} ${chart.box.height}`;
  const base = useMemo(() => html`<${Base} view=${view} chart=${chart} frame=${frame} small=${small} />`, [
    view,
    turned,
    small,
  ]);
  const things = useMemo(() => html`<${Things} view=${view} chart=${chart} small=${small} />`, [view, turned, small]);

  const focusOn = hover.value ?? ring.value;
  const shown = shownOf(go);
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
    const land = asked.filter(({ side }) => side && name === scene.newest && nearest(name, point)?.side === side);
    if (land.length) return choose(table, land);
    chosen.value = null;
    if (scene.tiles.has(name)) inspect(name, point);
    if (!table.acts || table.over || inspected.value) return undefined; // an island is shown: nothing else is asked for
    if (go.size) return table.why(`start ${name}`);
    if (fits.size && !isEdge(name)) return table.why(`place ${name} r0`);
    return undefined;
  };
  /** The land of a tile that is nearest to a point. @param {string} name @param {Point} [point] */
  const nearest = (name, point) => {
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
    const side = nearest(name, point)?.side;
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
  /** @param {Point} words */
  const near = ([x, y]) => {
    /** @type {{ name: string, away: number } | null} */
    let found = null;
    for (const name of [...go.keys(), ...fits.keys(), ...back.keys()]) {
      if (name.includes(".")) continue;
      const frame = frameOf(chart, name);
      const away = Math.hypot(frame.x + frame.width / 2 - x, frame.y + frame.height / 2 - y) * scale;
      if (away <= REACH && (!found || away < found.away)) found = { name, away };
    }
    return found?.name ?? null;
  };
  /** @param {string | null} name */
  const show = (name) => name && (table.shown.value = explain(table, name));
  const gestures = useGestures({
    pointOf,
    tap: (point, touch) => {
      const direct = nameAt(point);
      const target = direct && isLit(direct) ? direct : (touch && near(point)) || direct;
      if (target) press(target, touch ? "touch" : "mouse", point);
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
  const ghost = placing && scene.hand &&
    { ...frameOf(chart, placing.cell), mask: turn(maskOf(scene.hand.kind, placing.quarters), chart.quarters) };
  const newest = scene.newest && scene.tiles.get(scene.newest);
  return html`<div class=${`en-world ${turned ? "turned" : ""} ${table.acts ? "mine" : ""}`} ref=${box} style=${{
    aspectRatio: `${chart.box.width} / ${chart.box.height}`,
  }}>
    ${base}${things}
    <svg class="en-top" viewBox=${frame} role="grid" aria-label=${t("entdecker-map")}
      ...${gestures} ...${grid} onKeyDown=${keys}>
      <g class="en-states" aria-hidden="true">
        ${
    freshCells(table.heard.value, table.seat).filter((name) => scene.tiles.has(name)).map((name) =>
      html`<rect key=${name} class="en-fresh" x=${frameOf(chart, name).x + 2} y=${frameOf(chart, name).y + 2} width=${
        UNIT - 4
      } height=${UNIT - 4} rx="4" />`
    )
  }
        ${
    outline && html`
      <path d=${outline.coast} class="en-shore case" />
      <path d=${outline.coast} class="en-shore" />
      <path d=${outline.bars} class="en-open case" />
      <path d=${outline.bars} class="en-open" />
    `
  }
        ${
    line && html`
      <path d=${line} class="en-route case" />
      <path d=${line} class="en-route" />
    `
  }
        ${lights}
        ${
    ghost && html`
      <g class="en-ghost" transform=${`translate(${ghost.x} ${ghost.y})`}>
        <${Sea} tiles=${[{ x: 0, y: 0, mask: ghost.mask }]} id="en-ghost" small=${small} plain=${true} />
        <rect x="2" y="2" width=${UNIT - 4} height=${UNIT - 4} rx="5" class="case" />
        <rect x="2" y="2" width=${UNIT - 4} height=${UNIT - 4} rx="5" />
      </g>
    `
  }
        ${pointed.map((name) => html`<rect key=${name} class="en-pointed" ...${frameOf(chart, name)} rx="5" />`)}
        ${
    newest && asked.filter(({ side }) => side).map(({ text, side }) => {
      const [x, y] = unitAt(chart, scene.newest ?? "", newest.mask, side ?? "");
      return html`
        <g key=${text} class="en-legal">
          <circle cx=${x} cy=${y} r="15" class="case" />
          <circle cx=${x} cy=${y} r="15" />
        </g>
      `;
    })
  }
      </g>
      ${cells}
      <g class="en-states" aria-hidden="true"><${Ring} chart=${chart} /></g>
    </svg>
    ${
    turned && html`
      <svg class="en-compass" viewBox="0 0 24 24" role="img" aria-label=${t("entdecker-north-right")}>
        <use href="#en-compass" width="24" height="24" transform="rotate(90 12 12)" />
      </svg>
    `
  }
  </div>`;
}
