// The keyboard on a board: Tab reaches one thing of a group, arrows the others.

/** @typedef {KeyboardEvent & { currentTarget: Element, target: Element }} Press */
/** @typedef {FocusEvent & { currentTarget: Element, target: Element }} Focus */

/** Lets Tab reach only this one of a group. Set on the elements: to draw them again would cost too much. @param {Element} root @param {string} group @param {Element} element */
function rove(root, group, element) {
  for (const each of root.querySelectorAll(`${group}[tabindex="0"]`)) each.setAttribute("tabindex", "-1");
  element.setAttribute("tabindex", "0");
}

/** @param {KeyboardEvent} event */
const isCommand = (event) => event.ctrlKey || event.metaKey || event.altKey;

/**
 * A grid of named cells. Each cell has `role=gridcell` and its name in `data-at`; the props go to the element with
 * `role=grid`. Arrows, Home and End move, Enter and Space press, ? explains, Escape leaves the grid.
 * @param {object} grid
 * @param {(at: string, key: string) => string | undefined | null} grid.neighbour the cell to go to; undefined: the key is none of the grid's
 * @param {(at: string) => void} grid.press
 * @param {(at: string) => void} grid.explain
 * @param {(at: string | null, visible: boolean) => void} grid.focused called with the cell that has the focus, null when none has it
 */
export function gridFocus({ neighbour, press, explain, focused }) {
  /** @param {Element} target */
  const cellOf = (target) => target.getAttribute("data-at");
  return {
    /** @param {Press} event */
    onKeyDown(event) {
      const at = cellOf(event.target);
      if (at === null || isCommand(event)) return;
      const to = neighbour(at, event.key);
      if (to !== undefined) {
        /** @type {HTMLElement | null} */ (event.currentTarget.querySelector(`[data-at="${to}"]`))?.focus();
      } else if (event.key === "Enter" || event.key === " ") press(at);
      else if (event.key === "?") {
        event.stopPropagation();
        explain(at);
      } else {
        if (event.key === "Escape") /** @type {HTMLElement} */ (event.target).blur();
        return;
      }
      event.preventDefault();
    },
    /** @param {Focus} event */
    onFocusIn(event) {
      const at = cellOf(event.target);
      if (at === null) return;
      rove(event.currentTarget, '[role="gridcell"]', event.target);
      focused(at, event.target.matches(":focus-visible"));
    },
    onFocusOut: () => focused(null, false),
  };
}

/** @type {Record<string, [number, number]>} */
const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
};

/** @param {Element} element */
function middle(element) {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
}

/**
 * Rows of things. Each thing has the name of its row in `data-row`, and in `data-thing` its own; the props go to an element
 * round all of them. Arrows left and right move within a row, up and down to the nearest thing of the next row.
 * @param {string[]} rows from top to bottom
 * @param {Record<string, string>} spots by row the thing that had the focus last; written here, kept by the board per match
 */
export function rowFocus(rows, spots) {
  return {
    /** @param {Press} event */
    onKeyDown(event) {
      const here = /** @type {HTMLElement | null} */ (event.target.closest("[data-row]"));
      const step = STEPS[event.key];
      if (!here || !step || isCommand(event)) return;
      event.preventDefault();
      /** @param {string | undefined} row */
      const find = (
        row,
      ) => /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll(`[data-row="${row}"]`)]);
      if (step[0]) {
        const things = find(here.dataset.row);
        things[Math.max(0, Math.min(things.length - 1, things.indexOf(here) + step[0]))].focus();
        return;
      }
      const filled = rows.filter((row) => find(row).length);
      const things = find(filled[filled.indexOf(here.dataset.row ?? "") + step[1]]);
      /** @param {Element} each */
      const away = (each) => Math.abs(middle(each) - middle(here));
      if (things.length) things.reduce((best, each) => (away(each) < away(best) ? each : best)).focus();
    },
    /** @param {Focus} event */
    onFocusIn(event) {
      const here = /** @type {HTMLElement | null} */ (event.target.closest("[data-row]"));
      if (!here) return;
      const { row = "", thing = "" } = here.dataset;
      spots[row] = thing;
      rove(event.currentTarget, `[data-row="${row}"]`, here);
    },
  };
}
