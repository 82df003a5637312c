// The rules of a game on a page of their own, and in a dialog beside a match.
import { html } from "./dom.js";
import { t } from "./texts.js";
import { useGame } from "./games.js";
import { Top, Dialog } from "./parts.js";

export function RulesPage({ name }) {
  const game = useGame(name);
  return html`<${Top} title=${t(`game-${name}`)} />
    <main class="narrow rules" tabindex="-1"><h1>${t("rules-of", { game: t(`game-${name}`) })}</h1>${game && html`<${game.Rules} />`}
      <p><a class="button" href="/">${t("home")}</a></p></main>`;
}

export function RulesDialog({ game, name, onClose }) {
  return html`<${Dialog} title=${t("rules-of", { game: t(`game-${name}`) })} onClose=${onClose}>
    <div class="rules"><${game.Rules} /></div><//>`;
}
