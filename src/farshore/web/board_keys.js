// Keys of a match that all games share: from place to place, and the line for text commands.
import { html, useEffect, useRef, useState } from "./kit/dom.js";
import { isTyping } from "./kit/shortcuts.js";
import { t } from "./kit/texts.js";

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

/** A line in which every action can be written; it completes what is legal. @param {{ match: import("./match.js").Match, opener: { current: { open: () => void } | null } }} props */
export function CommandLine({ match, opener }) {
  const [open, setOpen] = useState(false);
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  opener.current = { open: () => setOpen(true) };
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  if (!open) return null;
  const legal = [...match.legal.value.keys()];
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) return setOpen(false);
    const ack = await match.act(text);
    if (ack.st === "applied" && input.current) input.current.value = ""; // it may be closed meanwhile
  };
  return html`
    <form class="command plate" onSubmit=${send} onKeyDown=${(event) => event.key === "Escape" && setOpen(false)}>
      <label for="command">${t("command")}</label>
      <input id="command" ref=${input} list="legal" autocomplete="off" autocapitalize="off" spellcheck="false" />
      <datalist id="legal">${legal.map((text) => html`<option key=${text} value=${text} />`)}</datalist>
      <p class="note">${legal.length
        ? t("can-do", { list: legal.slice(0, 12).join(", "), more: Math.max(0, legal.length - 12) })
        : t("cannot-act")}</p>
    </form>
  `;
}
