// Lost Cities: the rules in our own words, with the cards themselves.
import { html } from "../../../web/kit/dom.js";
import { t } from "../../../web/kit/texts.js";
import { Back, Card, Emblem, suitName, SUITS } from "./card.js";

/** Cards side by side. @param {{ cards: string[], note?: string }} props */
const Row = ({ cards, note }) =>
  html`<figure class="lc-figure"><div class="lc-fan">${
    cards.map((card) => html`<${Card} key=${card} card=${card} />`)
  }</div>
  ${note && html`<figcaption class="note">${note}</figcaption>`}</figure>`;

/** An expedition with its points. @param {{ cards: string[], points?: string, times?: string, note: string }} props */
const Column = ({ cards, points, times, note }) =>
  html`
    <figure class="lc-figure lc-example">
      <div><div class="lc-stacked">${cards.map((card, at) =>
        html`<${Card} key=${at} card=${card} more=${at < cards.length - 1 ? "covered" : ""} />`
      )}</div>
      ${points && html`<p class="lc-worth"><b>${points}</b><small>${times}</small></p>`}</div>
      <figcaption class="note">${note}</figcaption>
    </figure>
  `;

export const Rules = () =>
  html`
    <div class="lc-rules">
      <p>${t("lost-cities-rules-goal-text")}</p>
      <h2>${t("lost-cities-rules-cards")}</h2>
      <p>${t("lost-cities-rules-cards-text")}</p>
      <${Row} cards=${["Y2", "B4", "W9", "G7", "R10", "Bx"]} />
      <ul class="lc-suits">${Object.keys(SUITS).map((suit) =>
        html`<li key=${suit}><${Emblem} suit=${suit} />${suitName(suit)}</li>`
      )}</ul>
      <div class="lc-beside">
        <${Row} cards=${["P5", "Px"]} />
        <p>${t("lost-cities-rules-night")}</p>
      </div>
      <h2>${t("lost-cities-rules-turn")}</h2>
      <p>${t("lost-cities-rules-turn-text")}</p>
      <h3>${t("lost-cities-rules-lay")}</h3>
      <p>${t("lost-cities-rules-lay-text")}</p>
      <div class="lc-pair">
        <${Column} cards=${["G2", "G4", "G7"]} note=${t("lost-cities-rules-lay-example")} />
        <${Column} cards=${["Rx", "Rx", "R3", "R6"]} note=${`${t("lost-cities-rules-wagers")} ${
          t("lost-cities-rules-wagers-example")
        }`} />
      </div>
      <h3>${t("lost-cities-rules-discard")}</h3>
      <p>${t("lost-cities-rules-discard-text")}</p>
      <h3>${t("lost-cities-rules-draw")}</h3>
      <div class="lc-beside">
        <figure class="lc-figure">
          <div class="lc-fan">
            <${Back} />
            <${Card} card="W8" />
          </div>
        </figure>
        <p>${t("lost-cities-rules-draw-text")}</p>
      </div>
      <h2>${t("lost-cities-rules-end")}</h2>
      <p>${t("lost-cities-rules-end-text")}</p>
      <h2>${t("lost-cities-rules-score")}</h2>
      <p>${t("lost-cities-rules-score-text")}</p>
      <ol>
        <li>${t("lost-cities-rules-score-sum")}</li>
        <li>${t("lost-cities-rules-score-times")}</li>
        <li>${t("lost-cities-rules-score-bonus")}</li>
      </ol>
      <div class="lc-pair">
        <${Column} cards=${["Bx", "Bx", "B2", "B3", "B5", "B7", "B8", "B10"]} points="65" times="×3" note=${t(
          "lost-cities-rules-example",
        )} />
        <${Column} cards=${["Yx"]} points="−40" times="×2" note=${t("lost-cities-rules-alone")} />
      </div>
      <h2>${t("lost-cities-rules-match")}</h2>
      <p>${t("lost-cities-rules-match-text")}</p>
      <p>${t("lost-cities-rules-stall")}</p>
      <h2>${t("lost-cities-rules-options")}</h2>
      <p>${t("lost-cities-rules-options-text")}</p>
      <h2>${t("lost-cities-rules-here")}</h2>
      <p>${t("lost-cities-rules-here-text")}</p>
    </div>
  `;
