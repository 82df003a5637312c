// A match alone: the ranks as a climb, from the foot of a mountain to its summit.
import { html } from "../kit/dom.js";
import { figure } from "../kit/numbers.js";
import { signOf } from "../kit/faces.js";
import { t } from "../kit/texts.js";
import { rungOf } from "./count.js";

/** @typedef {{ name: string, from: number }} Rung */

/** Where the flags stand, for six ranks; the path leads from one to the next. */
const FLAGS = [[238, 418], [186, 342], [252, 266], [190, 190], [240, 114], [226, 38]];
const BENDS = [[-30, -14, -86, -42], [30, -14, 100, -42], [-30, -14, -96, -42], [30, -14, 84, -42], [
  -30,
  -14,
  -48,
  -42,
]];

/** The way from one flag to the next. @param {number} at */
function leg(at) {
  const [x, y] = FLAGS[at];
  const [a, b, c, d] = BENDS[at];
  const [tox, toy] = FLAGS[at + 1];
  return `M${x} ${y}C${x + a} ${y + b} ${x + c} ${y + d} ${tox} ${toy}`;
}

const LEGS = BENDS.map((_, at) => leg(at));

/** Where somebody stands: on the flag of the rank, or on the way to the next, by its share. @param {number} rung @param {number} share */
function standing(rung, share) {
  if (rung >= FLAGS.length - 1) return FLAGS[rung];
  const [x, y] = FLAGS[rung];
  const [a, b, c, d] = BENDS[rung];
  const [tox, toy] = FLAGS[rung + 1];
  const back = 1 - share;
  /** @param {number} p0 @param {number} p1 @param {number} p2 @param {number} p3 */
  const at = (p0, p1, p2, p3) =>
    back ** 3 * p0 + 3 * back ** 2 * share * p1 + 3 * back * share ** 2 * p2 + share ** 3 * p3;
  return [at(x, x + a, x + c, tox), at(y, y + b, y + d, toy)];
}

/** Moves a drawing to a place; a narrow mountain shows only its middle, so `--wide` draws everything closer to it. @param {number} x @param {number} y */
const moved = (x, y) => ({ transform: `translate(calc(220px + ${x - 220}px * var(--wide)), ${y}px)` });

/** @param {Rung[]} ladder @param {number} at */
const rangeOf = (ladder, at) =>
  at === 0
    ? t("ending-range-first", { to: ladder[1].from - 1 })
    : at === ladder.length - 1
    ? t("ending-range-last", { from: ladder[at].from })
    : t("ending-range", { from: ladder[at].from, to: ladder[at + 1].from - 1 });

/**
 * @param {{ ladder: Rung[], points: number, done: boolean, name: string, title: string, close: any }} props
 */
export function Climb({ ladder, points, done, name, title, close }) {
  const rung = rungOf(ladder, points);
  const next = ladder[rung + 1];
  const least = rung ? ladder[rung].from : 0;
  const share = next ? Math.max(0, Math.min(1, (points - least) / (next.from - least))) : 0;
  const [x, y] = standing(Math.min(rung, FLAGS.length - 1), share);
  return html`
    <div class="climb">
      <svg class="mount" viewBox="0 0 440 456" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect class="air" width="440" height="456" />
        <path class="range" d="M-20 456V330l60-50 46 30 60-60 70 70 90-90 70 66 60-40 40 60v140Z" />
        <path class="peak" d="M-30 470 96 268l22 10 58-152 16 8 34-98 38 84 14-8 54 120 22-12 146 260Z" />
        <path class="shade" d="m226 36 38 84 14-8 54 120 22-12 146 260H268l-26-96 22-66-34-84 12-62Z" />
        <path class="snow" d="m226 36-25 71 14-8 9 15 12-16 12 12 15-4Z" />
        <path class="meadow" d="M-10 470c40-44 90-58 150-52 60-22 120-18 170 4 60-10 110 6 150 40v20H-10Z" />
        <g class="way">${LEGS.map((d, at) => html`<path key=${at} d=${d} class=${at < rung ? "climbed" : ""} />`)}</g>
        ${FLAGS.slice(0, ladder.length).map(([left, top], at) =>
          html`
            <g key=${at} class=${`flag ${at <= rung ? "reached" : ""}`} style=${moved(left, top)}>
              <path d="M0 0v-24" />
              <path d="M0-24h18l-4.5 5.5 4.5 5.5H0Z" />
              <circle r="6" />
            </g>
          `
        )}
        <g class="pin" style=${moved(x, y)}>
          <circle r="21" /><use href=${`#face-${signOf(name)}`} x="-17" y="-17" width="34" height="34" />
        </g>
      </svg>
      <div class="climb-text">${close}
        <p class="note">${t("ending-climb")}</p>
        <h2 class=${done ? "stamp" : ""}>${done ? title : t("ending-counting")}</h2>
        <p class="climb-points"><span class="total">${figure(points)}</span> ${t("ending-rank", {
          points,
          rank: rung + 1,
          ranks: ladder.length,
        })}</p>
        <div class="meter" aria-hidden="true"><i style=${{ width: `${(next ? share : 1) * 100}%` }}></i></div>
        <p class="climb-next">${!done
          ? t("ending-skip")
          : next
          ? t("ending-next", { points: next.from - points, name: next.name })
          : t("ending-summit")}</p>
        <ol class="ranks" reversed>${ladder.map((each, at) => ({ ...each, at })).reverse().map(({ name: called, at }) =>
          html`
            <li key=${at} class=${done && at === rung ? "here" : at < rung ? "below" : ""}
              aria-current=${done && at === rung ? "true" : undefined}><b>${at +
                1}</b><span>${called}</span><span class="note">${rangeOf(ladder, at)}</span></li>
          `
        )}</ol>
      </div>
    </div>
  `;
}
