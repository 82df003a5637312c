// The curtain between players at one device: the back of a card, and a label that says whose turn it is.
import { html, Icon, useEffect, useRef } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { Chip, setColours } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { addSprite, ROOT } from "./assets.js";

/** @import { Match } from "./match.js" */

/** Before a hand is shown at a shared device: whose turn it is, and nothing else. @param {{ match: Match, onShow: (seat: number) => void }} props */
export function Curtain({ match, onShow }) {
  const { about, turns, seat } = match.now;
  setColours(about);
  const next = turns[0] ?? seat ?? 0;
  const name = match.name(next);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    addSprite(`${ROOT}/art/curtain.svg`);
  }, []);
  useEffect(() => button.current?.focus(), [next]);
  return html`
    <main class="curtain" tabindex="-1">
      <svg class="card-back" aria-hidden="true">
        <use href="#card-back" />
      </svg>
      <div class="card-frame"></div>
      <section class="tag">
        <i class="hole"></i>
        <span class="sitter"><${Face} name=${name} /><${Chip} seat=${next} /></span>
        <h1>${turns.length ? t("curtain-turn", { name }) : t("curtain-wait", { name })}</h1>
        <button ref=${button} class="btn main big" data-show
          onClick=${() => onShow(next)}><${Icon} name="eye" />${t("curtain-show")}</button>
        <p class="note">${t("curtain-text", { name })}</p>
        <ol class="order">${about.seats.map((each, at) =>
          html`
            <li key=${at}
              class=${at === next ? "current" : ""}><${Face} name=${each.name} level=${each.bot
                ? each.level
                : null} /><span translate=${false}>${each.name}</span></li>
          `
        )}</ol>
        <a class="btn quiet small" href="/">${t("home")}</a>
      </section>
    </main>
  `;
}
