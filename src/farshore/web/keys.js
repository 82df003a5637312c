// Keys that work everywhere in a match, and the line for text commands.
import { html, useEffect, useRef, useState } from "./dom.js";
import { t } from "./texts.js";
import { Dialog } from "./parts.js";

/** Call what belongs to a key, unless something is being written. */
export function useKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest("input, textarea, select, dialog")) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const action = latest.current[key];
      if (!action) return;
      if (key !== "Escape") event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Arrows go to the board when nothing has the focus, so that nobody must tab there; Page down and up from one lit place of a map to the next. */
export function useBoardKeys() {
  useEffect(() => {
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) {
        return;
      }
      const to = PAGES[event.key]
        ? litBeside(document.activeElement, PAGES[event.key])
        : event.key.startsWith("Arrow") && !inUse() && document.querySelector(FIRST);
      if (!to) return;
      event.preventDefault();
      to.focus({ focusVisible: true });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const PAGES = { PageDown: Node.DOCUMENT_POSITION_FOLLOWING, PageUp: Node.DOCUMENT_POSITION_PRECEDING };
const FIRST = '.board [role=gridcell][tabindex="0"], .board [data-row=hand][tabindex="0"]';
const inUse = () => document.activeElement && !document.activeElement.matches("body, main");

/** These two in the list of keys of a game with a map. */
export const pageKeys = () => [[t("key-page-down"), t("key-page-up")], t("key-lit")];

/** The lit place that comes next after what has the focus, or before it; from the last one to the first. */
function litBeside(from, where) {
  const all = [...document.querySelectorAll(".board [data-lit]")];
  if (where === PAGES.PageUp) all.reverse();
  return all.find((each) => from.compareDocumentPosition(each) & where) ?? all[0];
}

const KEYS = [
  [["←", "↑", "→", "↓"], "move"],
  [["Enter"], "choose"],
  [["Esc"], "back"],
  [["U"], "undo"],
  [["N"], "since"],
  [["M", "/"], "command"],
  [["S"], "sheet"],
  [["L"], "log"],
  [["R"], "rules"],
  [["?"], "explain"],
];

/** All keys: those of the game first. */
export function Keys({ game, onClose }) {
  const rows = [...(game?.keys?.() ?? []), ...KEYS.map(([keys, name]) => [keys, t(`key-${name}`)])];
  return html`
    <${Dialog} title=${t("keys")} onClose=${onClose}>
      <dl class="keys">${rows.map(([keys, text]) =>
        html`
          <dt key=${text}>${keys.map((key) => html`<kbd key=${key}>${key}</kbd>`)}</dt>
          <dd>${text}</dd>
        `
      )}</dl>
      <p class="note">${t("keys-pointer")}</p>
      <//>
  `;
}

/** A line in which every action can be written; it completes what is legal. */
export function Commands({ match, opener }) {
  const [open, setOpen] = useState(false);
  const input = useRef(null);
  opener.current = { open: () => setOpen(true) };
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  if (!open) return null;
  const legal = [...match.legal.value.keys()];
  const send = async (event) => {
    event.preventDefault();
    const text = input.current.value.trim();
    if (!text) return setOpen(false);
    const ack = await match.act(text);
    if (ack.st === "applied" && input.current) input.current.value = ""; // it may have been put away meanwhile
    return undefined;
  };
  return html`
    <form class="command panel" onSubmit=${send} onKeyDown=${(event) => event.key === "Escape" && setOpen(false)}>
      <label for="command">${t("command")}</label>
      <input id="command" ref=${input} list="legal" autocomplete="off" autocapitalize="off" spellcheck="false" />
      <datalist id="legal">${legal.map((text) => html`<option key=${text} value=${text} />`)}</datalist>
      <p class="note">${legal.length
        ? t("can-do", { list: legal.slice(0, 12).join(", "), more: Math.max(0, legal.length - 12) })
        : t("cannot-act")}</p>
    </form>
  `;
}
