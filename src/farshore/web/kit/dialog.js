// A dialog.
import { html, Icon, useEffect, useRef } from "./dom.js";
import { t } from "./texts.js";

/** Whether the focus has left a dialog for something else on the page. @param {Element} element */
const isElsewhere = (element) => document.activeElement !== document.body && !element.contains(document.activeElement);

/** A dialog that closes with Escape, a click beside it, or its button. @param {{ title: string, more?: string, onClose: () => void, children?: any }} props */
export function Dialog({ title, more = "", onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const close = () => { // once: the browser reports it twice, and the second time another dialog may be open
    if (dialog.current) onClose();
    dialog.current = null;
  };
  useEffect(() => {
    const element = /** @type {HTMLDialogElement} */ (dialog.current);
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    element.showModal();
    return () => {
      if (element.open) element.close();
      if (!isElsewhere(element)) before?.focus({ preventScroll: true }); // what was replaced meanwhile is not found
    };
  }, []);
  return html`
    <dialog ref=${dialog} class=${`dialog plate ${more}`} aria-label=${title} onCancel=${close} onClose=${close}
      onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && close()}>
        <div class="spread"><h2>${title}</h2>
          <button class="btn quiet square" aria-label=${t(
            "close",
          )} onClick=${close}><${Icon} name="close" /></button></div>
        ${children}
      </dialog>
  `;
}
