// Keys that work wherever the focus is, unless something is being written.
import { useEffect, useRef } from "./dom.js";
import { t } from "./texts.js";

/** Whether a key press is meant for a field, a dialog or the browser. @param {KeyboardEvent} event */
export const isTyping = (event) =>
  event.ctrlKey || event.metaKey || event.altKey ||
  Boolean(/** @type {Element} */ (event.target).closest("input, textarea, select, dialog"));

/** Calls what belongs to a key while a component is shown: `useKeys({ d: draw, Escape: back })`. @param {Record<string, () => unknown>} keys */
export function useKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const action = latest.current[key];
      if (!action || isTyping(event)) return;
      if (key !== "Escape") event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** The keys that lead from one lit place of a map to the next, for a board's list of keys. @returns {[string[], string]} */
export const pageKeys = () => [[t("key-page-down"), t("key-page-up")], t("key-lit")];
