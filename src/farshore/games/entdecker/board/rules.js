// The rules of Die neuen Entdecker in our own words, with the real parts as pictures.
import { html } from "../../../web/kit/dom.js";
import { t } from "../../../web/kit/texts.js";
import {
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
    <rect x="-44" y="318" width="320" height="238" class="en-mat" />
    ${
    ["W6", "W7", "W8", "S1", "S2", "S3", "S4"].map((name) => {
      const { x, y, width, height } = frameOf(chart, name);
      return html`
        <rect x=${x + 3} y=${y + 3} width=${width - 6} height=${height - 6} rx="7" fill="var(--harbour)" />
        <use href=${name[0] === "W" ? "#en-coin" : "#en-free"} x=${x + width / 2 - 9} y=${y + height / 2 -
          9} width="18" height="19" />
      `;
    })
  }
    <rect x="0" y="318" width="276" height="194" fill="var(--unknown)" />
    <${Sea} tiles=${tiles} id="en-rules" />
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

/** @param {{ head: string[], rows: string[][] }} props */
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
  /** @param {string} name */
  const p = (name) => html`<p>${t(`entdecker-rules-${name}`)}</p>`;
  /** @param {string} name */
  const h = (name) => html`<h2>${t(`entdecker-rules-${name}`)}</h2>`;
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
  return html`<div class="en-rules">
    ${p("idea")}
    ${h("board-title")}${p("board")}
    <figure class="en-kinds">${
    KINDS.map((kind) =>
      html`<span key=${kind}><${TilePicture} mask=${maskOf(kind)} id=${`en-r-${kind}`} /><b>${
        t(`entdecker-kind-${kind}`)
      }</b></span>`
    )
  }
      <span><${TilePicture} mask=${15} bonus=${5} id="en-r-fall" /><b>${t("entdecker-waterfall")}</b></span>
      <figcaption>${t("entdecker-rules-board-caption")}</figcaption></figure>
    ${p("stacks")}
    <figure><svg class="en-tile" viewBox="0 0 64 64" aria-hidden="true"><use href="#en-back" width="64" height="64" /></svg><svg class="en-tile" viewBox="0 0 64 64" aria-hidden="true"><use href="#en-back-event" width="64" height="64" /></svg>
      <figcaption>${t("entdecker-rules-stacks-caption")}</figcaption></figure>
    ${h("turn-title")}${p("turn")}
    <ol>${
    ["income", "start", "announce", "explore", "unit", "fill", "score"].map((name) =>
      html`<li key=${name}>${t(`entdecker-rules-turn-${name}`)}</li>`
    )
  }</ol>
    ${h("income-title")}${p("income")}
    <figure><${Die} /></figure>
    ${h("start-title")}${p("start")}
    <figure><${Corner} /><figcaption>${t("entdecker-rules-start-caption")}</figcaption></figure>
    ${p("start-cost")}
    ${h("announce-title")}${p("announce")}
    ${h("explore-title")}${p("explore")}${p("explore-misfit")}${p("explore-end")}
    ${h("unit-title")}${p("unit")}
    <dl>${
    UNITS.map(([unit, cost], seat) =>
      html`
        <dt key=${unit}><${Piece} seat=${seat} unit=${unit} />${t(
          `entdecker-unit-${unit}`,
        )} <${Gold} number=${cost} /></dt>
        <dd>${t(`entdecker-rules-unit-${unit}`)}</dd>
      `
    )
  }</dl>
    ${p("unit-back")}
    ${h("event-title")}${p("event")}
    <dl>${
    facts.events.map((event) =>
      html`
        <dt
          key=${event}><svg class="en-sign" viewBox="0 0 24 24" aria-hidden="true"><${Event} name=${event} /></svg>${t(
            `entdecker-event-${event}`,
          )}</dt>
        <dd>${t(`entdecker-rules-event-${event}`)}</dd>
      `
    )
  }</dl>
    ${h("fill-title")}${p("fill")}
    ${h("score-title")}${p("score")}${p("score-rank")}
    <${Points} head=${[
    t("entdecker-rules-island"),
    t("entdecker-rules-place", { place: 1 }),
    t("entdecker-rules-place", { place: 2 }),
    t("entdecker-rules-place", { place: 3 }),
    t("entdecker-rules-place", { place: 4 }),
  ]}
      rows=${
    /** @type {[string, number][]} */ ([["12 + 5", 17], ["9", 9], ["2", 2]]).map((
      [sum, value],
    ) => [sum, ...facts.rank_points[value]])
  } />
    ${p("score-after")}
    ${h("jungle-title")}${p("jungle")}
    <figure class="en-lane-figure">${
    huts.map((hut) => html`<span key=${hut.number}><${Hut} hut=${hut} /><${Spaces} hut=${hut} /></span>`)
  }
      <${Tokens} /><figcaption>${t("entdecker-rules-jungle-caption")}</figcaption></figure>
    ${h("end-title")}${p("end")}${p("end-tie")}
    ${h("supply-title")}${p("supply")}
    ${h("options-title")}${p("options")}
    ${h("tips-title")}<ul>${
    [1, 2, 3, 4, 5].map((tip) => html`<li key=${tip}>${t(`entdecker-rules-tip-${tip}`)}</li>`)
  }</ul>
    ${h("keys-title")}${p("keys")}
  </div>`;
}
