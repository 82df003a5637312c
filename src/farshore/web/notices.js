// What asks for attention on a screen, all in one place: it lies over the top, so that nothing moves.
import { html, Icon } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { t } from "./kit/texts.js";

/**
 * `ask`: it waits for an answer. `trouble`: something does not work. `sitter`: whose face is shown.
 * @typedef {object} Notice
 * @property {string} key
 * @property {string} text
 * @property {"ask" | "trouble"} [kind]
 * @property {any} [answers] buttons
 * @property {{ name: string, bot: boolean, level: number | null }} [sitter]
 * @property {() => void} [close] for what need not be shown as long as it holds
 */

/** @param {{ notices: Notice[] }} props */
export const Notices = ({ notices }) =>
  html`<div class="attention" role="region" aria-label=${t("attention")}>${
    notices.map(({ key, kind, sitter, text, answers, close }) =>
      html`
        <div key=${key} class=${`notice ${kind ?? ""}`} role=${kind ? "alert" : "status"} data-notice=${key.replace(
          /-\d+$/,
          "",
        )}>
          ${sitter && html`<${Face} name=${sitter.name} level=${sitter.bot ? sitter.level : null} />`}
          <p>${text}</p>
          ${answers && html`<div class="row">${answers}</div>`}
          ${close && html`
            <button class="btn quiet square" aria-label=${t("close")} title=${t("close")}
              onClick=${close}><${Icon} name="close" /></button>
          `}
        </div>
      `
    )
  }</div>`;
