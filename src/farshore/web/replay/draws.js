// Checks the chance of a finished match: who was bound to what, when it was revealed, and that every draw follows from it.
// Computed in the browser; the server provides only the file. `scripts/check_draws.py` checks the same.
import { commitmentTo, fromHex, hmac, isHex, toHex } from "../sha256.js";

const REVEAL_TIME = 20_000; // milliseconds
const BEFORE = ["seated", "stood", "revealed", "start_abandoned", "begun"];
const DURING = ["acted", "drawn", "undone", "rewound", "ended"];

/** @typedef {{ index: number, weights: [string, number][], outcome: string }} Draw */
/** @typedef {{ format: string, game: string, commitment: string, seed: string, draws: Draw[], events: any[], transcript: string }} Export */
/** @typedef {{ own: string | null, secret: string | null, next: string | null, bot: boolean }} Place a seat that is taken, and what its client contributes */

/** @param {Place | null} place */
const owes = (place) => place !== null && place.own !== null && place.secret === null;
/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** The events of a match, taken in one after the other; `faults` are the kinds of things that are wrong with them. */
class Record {
  /** @param {Export} file */
  constructor({ format, game, events: [opened, ...events] }) {
    this.faults = /** @type {Set<string>} */ (new Set());
    this.fair = format === "farshore match 2";
    this.promised = opened.commitment ?? null;
    this.attempt = 0;
    this.full = /** @type {number | null} */ (null); // since when it waits for secrets
    this.spent = new Set(); // commitments whose secrets are known
    this.abandoned = /** @type {string[]} */ ([]); // commitments of the server for starts that were
    this.places = /** @type {(Place | null)[]} */ (Array(opened.seats).fill(null));
    this.started = this.over = 0;
    this.draws = /** @type {any[]} */ ([]);
    this.steps = /** @type {[string | number, string][]} */ ([]);
    const known = this.fair ? isHex(this.promised) && opened.id : this.promised === null;
    this.expect(opened.event === "opened" && opened.game === game && known, "file");
    this.expect(this.fair || format === "farshore match 1", "file");
    for (const event of events) this.take(event);
    this.expect(this.started === 1 && this.over === 1, "order");
  }

  /** @param {unknown} good @param {string} fault */
  expect(good, fault) {
    if (!good) this.faults.add(fault);
  }

  /** @param {any} event */
  take(event) {
    const early = BEFORE.includes(event.event) && this.started;
    const late = DURING.includes(event.event) && (!this.started || this.over);
    this.expect(!early && !late, "order");
    if (event.event === "seated") this.seated(event);
    else if (event.event === "stood") {
      this.expect(this.full === null && this.places[event.seat], "seats");
      this.places[event.seat] = null;
    } else if (event.event === "revealed") this.revealed(event);
    else if (event.event === "start_abandoned") this.startAbandoned(event);
    else if (event.event === "paused") this.full = this.full === null ? null : this.full + event.milliseconds;
    else if (event.event === "begun") {
      this.expect(this.places.every((place) => place && !owes(place)), "secrets");
      if (!this.fair) this.promised = event.commitment;
      this.expect(event.commitment === this.promised, "commitment");
      this.started++;
      this.full = null;
    } else if (event.event === "acted") this.steps.push([event.seat, event.text]);
    else if (event.event === "drawn") {
      this.draws.push(event);
      this.steps.push(["*", event.text]);
    } else if (event.event === "undone") {
      const last = this.steps.findLastIndex(([actor]) => actor === event.seat);
      this.expect(last >= 0, "order");
      if (last >= 0) this.steps.splice(last, 1);
    } else if (event.event === "rewound") this.steps.splice(event.keep);
    else if (event.event === "ended") this.ended(event);
  }

  /** @param {any} event */
  seated({ seat, at, level = null, commitment = null }) {
    this.expect(this.full === null && this.places[seat] === null, "seats");
    this.expect(commitment === null || (isHex(commitment) && level === null && this.fair), "secrets");
    this.expect(!this.spent.has(commitment), "secrets");
    this.places[seat] = { own: commitment, secret: null, next: null, bot: level !== null };
    if (this.places.every(Boolean) && this.places.some(owes)) this.full = at;
  }

  /** @param {any} event */
  revealed({ seats, secret, following = null }) {
    this.expect(this.full !== null && seats.length, "secrets");
    for (const seat of seats) {
      const place = this.places[seat] ?? null;
      this.expect(owes(place) && commitmentTo(secret) === place?.own, "secrets");
      if (!place) continue;
      this.spent.add(place.own);
      Object.assign(place, { secret, next: following });
    }
    this.expect(following === null || (isHex(following) && !this.spent.has(following)), "secrets");
  }

  /** @param {any} event */
  startAbandoned({ at, seats, seed, commitment }) {
    const silent = [...this.places.keys()].filter((seat) => owes(this.places[seat]));
    const late = this.full !== null && at >= this.full + REVEAL_TIME;
    this.expect(late && silent.length && same(seats, silent), "starts");
    this.expect(commitmentTo(seed) === this.promised, "starts");
    this.spent.add(this.promised);
    this.abandoned.push(this.promised);
    this.expect(isHex(commitment) && !this.spent.has(commitment), "starts");
    this.places = this.places.map((place, seat) =>
      place && !seats.includes(seat) ? { ...place, own: place.next, secret: null, next: null } : null
    );
    this.promised = commitment;
    this.attempt++;
    this.full = null;
  }

  /** @param {any} event */
  ended({ without = [], redrawn = 0 }) {
    this.over++;
    const silent = [...this.places.keys()].filter((seat) => !this.places[seat]?.bot && !this.places[seat]?.own);
    const back = this.draws.length - this.steps.filter(([actor]) => actor === "*").length;
    this.expect(same([without, redrawn], this.fair ? [silent, back] : [[], 0]), "result");
  }

  /** The seed of all draws: of the server's seed and what each seat contributed. @param {Uint8Array} seed @param {string} id */
  finalSeed(seed, id) {
    const seats = this.places.map((place, seat) => `seat ${seat} ${place?.own ? `${place.own} ${place.secret}` : "-"}`);
    const lines = ["farshore draws 2", `match ${id}`, `attempt ${this.attempt}`, ...seats];
    return hmac(seed, new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
  }
}

/** The draw of that number below a total: HMAC-SHA-256 of the number, repeated where some remainders would be likelier than others. @param {Uint8Array} seed @param {number} index @param {bigint} total */
function below(seed, index, total) {
  const limit = 2n ** 256n - (2n ** 256n % total);
  for (let attempt = 0;; attempt++) {
    const message = new TextEncoder().encode(attempt ? `${index}.${attempt}` : `${index}`);
    const number = BigInt(`0x${toHex(hmac(seed, message))}`);
    if (number < limit) return number % total;
  }
}

/** Whether a draw follows from the seed, with the weights that were stored with it. @param {Uint8Array} seed @param {Draw} draw @param {any} event */
function follows(seed, { index, weights, outcome }, event) {
  const parts = weights.map(([, weight]) => weight);
  if (parts.some((weight) => weight < 1)) return false;
  let rest = below(seed, index, BigInt(sum(parts)));
  const at = parts.findIndex((weight) => (rest -= BigInt(weight)) < 0n);
  return weights[at]?.[0] === outcome &&
    (!event.odds || same(event.odds, [sum(parts.slice(0, at)), parts[at], sum(parts)]));
}

/**
 * What is wrong with a match: kinds of faults, and the draws that do not follow from the seed; also how many draws there are, how many have
 * no weights and cannot be checked, and how many people contributed. `seen` is what this browser knows by itself: the server's last
 * commitment, its own secret, and the server's commitments in starts that were abandoned after it had revealed another one.
 * @param {Export} file @param {{ commitment?: string | null, secret?: string | null, starts?: string[] }} [seen]
 */
export function checked(file, seen = {}) {
  const record = new Record(file);
  const steps = file.transcript.slice(file.transcript.indexOf("\n\n") + 2).split("\n").slice(0, -2);
  record.expect(same(steps, record.steps.map(([actor, text]) => `${actor} ${text}`)), "transcript");
  const promised = commitmentTo(file.seed);
  record.expect(promised === file.commitment && file.commitment === record.promised, "commitment");
  record.expect(!seen.commitment || seen.commitment === file.commitment, "commitment");
  record.expect((seen.starts ?? []).every((each) => record.abandoned.includes(each)), "starts");
  record.expect(!seen.secret || record.places.some((place) => place?.secret === seen.secret), "mine");
  record.expect(file.draws.length === record.draws.length, "draws");
  const own = fromHex(file.seed);
  const seed = record.fair ? record.finalSeed(own, file.events[0].id) : own;
  const wrong = [];
  for (const [number, draw] of file.draws.entries()) {
    const event = record.draws[number] ?? {};
    const listed = draw.index === number && event.index === number && event.text === draw.outcome;
    if (!listed || (draw.weights.length && !follows(seed, draw, event))) wrong.push(number);
  }
  return {
    faults: [...record.faults],
    wrong,
    draws: file.draws.length,
    unknown: file.draws.filter(({ weights }) => !weights.length).length,
    contributed: new Set(record.places.map((place) => place?.secret).filter(Boolean)).size,
  };
}
