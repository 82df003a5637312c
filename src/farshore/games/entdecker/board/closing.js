// An island is complete: its coast is drawn in gold, and a ribbon says who gets what. A press ends it.
import { html, useEffect, useRef, useState } from "../../../web/kit/dom.js";
import { shore } from "./map.js";
import { sceneOf } from "./view.js";

/** @import { Chart } from "./map.js" */
/** @import { BoardTable } from "./types.d.ts" */

const LEAP = 60; // more events than that cannot come between two of my turns: a replay has jumped
const SMALL = 3; // points up to which a closed island gets no ribbon
const LONG = 9.6; // how long it is shown, in movements of the chosen pace

/** How long a movement takes, in milliseconds; 0 if nothing should move. */
const pace = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--pace")) || 0;

/** Islands that were scored since this was drawn last, until they were shown or somebody presses anything. @param {BoardTable} table */
function useClosed(table) {
  const kept = useRef(/** @type {{ known: string[], heard: number } | null} */ (null));
  const [shown, setShown] = useState(/** @type {string[]} */ ([]));
  const names = table.view.receipt.islands.map(({ first }) => first);
  useEffect(() => {
    const before = kept.current;
    const heard = table.heard.value.length;
    kept.current = { known: names, heard };
    if (!before || Math.abs(heard - before.heard) > LEAP || table.view.phase === "over") return;
    const fresh = names.filter((name) => !before.known.includes(name));
    if (fresh.length && pace()) setShown(fresh);
  }, [names.join()]);
  useEffect(() => {
    if (!shown.length) return undefined;
    const end = () => setShown([]);
    const timer = setTimeout(end, pace() * LONG);
    const wait = setTimeout(() => {
      addEventListener("pointerdown", end);
      addEventListener("keydown", end);
    }, pace());
    return () => {
      clearTimeout(timer);
      clearTimeout(wait);
      removeEventListener("pointerdown", end);
      removeEventListener("keydown", end);
    };
  }, [shown]);
  return shown;
}

/** @param {{ table: BoardTable, chart: Chart, size: number }} props */
export function Closings({ table, chart, size }) {
  const shown = useClosed(table);
  const [loaded, setLoaded] = useState(/** @type {typeof import("./ribbon.js") | null} */ (null));
  useEffect(() => {
    if (shown.length) import("./ribbon.js").then(setLoaded);
  }, [shown.length]);
  const { islands, tiles } = sceneOf(table.view);
  return html`<g class="en-closings">${
    shown.map((name) => {
      const island = islands.find(({ first }) => first === name);
      const sheet = table.view.receipt.islands.find(({ first }) => first === name);
      if (!island || !sheet) return null;
      const { coast } = shore(chart, island.tiles, tiles);
      return html`
        <g key=${name} data-closed=${name}>
          <path d=${coast} pathLength="100" class="en-sweep case" />
          <path d=${coast} pathLength="100" class="en-sweep" />
          ${loaded && sheet.value > SMALL &&
            html`<${loaded.Ribbon} island=${island} sheet=${sheet} chart=${chart} size=${size} />`}
        </g>
      `;
    })
  }</g>`;
}
