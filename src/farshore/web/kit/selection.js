// What a person is about to do, and what the browser remembers of a match while the page is open.

/**
 * Keeps one object for each match, so that a new connection changes nothing and another match starts afresh:
 *
 *     const selection = perMatch(() => ({ chosen: signal(null) }));
 *     selection(table).chosen.value = "lay R7";
 *
 * @template T
 * @param {() => T} make
 * @returns {(table: { id: string }) => T}
 */
export function perMatch(make) {
  /** @type {Map<string, T>} */
  const kept = new Map();
  return ({ id }) => {
    if (!kept.has(id)) kept.set(id, make());
    return /** @type {T} */ (kept.get(id));
  };
}
