// What a person is about to do, and what the browser remembers of a match while the page is open. All of it begins again with
// every match, and with every player of one match at the same device: nobody sees or does what somebody else had in mind.
import { batch, signal } from "./dom.js";

/** @type {(() => void)[]} */
const resets = [];

/**
 * A signal that belongs to one player of one match. A new connection changes nothing.
 * @template T
 * @param {T} first its value at the beginning
 */
export function personal(first) {
  const made = signal(first);
  resets.push(() => (made.value = first));
  return made;
}

/**
 * Keeps one object in the same way, for what is more than a signal:
 *
 *     const selectionOf = perPlayer(() => ({ chosen: signal(null) }));
 *     selectionOf(table).chosen.value = "lay R7";
 *
 * @template T
 * @param {() => T} make
 * @returns {(table: { id: string }) => T}
 */
export function perPlayer(make) {
  /** @type {Map<string, T>} */
  const kept = new Map();
  resets.push(() => kept.clear());
  return ({ id }) => {
    if (!kept.has(id)) kept.set(id, make());
    return /** @type {T} */ (kept.get(id));
  };
}

/** Another match, or another player at this device: whatever was chosen or opened is forgotten. */
export const startOver = () => batch(() => resets.forEach((reset) => reset()));
