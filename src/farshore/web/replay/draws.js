// Checks the chance of a finished match: who was bound to what, when it was revealed, whether all agreed to what was taken back, and that
// every draw follows. Computed in the browser; the server provides only the file. `scripts/check_draws.py` checks the same.
import { commitmentTo, fromHex, hmac, isHex, toHex } from "../sha256.js";

const REVEAL_TIME = 20_000; // milliseconds
const FORMATS = ["farshore match 1", "farshore match 2"];
const LEVELS = [1, 2, 3, 4, 5];
/** Which part of the record is wrong if such an event is, before a match begins, while it is played, and at any time. */
const BEFORE = /** @type {Record<string, string>} */ ({
  seated: "seats",
  stood: "seats",
  revealed: "secrets",
  start_abandoned: "starts",
  begun: "secrets",
});
const DURING = /** @type {Record<string, string>} */ ({
  acted: "order",
  drawn: "order",
  undone: "take-backs",
  undo_asked: "take-backs",
  undo_answered: "take-backs",
  rewound: "take-backs",
  taken_over: "seats",
  handed_back: "seats",
  resigned: "seats",
  end_agreed: "result",
  ended: "result",
});
const ANY_TIME = /** @type {Record<string, string>} */ ({
  paused: "order",
  frozen: "order",
  migrated: "order",
  rematched: "order",
  reinvited: "order",
});

/** @typedef {{ index: number, weights: [string, number][], outcome: string }} Draw */
/** @typedef {{ format: string, game: string, commitment: string, seed: string, draws: Draw[], events: any[], transcript: string }} Export */
/** @typedef {{ own: string | null, secret: string | null, next: string | null, bot: boolean, name: string, standIn?: boolean, resigned?: boolean }} Place a seat that is taken, what its client contributes, and who plays for it */

/** @typedef {{ id?: string, commitment?: string | null, secret?: string | null, bound?: (string | null)[], attempt?: number, starts?: string[] }} Seen what a browser knows by itself */

/** @param {Place | null | undefined} place */
const owes = (place) => Boolean(place) && place?.own !== null && place?.secret === null;
/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** The events of a match, taken in one after the other; `faults` are the parts of it in which something is wrong. */
class Events {
  /** @param {Export} file */
  constructor({ format, game, events: [opened, ...events] }) {
    this.faults = /** @type {Set<string>} */ (new Set());
    this.fair = format === FORMATS[1];
    this.opened = opened;
    this.rules = opened.rules;
    this.promised = opened.commitment ?? null;
    this.attempt = 0;
    this.full = /** @type {number | null} */ (null); // since when it waits for secrets
    this.spent = new Set([this.promised]); // commitments that nobody may use any more
    this.abandoned = /** @type {string[]} */ ([]); // commitments of the server for starts that were
    this.places = /** @type {(Place | null)[]} */ (Array(opened.seats).fill(null));
    this.begun = false;
    this.ended = /** @type {any} */ (null);
    this.draws = /** @type {any[]} */ ([]);
    this.steps = /** @type {[string | number, string][]} */ ([]);
    this.asked = /** @type {{ keep: number, yes: number[] } | null} */ (null);
    this.frozen = this.rematch = false;
    this.last = opened;
    const known = this.fair ? isHex(this.promised) && /^[\w-]+$/.test(opened.id) : this.promised === null;
    this.expect(opened.event === "opened" && opened.game === game && known && FORMATS.includes(format), "file");
    for (const event of events) {
      const now = this.ended ? {} : this.begun ? DURING : BEFORE;
      const timed = Number.isSafeInteger(event.at) && Number.isSafeInteger(event.milliseconds ?? 0);
      const proper = timed && event.event in { ...ANY_TIME, ...now } && (!this.fair || this.isProper(event));
      const good = this.take(event); // in any case, so that what follows is judged by what it follows
      this.expect(good && proper, { ...BEFORE, ...DURING, ...ANY_TIME }[event.event] ?? "order");
      this.last = event;
    }
    this.expect(this.begun && this.ended, "order");
  }

  /** @param {unknown} good @param {string} fault */
  expect(good, fault) {
    if (!good) this.faults.add(fault);
  }

  /** Whether an event of a match of format 2 may follow those before it. Actions are left to the rules. @param {any} event */
  isProper(event) {
    const { event: kind, seat, reason, keep, level = null } = event;
    const { event: last, seat: before } = this.last;
    const place = this.places[seat] ?? null;
    const person = place !== null && !place.bot;
    const present = person && !place.standIn;
    if (last === "resigned") { // a bot plays on if there is somebody to play with
      const left = this.places.length > 2 && this.places.some((each) => each && !each.bot && !each.resigned);
      return reason === "resigned" && (left ? kind === "taken_over" && seat === before : kind === "ended");
    }
    if (["undo_asked", "undo_answered"].includes(last) && this.allAgree(false) && kind !== "rewound") return false;
    if (this.frozen && kind in DURING && !["end_agreed", "ended"].includes(kind)) return false;
    if (kind === "seated") return level === null || LEVELS.includes(level);
    if (kind === "paused") return event.milliseconds >= 0 && (this.full !== null || this.begun) && !this.ended;
    if (kind === "undo_asked") return present && keep >= 0 && keep === this.lastOf(seat); // for its last action
    if (kind === "undo_answered") return present && this.asked && !this.asked.yes.includes(seat);
    if (kind === "rewound") {
      const asked = ["undo_asked", "undo_answered"].includes(last) && this.asked?.keep === keep;
      return asked && this.allAgree(true);
    }
    if (kind === "taken_over") return present && ["away", "clock"].includes(reason) && LEVELS.includes(level);
    if (kind === "handed_back") return person && place.standIn && !place.resigned;
    if (kind === "resigned") return present;
    if (kind === "end_agreed") return person && this.frozen;
    if (kind === "migrated") return !this.ended && event.was === this.rules && event.rules > this.rules;
    if (kind === "frozen") return !this.ended && !this.frozen;
    if (kind === "rematched") return (this.ended || this.frozen) && !this.rematch;
    if (kind !== "ended") return true;
    if (reason === "abandoned") return this.places.every((each) => each?.bot);
    if (reason === "agreed") return this.frozen && last === "end_agreed";
    return ["finished", "cut"].includes(reason);
  }

  /** Whether all seats agree to what was asked for; bots always do, and if `standIns` those that play for somebody. @param {boolean} standIns */
  allAgree(standIns) {
    const { asked, places } = this;
    return asked && places.every((each, seat) => asked.yes.includes(seat) || each?.bot || (standIns && each?.standIn));
  }

  /** Where the last action of a seat is; -1 if there is none. @param {number} seat */
  lastOf(seat) {
    return this.steps.findLastIndex(([actor]) => actor === seat);
  }

  /** Wait for secrets from now on, if all seats are taken and some are due. @param {number} now */
  wait(now) {
    if (this.places.every(Boolean) && this.places.some(owes)) this.full = now;
  }

  /** Take an event in. Whether it can be right, whatever the format. @param {any} event */
  take(event) {
    const { event: kind, seat, text } = event;
    const place = this.places[seat] ?? null;
    if (kind === "seated") return this.seated(event);
    if (kind === "stood") {
      this.places[seat] = null;
      return this.full === null && place;
    }
    if (kind === "revealed") return this.revealed(event);
    if (kind === "start_abandoned") return this.startAbandoned(event);
    if (kind === "begun") {
      const good = !this.begun && this.places.every((each) => each && !owes(each));
      if (!this.fair) this.promised = event.commitment;
      this.begun = true;
      this.full = null;
      return good && event.commitment === this.promised;
    }
    if (kind === "acted") {
      this.steps.push([seat, text]);
      return place;
    }
    if (kind === "drawn") {
      this.draws.push(event);
      this.steps.push(["*", text]);
      this.asked = null;
    } else if (kind === "undone") {
      const at = this.lastOf(seat);
      const later = at < 0 ? [] : this.steps.splice(at);
      this.steps.push(...later.slice(1));
      return at >= 0 && later.every(([actor]) => actor !== "*");
    } else if (kind === "undo_asked") this.asked = { keep: event.keep, yes: [seat] };
    else if (kind === "undo_answered") {
      this.asked = this.asked && event.yes ? { ...this.asked, yes: [...this.asked.yes, seat] } : null;
    } else if (kind === "rewound") {
      this.asked = null;
      this.steps.splice(event.keep);
    } else if (place && (kind === "taken_over" || kind === "handed_back")) place.standIn = kind === "taken_over";
    else if (place && kind === "resigned") place.resigned = true;
    else if (kind === "paused") this.full = this.full === null ? null : this.full + event.milliseconds;
    else if (kind === "migrated") {
      this.rules = event.rules;
      this.frozen = false;
      this.wait(event.at);
    } else if (kind === "frozen") {
      this.frozen = true;
      this.full = null;
    } else if (kind === "rematched") this.rematch = true;
    else if (kind === "ended") return this.end(event);
    return true;
  }

  /** @param {any} event */
  seated({ seat, at, name, level = null, commitment: own = null }) {
    const free = this.full === null && this.places[seat] === null;
    this.places[seat] = { own, secret: null, next: null, bot: level !== null, name };
    this.wait(at);
    const bound = own === null || (isHex(own) && level === null && this.fair && !this.spent.has(own));
    return free && bound && /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u.test(name);
  }

  /** @param {any} event */
  revealed({ seats, secret, following = null }) {
    let good = this.full !== null && seats.length > 0;
    for (const seat of seats) {
      const place = this.places[seat] ?? null;
      good &&= owes(place) && commitmentTo(secret) === place?.own;
      if (!place) continue;
      this.spent.add(place.own);
      Object.assign(place, { secret, next: following });
    }
    return good && (following === null || (isHex(following) && !this.spent.has(following)));
  }

  /** @param {any} event */
  startAbandoned({ at, seats, seed, commitment }) {
    const silent = [...this.places.keys()].filter((seat) => owes(this.places[seat]));
    const late = this.full !== null && at >= this.full + REVEAL_TIME && silent.length && same(seats, silent);
    const good = late && commitmentTo(seed) === this.promised && isHex(commitment) && !this.spent.has(commitment);
    this.abandoned.push(this.promised);
    this.places = this.places.map((place, seat) =>
      place && !seats.includes(seat) ? { ...place, own: place.next, secret: null, next: null } : null
    );
    this.promised = commitment;
    this.spent.add(commitment);
    this.attempt++;
    this.full = null;
    return good;
  }

  /** @param {any} event */
  end(event) {
    const { without = [], redrawn = 0 } = event;
    this.ended = event;
    const silent = [...this.places.keys()].filter((seat) => !this.places[seat]?.bot && !this.places[seat]?.own);
    const back = this.draws.length - this.steps.filter(([actor]) => actor === "*").length;
    return same([without, redrawn], this.fair ? [silent, back] : [[], 0]);
  }

  /** The seed of all draws: of the server's seed and what each seat contributed. @param {Uint8Array} seed */
  finalSeed(seed) {
    const seats = this.places.map((place, seat) => `seat ${seat} ${place?.own ? `${place.own} ${place.secret}` : "-"}`);
    const lines = ["farshore draws 2", `match ${this.opened.id}`, `attempt ${this.attempt}`, ...seats];
    return hmac(seed, new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
  }

  /** Whether a transcript and the result belong to these events. @param {string} transcript */
  tells(transcript) {
    if (!this.ended) return false;
    const { scores, ranks, reason } = this.ended;
    const options = transcript.split("\n\n")[0].split("\n").filter((line) => line.startsWith("option "));
    const agreed = Object.entries(this.opened.options).map(([name, value]) => `option ${name} ${value}`);
    const told = (transcript.trimEnd().split(" ranks ").at(-1) ?? "").split(" ").map(Number);
    const merits = told.map((rank, seat) => (this.places[seat]?.resigned ? 1_000 : 0) + rank); // who has resigned comes last
    const due = merits.map((each) => 1 + merits.filter((other) => other < each).length);
    const stands = reason === "finished" ? "over" : reason === "cut" ? "cut" : "open";
    const lines = [
      "farshore 1",
      `game ${this.opened.game}`,
      `rules ${this.rules}`,
      ...options,
      ...this.places.map((place, seat) => `seat ${seat} ${place?.name}`),
      "",
      ...this.steps.map(([actor, text]) => `${actor} ${text}`),
      `result ${stands} scores ${scores.join(" ")} ranks ${told.join(" ")}`,
      "",
    ];
    return transcript === lines.join("\n") && same(due, ranks) && scores.length === this.places.length &&
      (!this.fair || agreed.every((line) => options.includes(line)));
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

/** Whether a draw is what it must be, as far as that is known. @param {Uint8Array} seed @param {number} number @param {Draw} draw @param {any} event @param {boolean} fair */
function isRight(seed, number, { index, weights, outcome }, event, fair) {
  if (index !== number || event?.index !== number || event.text !== outcome) return false;
  if (!weights.length) return !fair && !event.odds;
  const parts = weights.map(([, weight]) => weight);
  const at = weights.findIndex(([name]) => name === outcome);
  if (weights.filter(([name]) => name === outcome).length !== 1) return false;
  if (parts.some((weight) => !Number.isSafeInteger(weight) || weight < 1)) return false;
  const odds = [sum(parts.slice(0, at)), parts[at], sum(parts)];
  const rest = below(seed, index, BigInt(odds[2])) - BigInt(odds[0]);
  return rest >= 0n && rest < BigInt(odds[1]) && same(event.odds ?? (fair ? null : odds), odds);
}

/**
 * What is wrong with a match: parts of its record, and the draws that do not follow from the seed; also how many draws there are, how many
 * have no weights and cannot be checked, how many people contributed, and whether this browser revealed its number last for a start that
 * was abandoned, as the record says: then it is in no other. `seen` is what this browser knows by itself: the match, the
 * server's last commitment, its own secret, to what all seats were bound when it was revealed, after how many abandoned starts, and the
 * server's commitments in those of them in which it had revealed another one.
 * @param {Export} file @param {Seen} [seen]
 */
export function checked(file, seen = {}) {
  try {
    return judged(file, seen);
  } catch {
    return { faults: ["file"], wrong: [], draws: 0, unknown: 0, contributed: 0, earlier: false }; // it is no match, or damaged
  }
}

/** @param {Export} file @param {Seen} seen */
function judged(file, seen) {
  const events = new Events(file);
  const promised = commitmentTo(file.seed);
  events.expect(events.tells(file.transcript), "transcript");
  events.expect(promised === file.commitment && file.commitment === events.promised, "commitment");
  events.expect(!seen.id || !events.fair || seen.id === events.opened.id, "file");
  const earlier = Boolean(seen.secret && seen.commitment && events.abandoned.includes(seen.commitment));
  events.expect((seen.starts ?? []).every((each) => events.abandoned.includes(each)), "starts");
  if (!earlier) {
    events.expect(!seen.commitment || seen.commitment === file.commitment, "commitment");
    events.expect(!seen.bound || same(seen.bound, events.places.map((place) => place?.own ?? null)), "secrets");
    events.expect(seen.attempt === undefined || seen.attempt === events.attempt, "starts");
    events.expect(!seen.secret || events.places.some((place) => place?.secret === seen.secret), "mine");
  }
  events.expect(file.draws.length === events.draws.length, "draws");
  const own = fromHex(file.seed);
  const seed = events.fair ? events.finalSeed(own) : own;
  const numbers = [...file.draws.keys()];
  return {
    faults: [...events.faults],
    wrong: numbers.filter((each) => !isRight(seed, each, file.draws[each], events.draws[each], events.fair)),
    draws: file.draws.length,
    unknown: file.draws.filter(({ weights }) => !weights.length).length,
    contributed: new Set(events.places.map((place) => place?.secret).filter(Boolean)).size,
    earlier,
  };
}
