// Controls of the rooms round a match: a few choices side by side, and a menu.
import { html, Icon, useEffect, useRef } from "./kit/dom.js";

/**
 * A few choices side by side, of which one is chosen. `hide`: its name is only for screen readers.
 * @param {{ label: string, name: string, value: string, choices: [string, string][], about?: string, hide?: boolean, onPick: (to: any) => void }} props
 */
export const Chooser = ({ label, name, value, choices, about, hide, onPick }) =>
  html`
    <fieldset class="chooser" aria-describedby=${about}>
      <legend class=${hide ? "hidden" : ""}>${label}</legend>
      <div class="segments">${choices.map(([each, text]) =>
        html`
          <label
            key=${each}><input type="radio" class="covering" name=${name} value=${each} checked=${each ===
              value} onChange=${() => onPick(each)} /><span>${text}</span></label>
        `
      )}</div>
    </fieldset>
  `;

/** A button that opens a short list of links and buttons, each in an `li`. Escape, a choice and a press elsewhere close it. @param {{ label: string, text?: string, down?: boolean, children?: any }} props */
export function Menu({ label, text, down, children }) {
  const menu = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const close = () => menu.current?.removeAttribute("open");
  /** @param {EventTarget | null} target */
  const isOutside = (target) => target instanceof Node && !menu.current?.contains(target);
  useEffect(() => {
    const press = (/** @type {Event} */ event) => isOutside(event.target) && close();
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, []);
  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return html`
    <details class="extra" ref=${menu} onKeyDown=${escape} onFocusOut=${(/** @type {FocusEvent} */ event) =>
      isOutside(event.relatedTarget) && close()}>
      <summary class=${`btn ${text ? "tonal small" : "quiet square"}`} aria-label=${label}
        title=${label}><${Icon} name=${text ? "plus" : "more"} />${text}</summary>
      <ul class=${`menu ${down ? "down" : ""}`} onClick=${close}>${children}</ul>
    </details>
  `;
}
