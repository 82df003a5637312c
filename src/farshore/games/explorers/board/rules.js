// The rules of Explorers in our own words, with the real parts as pictures.
import { html } from "../../../web/kit/dom.js";
import { t } from "../../../web/kit/texts.js";
import { CELL, FILLS, objectName, OBJECTS, terrainName, TERRAINS, tile } from "./box.js";
import { TilePicture } from "./map.js";
import { CardPicture, Thing } from "./parts.js";
import { GOALS } from "./goals.js";

const Terrain = ({ letter }) =>
  html`
    <span
      class="ex-terrain"><svg aria-hidden="true"><rect width="100%" height="100%" fill=${`url(#t-${
        FILLS[letter]
      })`} /></svg>${terrainName(letter)}</span>
  `;

const State = ({ name, children }) =>
  html`
    <span
      class="ex-state"><svg viewBox=${`0 0 ${CELL} ${CELL}`} aria-hidden="true"><rect width=${CELL} height=${CELL} fill="url(#t-sand)" />${children}</svg>${t(
        `explorers-rules-state-${name}`,
      )}</span>
  `;

const Gem = ({ faint }) => html`<use href="#o-gem" x="7" y="7" width="30" height="30" opacity=${faint ? 0.55 : 1} />`;

function Points({ head, rows }) {
  return html`
    <table>
      <tbody>${[head, ...rows].map((row, at) =>
        html`<tr key=${at}>${
          row.map((cell, place) => (place && at
            ? html`<td key=${place}>${cell}</td>`
            : html`<th key=${place} scope=${at ? "row" : "col"}>${cell}</th>`)
          )
        }</tr>`
      )}</tbody>
    </table>
  `;
}

export function Rules() {
  const p = (name) => html`<p>${t(`explorers-rules-${name}`)}</p>`;
  const h = (name) => html`<h2>${t(`explorers-rules-${name}`)}</h2>`;
  const example = tile(3, 0);
  return html`<div class="ex-rules">
    ${p("idea")}
    ${h("map-title")}${p("map")}
    <figure><${TilePicture} ground=${example.ground} objects=${example.objects} number=${3} />
      <span>${Object.keys(TERRAINS).map((letter) => html`<${Terrain} key=${letter} letter=${letter} />`)}</span>
      <figcaption>${t("explorers-rules-map-caption")}</figcaption></figure>
    ${p("start")}
    ${h("turn-title")}${p("turn")}
    <figure>${[1, 6, 7].map((number) => html`<${CardPicture} key=${number} number=${number} />`)}<figcaption>${
    t("explorers-rules-cards-caption")
  }</figcaption></figure>
    ${p("others")}${p("rounds")}
    ${h("marks-title")}${p("marks")}
    <figure><${State} name="legal"><use href="#ex-legal" width="44" height="44" /><${Gem} /><//><${State} name="fresh"><use href="#ex-new" width="44" height="44" /><${Gem} /><//>
      <${State} name="marked"><use href="#ex-mark" width="44" height="44" /><${Gem} /><//>
      <${State} name="closed"><use href="#ex-closed" width="44" height="44" /><${Gem} faint=${true} /><use href="#ex-lock" x="30" y="1" width="13" height="13" /><//></figure>
    ${p("stop")}
    ${h("objects-title")}
    <dl>${
    ["K", "T", "S", "H", "G", "a"].map((object) =>
      html`
        <dt key=${object}>${object === "a"
          ? html`
            <${Thing} object="a" />
            <${Thing} object="c" />
            <${Thing} object="f" />
          `
          : html`<${Thing} object=${object} />${objectName(object)}`}</dt>
        <dd>${t(`explorers-rules-object-${object === "a" ? "provision" : OBJECTS[object]}`)}</dd>
      `
    )
  }</dl>
    ${h("score-title")}${p("score")}
    <h3>${t("explorers-provisions")}</h3>${p("score-provisions")}
    <${Points} head=${[t("explorers-rules-kinds"), 1, 2, 3]} rows=${[[t("explorers-rules-points"), 2, 5, 10]]} />
    <h3>${t("explorers-gems")}</h3>${p("score-gems")}
    <h3>${t("explorers-villages")}</h3>${p("score-villages")}
    <${Points} head=${[t("explorers-rules-neighbours"), 1, 2, 3, 4]} rows=${[[
    t("explorers-rules-points"),
    3,
    5,
    7,
    10,
  ]]} />
    <h3>${t("explorers-temples")}</h3>${p("score-temples")}
    <${Points} head=${[t("explorers-rules-place"), 1, 2, 3, 4]} rows=${[
    [t("explorers-rules-players", { number: 4 }), 12, 10, 8, 6],
    [t("explorers-rules-players", { number: 3 }), 12, 8, 6, "–"],
    [t("explorers-rules-players", { number: 2 }), 12, 8, "–", "–"],
  ]} />
    ${p("win")}
    ${h("expert-title")}${p("expert")}
    <h3>${t("explorers-temples")}</h3>${p("expert-temples")}
    <${Points} head=${[t("explorers-rules-place"), 1, 2, 3, 4]} rows=${[
    [t("explorers-rules-players", { number: 4 }), 3, 2, 1, 0],
    [t("explorers-rules-players", { number: 3 }), 3, 1, 0, "–"],
    [t("explorers-rules-players", { number: 2 }), 3, 1, "–", "–"],
  ]} />
    <h3>${t("explorers-provisions")}</h3>${p("expert-provisions")}
    <${Points} head=${[t("explorers-rules-of-kind"), 1, 2, 3, 4]} rows=${[[
    t("explorers-rules-points"),
    1,
    4,
    9,
    16,
  ]]} />
    <h3>${t("explorers-gems")}</h3>${p("expert-gems")}
    <${Points} head=${[t("explorers-gems"), 1, 2, 3, 4, 5, 6, 7, 8]} rows=${[[
    t("explorers-rules-line"),
    "−3",
    "−2",
    "−1",
    "+1",
    "+2",
    "+3",
    "+4",
    "+5",
  ]]} />
    <h3>${t("explorers-villages")}</h3>${p("expert-villages")}
    <${Points} head=${[t("explorers-rules-neighbours"), 1, 2, 3, 4]} rows=${[[
    t("explorers-rules-points"),
    12,
    18,
    26,
    40,
  ]]} />
    ${h("goals-title")}${p("goals")}
    <table class="ex-goal-list"><tbody>${
    GOALS.map((name) =>
      html`
        <tr key=${name}>
          <th scope="row">${t(`explorers-goal-${name.toLowerCase()}`)}</th>
          <td>${t(`explorers-goal-${name.toLowerCase()}-text`)}</td>
          <td>${name}</td>
        </tr>
      `
    )
  }</tbody></table>
    ${h("solo-title")}${p("solo")}
    <${Points} head=${[t("explorers-rules-points"), t("explorers-rules-rank")]} rows=${
    ["≤ 80", "81–90", "91–100", "101–110", "111–120", "> 120"].map((
      range,
      at,
    ) => [range, t(`explorers-rank-${at + 1}`)])
  } />
    ${h("options-title")}${p("options")}
    ${h("keys-title")}${p("keys")}
  </div>`;
}
