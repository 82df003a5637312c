// Parts that several screens share: the bar at the top, an empty state, what went wrong.
import { html, Icon, signal } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { t } from "./kit/texts.js";
import { me, messageOf } from "./api.js";
import { Lazy } from "./lazy.js";

const settings = signal(false);

/** A button of the bar at the top, or a link if it has an address, with a caption. @param {{ icon: "settings" | "rules" | "replay" | "menu" | "link" | "back", label: string, narrow?: boolean, href?: string, onClick?: () => void }} props */
export const TopButton = ({ icon, label, narrow, ...rest }) =>
  html`
    <${rest.href ? "a" : "button"} class=${`btn quiet square captioned ${narrow ? "narrow-only" : ""}`}
      aria-label=${label} title=${label}
      ...${rest}><${Icon} name=${icon} /><span class="caption" aria-hidden="true">${t("caption", {
        button: icon,
      })}</span><//>
  `;

/** The bar at the top; `heading`: its title is the heading of the screen; `known`: with the player's face. @param {{ title?: string, heading?: boolean, known?: boolean, children?: any }} props */
export function Top({ children, title, heading, known }) {
  return html`<header class="top line">
    <a class="brand line" href="/" aria-label=${
    t("home")
  }><svg viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-farshore" /></svg>
      <span class=${known ? "" : "wide"}>Farshore</span></a>
    ${
    heading
      ? html`<h1 class="top-title ellipsis">${title}</h1>`
      : html`<span class="top-title ellipsis">${title}</span>`
  }
    ${children}
    ${
    known && me.value &&
    html`
      <button class="me line" aria-label=${t("you-are", { name: me.value.name })}
        onClick=${() => (settings.value = true)}><${Face} name=${me.value
          .name} /><span class="wide" translate=${false}>${me
          .value
          .name}</span></button>
    `
  }
    <${TopButton} icon="settings" label=${t("settings")} onClick=${() => (settings.value = true)} />
    ${
    settings.value && html`<${Lazy} file="settings" part="Settings" room onClose=${() => (settings.value = false)} />`
  }
  </header>`;
}

/** @typedef {{ drawing: string, title?: string, text?: string, late?: boolean, children?: any }} EmptyProps */

/** For a screen or a panel that has nothing to show: a drawing, a sentence, a way on. `late`: only after a moment. @param {EmptyProps} props */
export function EmptyState({ drawing, title, text, late, children }) {
  return html`<div class=${`empty-state ${late ? "late" : ""}`}>
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
export const problemOf = (error) => messageOf(error) || t("no-server-text");
