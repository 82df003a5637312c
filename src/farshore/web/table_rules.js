// How the match of a table differs from the usual one, for whoever is invited to it.
import { html, useEffect, useState } from "./kit/dom.js";
import { has, t, useTexts } from "./kit/texts.js";
import { ask } from "./api.js";
import { loadOpening } from "./games.js";

/** @import { GameInfo, OptionInfo } from "./types.d.ts" */

/** The kind of match that has just these options; nothing if there is none. @param {OptionInfo[]} options @param {Record<string, Record<string, string>>} presets @param {Record<string, string>} chosen @returns {string | undefined} */
export const presetOf = (options, presets, chosen) =>
  Object.entries(presets).find(([, wishes]) =>
    options.every(({ name, default: usual }) => (chosen[name] ?? usual) === (wishes[name] ?? usual))
  )?.[0];

/** What differs from the usual match, option by option; the texts of the board are loaded. @param {string} game @param {OptionInfo[]} options @param {Record<string, string>} chosen */
export const tableRules = (game, options, chosen) =>
  options.filter(({ name, default: usual }) => chosen[name] && chosen[name] !== usual).map(({ name }) => {
    const id = `${game}-option-${name.replaceAll("_", "-")}`;
    const value = has(`${id}-${chosen[name]}`) ? t(`${id}-${chosen[name]}`) : chosen[name];
    return `${has(id) ? t(id) : name}: ${value}`;
  }).join(" · ");

/** @param {{ about: { game: string, options: Record<string, string> } }} props */
export function TableRules({ about: { game, options: chosen } }) {
  const [found, setFound] = useState(/** @type {{ preset?: string, own: OptionInfo[] } | null} */ (null));
  useEffect(() => {
    Promise.all([ask("GET", "/api/v1/games"), loadOpening(game)]).then(async ([games, opening]) => {
      const { options } = games.find((/** @type {GameInfo} */ { name }) => name === game);
      const own = options.filter((/** @type {OptionInfo} */ { name, default: usual }) =>
        (chosen[name] ?? usual) !== usual
      );
      const preset = presetOf(options, opening?.presets ?? {}, chosen);
      if (own.length && !preset) await useTexts(game); // only then, since the board has more texts than all else here
      if (own.length) setFound({ preset, own });
    }).catch(() => {}); // it is said on the board, too
  }, [game]);
  if (!found) return null;
  return html`
    <p class="note table-rules"><b>${t("options")}:</b> ${found.preset
      ? t(`${game}-preset-${found.preset}`)
      : tableRules(game, found.own, chosen)}</p>
  `;
}
