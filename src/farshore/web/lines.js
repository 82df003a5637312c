// What the log says of an event.
import { has, t } from "./kit/texts.js";

/** @import { BoardModule } from "./kit/board.d.ts" */
/** @import { Match } from "./match.js" */
/** @import { Heard } from "./types.d.ts" */

/** A line in words; what all games have in common is said here, what is played only if the game is there. @param {Match} match @param {BoardModule | null} game @param {Heard} each */
export function lineOf(match, game, each) {
  const { text = "" } = each;
  const name = each.seat === undefined ? "" : match.name(each.seat);
  if (each.kind === "acted" || each.kind === "drawn") return game?.line(match, each) ?? "";
  if (each.kind === "noted") return game?.highlight(match, text.split(" ")) ?? "";
  if (each.kind === "ended") return t("log-ended", { reason: text });
  const id = `log-${each.kind.replaceAll("_", "-")}`;
  return has(id) ? t(id, { name, text }) : "";
}
