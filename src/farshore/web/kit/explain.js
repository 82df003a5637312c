// Things on a board explain themselves: on a right click, a long press, or the key ?.
import { html, useMemo } from "./dom.js";
import { t } from "./texts.js";
import { Dialog } from "./dialog.js";

/** @import { HelpText, Table } from "./board.d.ts" */

export const LONG_PRESS = 500; // milliseconds

const LATE = 700; // milliseconds after a finger is lifted in which its click may still come on a slow device
const SLACK = 8; // pixels that a finger may move in a long press

/** Ignores the click that follows a long press, wherever it lands: it must not close what the press has opened. A new touch counts. */
export function ignoreNextClick() {
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("click", swallow, true);
    removeEventListener("pointerdown", stop, true);
  };
  /** @param {Event} click */
  const swallow = (click) => {
    click.stopPropagation();
    click.preventDefault();
    stop();
  };
  const lifted = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, LATE);
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerdown", stop, true);
  for (const end of ["pointerup", "pointercancel", "touchend"]) {
    addEventListener(end, lifted, { capture: true, once: true });
  }
}

/** @typedef {(event: Event) => unknown} Show */

/** The touch that may become a long press, with what could explain itself, innermost first. */
let press = {
  event: /** @type {PointerEvent | null} */ (null),
  timer: 0,
  x: 0,
  y: 0,
  shows: /** @type {Show[]} */ ([]),
};

const cancel = () => clearTimeout(press.timer);

/** Ends the press of the pointer that has moved, left or gone; the press of another goes on. @param {PointerEvent} event */
const cancelOwn = (event) => event.pointerId === press.event?.pointerId && cancel();

/**
 * Props for something that explains itself. `about` finds what is said, for an event on the element or in it; null for
 * nothing. The click after a long press does not count.
 * @param {Table} table
 * @param {(event: Event & { target: Element }) => HelpText | null | undefined} about
 */
export function explained(table, about) {
  /** @type {Show} */
  const show = (event) => {
    const found = about(/** @type {Event & { target: Element }} */ (event));
    if (found) table.shown.value = found;
    return found;
  };
  return {
    /** @param {PointerEvent} event */
    onContextMenu(event) {
      cancel();
      if (!show(event)) return;
      event.preventDefault();
      if (event.pointerType === "touch") ignoreNextClick();
    },
    /** @param {KeyboardEvent} event */
    onKeyDown(event) {
      if (event.key !== "?" || !show(event)) return;
      event.stopPropagation();
      event.preventDefault();
    },
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.pointerType !== "touch") return;
      if (press.event !== event) {
        cancel();
        const timer = setTimeout(() => press.shows.some((each) => each(event)) && ignoreNextClick(), LONG_PRESS);
        press = { event, timer, x: event.clientX, y: event.clientY, shows: [] };
      }
      press.shows.push(show);
    },
    /** @param {PointerEvent} event */
    onPointerMove(event) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK) cancelOwn(event);
    },
    onPointerUp: cancelOwn,
    onPointerCancel: cancelOwn,
    onPointerLeave: cancelOwn,
  };
}

const NAMED = ".board :is([title], [aria-label]):not(section, [role=group], [role=grid])"; // groups are not things

/** Props for a whole board: what does not explain itself shows at least its name, which may be written small or not at all. @param {Table} table */
export const useNames = (table) =>
  useMemo(() =>
    explained(table, (event) => {
      const thing = event.target.closest(NAMED);
      if (!thing || event.defaultPrevented || table.shown.value) return null;
      const text = thing.getAttribute("title") || thing.getAttribute("aria-label") || "";
      const part = thing.closest("section[aria-label]")?.getAttribute("aria-label");
      return { title: part && part !== text ? part : t(`game-${table.about.game}`), text };
    }), [table]);

/** The explanation that is shown now. @param {{ table: Table }} props */
export const Explanation = ({ table }) =>
  table.shown.value && html`
    <${Dialog} title=${table.shown.value.title} onClose=${() => (table.shown.value = null)}>
      <p class="lines">${table.shown.value.text}</p>
      <//>
  `;
