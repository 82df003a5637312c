// The rules of Die neuen Entdecker in our own words, with the real parts as pictures.
import { html } from "../../../web/kit/dom.js";
import { chapters, Points } from "../../../web/kit/rules.js";
import { t } from "../../../web/kit/texts.js";
import {
  Back,
  chartOf,
  Event,
  frameOf,
  Gold,
  KINDS,
  maskOf,
  Piece,
  routeLine,
  Sea,
  shipAt,
  TilePicture,
  unitAt,
} from "./map.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { Fog, Harbour } from "./fog.js";
import { Hut, Spaces } from "./huts.js";

const UNITS = ["scout", "fort", "settlement"].map((unit) => [unit, facts.costs[unit]]);

// A corner of the board: the bottom left, with a route from the free edge past somebody's fort.
const TILES = new Map(
  Object.entries({ a6: 0, b6: 0, c6: 0, a7: 2, b7: 12, a8: 0, b8: 1 }).map(([name, mask]) => [name, { mask }]),
);

function Corner() {
  const chart = chartOf(false, 40, 4);
  const tiles = [...TILES].map(([name, { mask }]) => {
    const [x, y] = chart.place(name);
    return { x, y, mask };
  });
  const [ux, uy] = unitAt(chart, "a7", 2, "");
  const [sx, sy] = shipAt(chart, "c6", 0);
  const line = routeLine(chart, ["S1", "a8", "a7", "a6", "b6", "c6"], TILES);
  return html`<svg class="en-figure" viewBox="-44 318 320 238" aria-hidden="true">
    <rect x="-44" y="318" width="320" height="238" fill="var(--sea)" />
    ${
    ["W6", "W7", "W8", "S1", "S2", "S3", "S4"].map((name) =>
      html`<${Harbour} frame=${frameOf(chart, name)} cost=${facts.edge_costs[name[0]]} small=${false} />`
    )
  }
    <${Sea} tiles=${tiles} id="en-rules" />
    <${Fog} chart=${chart} known=${new Set(tiles.map(({ x, y }) => `${x},${y}`))} id="en-rules-fog" />
    <path d=${line} class="en-route case" /><path d=${line} class="en-route" />
    <use href="#en-fort-1" x=${ux - 14} y=${uy - 15} width="28" height="30" />
    <use href="#en-ship" x=${sx - 19} y=${sy - 22} width="38" height="40" />
  </svg>`;
}

/** The faces of the die. */
const Die = () =>
  html`<span class="en-faces">${
    facts.die.map((face) =>
      html`<svg key=${face} viewBox="0 0 24 24" aria-hidden="true"><use href="#en-die" width="24" height="24" />
  ${
        face === "wheel"
          ? html`<use href="#en-wheel" x="4" y="4" width="16" height="16" />`
          : html`<text x="12" y="17">${face}</text>`
      }</svg>`
    )
  }</span>`;

/** Produce tokens, of which there are three for each number of points. */
const Tokens = () =>
  html`<span class="en-faces">${
    facts.tokens.map((points) =>
      html`
        <svg key=${points} class="en-token" viewBox="0 0 24 24" aria-hidden="true">
          <use href="#en-plant" width="24" height="24" />
          <text x="12" y="20">${points}</text>
        </svg>
      `
    )
  }</span>`;

const { p, h } = chapters("entdecker-rules-");

export function Rules() {
  /** @param {...number} seats */
  const path = (...seats) =>
    Array.from(
      { length: facts.path_length },
      (_, at) => (at < seats.length ? { seat: seats[at], number: null } : null),
    );
  const huts = [{ number: 3, opened: true, token: 10, path: path(0, 1, 0) }, {
    number: 4,
    opened: false,
    token: null,
    path: path(),
  }];
  return html`
    <div class="en-rules illustrated">
        ${p("idea")}
        ${h("setup-title")}<p>${t("entdecker-rules-setup", { gold: facts.gold })}</p>
        <${Points} head=${[t("entdecker-rules-players"), 2, 3, 4]} rows=${UNITS.map(([unit], seat) => [
          html`<span class="line"><${Piece} seat=${seat} unit=${unit} />${t(`entdecker-unit-${unit}`)}</span>`,
          ...facts.pieces[unit],
        ])} />
        ${p("setup-tokens")}
        ${h("board-title")}${p("board")}
        <figure class="en-kinds">${KINDS.map((kind) =>
          html`<span key=${kind} class="column"><${TilePicture} mask=${maskOf(kind)} id=${`en-r-${kind}`} /><b>${
            t(`entdecker-kind-${kind}`)
          }</b></span>`
        )}
          <span class="column"><${TilePicture} mask=${15} bonus=${5} id="en-r-fall" /><b>${t(
            "entdecker-waterfall",
          )}</b></span>
          <figcaption>${t("entdecker-rules-board-caption")}</figcaption></figure>
        ${p("stacks")}
        <figure><${Back} more="en-tile" /><${Back} event more="en-tile" />
          <figcaption>${t("entdecker-rules-stacks-caption")}</figcaption></figure>
        ${h("turn-title")}${p("turn")}
        <ol>${["income", "start", "announce", "explore", "unit", "fill", "score"].map((name) =>
          html`<li key=${name}>${t(`entdecker-rules-turn-${name}`)}</li>`
        )}</ol>
        ${h("income-title")}${p("income")}
        <figure><${Die} /></figure>
        ${h("start-title")}${p("start")}
        <figure><${Corner} /><figcaption>${t("entdecker-rules-start-caption")}</figcaption></figure>
        ${p("start-cost")}
        ${h("announce-title")}${p("announce")}
        ${h("explore-title")}${p("explore")}${p("explore-misfit")}${p("explore-end")}
        ${h("unit-title")}${p("unit")}
        <dl>${UNITS.map(([unit, cost], seat) =>
          html`
            <dt key=${unit}><${Piece} seat=${seat} unit=${unit} />${t(
              `entdecker-unit-${unit}`,
            )} <${Gold} number=${cost} /></dt>
            <dd>${t(`entdecker-rules-unit-${unit}`)}</dd>
          `
        )}</dl>
        ${p("unit-back")}
        ${h("event-title")}${p("event")}
        <dl>${facts.events.map((event) =>
          html`
            <dt
              key=${event}><svg class="en-sign" viewBox="0 0 24 24" aria-hidden="true"><${Event} name=${event} /></svg>${t(
                `entdecker-event-${event}`,
              )}</dt>
            <dd>${t(`entdecker-rules-event-${event}`)}</dd>
          `
        )}</dl>
        ${h("fill-title")}${p("fill")}
        ${h("score-title")}${p("score")}${p("score-rank")}
        <${Points} head=${[
          t("entdecker-rules-island"),
          ...[1, 2, 3, 4].map((place) => t("entdecker-rules-place", { place })),
        ]}
          rows=${[["12 + 5", 17], ["9", 9], ["2", 2]].map((
            [sum, value],
          ) => [sum, ...facts.rank_points[Number(value)]])} />
        ${p("score-after")}
        ${h("jungle-title")}${p("jungle")}
        <figure class="en-lane-figure">${huts.map((hut) =>
          html`<span key=${hut.number} class="line"><${Hut} hut=${hut} /><${Spaces} hut=${hut} /></span>`
        )}
          <${Tokens} /><figcaption>${t("entdecker-rules-jungle-caption")}</figcaption></figure>
        ${h("end-title")}${p("end")}${p("end-tie")}
        ${h("supply-title")}${p("supply")}
        ${h("guards-title")}${p("guards")}
        ${h("options-title")}${p("options")}
        ${h("tips-title")}<ul>${[1, 2, 3, 4, 5].map((tip) =>
          html`<li key=${tip}>${t(`entdecker-rules-tip-${tip}`)}</li>`
        )}</ul>
        ${h("keys-title")}${p("keys")}
      </div>
  `;
}
