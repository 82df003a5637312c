// Lost Cities: the rules in our own words, with the cards themselves.
import { html } from "../../../web/kit/dom.js";
import { chapters } from "../../../web/kit/rules.js";
import { t } from "../../../web/kit/texts.js";
import { Back, Card, Emblem, suitName, SUITS } from "./card.js";

/** Cards side by side. @param {{ cards: string[], note?: string }} props */
const Row = ({ cards, note }) =>
  html`<figure class="lc-figure"><div class="row">${
    cards.map((card) => html`<${Card} key=${card} card=${card} />`)
  }</div>
  ${note && html`<figcaption class="note">${note}</figcaption>`}</figure>`;

/** An expedition with its points. @param {{ cards: string[], points?: string, times?: string, note: string }} props */
const Column = ({ cards, points, times, note }) =>
  html`
    <figure class="lc-figure lc-example box">
      <div><div class="lc-stacked column">${cards.map((card, at) =>
        html`<${Card} key=${at} card=${card} more=${at < cards.length - 1 ? "covered" : ""} />`
      )}</div>
      ${points && html`<p class="lc-worth spread"><b>${points}</b><small>${times}</small></p>`}</div>
      <figcaption class="note">${note}</figcaption>
    </figure>
  `;

const { p, h } = chapters("lost-cities-rules-");

export const Rules = () =>
  html`
    <div class="lc-rules">
      ${p("goal-text")}
      ${h("cards")}${p("cards-text")}
      <${Row} cards=${["Y2", "B4", "W9", "G7", "R10", "Bx"]} />
      <ul class="lc-suits row">${Object.keys(SUITS).map((suit) =>
        html`<li key=${suit} class="line"><${Emblem} suit=${suit} />${suitName(suit)}</li>`
      )}</ul>
      <div class="lc-beside line">
        <${Row} cards=${["P5", "Px"]} />
        ${p("night")}
      </div>
      ${h("turn")}${p("turn-text")}
      <h3>${t("lost-cities-rules-lay")}</h3>${p("lay-text")}
      <div class="lc-pair">
        <${Column} cards=${["G2", "G4", "G7"]} note=${t("lost-cities-rules-lay-example")} />
        <${Column} cards=${["Rx", "Rx", "R3", "R6"]} note=${`${t("lost-cities-rules-wagers")} ${
          t("lost-cities-rules-wagers-example")
        }`} />
      </div>
      <h3>${t("lost-cities-rules-discard")}</h3>${p("discard-text")}
      <h3>${t("lost-cities-rules-draw")}</h3>
      <div class="lc-beside line">
        <figure class="lc-figure">
          <div class="row">
            <${Back} />
            <${Card} card="W8" />
          </div>
        </figure>
        ${p("draw-text")}
      </div>
      ${h("end")}${p("end-text")}
      ${h("score")}${p("score-text")}
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
      ${h("match")}${p("match-text")}
      ${p("stall")}
      ${h("options")}${p("options-text")}
      ${h("here")}${p("here-text")}
    </div>
  `;
