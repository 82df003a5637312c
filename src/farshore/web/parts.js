// Parts that several screens share: the bar at the top, an empty state, what went wrong.
import { html, Icon, signal } from "./kit/dom.js";
import { t } from "./kit/texts.js";
import { messageOf, statusOf } from "./api.js";
import { Settings } from "./settings.js";

const settings = signal(false);

/** The bar at the top; `heading`: its title is the heading of the screen. @param {{ title?: string, heading?: boolean, children?: any }} props */
export function Top({ children, title, heading }) {
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${
    t("home")
  }><svg viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-farshore" /></svg>
      <span class="wide">Farshore</span></a>
    ${heading ? html`<h1 class="top-title">${title}</h1>` : html`<span class="top-title">${title}</span>`}
    ${children}
    <button class="button quiet square" aria-label=${
    t("settings")
  } onClick=${() => (settings.value = true)}><${Icon} name="settings" /></button>
    ${settings.value && html`<${Settings} onClose=${() => (settings.value = false)} />`}
  </header>`;
}

/** @typedef {{ drawing: string, title?: string, text?: string, late?: boolean, children?: any }} EmptyProps */

/** For a screen or a panel that has nothing to show: a drawing, a sentence, a way on. `late`: only after a moment. @param {EmptyProps} props */
export function EmptyState({ drawing, title, text, late, children }) {
  return html`<div class=${`vista ${late ? "late" : ""}`}>
    <svg class="drawing" viewBox="0 0 160 100" aria-hidden="true"><use href=${`#st-${drawing}`} /></svg>
    ${title && html`<h1>${title}</h1>`}${text && html`<p>${text}</p>`}
    ${children && html`<div class="row">${children}</div>`}</div>`;
}

/** The same as a screen of its own. @param {EmptyProps} props */
export const FullPage = (props) =>
  html`
    <${Top} />
    <main class="whole" tabindex="-1">
      <${EmptyState} ...${props} />
    </main>
  `;

/** What went wrong, in a sentence. @param {{ text: string }} props */
export const Problem = ({ text }) => (text ? html`<p class="error" role="alert">${text}</p>` : null);

/** A sentence for a request that failed. @param {unknown} error */
export const problemOf = (error) =>
  statusOf(error) === 503 ? t("still-preparing") : messageOf(error) || t("no-server-text");
