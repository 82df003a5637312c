// The rules of a game on a page of their own, and in a dialog beside a match.
import { html, useEffect, useState } from "./dom.js";
import { t } from "./texts.js";
import { load } from "./games.js";
import { Top, Dialog } from "./parts.js";

function useGame(name) {
  const [game, setGame] = useState(null);
  useEffect(() => {
    load(name).then((module) => setGame(() => module));
  }, [name]);
  return game;
}

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
