// Facts of a game: how many play it, for how long, and how much there is to learn or how long one may think.
import { html, Icon } from "./kit/dom.js";
import { has, t } from "./kit/texts.js";
import { infoOf, useOpening } from "./games.js";

/** @import { Opening } from "./kit/board.d.ts" */

const MINUTE = 60_000;

/** A clock in words. @param {{ turn: number, bank: number }} pace */
function paceText({ turn, bank }) {
  if (!turn) return t("pace-none");
  const [number, unit] = turn >= 1440 * MINUTE
    ? [Math.round(turn / (1440 * MINUTE)), "day"]
    : turn >= MINUTE
    ? [Math.round(turn / MINUTE), "minute"]
    : [Math.round(turn / 1000), "second"];
  return t("pace-is-turn", { number, unit, bank: Math.round(bank / MINUTE) });
}

/** About how many minutes a match takes, for these options if its game's opening is there; empty if nobody knows. @param {string} name @param {Record<string, string>} [options] @param {Opening | null} [opening] */
export const minutesOf = (name, options, opening) =>
  options && opening?.minutes ? `${opening.minutes(options)}` : has(`minutes-${name}`) ? t(`minutes-${name}`) : "";

/** @param {{ name: string, options?: Record<string, string>, seats?: number, pace?: { turn: number, bank: number } }} props of a game, or of one table with its options, seats and clock */
export function Facts({ name, options, seats, pace }) {
  const opening = useOpening(options ? name : "");
  const minutes = minutesOf(name, options, opening);
  const info = infoOf(name);
  const [least, most] = seats ? [seats, seats] : [info.seats[0], info.seats[info.seats.length - 1]];
  return html`
    <ul class="facts">
      <li><${Icon} name="players" />${t("players-from-to", {
        players: least === most ? `${most}` : `${least}–${most}`,
        most,
      })}</li>
      ${minutes && html`<li><${Icon} name="clock" />${t("minutes", { minutes })}</li>`}
      ${pace
        ? html`<li><${Icon} name="hour" />${paceText(pace)}</li>`
        : html`<li><span class="weight" aria-hidden="true">${
          [1, 2, 3].map((each) => html`<i key=${each} class=${each <= info.weight ? "on" : ""}></i>`)
        }</span>${t("weight", { weight: info.weight })}</li>`}
    </ul>
  `;
}
