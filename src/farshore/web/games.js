// The games that this server has. The board of each is loaded when it is needed; kit/board.d.ts says what it exports.
import { signal, useEffect, useState } from "./kit/dom.js";
import { useTexts } from "./kit/texts.js";
import { addSprite, addStyle, boardPath, ROOT } from "./assets.js";

/** @import { BoardModule, Miniature, Opening } from "./kit/board.d.ts" */

/** @typedef {{ name: string, seats: number[], weight: number, opening: boolean, miniature: boolean }} Info */

/** @type {Info[]} */
const listed = JSON.parse(document.documentElement.dataset.games ?? "[]"); // the server writes it into the page
export const GAMES = listed.map(({ name }) => name);

/** How many may play it, and how much there is to learn: 1 light to 3 heavy. @param {string} name */
export const infoOf = (name) => /** @type {Info} */ (listed.find((game) => game.name === name));

/** Whether one person can play it alone. @param {string} name */
export const isSolo = (name) => listed.some((game) => game.name === name && game.seats.includes(1));

export const GENTLE = 1; // the level of a first match
export const USUAL = 2; // the level of bots unless another is chosen

/** @type {Map<string, Promise<BoardModule>>} */
const loaded = new Map();
export const stale = signal(false); // whether a game could not be loaded: the server may have a newer page

/** The drawings and styles of a board. @param {string} name */
export const dress = (name) =>
  Promise.all([
    addStyle(`${ROOT}/kit/style.css`),
    addStyle(`${boardPath(name)}/style.css`),
    addSprite(`${boardPath(name)}/art.svg`),
  ]);

/** The board of a game, with its texts, styles and drawings. @param {string} name */
export function load(name) {
  const known = loaded.get(name);
  if (known) return known;
  const loading = Promise.all([
    import(`${boardPath(name)}/board.js`),
    useTexts(name),
    dress(name),
  ]).then(([module]) => /** @type {BoardModule} */ (module));
  loading.catch(() => loaded.delete(name));
  loaded.set(name, orStale(loading));
  return loading;
}

/** Notices that something cannot be loaded. @template T @param {Promise<T>} loading */
function orStale(loading) {
  loading.catch(() => (stale.value = true));
  return loading;
}

// The server writes the game into the page where its board will be shown, if it may: the board is loaded at once.
const first = document.documentElement.dataset.game ?? "";
if (GAMES.includes(first)) load(first).catch(() => {}); // the screen that needs it reports it

/** Loads what a table of a game needs, while it is being opened; the table reports what is missing. @param {string} name */
export const prepare = (name) => void Promise.all([import(`${ROOT}/table.js`), load(name)]).catch(() => {});

/** What `loading` finds for a game, or null until then. @template T @param {(name: string) => Promise<T>} loading @param {string} name */
function useLoaded(loading, name) {
  const [found, setFound] = useState(/** @type {T | null} */ (null));
  useEffect(() => {
    loading(name).then((one) => setFound(() => one), () => {});
  }, [name]);
  return found;
}

/** The board of a game, or null while it is being loaded. @param {string} name */
export const useGame = (name) => useLoaded(load, name);

/** What shows a match of a game small: its miniature, or the whole board of a game that has none; null until it is there. @param {string} name */
export const useMiniature = (name) => useLoaded(loadMiniature, name);

/** @param {string} name @returns {Promise<{ miniature: Miniature["Miniature"] } | { board: BoardModule["Board"] }>} */
const loadMiniature = (name) =>
  infoOf(name).miniature
    ? orStale(
      Promise.all([import(`${boardPath(name)}/miniature.js`), dress(name)]).then(([{ Miniature }]) => ({
        miniature: Miniature,
      })),
    )
    : load(name).then(({ Board }) => ({ board: Board }));

/** What is seen of a game before a match, without what its pictures are drawn with; null if it has nothing to show. @param {string} name @returns {Promise<Opening | null>} */
export const loadOpening = (name) =>
  infoOf(name).opening
    ? Promise.all([import(`${boardPath(name)}/opening/opening.js`), useTexts(`${name}/opening`)]).then((
      [module],
    ) => module)
    : Promise.resolve(null);

/** The same, for a component; null until it is there, and for no name. @param {string} name @returns {Opening | null} */
export const useOpening = (name) => useLoaded(name ? loadOpening : nothing, name);

const nothing = () => Promise.resolve(null);

/** The rules of a game, loaded when they are read; null until then. @param {string} name */
export const useRules = (name) => useLoaded(loadRules, name);

/** @param {string} name @returns {Promise<() => unknown>} */
const loadRules = (name) =>
  orStale(
    Promise.all([
      import(`${boardPath(name)}/rules.js`),
      dress(name),
      useTexts(name),
      useTexts(`${name}.rules`),
      addStyle(`${ROOT}/kit/rules.css`),
    ]).then(([{ Rules }]) => Rules),
  );
