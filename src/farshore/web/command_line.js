// A line in which every action can be written; it completes what is legal.
import { html, useEffect, useRef } from "./kit/dom.js";
import { t } from "./kit/texts.js";

/** @param {{ match: import("./match.js").Match, onClose: () => void }} props */
export function CommandLine({ match, onClose }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const before = useRef(/** @type {HTMLElement | null} */ (null)); // what had the focus
  useEffect(() => {
    before.current = /** @type {HTMLElement | null} */ (document.activeElement);
    input.current?.focus();
  }, []);
  const close = () => {
    before.current?.focus({ preventScroll: true }); // as after a dialog
    onClose();
  };
  const legal = [...match.legal.value.keys()];
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) return close();
    const ack = await match.act(text);
    if (ack.st === "applied" && input.current) input.current.value = ""; // it may be closed meanwhile
  };
  return html`
    <form class="command plate" onSubmit=${send} onKeyDown=${(event) => event.key === "Escape" && close()}>
      <label for="command">${t("command")}</label>
      <input id="command" ref=${input} list="legal" autocomplete="off" autocapitalize="off" spellcheck="false" />
      <datalist id="legal">${legal.map((text) => html`<option key=${text} value=${text} />`)}</datalist>
      <p class="note">${legal.length
        ? t("can-do", { list: legal.slice(0, 12).join(", "), more: Math.max(0, legal.length - 12) })
        : t("cannot-act")}</p>
    </form>
  `;
}
