// The rules of a game: as a page, and in a dialog beside a match.
import { Dialog } from "./kit/dialog.js";
import { html, useEffect, useRef, useState } from "./kit/dom.js";
import { t } from "./kit/texts.js";
import { useRules } from "./games.js";
import { EmptyState, Top } from "./parts.js";
import { language } from "./preferences.js";

/** A table of contents. Its entries are buttons, since the address may end with the key of a table. */
function Contents() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [titles, setTitles] = useState(/** @type {(string | null)[]} */ ([]));
  const headings = () => [...(place.current?.parentElement?.querySelectorAll("h2") ?? [])];
  useEffect(() => setTitles(headings().map((each) => each.textContent)), [language.value]);
  /** @param {number} at */
  const show = (at) => {
    const heading = headings()[at];
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "start" });
  };
  return html`
    <details ref=${place} class="contents">
      <summary class="btn tonal small">${t("rules-contents")}</summary>
      <ol>${titles.map((title, at) =>
        html`<li key=${at}><button type="button" onClick=${() => show(at)}>${title}</button></li>`
      )}</ol>
    </details>
  `;
}

/** @param {{ name: string }} props */
function RulesText({ name }) {
  const Rules = useRules(name);
  return Rules
    ? html`
      <${Contents} />
      <${Rules} />
    `
    : html`<${EmptyState} late drawing="chart" text=${t("connecting")} />`;
}

/** @param {{ name: string }} props */
export const RulesPage = ({ name }) =>
  html`
    <${Top} title=${t(`game-${name}`)} />
    <main class="narrow rules" tabindex="-1">
      <h1>${t("rules-of", { game: t(`game-${name}`) })}</h1>
      <${RulesText} name=${name} />
      <p><a class="btn tonal" href="/">${t("home")}</a></p>
    </main>
  `;

/** @param {{ name: string, onClose: () => void }} props */
export const RulesDialog = ({ name, onClose }) =>
  html`
    <${Dialog} title=${t("rules-of", { game: t(`game-${name}`) })} onClose=${onClose}>
      <div class="rules">
        <${RulesText} name=${name} />
      </div>
      <//>
  `;
