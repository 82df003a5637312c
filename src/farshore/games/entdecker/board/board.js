// Die neuen Entdecker: the sea and what lies over it. What can be done comes from the server; here it is only lit.
import { AfterFirstPaint, html, Icon, useEffect, useMemo, useRef } from "../../../web/kit/dom.js";
import { useRoom } from "../../../web/kit/map.js";
import { signed } from "../../../web/kit/numbers.js";
import { isTyping, useKeys } from "../../../web/kit/shortcuts.js";
import { t } from "../../../web/kit/texts.js";
// @ts-types="./facts.d.ts"
import facts from "./facts.js";
import { Dock } from "./dock.js";
import { Drawer, Inspector, lookedAt } from "./drawer.js";
import { pick } from "./huts.js";
import { Piece } from "./map.js";
import { Notice } from "./notice.js";
import { Pills, Players } from "./players.js";
import {
  announced,
  announcement,
  choose,
  chosen,
  drawer,
  drawOf,
  forget,
  hut,
  huts,
  inspected,
  landing,
  landingOf,
  letters,
  numbers,
  pending,
  placingOf,
  placings,
  placingText,
  starting,
  starts,
  takes,
  turnTile,
  units,
} from "./selection.js";
import { sceneOf } from "./view.js";
import { islandName, islandText, kindName } from "./words.js";
import { World } from "./world.js";

/** @import { BoardTable, Heard, View } from "./types.d.ts" */

export { OptionPicture } from "./fog.js";
export { parts, Sheet } from "./sheet.js";
export { explain, highlight, keys, line, score, status, steps, words } from "./words.js";

/** What an action sounds like. @param {Heard} heard @returns {"draw" | "lay"} */
export const cue = ({ text = "" }) => (/^(draw|take)\b/.test(text) ? "draw" : "lay");

/** The options with which the same layout is played again. @param {{ about: BoardTable["about"] }} props */
export const again = ({ about }) => about.options;

/** @type {Record<string, string[]>} */
const PARTS = {
  map: [".en-world"],
  income: [".en-income", ".en-dock"],
  announce: [".en-announce"],
  draw: ["[data-action=draw]"],
};
const FREE = "body, main, :is([data-at^=N], [data-at^=E], [data-at^=S], [data-at^=W]):not([data-lit])";
const VERBS = { scout: "scout", fort: "fort", settle: "settlement" };

/** Where an action is done: a place on the map first, then the button that confirms it. @param {BoardTable} table @param {string} text */
export function aims(table, text) {
  const [verb, thing] = text.split(" ");
  if (PARTS[verb]) return PARTS[verb];
  const button = `[data-action=${verb}]`;
  if (verb === "hut") {
    return thing && hut.value === parseInt(thing, 10) ? [button] : [
      `.en-hut-button.en-lit:nth-of-type(${parseInt(thing, 10)})`,
      `.en-lane.en-lit:nth-of-type(${parseInt(thing, 10)})`,
      ".en-lane.en-lit",
    ];
  }
  if (verb in VERBS) {
    const unit = VERBS[/** @type {keyof typeof VERBS} */ (verb)];
    if (landingOf(table.legal.value, table.view) === unit) return [button];
    return [`[data-unit=${unit}]`, "[data-action=unit]"];
  }
  const placing = placingOf(table.legal.value);
  if (verb === "place" && (!placing || placingText(placing) !== text)) return [`[data-at="${thing}"]`];
  return verb === "start" && chosen.value !== text ? [`[data-at="${thing}"]`] : [button];
}

/** How the board shares its room, as in style.css: beside the map a rail; on phones all of it is above and below, or beside. */
const share = () => ({
  small: innerWidth <= 900 || innerHeight <= 480,
  turned: innerWidth < 560 && innerHeight > innerWidth,
});

/** Whether the inspected island is in the lower half of the map: then its panel is shown above. @param {View} view @param {boolean} turned */
function isLow(view, turned) {
  const cells = lookedAt(view)?.cells ?? [];
  const rows = cells.map((cell) => (turned ? (cell.charCodeAt(0) - 96) / 12 : Number(cell.slice(1)) / 8));
  return rows.reduce((sum, row) => sum + row, 0) / rows.length > 0.55;
}

/** @param {{ table: BoardTable }} props */
export function Board({ table }) {
  const { view } = table;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const { small, turned } = useRoom(root, share);
  const legal = table.legal.value;
  useEffect(() => {
    if (table.acts) inspected.value = null; // the next step has priority
    landing.value = null;
    hut.value = null;
  }, [view.phase, table.heard.value.length]);
  useEffect(() => {
    letters.value = !small;
  }, [small, table]);
  /** @param {number} number */
  const numbered = (number) => () => {
    if (huts(legal).has(number)) pick(table, number);
    else if (legal.has(`draw ${number}`)) table.act(`draw ${number}`);
    else if (legal.has(`wheel ${number}`)) table.act(`wheel ${number}`);
    else announce(number);
  };
  /** @param {number} number */
  const announce = (number) => {
    const { source } = announcement(legal);
    if (starting(legal, source).size) {
      announced.value = { source, tiles: Math.max(1, Math.min(starting(legal, source).size, number)) };
    }
  };
  /** @param {string} unit */
  const put = (unit) => () => {
    const found = units(legal).get(unit);
    if (found) choose(table, found);
  };
  useKeys({
    t: () => turnTile(legal),
    d: () => {
      const draw = drawOf(legal, view);
      if (draw) table.act(draw.text);
    },
    "+": () => announce(announcement(legal).tiles + 1),
    "-": () => announce(announcement(legal).tiles - 1),
    Escape: () => {
      forget();
      inspected.value = null;
      drawer.value = { ...drawer.value, up: false };
    },
    f: put("scout"),
    b: put("fort"),
    c: put("settlement"),
    x: () => legal.has("stop") && table.act("stop"),
    i: () => (table.shown.value = { title: t("entdecker-islands"), text: listIslands(table) }),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [number, numbered(number)])),
  });
  useEffect(() => {
    /** Enter confirms while nothing has the focus that takes it: the page, or an edge space that is not lit. @param {KeyboardEvent} event */
    const confirm = (event) => {
      if (event.key !== "Enter" || event.repeat || isTyping(event)) return;
      if (!(/** @type {Element} */ (event.target).matches(FREE))) return;
      const button = document.querySelector(".bar .main[data-action]:not([aria-disabled=true])");
      /** @type {HTMLElement | null} */ (button)?.click();
    };
    document.addEventListener("keydown", confirm, true); // before a space is pressed and lit no more
    return () => document.removeEventListener("keydown", confirm, true);
  }, []);
  const world = html`<${World} key="world" table=${table} small=${small} turned=${turned} />`;
  // Between these things move, so they are drawn in the same frame.
  const [players, dock, notice] = useMemo(() => {
    const pieces = table.deferred("pieces");
    return [
      small ? html`<${Pills} table=${pieces} />` : html`<${Players} table=${pieces} />`,
      html`<${Dock} table=${pieces} small=${small} turned=${turned} />`,
      html`<${Notice} table=${pieces} />`,
    ];
  }, [table, small, turned]);
  const side = useMemo(
    () =>
      html`
        <${AfterFirstPaint}>
          <${Drawer} table=${table.deferred("pieces")} small=${small} />
          <//>
      `,
    [table, small],
  );
  const map = html`<div class="en-map">${world}${notice}${
    lookedAt(view) && html`<${Inspector} table=${table} above=${isLow(view, turned)} small=${small} />`
  }</div>`;
  return small
    ? html`<div class="en small" ref=${root}>${players}${map}${dock}${side}</div>`
    : html`<div class="en wide" ref=${root}>${map}${dock}<div class="en-rail">${players}${side}</div></div>`;
}

/** @param {BoardTable} table */
const listIslands = (table) =>
  sceneOf(table.view).islands.filter((island) => !island.scored).map((island) =>
    `${islandName(island.first)}: ${islandText(table, island).replaceAll("\n", "; ")}`
  ).join("\n") ||
  t("entdecker-islands-none");

/** Points that an action would bring at once. @param {{ points: number | undefined }} props */
const Gain = (
  { points },
) => (points
  ? html`<b class="en-gain" title=${`${signed(points)} ${t("entdecker-points")}`}>${signed(points)}</b>`
  : null);

const chiefsText = () => `chiefs ${[...numbers.value].sort((one, other) => one - other).join(" ")}`;

/** The buttons of the step at hand, the main one last. @param {{ table: BoardTable }} props */
export function Actions({ table }) {
  const { view } = table;
  const legal = table.legal.value;
  if (table.seat === null || table.over || !view || !table.acts) return null;
  const { phase } = view;
  /** @param {string} verb @param {any} label @param {(() => unknown) | null} act null while nothing is chosen @param {{ icon?: string, points?: number }} [more] */
  const main = (verb, label, act, { icon = "confirm", points } = {}) =>
    html`
      <button class="btn main" data-action=${verb} aria-disabled=${!act}
        onClick=${() => act?.()}><${Icon} name=${icon} /><span>${label}</span><${Gain} points=${points} /></button>
    `;
  /** @param {string} verb @param {any} label @param {() => unknown} act @param {number} [points] */
  const other = (verb, label, act, points) =>
    html`
      <button class="btn tonal" data-action=${verb}
        onClick=${act}>${label}<${Gain} points=${points} /></button>
    `;
  /** @param {string} text */
  const does = (text) => () => {
    forget();
    table.act(text);
  };
  const decline = legal.has("pass") &&
    other("pass", t(phase === "natives" ? "entdecker-refuse" : "entdecker-pass"), does("pass"));
  const take = [...takes(legal).values()].find((text) => text === chosen.value);
  const placing = placingOf(legal);
  const draw = drawOf(legal, view);
  const unit = landingOf(legal, view);
  const asked = pending.value.some(({ text }) => legal.has(text)); // the dock asks which
  if (phase === "chiefs") {
    const ready = legal.has(chiefsText());
    return main("chiefs", t("entdecker-write-chiefs"), ready ? () => table.act(chiefsText()).then(forget) : null);
  }
  if (asked) return null;
  if (placing) {
    return html`${
      (placings(legal).get(placing.cell) ?? []).length > 1 &&
      other("turn", html`<${Icon} name="rotate" /><span class="en-turn-word">${t("entdecker-turn")}</span>`, () =>
        turnTile(legal))
    }${
      main("place", t("entdecker-place-here"), does(placingText(placing)), { points: legal.get(placingText(placing)) })
    }`;
  }
  if (take) return html`${other("back", t("entdecker-back"), forget)}${main("take", t("entdecker-take"), does(take))}`;
  if (starts(legal).size) {
    const begin = [...starts(legal)].find(([, text]) => text === chosen.value);
    const cost = begin ? sceneOf(view).starts.get(begin[0])?.cost ?? 0 : 0;
    // No button before a finger has chosen: a press of a mouse sets out at once.
    return begin ? main("start", t("entdecker-set-out", { cost }), does(begin[1]), { icon: "next" }) : null;
  }
  if (phase === "announce") {
    const { source, tiles } = announcement(legal);
    return main(source, t("entdecker-sail", { gold: tiles * facts.costs[source] }), does(`${source} ${tiles}`), {
      icon: "next",
    });
  }
  if (huts(legal).size) {
    const ways = hut.value && huts(legal).get(hut.value);
    return html`${decline}${
      main("hut", t("entdecker-send", { number: ways ? hut.value : 0 }), ways ? () => choose(table, ways) : null, {
        icon: "next",
      })
    }`;
  }
  const stop = legal.has("stop") &&
    other("stop", t(unit && !draw ? "entdecker-no-unit" : "entdecker-stop"), does("stop"), legal.get("stop"));
  if (unit === "") {
    return main("stop", t("entdecker-no-unit"), does("stop"), { icon: "next", points: legal.get("stop") });
  }
  if (unit !== null) {
    const list = units(legal).get(unit) ?? [];
    return html`${draw ? other("back", t("entdecker-sail-on"), forget) : stop}${
      main(
        list[0].text.split(" ")[0],
        t("entdecker-land", { unit, gold: phase === "explore" ? facts.costs[unit] : 0 }),
        () => choose(table, list),
        { points: legal.get(list[0].text) },
      )
    }`;
  }
  if (draw) {
    return html`${stop}${
      units(legal).size > 0 && other(
        "unit",
        html`<${Piece} seat=${table.seat} unit="scout" />${t("entdecker-unit")}`,
        () => (landing.value = ""),
      )
    }${
      main("draw", draw.kind ? t("entdecker-buy", { kind: kindName(draw.kind) }) : t("entdecker-draw"), () =>
        table.act(draw.text), {
        icon: "next",
      })
    }`;
  }
  return stop
    ? main("stop", t("entdecker-end-trip"), does("stop"), { icon: "next", points: legal.get("stop") })
    : decline;
}
