// Keys of a match that all games share: from place to place.
import { useEffect } from "./kit/dom.js";
import { isTyping } from "./kit/shortcuts.js";

const { DOCUMENT_POSITION_FOLLOWING: AFTER, DOCUMENT_POSITION_PRECEDING: BEFORE } = Node;
const FIRST = ".board :is([role=gridcell], [data-first])[tabindex='0']"; // where arrows enter a board

/** Whether something has the focus, or only the page. */
const isFocused = () => document.activeElement && !document.activeElement.matches("body, main");

/** The next lit place after the focus, or before it; round the end. @param {number} where AFTER or BEFORE @returns {HTMLElement | undefined} */
function litBeside(where) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".board [data-lit]")]);
  if (where === BEFORE) all.reverse();
  return all.find((each) => (document.activeElement?.compareDocumentPosition(each) ?? 0) & where) ?? all[0];
}

/** The first arrow leads onto the board; the page keys lead from one lit place of a map to the next. */
export function useBoardKeys() {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isTyping(event)) return;
      const { key } = event;
      const to = key === "PageDown"
        ? litBeside(AFTER)
        : key === "PageUp"
        ? litBeside(BEFORE)
        : key.startsWith("Arrow") && !isFocused()
        ? /** @type {HTMLElement | null} */ (document.querySelector(FIRST))
        : null;
      if (!to) return;
      event.preventDefault();
      to.focus(/** @type {FocusOptions} */ ({ focusVisible: true }));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
