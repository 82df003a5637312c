// What each player has: cards beside the map, or a line of pills above it.
import { html, Icon, useEffect, useState } from "../../../web/kit/dom.js";
import { explained } from "../../../web/kit/explain.js";
import { Face } from "../../../web/kit/faces.js";
import { figure } from "../../../web/kit/numbers.js";
import { Chip } from "../../../web/kit/seats.js";
import { t } from "../../../web/kit/texts.js";
import { Gold, Piece } from "./map.js";
import { score, unitName } from "./words.js";

/** @import { BoardTable } from "./types.d.ts" */

export const UNITS = /** @type {const} */ (["scout", "fort", "settlement"]);

/** @param {BoardTable} table @param {number} seat */
const isActive = (table, seat) => table.view.turn === seat && !table.over;

/** How long a player still has, if the match has a clock. @param {{ table: BoardTable, seat: number }} props */
function Time({ table, seat }) {
  const deadline = table.scene.value?.times?.[seat]?.deadline;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!deadline) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (!deadline) return null;
  const left = Math.max(0, Math.round((deadline - now - (table.skew ?? 0)) / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60), left % 60];
  const text = left >= 172800
    ? t("days-left", { days: Math.floor(hours / 24) })
    : hours
    ? `${hours} h`
    : `${minutes}:${String(seconds).padStart(2, "0")}`;
  return html`<span class=${`time ${left < 20 ? "short" : ""}`}><${Icon} name="clock" />${text}</span>`;
}

/** @param {{ table: BoardTable, seat: number }} props */
function Sitter({ table: { about: { seats } }, seat }) {
  const { name, bot, level } = seats[seat];
  return html`<span class="sitting"><${Face} name=${name} level=${
    bot ? level : null
  } /><${Chip} seat=${seat} /></span>`;
}

/** Cards with everything that players have. @param {{ table: BoardTable }} props */
export function Players({ table }) {
  const { view } = table;
  return html`<section class=${`en-players n${view.seats}`} aria-label=${t("entdecker-players")}>${
    view.players.map((player, seat) =>
      html`
        <div key=${seat} class=${`en-player ${isActive(table, seat) ? "active" : ""}`}>
          <${Sitter} table=${table} seat=${seat} />
          <p class="en-player-name ellipsis"><b>${table.name(seat)}</b>${seat === table.seat &&
            html`${" "}<small>${t("you")}</small>`} <${Time} table=${table} seat=${seat} /></p>
          <p class="en-player-points"><b>${figure(score(table, seat))}</b> <small>${t("entdecker-points")}</small></p>
          <p class="en-under-way">${!table.over && t("entdecker-under-way", { points: player.under_way })}</p>
          <p class="en-player-things">
            <span class="en-purse line" title=${t(
              "entdecker-gold-text",
            )} data-key=${`gold ${seat}`}><${Gold} number=${player
              .gold} /><small>${t("entdecker-gold-word")}</small></span>
            ${UNITS.map((unit) => {
              const number = player[`${unit}s`];
              return html`
                <span key=${unit} class=${`en-reserve line ${number ? "" : "none"}`}
                  title=${t("entdecker-reserve", { unit: unitName(unit), number })}
                  data-key=${`reserve ${seat} ${unit}`}><${Piece} seat=${seat} unit=${unit} /><b>${number}</b><small>${t(
                    `entdecker-${unit}s`,
                    { number },
                  )}</small></span>
              `;
            })}
          </p>
          ${player.chiefs.length > 0 &&
            html`<p class="en-chiefs">${t("entdecker-chiefs", { list: player.chiefs.join(", ") })}</p>`}
        </div>
      `
    )
  }</section>`;
}

/** What the numbers of a player are. @param {BoardTable} table @param {number} seat */
function aboutPlayer(table, seat) {
  const { under_way: points, gold } = table.view.players[seat];
  const lines = [
    `${figure(score(table, seat))} ${t("entdecker-points")}`,
    !table.over && t("entdecker-under-way", { points }),
    t("entdecker-gold", { gold }),
  ];
  return { title: table.name(seat), text: lines.filter(Boolean).join("\n") };
}

/** Points, points under way and gold of everybody in a line. @param {{ table: BoardTable }} props */
export const Pills = ({ table }) =>
  html`<ul class=${`en-pills n${table.view.seats}`} aria-label=${t("entdecker-players")}>${
    table.view.players.map((player, seat) =>
      html`
        <li key=${seat} class=${`en-pill line ${isActive(table, seat) ? "active" : ""}`}
          data-key=${`reserve ${seat} scout`} ...${explained(table, () => aboutPlayer(table, seat))}>
          <${Chip} seat=${seat} /><span class="en-pill-name ellipsis">${seat === table.seat
            ? t("entdecker-you")
            : table.name(seat)}</span>
          <b>${figure(score(table, seat))}</b>${!table.over &&
            html`
              <small aria-hidden="true">+${player.under_way}</small>
              <span class="hidden">${t("entdecker-under-way", { points: player.under_way })}</span>
            `}
          <${Time} table=${table} seat=${seat} />
          <${Gold} number=${player.gold} />
        </li>
      `
    )
  }</ul>`;
