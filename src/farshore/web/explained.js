// Whatever lies on a board explains itself: on a right click, a long press, or ?.
import { html, useMemo } from "./dom.js";
import { t } from "./texts.js";
import { Dialog } from "./parts.js";

export const LONG = 500; // milliseconds of a long press

const LATE = 700; // milliseconds after letting go in which its click may still come, where a device is slow

/** What a long press has opened must not be shut by letting go: the click that follows does not count, wherever it lands. A new touch does. */
export function letGo() {
  let timer = 0;
  const over = () => {
    clearTimeout(timer);
    removeEventListener("click", swallow, true);
    removeEventListener("pointerdown", over, true);
  };
  const swallow = (click) => {
    click.stopPropagation();
    click.preventDefault();
    over();
  };
  const done = () => {
    clearTimeout(timer);
    timer = setTimeout(over, LATE);
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerdown", over, true);
  for (const end of ["pointerup", "pointercancel", "touchend"]) {
    addEventListener(end, done, { capture: true, once: true });
  }
}

/** Something that explains itself on right-click, long press and ?. The click after a long press does not count. */
export function explained(table, about) {
  let timer = 0;
  const show = (event) => {
    const found = about(event);
    if (found) table.shown.value = found;
    return found;
  };
  const rest = () => clearTimeout(timer);
  return {
    onContextMenu: (event) => {
      rest();
      if (show(event)) event.preventDefault();
    },
    onKeyDown: (event) => {
      if (event.key === "?" && show(event)) {
        event.stopPropagation();
        event.preventDefault();
      }
    },
    onPointerDown: (event) => {
      if (event.pointerType !== "touch") return;
      timer = setTimeout(() => {
        if (show(event)) letGo();
      }, LONG);
    },
    onPointerUp: rest,
    onPointerCancel: rest,
    onPointerLeave: rest,
  };
}

/** For a whole board: what on it does not explain itself tells at least its name, which may be written too small or not at all. */
export const useNamed = (table) =>
  useMemo(() =>
    explained(table, (event) => {
      const thing = event.target.closest(".board :is([title], [aria-label]):not(section, [role=group], [role=grid])"); // what only holds things is none
      if (!thing || event.defaultPrevented || table.shown.value) return null;
      const text = thing.getAttribute("title") || thing.getAttribute("aria-label");
      const part = thing.closest("section[aria-label]")?.getAttribute("aria-label");
      return { title: part && part !== text ? part : t(`game-${table.about.game}`), text };
    }), [table]);

/** What is explained now. */
export const Shown = ({ table }) =>
  table.shown.value && html`
    <${Dialog} title=${table.shown.value.title} onClose=${() => (table.shown.value = null)}>
      <p class="lines">${table.shown.value.text}</p>
      <//>
  `;
