// The end of a match: who has won, the score counted part by part, what decided it, and what can come next.
import { html, Icon, useEffect, useState } from "../kit/dom.js";
import { Face } from "../kit/faces.js";
import { figure } from "../kit/numbers.js";
import { Chip } from "../kit/seats.js";
import { t } from "../kit/texts.js";
import { FairNotes } from "../fair_notes.js";
import { Lazy } from "../lazy.js";
import { go } from "../navigation.js";
import { Problem, problemOf } from "../parts.js";
import { movement } from "../preferences.js";
import { Rematch } from "../rematch.js";
import { addsUp, decisive, rungOf, sums } from "./count.js";
import { Laurel, Sky, Sparks } from "./scenery.js";

/** @import { BoardModule, Part } from "../kit/board.d.ts" */
/** @typedef {import("../match.js").Match<import("../connection.js").Connection>} LiveMatch */

const USUAL = 250; // milliseconds of a movement, unless another pace was chosen
const FIRST = 700; // milliseconds until the first part is counted
const EACH = { least: 180, most: 450, all: 4500 }; // milliseconds for a part
const LEVELS = { least: 1, most: 5 };
const TOUCHED = matchMedia("(hover: none)"); // there is no keyboard at hand

/** @param {LiveMatch} match @param {BoardModule} game */
function partsOf(match, game) {
  const parts = game.parts?.(match) ?? [];
  return match.about.scores && addsUp(parts, match.about.scores) ? parts : [];
}

/** Counts the parts one after the other; any press or key ends that. @param {number} parts @param {boolean} fresh whether the match has ended just now */
function useCount(parts, fresh) {
  const pace = fresh ? movement() / USUAL : 0;
  const [counted, setCounted] = useState(pace ? 0 : parts);
  const done = counted >= parts;
  useEffect(() => {
    if (done) return undefined;
    const wait = counted ? Math.max(EACH.least, Math.min(EACH.most, EACH.all / parts)) : FIRST;
    const timer = setTimeout(() => setCounted(counted + 1), wait * pace);
    return () => clearTimeout(timer);
  }, [counted, done]);
  useEffect(() => {
    if (done) return undefined;
    const skip = () => setCounted(parts);
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, skip);
    return () => {
      for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, skip);
    };
  }, [done]);
  return counted;
}

/** Who has won and by how much. @param {LiveMatch} match */
function verdict(match) {
  const { ranks, scores, reason } = match.about;
  if (!ranks || !scores) return t("match-over");
  const order = ranks.map((_, seat) => seat).sort((one, other) => ranks[one] - ranks[other]);
  const first = order.filter((seat) => ranks[seat] === 1);
  if (first.length === ranks.length) return t("ending-draw");
  if (first.length > 1) return t("ending-shared", { names: first.map((seat) => match.name(seat)).join(", ") });
  const lead = scores[order[0]] - scores[order[1]];
  const margin = reason === "finished" && lead >= 0 ? lead : "none"; // after a resignation the winner may have fewer points
  return first[0] === match.seat
    ? t("ending-win", { margin })
    : t("ending-wins", { margin, name: match.name(first[0]) });
}

/** What decided it, in a sentence. @param {LiveMatch} match @param {Part[]} parts */
function story(match, parts) {
  const { ranks, scores, reason } = match.about;
  if (!ranks || !scores || ranks.length < 2) return "";
  if (reason !== "finished") return t("log-ended", { reason });
  const first = ranks.indexOf(1);
  if (
    ranks.filter((rank) => rank === 1).length === 1 && scores.some((each, at) => at !== first && each === scores[first])
  ) {
    return t("ending-tied");
  }
  const found = decisive(parts, ranks);
  if (!found) return "";
  const { how, part, winner, rival } = found;
  return t(`ending-${how}`, {
    part: part.name,
    who: winner === match.seat ? "you" : "other",
    name: match.name(winner),
    seats: ranks.length,
    winner: nameOf(match, winner),
    rival: nameOf(match, rival),
    points: figure(part.points[winner]),
    other: figure(part.points[rival]),
  });
}

/** Seats in the order in which they are shown: mine first. @param {LiveMatch} match */
const seatsOf = ({ about, seat }) => {
  const seats = about.seats.map((_, at) => at);
  return seat === null ? seats : [seat, ...seats.filter((at) => at !== seat)];
};

/** @param {LiveMatch} match @param {number} seat */
const nameOf = (match, seat) => seat === match.seat ? t("ending-you") : match.name(seat);

/**
 * A player with the points counted so far.
 * @param {{ match: LiveMatch, seat: number, points: number, first: boolean, last: boolean }} props
 */
function Contender({ match, seat, points, first, last }) {
  const { name, bot, level } = match.about.seats[seat];
  return html`
    <div class=${`contender ${first ? "first" : ""} ${last ? "last" : ""}`}>
      <span
        class="portrait">${first && html`<${Laurel} />`}<${Face} name=${name} level=${bot
          ? level
          : null} /><${Chip} seat=${seat} /></span>
      <b class="ellipsis">${nameOf(match, seat)}</b>
      <span class="total">${figure(points)}</span>
    </div>
  `;
}

/** The parts as a table: a row for each, mine on the left. @param {{ match: LiveMatch, parts: Part[], counted: number }} props */
function Tally({ match, parts, counted }) {
  const seats = seatsOf(match);
  const two = seats.length === 2;
  const few = seats.length < 3; // there is room beside points for what they are made of; else it stands below them
  const [left, right] = two ? [seats.slice(0, 1), seats.slice(1)] : [[], seats];
  const grouped = parts.some(({ group }) => group); // then the names stand beside each heading
  const done = counted >= parts.length;
  const all = sums(parts, counted, seats.length);
  const wide = two ? 5 : few ? 3 : 1 + seats.length;
  /** @param {Part} part @param {number} seat */
  const points = (part, seat) => {
    const none = part.sums && !part.sums[seat] && !part.points[seat]; // such as an expedition that was not begun
    const best = !none && seats.length > 1 &&
      part.points.every((each, at) => at === seat || each < part.points[seat]);
    return html`<td key=${seat} class="pts"><span class=${`${best ? "best" : ""} ${
      part.points[seat] < 0 ? "minus" : ""
    }`}>${none ? "–" : figure(part.points[seat])}</span>${
      !few && part.sums?.[seat] ? html`<small class="sums">${part.sums[seat]}</small>` : null
    }</td>`;
  };
  /** @param {Part} part @param {number} seat */
  const of = (part, seat) => html`<td class="sums">${part.sums?.[seat] ?? ""}</td>`;
  /** @param {number} seat */
  const head = (seat) =>
    html`<th key=${seat} scope="col"><span class=${few || grouped ? "hidden" : ""}>${nameOf(match, seat)}</span></th>`;
  return html`
    <table class=${`tally n${seats.length}`}>
      <thead>
        <tr>
          ${two && html`<td></td>`}${left.map(head)}<td></td>
          ${few && !two && html`<td></td>`}${right.map(head)}${two && html`<td></td>`}
        </tr>
      </thead>
      <tbody>
        ${parts.map((part, at) =>
          html`
            ${part.group && part.group !== parts[at - 1]?.group &&
              html`
                <tr class="group">
                  <th colspan=${few ? wide : 1} scope="rowgroup">${part.group}</th>
                  ${!few && right.map((seat) => html`<td key=${seat} aria-hidden="true">${nameOf(match, seat)}</td>`)}
                </tr>
              `}
            <tr key=${at} class=${at < counted ? "" : "wait"} data-part>
              ${two && of(part, left[0])}${left.map((seat) => points(part, seat))}
              <th scope="row" class=${part.sign ? "signed" : ""}>${part.sign ?? part.where ??
                ""}<span class=${part.sign && two ? "hidden" : ""}>${part.name}</span></th>
              ${few && !two && of(part, right[0])}${right.map((seat) => points(part, seat))}${two && of(part, right[0])}
            </tr>
          `
        )}
      </tbody>
      <tfoot>
        <tr class=${done ? "" : "wait"}>
          ${two && html`<td></td>`}${left.map((seat) => html`<td key=${seat} class="pts">${figure(all[seat])}</td>`)}
          <th scope="row">${t("ending-total")}</th>
          ${few && !two && html`<td></td>`}${right.map((seat) =>
            html`<td key=${seat} class="pts">${figure(all[seat])}</td>`
          )}${two && html`<td></td>`}
        </tr>
      </tfoot>
    </table>
  `;
}

/**
 * The ending, over the board. `fresh`: the match has ended just now, so the score is counted. `Climb`: for a match alone.
 * @param {{ match: LiveMatch, game: BoardModule, Climb?: (props: any) => unknown, fresh: boolean, onBoard: () => void, onCounted: () => void }} props
 */
export function Ending({ match, game, Climb, fresh, onBoard, onCounted }) {
  const { about, seat } = match;
  const parts = partsOf(match, game);
  const counted = useCount(parts.length, fresh);
  const done = counted >= parts.length;
  useEffect(() => {
    if (done) onCounted();
  }, [done]);
  const ranks = about.ranks ?? about.seats.map(() => 1);
  const alone = about.seats.length === 1;
  const mood = !done ? "" : seat !== null && !alone && ranks[seat] > 1 ? "lost" : "won";
  const scores = about.scores ?? about.seats.map((_, at) => game.score(match, at));
  const now = parts.length ? sums(parts, counted, scores.length) : scores;
  const ladder = alone ? game.ladder?.(match) : null;
  const single = ranks.filter((rank) => rank === 1).length < ranks.length || alone;
  const shown = seatsOf(match);
  const title = ladder
    ? ladder[rungOf(ladder, scores[0])].name
    : alone
    ? t("ending-alone", { points: scores[0] })
    : verdict(match);
  const said = done ? story(match, parts) : "";
  const close = html`
    <button class="btn quiet square ending-close" aria-label=${t("ending-board")} title=${t("ending-board")}
      onClick=${onBoard}><${Icon} name="close" /></button>
  `;
  const tally = parts.length > 0 && html`
    <section class="ending-tally" aria-label=${t("ending-parts")}>
      <${Tally} match=${match} parts=${parts} counted=${counted} />
    </section>
  `;
  return html`
    <section class=${`ending ${mood} ${fresh && movement() ? "fresh" : ""}`} aria-label=${t(
      "ending-title",
    )} data-counted=${done}>
      <div class="ending-sheet">
        ${ladder
          ? html`
            <${Climb} ladder=${ladder} points=${now[0]} done=${done} name=${about.seats[0].name} title=${title}
              close=${close} />
          `
          : html`
            <div class=${`stage n${shown.length}`} style=${{ "--n": shown.length }}>
              <${Sky} />${done && mood === "won" && fresh && movement() > 0 && html`<${Sparks} />`}${close}
              ${shown.map((at) =>
                html`<${Contender} key=${at} match=${match} seat=${at} points=${now[at]} first=${
                  done && single && ranks[at] === 1
                } last=${done && ranks[at] > 1} />`
              )}
              <div class="verdict"><p class="note">${t(`game-${about.game}`)}</p>
                <h2 class=${done ? "stamp" : ""}>${done ? title : t("ending-counting")}</h2>
                <p class="ending-story">${said ||
                  (done ? "" : t("ending-skip", { by: TOUCHED.matches ? "touch" : "mouse" }))}</p></div>
            </div>
            <div class="neat" aria-hidden="true"></div>
          `}
        <p class="hidden" role="status">${done ? `${title}. ${said}` : ""}</p>
        ${tally}
        <${More} match=${match} game=${game} onBoard=${onBoard} />
      </div>
    </section>
  `;
}

/** Opens a table with other options or other bots, and goes there. @param {(problem: string) => void} onProblem @param {object} wish */
const open = (onProblem, wish) =>
  import("../contribution.js").then(({ openTable }) => openTable(wish)).then(
    (table) => go(`/table/${table.id}`),
    (error) => onProblem(problemOf(error)),
  );

/** The other seats with their bots; null if a person sits there. @param {LiveMatch} match */
function botsOf({ about, seat }) {
  const others = about.seats.map((each, at) => ({ seat: at, level: each.bot ? each.level : null })).filter((each) =>
    each.seat !== seat
  );
  return seat !== null && others.every((each) => each.level !== null)
    ? /** @type {{ seat: number, level: number }[]} */ (others)
    : null;
}

/** Further ways on, below the score. @param {{ match: LiveMatch, game: BoardModule, onBoard: () => void }} props */
function More({ match, game, onBoard }) {
  const { about, seat } = match;
  const [problem, setProblem] = useState("");
  const options = game.again?.(match);
  const bots = botsOf(match);
  /** @param {Record<string, string>} wish */
  const setUp = (wish) => `/new/${about.game}?${new URLSearchParams(wish)}`;
  return html`
    <div class="ending-more row">
      ${options && seat !== null &&
        (bots
          ? html`<button class="btn tonal" data-action="same" onClick=${() =>
            open(setProblem, { game: about.game, options, seats: about.seats.length, bots, seat })}>${
            t(`${about.game}-again`)
          }</button>`
          : html`<a class="btn tonal" href=${setUp(options)}>${t(`${about.game}-again`)}</a>`)}
      ${seat !== null && html`<a class="btn quiet" href=${setUp(about.options)}>${t("with-a-friend")}</a>`}
      <button class="btn quiet" onClick=${onBoard}>${t("ending-board")}</button>
    </div>
    <div class="note">
      <${FairNotes} match=${match} />
    </div>
    <${Problem} text=${problem} />
  `;
}

/** A bot of another level: a stronger one after a victory, a weaker one after a defeat. @param {{ match: LiveMatch, onProblem: (problem: string) => void }} props */
function AnotherBot({ match, onProblem }) {
  const { about, seat } = match;
  const bots = botsOf(match);
  if (!bots?.length || seat === null || !about.ranks) return null;
  const now = Math.max(...bots.map((bot) => bot.level));
  const level = now + (about.ranks[seat] > 1 ? -1 : 1);
  if (level < LEVELS.least || level > LEVELS.most) return null;
  const begin = () =>
    open(onProblem, {
      game: about.game,
      options: about.options,
      seats: about.seats.length,
      bots: bots.map((bot) => ({ ...bot, level })),
      seat,
    });
  return html`
    <button class="btn tonal another" data-action="another-bot" onClick=${begin}>
      <${Face} level=${level} /><span>${t("ending-another", { name: t(`bot-${level}`) })}<small>${t("level", {
        level,
      })}</small></span></button>
  `;
}

/**
 * The next steps, in the bar.
 * @param {{ match: LiveMatch, game: BoardModule, counted: boolean, open: boolean, next: { id: string } | null, onResult: () => void }} props
 */
export function Next({ match, game, counted, open: isOpen, next, onResult }) {
  const [problem, setProblem] = useState("");
  const [sharing, setSharing] = useState(false);
  return html`
    ${next && html`<a class="btn tonal next" href=${`/table/${next.id}`}>${t("next-match")}<${Icon} name="next" /></a>`}
    <${Rematch} match=${match} />
    ${counted && html`<${AnotherBot} match=${match} onProblem=${setProblem} />`}
    <a class="btn tonal" href=${`/replay/${match.id}/0${location.hash}`}><${Icon} name="replay" />${t("look-back")}</a>
    ${isOpen
      ? html`<button class="btn quiet" data-share onClick=${() => setSharing(true)}><${Icon} name="link" />${
        t("share")
      }</button>`
      : html`<button class="btn quiet" data-action="result" onClick=${onResult}><${Icon} name="trophy" />${
        t("ending-result")
      }</button>`}
    <a class="btn quiet" href="/">${t("home")}</a>
    <${Problem} text=${problem} />
    ${sharing &&
      html`
        <${Lazy} file="share" part="Share" match=${match} game=${game} stop="end" board=${{
          current: document.querySelector(".board"),
        }}
          onClose=${() => setSharing(false)} />
      `}
  `;
}
