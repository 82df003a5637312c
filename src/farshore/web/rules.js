// The rules of a game on a page of their own, and in a dialog beside a match.
import { html, useEffect, useRef, useState } from "./dom.js";
import { t } from "./texts.js";
import { useGame } from "./games.js";
import { language } from "./choices.js";
import { Dialog, Top, Vista } from "./parts.js";

/** The headings of the rules that stand below, to go to. Buttons, for the address may end with the key of a table. */
function Contents() {
  const place = useRef(null);
  const [titles, setTitles] = useState([]);
  const headings = () => [...place.current.parentElement.querySelectorAll("h2")];
  useEffect(() => setTitles(headings().map((each) => each.textContent)), [language.value]);
  const show = (at) => {
    const heading = headings()[at];
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "start" });
  };
  return html`
    <details ref=${place} class="contents">
      <summary class="button small">${t("rules-contents")}</summary>
      <ol>${titles.map((title, at) =>
        html`<li key=${at}><button type="button" onClick=${() => show(at)}>${title}</button></li>`
      )}</ol>
    </details>
  `;
}

export function RulesPage({ name }) {
  const game = useGame(name);
  return html`
    <${Top} title=${t(`game-${name}`)} />
    <main class="narrow rules" tabindex="-1"><h1>${t("rules-of", { game: t(`game-${name}`) })}</h1>${game
      ? html`
        <${Contents} />
        <${game.Rules} />
      `
      : html`<${Vista} late drawing="chart" text=${t("connecting")} />`}
          <p><a class="button" href="/">${t("home")}</a></p></main>
  `;
}

export function RulesDialog({ game, name, onClose }) {
  return html`
    <${Dialog} title=${t("rules-of", { game: t(`game-${name}`) })} onClose=${onClose}>
      <div class="rules">
        <${Contents} />
        <${game.Rules} />
      </div>
      <//>
  `;
}
