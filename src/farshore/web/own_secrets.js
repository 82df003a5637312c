// The part of this browser in the chance of a match: a secret number, to which it is bound on sitting down by a commitment, and
// which it reveals when all seats are taken. Secrets stay in the browser until then, found by their commitments, so a page that is
// loaded again, or a second tab, knows them too. A secret is revealed under one commitment of the server, never under another: a server
// that knows it could choose that one. For the same reason it is kept to what all other seats were bound by then.
import { commitmentTo, toHex } from "./sha256.js";

const CONTRIBUTIONS = "farshore-chance-"; // what begins the names under which they are kept
const KEPT = 90 * 86_400_000; // milliseconds

/** @import { About } from "./types.d.ts" */
/**
 * @typedef {{ secret: string, at: number, shown?: string }} Kept a secret, and once it was revealed, at which table and under which
 * commitment of the server
 * @typedef {{ secret: string, at: number, promised: string, bound: (string | null)[], attempt: number, starts: string[] }} Part what was
 * revealed last at a table, under which commitment of the server, to what the seats were bound by then, after how many abandoned starts,
 * and under which commitments of the server in those of them in which something was revealed
 */

const here = /** @type {Map<string, any>} */ (new Map()); // where nothing can be stored, as long as the page is open

/** @param {string} name @param {Kept | Part} kept */
function keep(name, kept) {
  here.set(name, kept);
  try {
    localStorage.setItem(CONTRIBUTIONS + name, JSON.stringify(kept));
  } catch {
    // without storage a page that is loaded again has lost its secret, and its seat is freed
  }
}

/** @param {string} name @returns {any} */
function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(CONTRIBUTIONS + name) ?? "null") ?? here.get(name) ?? null;
  } catch {
    return here.get(name) ?? null;
  }
}

function forgetOld() {
  try {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith(CONTRIBUTIONS))) {
      if (Date.now() - (kept(name.slice(CONTRIBUTIONS.length))?.at ?? 0) > KEPT) localStorage.removeItem(name);
    }
  } catch {
    // nothing is stored here
  }
}

/** The commitment to a new secret, which is kept. */
export function commit() {
  forgetOld();
  const secret = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = commitmentTo(secret);
  keep(commitment, { secret, at: Date.now() });
  return commitment;
}

/**
 * What to send to reveal the secret that is due at a table, with a commitment for the next start; null if none of ours is, or if the
 * server has changed its commitment since it was sent this secret. The same secret may be sent twice: the server takes it once.
 * @param {About} about
 */
export function revelation({ id, seats, fair, commitment }) {
  const seat = fair.owed.find((each) => kept(seats[each].commitment ?? ""));
  if (seat === undefined || !commitment) return null;
  const name = seats[seat].commitment ?? "";
  const { secret, shown = `${id} ${commitment}` } = /** @type {Kept} */ (kept(name));
  if (shown !== `${id} ${commitment}`) return null;
  const at = Date.now();
  keep(name, { secret, shown, at });
  const before = /** @type {Part | null} */ (kept(`match-${id}`));
  const again = before?.promised === commitment && before.bound !== undefined; // what was shown first counts
  const bound = again ? before.bound : seats.map((each) => each.commitment ?? null);
  const attempt = again ? before.attempt : fair.abandoned;
  const starts = (before?.starts ?? []).concat(before?.promised ?? []).filter((each) => each !== commitment);
  keep(`match-${id}`, { secret, promised: commitment, bound, attempt, starts, at });
  return { seat, text: secret, following: commit() };
}

/** What this browser knows by itself of the chance of a match: what it kept when it revealed its secret; null if it contributed nothing. @param {string} id @returns {Part | null} */
export function contributed(id) {
  return kept(`match-${id}`);
}
