// Skerries in words: sentences of the status, the log and the explanations.
import { signed } from "../../../web/kit/numbers.js";
import { t } from "../../../web/kit/texts.js";

/** @typedef {import("../../../web/kit/board.d.ts").Table} Table */
/** @typedef {import("../../../web/kit/board.d.ts").Heard} Heard */

/** @param {string} kind */
export const kindName = (kind) => t("skerries-kind", { kind });

/** Who sits there, as the one who reads it would say. @param {Table} table @param {number} seat */
export const who = (table, seat) => (seat === table.seat ? t("skerries-you") : table.name(seat));

/** @param {Table} table @param {any} seat */
const doer = (table, seat) => ({ who: seat === table.seat ? "you" : "other", name: table.name(seat) });

/** A square in words: what is on it, whose it is, which ship is there. @param {Table} table @param {any} square */
export function squareName(table, square) {
  const parts = [`${square.name}: ${kindName(square.tile)}`];
  if (square.owner !== null) parts.push(t("skerries-charted-by", doer(table, square.owner)));
  if (square.seen) parts.push(t("skerries-seen", { name: kindName(square.seen) }));
  for (const seat of square.looked) {
    if (seat !== table.seat) parts.push(t("skerries-looked-by", doer(table, seat)));
  }
  const ship = table.view.ships.indexOf(square.name);
  if (ship >= 0) parts.push(t("skerries-ship", doer(table, ship)));
  return parts.join(", ");
}

/** @param {Table} table @param {number} seat */
export const score = (table, seat) => table.view.receipt.totals[seat];

/** @param {Table} table */
export function status(table) {
  const { acting } = table.view;
  if (table.acts) return t("skerries-status-act");
  return acting === null || acting === table.seat
    ? t("skerries-status-wait")
    : t("skerries-status-waits", { name: table.name(acting) });
}

/** Where an outcome belongs: the action before it. @param {Table} table @param {Heard} heard */
function before(table, heard) {
  const all = table.heard.value;
  return all.slice(0, all.indexOf(heard)).findLast(({ kind }) => kind === "acted");
}

/** @param {Table} table @param {Heard} heard */
export function line(table, heard) {
  const [verb, thing] = (heard.text ?? "").split(" ");
  if (heard.kind === "acted") return t(`skerries-log-${verb}`, { ...doer(table, heard.seat), square: thing });
  if (thing === "?") return "";
  if (verb === "tile") {
    const action = before(table, heard);
    return t("skerries-log-tile", { ...doer(table, action?.seat), name: kindName(thing) });
  }
  const seat = table.view.commissions.indexOf(thing);
  return seat < 0 ? "" : t("skerries-log-commission", { ...doer(table, seat), name: kindName(thing) });
}

/** There are no highlights. */
export const highlight = () => "";

/** @param {Heard} heard @returns {"lay" | "draw"} */
export const cue = (heard) => (heard.text?.startsWith("look") ? "draw" : "lay");

/** @returns {[string[], string][]} */
export const keys = () => [[["1"], t("skerries-mode-sail")], [["2"], t("skerries-mode-look")]];

/** A tile of that kind: what it is worth to the one who looks, and how many are unseen. @param {Table} table @param {string} kind */
const aboutKind = (table, kind) =>
  t("skerries-about-kind", {
    name: kindName(kind),
    points: signed(table.view.worth[kind]),
    bonus: table.view.bonus[kind],
    left: table.view.unseen[kind],
  });

/** @param {Table} table @param {string} thing a square, `kind:…` or `commission:…` */
export function explain(table, thing) {
  const [part, rest] = thing.split(":");
  if (part === "kind") return { title: kindName(rest), text: aboutKind(table, rest) };
  if (part === "commission") return { title: t("skerries-commission-title"), text: t("skerries-about-commission") };
  const square = table.view.squares.find((/** @type {any} */ each) => each.name === thing);
  if (!square) return null;
  const kind = square.seen ?? square.tile;
  const about = kind === "fog" || kind === "harbour" ? t(`skerries-about-${kind}`) : aboutKind(table, kind);
  return { title: square.name, text: `${squareName(table, square)}.\n${about}` };
}

/** @type {Record<string, string>} */
const PARTS = {
  chart: ".sk-chart",
  commission: ".sk-captain:not(:first-child) .sk-commission",
  points: ".sk-captain:not(:first-child) .sk-points",
};

/** Where an action is done: the button for its kind first, then the square. @param {Table} _ @param {string} text */
export function aims(_, text) {
  const [verb, square] = text.split(" ");
  if (PARTS[text]) return [PARTS[text]];
  if (!square) return [`[data-at="${text}"]`];
  return [`[data-mode="${verb}"][aria-pressed="false"]`, `[data-at="${square}"]`];
}
