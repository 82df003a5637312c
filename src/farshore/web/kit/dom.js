// What components are written with: preact, htm and signals in one place.
// @ts-types="../vendor/preact.d.ts"
import { Fragment, h, render } from "../vendor/preact.js";
// @ts-types="../vendor/hooks.d.ts"
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
// @ts-types="../vendor/signals-core.d.ts"
import { batch, computed, effect, signal, untracked } from "../vendor/signals-core.js";
// @ts-types="../vendor/signals.d.ts"
import "../vendor/signals.js"; // components follow the signals that they read
// @ts-types="../vendor/htm.d.ts"
import htm from "../vendor/htm.js";
import { schedule } from "./schedule.js";

export const html = htm.bind(h);
export { Fragment, h, render, useEffect, useLayoutEffect, useMemo, useRef, useState };
export { batch, computed, effect, signal, untracked };

/** @param {{ draw: () => unknown }} props */
const Memo = ({ draw }) => untracked(draw);

/**
 * What `draw` returns, drawn again only when one of `deps` changes, whatever signals it reads. An element that is handed on
 * unchanged is still compared with all that is in it; only a component is left alone.
 * @param {() => unknown} draw
 * @param {readonly unknown[]} deps
 */
export const useMemoDrawing = (draw, deps) => useMemo(() => html`<${Memo} draw=${draw} />`, deps);

/** Children that need not be in the first frame: nobody sees them, or they are below the edge of the window. @param {{ children?: any }} props */
export function AfterFirstPaint({ children }) {
  const [due, setDue] = useState(false);
  useEffect(() => schedule("panels", () => setDue(true)), []);
  return due ? children : null;
}

/**
 * How wide an element is, followed as it changes; `first` before that is known. Measuring while drawing would cost a layout.
 * @param {{ current: HTMLElement | null }} ref
 * @param {number} first
 */
export function useWidth(ref, first) {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return width;
}

/** A small drawn sign; its meaning stands beside it or is the name of its button. @param {{ name: string }} props */
export const Icon = ({ name }) =>
  html`
    <svg class="icon" aria-hidden="true">
      <use href=${`#i-${name}`} />
    </svg>
  `;
