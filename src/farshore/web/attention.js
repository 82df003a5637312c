// The one place where a table asks for attention: requests, who comes and goes, and the connection. It lies over the top of the
// board, or of the room in which players wait, so that nothing moves, and what can be answered is answered there.
import { html, useEffect, useRef, useState } from "./kit/dom.js";
import { t } from "./kit/texts.js";
import { AgreeToEnd } from "./frozen.js";
import { lineOf } from "./lines.js";
import { Notices } from "./notices.js";
import { Rematch } from "./rematch.js";

/** @import { BoardModule } from "./kit/board.d.ts" */
/** @typedef {import("./match.js").Match<import("./connection.js").Connection>} LiveMatch */
/** @typedef {import("./notices.js").Notice & { seat?: number }} Notice */

const SHOWN = 6000; // milliseconds for what only has to be known
const CALM = 4000; // milliseconds for which somebody must be away until that is said: a page that is loaded again comes back sooner
const TOLD = [
  "seated",
  "stood",
  "start_abandoned",
  "taken_over",
  "handed_back",
  "resigned",
  "undo_answered",
  "end_agreed",
  "migrated",
]; // events that are told

/** Whether the server can be heard. @param {LiveMatch} match */
export const isCutOff = ({ source }) => source.state.value === "broken" || source.silent.value;

/** What somebody has to answer or to know, as long as it holds. @param {LiveMatch} match @returns {Notice[]} */
function standing(match) {
  const { about, seat } = match;
  /** @type {Notice[]} */
  const found = [];
  if (isCutOff(match)) {
    const waiting = match.source.unanswered.value;
    found.push({ key: "offline", kind: "trouble", text: `${t("offline")} ${waiting ? t("offline-waiting") : ""}` });
  }
  if (seat === null) return found;
  const asked = about.undo_asked;
  if (asked !== null && asked !== seat && !match.over) {
    found.push({
      key: "undo",
      kind: "ask",
      seat: asked,
      text: t("undo-asked", { name: match.name(asked) }),
      answers: html`
        <button class="btn main" onClick=${() => match.ask("answer_undo", { yes: true })}>${t("agree")}</button>
        <button class="btn tonal" onClick=${() => match.ask("answer_undo", { yes: false })}>${t("decline")}</button>
      `,
    });
  }
  if (asked === seat && !match.over) found.push({ key: "asked", seat, text: t("undo-waits") });
  const { level, bot, resigned } = about.seats[seat];
  if (level !== null && !bot && !resigned && !match.over && !match.frozen) {
    found.push({
      key: "stand-in",
      kind: "ask",
      seat,
      text: t("stood-in"),
      answers: html`<button class="btn main" onClick=${() => match.ask("hand_back")}>${t("take-back")}</button>`,
    });
  }
  const others = about.ends.filter((each) => each !== seat);
  if (match.frozen && others.length && !about.ends.includes(seat)) {
    found.push({
      key: "end",
      kind: "ask",
      seat: others[0],
      text: t("log-end-agreed", { name: match.name(others[0]) }),
      answers: html`<${AgreeToEnd} match=${match} />`,
    });
  }
  if (match.over && about.rematch && about.seats.some((each, at) => at !== seat && !each.bot)) {
    found.push({
      key: "rematch",
      kind: "ask",
      text: t("log-rematched"),
      answers: html`<${Rematch} match=${match} />`,
    });
  }
  return found;
}

/** What was heard just now and has to be known, and who came or went; each for a while. @param {LiveMatch} match @param {BoardModule | null} game */
function usePassing(match, game) {
  const [passing, setPassing] = useState(/** @type {Notice[]} */ ([]));
  const count = useRef(0);
  /** @param {string} text @param {number} [seat] */
  const tell = (text, seat) => {
    const key = `passing-${++count.current}`;
    const close = () => setPassing((/** @type {Notice[]} */ all) => all.filter((each) => each.key !== key));
    setPassing((/** @type {Notice[]} */ all) => [...all.slice(-1), { key, text, seat, close }]);
    setTimeout(close, SHOWN);
  };
  const heard = match.heard.value;
  const known = useRef(/** @type {number | null} */ (null)); // how much was heard
  useEffect(() => {
    const fresh = known.current === null ? [] : heard.slice(known.current);
    known.current = heard.length;
    for (const each of fresh) {
      const ours = each.seat === match.seat || (each.kind === "seated" && match.about.seats[each.seat ?? 0].bot);
      if (TOLD.includes(each.kind) && !ours) tell(lineOf(match, game, each), each.seat);
    }
  }, [heard.length]);

  const people = match.source.people.value;
  const here = people?.here.join() ?? "";
  const away = useRef(/** @type {Set<number>} */ (new Set())); // those of whom it was said
  useEffect(() => {
    if (!people || match.over) return undefined;
    for (const seat of people.here) {
      if (away.current.delete(seat) && seat !== match.seat) tell(t("came-back", { name: match.name(seat) }), seat);
    }
    const timer = setTimeout(() => {
      for (const seat of absent(match)) {
        if (!away.current.has(seat)) tell(t("went-away", { name: match.name(seat) }), seat);
        away.current.add(seat);
      }
    }, CALM);
    return () => clearTimeout(timer);
  }, [here, match.over]);
  const watching = people?.watching ?? 0;
  const watched = useRef(/** @type {number | null} */ (null));
  useEffect(() => {
    if (people && match.seat !== null) {
      if (watched.current !== null && watching > watched.current) tell(t("watchers", { number: watching }));
      watched.current = watching;
    }
  }, [watching, Boolean(people)]);
  return passing;
}

/** Seats of people who are not connected, as far as the server tells. @param {LiveMatch} match */
export function absent(match) {
  const people = match.source.people?.value; // a replay knows nothing of it
  if (!people || isCutOff(match)) return [];
  return match.about.seats.map((_, seat) => seat).filter((seat) => {
    const { bot, name, resigned } = match.about.seats[seat];
    return name && !bot && !resigned && seat !== match.seat && !people.here.includes(seat);
  });
}

/** @param {{ match: LiveMatch, game?: BoardModule | null }} props `game`: null in a room without a board */
export function Attention({ match, game = null }) {
  const passing = usePassing(match, game);
  return html`<${Notices} notices=${
    [...standing(match), ...passing].map((each) => {
      const chair = each.seat === undefined ? undefined : match.about.seats[each.seat];
      return { ...each, sitter: chair?.name ? chair : undefined };
    })
  } />`;
}
