// The rules of Explorers in our own words, with the real parts as pictures.
import { html } from "../../../web/kit/dom.js";
import { signed } from "../../../web/kit/numbers.js";
import { chapters, Points } from "../../../web/kit/rules.js";
import { t } from "../../../web/kit/texts.js";
import { CELL, FILLS, objectName, OBJECTS, terrainName, TERRAINS } from "./box.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { TilePicture } from "./map.js";
import { CardPicture, Thing } from "./parts.js";
import { goalText, goalTitle } from "./words.js";

/** @param {{ letter: string }} props */
const Terrain = ({ letter }) =>
  html`
    <span
      class="ex-terrain line"><svg aria-hidden="true"><rect width="100%" height="100%" fill=${`url(#t-${
        FILLS[letter]
      })`} /></svg>${terrainName(letter)}</span>
  `;

/** @param {{ name: string, children?: any }} props */
const State = ({ name, children }) =>
  html`
    <span
      class="ex-state column"><svg viewBox=${`0 0 ${CELL} ${CELL}`} aria-hidden="true"><rect width=${CELL} height=${CELL} fill="url(#t-sand)" />${children}</svg>${t(
        `explorers-rules-state-${name}`,
      )}</span>
  `;

/** @param {{ faint?: boolean }} props */
const Gem = ({ faint }) => html`<use href="#o-gem" x="7" y="7" width="30" height="30" opacity=${faint ? 0.55 : 1} />`;

/** What so many of something are worth. @param {{ head: string, points: number[], name?: string }} props */
const ByNumber = ({ head, points, name = "points" }) =>
  html`<${Points} head=${[t(head), ...points.map((_, at) => at + 1)]} rows=${[[
    t(`explorers-rules-${name}`),
    ...points,
  ]]} />`;

/** What temples give by arrival, for 4, 3 and 2 players. @param {{ lists: number[][] }} props */
const ByArrival = ({ lists }) =>
  html`<${Points} head=${[t("explorers-rules-place"), 1, 2, 3, 4]} rows=${
    [4, 3, 2].map((number) => {
      const places = lists[number - 2];
      return [t("explorers-rules-players", { number }), ...places, ...Array(4 - places.length).fill("–")];
    })
  } />`;

const LASTING = facts.temple_points[2]; // alone all numbers are in play, as with four players, and one is lost each round

/** The points of each rank of a match alone. */
const ranges = () => {
  const bounds = facts.solo_bounds;
  const between = bounds.slice(1).map((bound, at) => `${bounds[at] + 1}–${bound}`);
  return [`≤ ${bounds[0]}`, ...between, `> ${bounds.at(-1)}`];
};

const { p, h } = chapters("explorers-rules-");

export function Rules() {
  return html`<div class="ex-rules illustrated">
    ${p("idea")}
    ${h("map-title")}${p("map")}
    <figure><${TilePicture} ...${facts.example} number=${3} />
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
    <${ByNumber} head="explorers-rules-kinds" points=${facts.provision_points} />
    <h3>${t("explorers-gems")}</h3>${p("score-gems")}
    <h3>${t("explorers-villages")}</h3>${p("score-villages")}
    <${ByNumber} head="explorers-rules-neighbours" points=${facts.village_points} />
    <h3>${t("explorers-temples")}</h3>${p("score-temples")}
    <${ByArrival} lists=${facts.temple_points} />
    ${p("win")}
    ${h("expert-title")}${p("expert")}
    <h3>${t("explorers-temples")}</h3>${p("expert-temples")}
    <${ByArrival} lists=${facts.temple_marks} />
    <h3>${t("explorers-provisions")}</h3>${p("expert-provisions")}
    <${ByNumber} head="explorers-rules-of-kind" points=${facts.expert_provision_points} />
    <h3>${t("explorers-gems")}</h3>${p("expert-gems")}
    <${ByNumber} head="explorers-gems" name="line" points=${facts.gem_line.map(signed)} />
    <h3>${t("explorers-villages")}</h3>${p("expert-villages")}
    <${ByNumber} head="explorers-rules-neighbours" points=${facts.expert_village_points} />
    ${h("goals-title")}${p("goals")}
    <table class="ex-goal-list"><tbody>${
    facts.achievements.map((name) =>
      html`
        <tr key=${name}>
          <th scope="row">${goalTitle(name)}</th>
          <td>${goalText(name)}</td>
          <td>${name}</td>
        </tr>
      `
    )
  }</tbody></table>
    ${h("solo-title")}${p("solo")}
    <${ByNumber} head="explorers-rules-round" points=${LASTING} />
    ${p("solo-ranks")}
    <${Points} head=${[t("explorers-rules-points"), t("explorers-rules-rank")]} rows=${
    ranges().map((range, at) => [range, t(`explorers-rank-${at + 1}`)])
  } />
    ${h("options-title")}${p("options")}
    ${h("keys-title")}${p("keys")}
  </div>`;
}
