// The panels beside a match: players, score sheet, log. On phones they slide in from below.
import { html, Icon, useEffect, useRef, useState } from "./kit/dom.js";
import { figure } from "./kit/numbers.js";
import { Chip } from "./kit/seats.js";
import { has, t } from "./kit/texts.js";
import { ask, messageOf } from "./api.js";
import { hasActed } from "./heard.js";
import { go } from "./navigation.js";
import { Problem } from "./parts.js";

const SMALL = matchMedia("(max-width:900px),(max-height:480px)"); // as in frame.css

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
    <aside class=${`side ${up ? "up" : ""}`} aria-label=${t("panels")}>
      <div class="tabs">
        <div role="tablist">
          ${Object.keys(panels).map((name) =>
            html`
              <button key=${name} role="tab" id=${`tab-${name}`} aria-selected=${panel === name}
                aria-controls="tab-panel" class="tab" onClick=${() => onPanel(name)}>${t(`tab-${name}`)}</button>
            `
          )}</div>
        <button class="button quiet square narrow-only" aria-label=${t("close")}
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

/**
 * @param {object} props
 * @param {Match} props.match
 * @param {BoardModule | null} props.game
 * @param {boolean} [props.past] in a replay nothing can be asked for
 * @param {() => void} [props.onLeave]
 * @param {() => void} [props.onBack]
 * @param {() => void} [props.onKeys]
 */
export function Players({ match, game, past, onLeave, onBack, onKeys }) {
  const { about, seat } = match;
  const acting = match.view?.acting;
  const asked = about.undo_asked;
  const alone = about.seats.every((each, at) => at === seat || each.bot); // bots agree to everything
  const back = () => match.ask("ask_undo").then(alone ? onBack : undefined);
  return html`<ul class="players">
      ${
    about.seats.map((each, at) =>
      html`<li key=${at} class=${acting === at || (at === seat && match.acts) ? "active" : ""}>
        <${Chip} seat=${at} />
        <span class="player-name">${each.name}${at === seat ? html`${" "}<span class="note">${t("you")}</span>` : ""}
          ${
        each.level !== null &&
        html`<span class="note"> · ${each.bot ? t("level", { level: each.level }) : t("bot-stands-in")}</span>`
      }
          ${each.resigned && html`<span class="note"> · ${t("has-resigned")}</span>`}</span>
        <${Time} match=${match} seat=${at} />
        <b class="points"><span class="hidden">${t("points")} </span>${
        about.scores ? figure(about.scores[at]) : game && match.view ? figure(game.score(match, at)) : ""
      }</b>
        ${about.ranks && html`<span class="rank">${t("rank", { rank: about.ranks[at] })}</span>`}
      </li>`
    )
  }
    </ul>
    ${
    asked !== null && asked !== seat && seat !== null && html`
      <div class="panel ask" role="alert">
        <p>${t("undo-asked", { name: match.name(asked) })}</p>
        <div class="row"><button class="button main" onClick=${() => match.ask("answer_undo", { yes: true })}>${t(
          "agree",
        )}</button>
            <button class="button" onClick=${() => match.ask("answer_undo", { yes: false })}>${t(
              "decline",
            )}</button></div>
      </div>
    `
  }
    ${asked === seat && asked !== null && html`<p class="note">${t("undo-waits")}</p>`}
    ${
    seat !== null && !match.over && !past && html`<div class="row more">
      ${
      about.seats[seat].level !== null && !about.seats[seat].bot && !about.seats[seat].resigned &&
      html`<button class="button main" onClick=${() => match.ask("hand_back")}>${t("take-back")}</button>`
    }
      ${
      !match.now.may_undo && asked === null && hasActed(match.heard.value, seat) &&
      html`<button class="button small" onClick=${back}>${t(alone ? "go-back" : "ask-undo")}</button>`
    }
      <button class="button small danger" onClick=${onLeave}><${Icon} name="resign" />${t("resign")}</button></div>`
  }
    ${match.over && !past && html`<${Onward} match=${match} game=${game} />`}
    ${seat === null && !past && html`<p class="note">${t("you-watch")}</p>`}
    ${
    seat !== null && !match.over && !past &&
    html`<button class="button quiet small with-keys" onClick=${onKeys}><kbd>?</kbd>${t("keys")}</button>`
  }
    ${
    about.commitment && !past &&
    html`<details class="note"><summary>${t("fair")}</summary><p>${
      t("fair-text")
    }</p><code class="hash">${about.commitment}</code>
      ${
      match.over &&
      html`<p><a href=${`/api/v1/tables/${match.id}/export`} download=${`${match.id}.json`}>${
        t("download-export")
      }</a> · <a href=${`/api/v1/tables/${match.id}/transcript`} download=${`${match.id}.txt`}>${
        t("download-transcript")
      }</a></p>`
    }</details>`
  }`;
}

/** Ways on from a match that is over, beside a rematch: the same set-up again, or another opponent. @param {{ match: Match, game: BoardModule | null }} props */
function Onward({ match, game }) {
  const { about, seat } = match;
  const [problem, setProblem] = useState("");
  const options = game?.again?.(match);
  const others = about.seats.map((each, at) => ({ seat: at, level: each.bot ? each.level : null })).filter((each) =>
    each.seat !== seat
  );
  const alone = others.every((each) => each.level !== null); // against bots it begins at once
  const again = () =>
    ask("POST", "/api/v1/tables", { game: about.game, options, seats: about.seats.length, bots: others, seat }).then(
      (table) => go(`/table/${table.id}`),
      (error) => setProblem(messageOf(error) || t("no-server")),
    );
  /** @param {Record<string, string>} wish */
  const setUp = (wish) => `/new/${about.game}?${new URLSearchParams(wish)}`;
  return html`
    <div class="row more">
        ${options && seat !== null &&
          (alone
            ? html`<button class="button small" onClick=${again}>${t(`${about.game}-again`)}</button>`
            : html`<a class="button small" href=${setUp(options)}>${t(`${about.game}-again`)}</a>`)}
        ${seat !== null && html`<a class="button small" href=${setUp(about.options)}>${t("with-a-friend")}</a>`}</div>
    <${Problem} text=${problem} />
  `;
}

/** One line of the log, in words; what all games have in common is said here. @param {Match} match @param {BoardModule} game @param {Heard} each */
export function lineOf(match, game, each) {
  const { text = "" } = each;
  const name = each.seat === undefined ? "" : match.name(each.seat);
  if (each.kind === "acted" || each.kind === "drawn") return game.line(match, each);
  if (each.kind === "noted") return game.highlight(match, text.split(" "));
  if (each.kind === "ended") return t("log-ended", { reason: text });
  const id = `log-${each.kind.replaceAll("_", "-")}`;
  return has(id) ? t(id, { name, text }) : "";
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
  }<li ref=${end} class="end"></li></ol>`;
}
