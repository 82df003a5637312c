// A dialog.
import { html, Icon, useEffect, useRef } from "./dom.js";
import { t } from "./texts.js";

/** A dialog that closes with Escape, a click beside it, or its button. @param {{ title: string, onClose: () => void, children?: any }} props */
export function Dialog({ title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const close = () => { // once: the browser reports it twice, and the second time another dialog may be open
    if (dialog.current) onClose();
    dialog.current = null;
  };
  useEffect(() => {
    const element = /** @type {HTMLDialogElement} */ (dialog.current);
    element.showModal();
    return () => element.open && element.close();
  }, []);
  return html`
    <dialog ref=${dialog} class="dialog panel" aria-label=${title} onCancel=${close} onClose=${close}
      onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && close()}>
        <div class="spread"><h2>${title}</h2>
          <button class="button quiet square" aria-label=${t(
            "close",
          )} onClick=${close}><${Icon} name="close" /></button></div>
        ${children}
      </dialog>
  `;
}
