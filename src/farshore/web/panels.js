// The panels beside a match: players, score sheet, log. On phones they slide in from below.
import { html, Icon, useEffect, useRef, useState } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { Chip } from "./kit/seats.js";
import { t } from "./kit/texts.js";
import { hasActed } from "./heard.js";
import { Lazy } from "./lazy.js";
import { lineOf } from "./lines.js";

const SMALL = matchMedia("(max-width:1100px),(max-height:480px)"); // as in frame.css

/** @import { Match } from "./match.js" */
/** @import { BoardModule } from "./kit/board.d.ts" */
/** @import { Heard } from "./types.d.ts" */

/** Whether panels slide in from below, followed as the window changes. */
function useSmall() {
  const [small, setSmall] = useState(SMALL.matches);
  useEffect(() => {
    const look = () => setSmall(SMALL.matches);
    SMALL.addEventListener("change", look);
    return () => SMALL.removeEventListener("change", look);
  }, []);
  return small;
}

/**
 * The panels; `panels` draws the one that is shown. A closed one stays as it was.
 * @param {{ panel: string, panels: Record<string, () => unknown>, up: boolean, onPanel: (name: string) => void, onClose: () => void }} props
 */
export function Panels({ panel, panels, up, onPanel, onClose }) {
  const small = useSmall();
  const content = useRef(/** @type {any} */ (null));
  if (up || !small) content.current = panels[panel]();
  return html`
    <aside class=${`side column ${up ? "up" : ""}`} aria-label=${t("panels")}>
      <div class="tabs">
        <div role="tablist">
          ${Object.keys(panels).map((name) =>
            html`
              <button key=${name} role="tab" id=${`tab-${name}`} aria-selected=${panel === name}
                aria-controls="tab-panel" class="tab" onClick=${() => onPanel(name)}>${t(`tab-${name}`)}</button>
            `
          )}</div>
        <button class="btn quiet square narrow-only" aria-label=${t("close")}
          onClick=${onClose}><${Icon} name="close" /></button>
      </div>
      <div key=${panel} class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${panel}`}
        tabindex="0">${content.current}</div>
    </aside>
  `;
}

/** @param {{ match: Match, seat: number }} props */
function Time({ match, seat }) {
  const time = match.now.times[seat];
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!time?.deadline) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time?.deadline]);
  if (!time?.deadline) return null;
  const left = Math.max(0, Math.round((time.deadline - now - match.skew) / 1000));
  const text = left >= 172800
    ? t("days-left", { days: Math.floor(left / 86400) })
    : left >= 3600
    ? `${Math.floor(left / 3600)}:${String(Math.floor((left % 3600) / 60)).padStart(2, "0")} h`
    : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<span class=${`time ${left < 20 ? "short" : ""}`}><${Icon} name="clock" />${text}</span>`;
}

/** What is said below the name of a player: whose turn it is, what bots and absent people do. @param {{ match: Match, seat: number, away: boolean }} props */
function State({ match, seat, away }) {
  const { level, bot, resigned } = match.about.seats[seat];
  const people = match.source.people?.value;
  const turn = !match.over && (match.view?.acting === seat || (seat === match.seat && match.acts));
  const words = [
    level !== null && (bot ? t("level", { level }) : t("bot-stands-in")),
    resigned && t("has-resigned"),
    !bot && !resigned && seat !== match.seat && people && (away ? t("is-away") : t("is-here")),
  ].filter(Boolean);
  const mine = turn && seat === match.seat;
  const dot = mine ? "turn" : bot || !people || seat === match.seat ? "" : away ? "away" : "here";
  return html`<span class=${`note presence ${dot}`}>${mine ? t("your-turn") : words.join(" · ")}</span>`;
}

/**
 * The people at the table, and what can be done about the match as a whole. Points are on the board.
 * @param {object} props
 * @param {Match} props.match
 * @param {number[]} [props.away] seats of those who are not connected
 * @param {boolean} [props.past] in a replay nothing can be asked for
 * @param {() => void} [props.onLeave]
 * @param {() => void} [props.onBack]
 * @param {() => void} [props.onKeys]
 */
export function Players({ match, away = [], past, onLeave, onBack, onKeys }) {
  const { about, seat } = match;
  const [fair, setFair] = useState(false); // whether it was asked how chance comes about
  const acting = match.over ? undefined : match.view?.acting;
  const alone = about.seats.every((each, at) => at === seat || each.bot); // bots agree to everything
  const back = () => match.ask("ask_undo").then(alone ? onBack : undefined);
  const mayGoBack = seat !== null && !match.now.may_undo && about.undo_asked === null &&
    hasActed(match.heard.value, seat);
  const watching = match.source.people?.value?.watching ?? 0;
  return html`
    <ul class="players">
      ${about.seats.map((each, at) =>
        html`
          <li key=${at} class=${`line ${acting === at || (at === seat && match.acts) ? "active" : ""}`}>
            <span class="sitting"><${Face} name=${each.name} level=${each.bot
              ? each.level
              : null} /><${Chip} seat=${at} /></span>
            <span class="player-name"><b>${each.name}</b>${at === seat
              ? html`${" "}<span class="note">${t("you")}</span>`
              : ""}
              <${State} match=${match} seat=${at} away=${away.includes(at)} />
              ${each.bot && html`<span class="note character">${t(`bot-${each.level}-about`)}</span>`}</span>
            <${Time} match=${match} seat=${at} />
          </li>
        `
      )}
    </ul>
    ${watching > 0 &&
      html`<p class="note watching line"><${Icon} name="eye" />${t("watchers", { number: watching })}</p>`}
    ${seat === null && !past && html`<p class="note">${t("you-watch")}</p>`}
    ${seat !== null && !match.over && !match.frozen && !past && html`<div class="row more">
      <button class="btn small tonal" aria-disabled=${!mayGoBack} onClick=${() => mayGoBack && back()}>${
      t(alone ? "go-back" : "ask-undo")
    }</button>
      <button class="btn small danger" onClick=${onLeave}><${Icon} name="resign" />${t("resign")}</button></div>`}
    ${seat !== null && !match.over && !past &&
      html`<button class="btn quiet small with-keys" onClick=${onKeys}><kbd>?</kbd>${t("keys")}</button>`}
    ${about.commitment && !past &&
      html`<details class="note fairness" onToggle=${() => setFair(true)}><summary>${t("fair")}</summary>
      ${fair && html`<${Lazy} file="fair_draws" part="FairDraws" match=${match} />`}
      ${
        match.over &&
        html`<p><a href=${`/api/v1/tables/${match.id}/export`} download=${`${match.id}.json`}>${
          t("download-export")
        }</a> · <a href=${`/api/v1/tables/${match.id}/transcript`} download=${`${match.id}.txt`}>${
          t("download-transcript")
        }</a></p>`
      }</details>`}
  `;
}

const POINTED = 3000; // milliseconds that the place of a tapped line is lit

/** The log. The place of a line is lit while a mouse is over it; a tap uncovers the board (`onShow`) and lights it for a while. @param {{ match: Match, game: BoardModule, onShow: () => void }} props */
export function Log({ match, game, onShow }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {PointerEvent} event @param {Heard} each */
  const tap = (event, each) => {
    if (event.pointerType !== "touch") return;
    onShow();
    match.lit.value = [each];
    setTimeout(() => match.lit.value[0] === each && (match.lit.value = []), POINTED);
  };
  const lines = match.heard.value.map((each, at) => ({ at, each, text: lineOf(match, game, each) })).filter((
    { text },
  ) => text);
  const acted = lines.filter(({ each }) => each.kind === "acted");
  const turns = new Set(acted.filter(({ each }, at) => each.seat !== acted[at - 1]?.each.seat).map(({ at }) => at)); // where another seat goes on
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  return html`<ol class="log">${
    lines.map(({ at, each, text }) =>
      html`
        <li key=${at} class=${turns.has(at) ? "turn" : ""}
          onClick=${(event) =>
            tap(
              event,
              each,
            )} onMouseEnter=${() => (match.lit.value = [each])} onMouseLeave=${() => (match.lit.value = [])}>
            ${each.seat !== undefined && html`<${Chip} seat=${each.seat} />`}<span>${text}</span></li>
      `
    )
  }<li ref=${end} class="end" aria-hidden="true"></li></ol>`;
}
