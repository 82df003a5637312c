// The card of Explorers and all else that is to be chosen: terrains, villages, tiles of the map.
import { html, Icon } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { signed } from "../../../web/kit/numbers.js";
import { Face } from "../../../web/kit/faces.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { objectName, QUADRANTS, sideName, terrainName, TERRAINS, terrainsName } from "./box.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { TilePicture } from "./map.js";
import {
  bindsOthers,
  inHand,
  isLit,
  laying,
  openTo,
  preview,
  scrolling,
  special,
  starting,
  thinksOfScroll,
  turnOf,
  warned,
  weighed,
} from "./selection.js";
import { Crosses, Swatch, Thing } from "./parts.js";

/** @import { BoardTable, Turn, View } from "./types.d.ts" */

/** A big button with terrain on it. @param {{ table: BoardTable, text: string, terrains: string, marks: number, title: string, chosen?: boolean, faded?: boolean, note?: any, motion?: string, empty?: boolean }} props */
function TerrainButton({ table, text, terrains, marks, title, chosen, faded, note, motion, empty }) {
  const legal = table.legal.value.has(text);
  const chance = `${turnOf(table)} ${text}`;
  /** @param {PointerEvent} event */
  const take = (event) => {
    preview.value = "";
    // A finger has seen nothing of what a side opens, and this choice cannot be taken back: its first press shows it.
    if (legal && event.pointerType === "touch" && bindsOthers(table) && weighed.value !== chance) {
      weighed.value = chance;
      preview.value = terrains;
      return undefined;
    }
    weighed.value = "";
    if (!legal) return table.seat !== null && !table.over && table.why(text);
    if (empty && warned.value !== text) { // it is allowed, and nearly always a slip
      warned.value = text;
      return (table.refusal.value = t("explorers-terrain-empty"));
    }
    warned.value = "";
    scrolling.value = "";
    return table.act(text);
  };
  const help = explained(table, () => ({ title, text: t("explorers-rules-marks") }));
  return html`
    <button type="button" class=${`ex-option ${legal && !empty ? "legal" : ""} ${terrains.length > 1 ? "wild" : ""} ${
      chosen ? "chosen" : ""
    } ${weighed.value === chance ? "weighed" : ""} ${faded ? "faded" : ""} ${
      isLit(table, text) ? "pointed" : ""
    }`} aria-pressed=${chosen ? "true" : undefined}
      aria-disabled=${!legal} aria-label=${title} title=${title} data-key=${motion} ...${help}
      onClick=${take}
      onPointerEnter=${(event) =>
        legal && event.pointerType === "mouse" && (preview.value = terrains)} onPointerLeave=${(event) => {
        preview.value = "";
        help.onPointerLeave(event);
      }}
      onFocus=${() => legal && (preview.value = terrains)} onBlur=${() => (preview.value = weighed.value = "")}>
        <${Swatch} terrains=${terrains} />
        <span class="ex-option-text"><span class="ex-option-name ellipsis">${[...terrains].map((letter, at) =>
          html`${at ? " + " : ""}${terrainName(letter)}`
        )}</span>
          <${Crosses} number=${marks} /></span>
        ${(chosen || weighed.value === chance) && html`<span class="ex-check"><${Icon} name="confirm" /></span>`}
        ${note && html`<span class="ex-option-note">${note}</span>`}
      </button>
  `;
}

/** @param {BoardTable} table @param {number} seat */
const botLevel = (table, seat) => (table.about.seats[seat].bot ? table.about.seats[seat].level : null);

/** @param {{ table: BoardTable, seat: number }} props */
function Options({ table, seat }) {
  const { view } = table;
  const mine = view.mine;
  const open = view.card.map((terrains) => !mine || openTo(view, terrains).length > 0);
  const taken = mine?.option ?? (view.active === view.seat ? view.chosen : null);
  return html`<div class="ex-options">
    ${
    view.card.map((terrains, at) => {
      const option = at + 1;
      const marks = view.boards[seat].option_marks[at];
      const note = view.chosen === option && view.active !== null && view.active !== view.seat
        ? html`<${Face} name=${table.name(view.active)} level=${botLevel(table, view.active)} />`
        : null;
      return html`
        <${TerrainButton} key=${`${view.round}.${view.turn}.${option}`} table=${table} text=${`option ${option}`} terrains=${terrains} marks=${marks} note=${note}
          empty=${!open[at] && open.includes(true)} chosen=${taken === option &&
            !mine?.scrolled} faded=${mine?.scrolled || (taken === null && !open[at]) ||
            (taken !== null && taken !== option)} motion=${at ? undefined : `card-${view.number}`}
          title=${t("explorers-option-name", { terrains: sideName(terrains), marks })} />
      `;
    })
  }</div>`;
}

/** @param {{ table: BoardTable, word: string, marks: number, names?: string[] }} props */
function TerrainChoice({ table, word, marks, names = Object.keys(TERRAINS) }) {
  const { view } = table;
  return html`<div class="ex-options four">${
    names.map((letter) => {
      const open = openTo(view, letter).length;
      return html`
        <${TerrainButton} key=${letter} table=${table} text=${`${word} ${letter}`} terrains=${letter} marks=${marks} faded=${!open}
          empty=${!open}
          title=${t("explorers-terrain-choice", { terrain: terrainName(letter), marks, open })} />
      `;
    })
  }</div>`;
}

/** @param {{ view: View }} props */
export function When({ view }) {
  const pips = Array.from(
    { length: facts.turns },
    (_, at) => html`<i class=${at + 1 < view.turn ? "gone" : at + 1 === view.turn ? "now" : ""}></i>`,
  );
  return html`<div class="ex-when line"><b>${t("explorers-round", { round: view.round, rounds: facts.rounds })}</b>
    <span>${
    view.turn
      ? t("explorers-turn", { turn: view.turn, turns: facts.turns })
      : view.round === 1
      ? t("explorers-setup")
      : ""
  }</span>
    <span class="ex-pips" aria-hidden="true">${pips}</span></div>`;
}

/** What to do with a horse, a bonus or a scroll: its sign and a sentence. @param {Turn} mine @returns {[string, string] | null} */
function guideTo({ horse, stage, bonuses, scrolled, terrains: letters }) {
  const terrains = terrainsName(letters);
  if (horse) return ["H", t("explorers-guide-horse")];
  if (stage === "bonus waiting" && Object.keys(bonuses).length) return ["T", t("explorers-guide-bonus")];
  if (stage === "bonus marking") return ["T", t("explorers-guide-bonus-marks", { terrains })];
  return scrolled && stage === "marking" ? ["S", t("explorers-guide-scroll", { terrains })] : null;
}

/** The step at hand, if it is a special one: horse, bonus, scroll. @param {{ table: BoardTable, view: View }} props */
function Guide({ table, view }) {
  const found = view.mine && table.acts && guideTo(view.mine);
  if (!found) return null;
  return html`
    <div class="ex-guide line">
      <${Thing} object=${found[0]} />
      <p>${found[1]}</p>
    </div>
  `;
}

/** What the active player has chosen, in a sentence. @param {BoardTable} table @param {number} active */
function chosenBy(table, active) {
  const { chosen, card, seat } = table.view;
  if (active === seat) return t(chosen ? "explorers-note-mine" : "explorers-note-choose");
  const name = table.name(active);
  if (!chosen) return t("explorers-status-chooses", { name });
  return t("explorers-note-took", { name, terrains: sideName(card[chosen - 1]) });
}

/** What is said below the card, one thing at a time: what to do with a horse, a bonus or a scroll; what a round has brought; who has chosen what. @param {{ table: BoardTable, view: View }} props */
export function Said({ table, view }) {
  if (view.mine && table.acts && guideTo(view.mine)) return html`<${Guide} table=${table} view=${view} />`;
  if (view.round > 1 && view.turn <= 1 && !view.mine?.option) return html`<${Harvest} table=${table} view=${view} />`;
  return special(table) ? null : html`<${CardNote} table=${table} view=${view} />`;
}

/** What was chosen by whom, in a line. @param {{ table: BoardTable, view: View }} props */
function CardNote({ table, view: { card, near, active } }) {
  if (!card.length) return null;
  if (near !== null) return html`<p class="ex-note">${t("explorers-note-near")}</p>`;
  if (active === null) return html`<p class="ex-note">${t("explorers-note-free")}</p>`;
  return html`<p class="ex-note"><${Chip} seat=${active} />${chosenBy(table, active)}</p>`;
}

/** Points that the previous round brought, shown during the first card of a round. @param {{ table: BoardTable, view: View }} props */
function Harvest({ table, view }) {
  const rounds = view.receipt.sheets.map((sheet) => sheet.rounds[view.round - 2]);
  return html`<div class="ex-harvest"><span class="line">${t("explorers-harvest", { round: view.round - 1 })}</span>
    ${
    rounds.map((round, seat) =>
      html`<span key=${seat} class="line" title=${
        t("explorers-harvest-of", {
          name: table.name(seat),
          provisions: signed(round.provision_points),
          gems: signed(round.gem_points),
        })
      }>
      <${Chip} seat=${seat} /><b>${signed(round.provision_points + round.gem_points)}</b></span>`
    )
  }</div>`;
}

/** @param {{ view: View }} props */
export function MarksLeft({ view }) {
  const mine = view.mine;
  if (!mine || !["marking", "bonus marking"].includes(mine.stage)) return null;
  return html`<div class="ex-left line" role="img" aria-label=${
    t("explorers-left", { marks: mine.left })
  }><span class="ex-label">${t("explorers-left-label")}</span>
    <${Crosses} number=${mine.granted} used=${mine.granted - mine.left} /><b>${mine.left}</b></div>`;
}

/** Everything that is to be chosen now. @param {{ table: BoardTable, seat: number }} props */
export function Choice({ table, seat }) {
  const { view } = table;
  const legal = table.legal.value;
  if (view.phase === "village") {
    return html`<div class="ex-options">${
      QUADRANTS.filter((letter) => legal.has(`village ${letter}`)).map((letter) =>
        html`
          <button key=${letter} class="btn main ex-village-button"
            onClick=${() =>
              table.act(
                `village ${letter}`,
              )}><svg viewBox="0 0 44 44" aria-hidden="true"><use href="#o-village" width="44" height="44" /></svg>
                ${t("explorers-village-at", { quadrant: letter, square: view.villages[letter] })}</button>
        `
      )
    }</div>`;
  }
  if (starting(legal, "terrain ").length) {
    return html`<${TerrainChoice} table=${table} word="terrain" marks=${facts.setup_marks} />`;
  }
  const bonuses = starting(legal, "bonus ");
  if (bonuses.length) {
    const words = [...new Set(bonuses.map((text) => text.split(" ").slice(0, -1).join(" ")))];
    return words.map((word) => {
      const quadrant = word.split(" ")[1] ?? Object.keys(view.mine?.bonuses ?? {})[0];
      return html`<div key=${word}>${
        words.length > 1 && html`<p class="ex-note">${t("explorers-bonus-of", { quadrant })}</p>`
      }
        <${TerrainChoice} table=${table} word=${word} marks=${view.mine?.bonuses[quadrant]} /></div>`;
    });
  }
  const scrolls = starting(legal, "scroll ").length > 0;
  /** @param {string} turn */
  const think = (turn) => {
    scrolling.value = turn;
    requestAnimationFrame(() => { // the button pressed is gone
      /** @type {HTMLElement | null} */ (document.querySelector(".ex-option.legal"))?.focus();
    });
  };
  if (thinksOfScroll(table)) {
    return html`
      <${TerrainChoice} table=${table} word="scroll" marks=${facts.scroll_marks} />
      <button class="btn tonal small ex-scroll" onClick=${() => think("")}><${Icon} name="back" />${t(
        "explorers-scroll-back",
      )}</button>
    `;
  }
  const mine = view.mine;
  const own = mine?.stage === "bonus marking"
    ? "T"
    : mine?.stage === "marking" && mine.scrolled
    ? "S"
    : view.phase === "setup" && mine?.stage === "marking"
    ? ""
    : null;
  if (mine && own !== null && mine.terrains.length === 1) {
    return html`
      <div class="ex-options one">
        <div class="ex-option chosen"><${Swatch} terrains=${mine.terrains} />${own &&
          html`<span class="ex-option-note"><${Thing} object=${own} /></span>`}
            <span class="ex-option-text"><span class="ex-option-name ellipsis">${terrainName(
              mine.terrains,
            )}</span><${Crosses} number=${Math.max(1, mine.granted)} /></span></div>
      </div>
    `;
  }
  if (!view.card.length && (table.acts || view.phase === "setup")) return null; // the guide or the bar says what is awaited
  if (!view.card.length) return html`<p class="ex-note">${t("explorers-status-card")}</p>`;
  return html`<${Options} table=${table} seat=${seat} />
    ${
    scrolls &&
    html`
      <button class="btn tonal small ex-scroll" ...${explained(
        table,
        () => ({ title: objectName("S"), text: t("explorers-scroll-text") }),
      )}
        onClick=${() => think(turnOf(table))}><${Thing} object="S" />${t("explorers-scroll-spend")}</button>
    `
  }`;
}

/** The first player lays the map. @param {{ table: BoardTable }} props */
export function Composer({ table }) {
  const { faces } = table.view;
  /** @type {Record<string, number[]>} */
  const laid = {};
  for (const each of table.heard.value) {
    const [word, quadrant, number, degrees] = (each.text || "").split(" ");
    if (word === "tile") laid[quadrant] = [Number(number), Number(degrees)];
  }
  const { next, can, number, turns } = inHand(table);
  return html`
    <div class="ex-composer">
        <div class="ex-places">${QUADRANTS.map((letter) => {
          const here = letter === next && number;
          const [which, degrees] = laid[letter] ?? (here ? [number, turns] : []);
          return html`<div key=${letter} class=${`ex-place ${here ? "next" : ""}`}>${
            which
              ? html`<${TilePicture} ...${faces[`${which} ${degrees}`]} number=${which} />`
              : html`<span>${letter}</span>`
          }</div>`;
        })}</div>
        ${next && html`<div class="ex-tiles">${
          [1, 2, 3, 4, 5, 6, 7, 8].map((each) =>
            html`
              <button key=${each} class=${`ex-pick ${
                each === number ? "chosen" : ""
              }`} aria-pressed=${each === number} disabled=${!can(each)}
                aria-label=${t("explorers-tile", {
                  tile: each,
                })} onClick=${() => (laying.value = {
                  tile: each,
                  turns: each === number ? (turns + 90) % 360 : turns,
                })}><${TilePicture} ...${faces[`${each} 0`]} number=${each} /></button>
            `
          )
        }</div>`}
      </div>
  `;
}
