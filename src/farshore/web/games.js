// The games that this server has. The board of each is loaded when it is needed; kit/board.d.ts says what it exports.
import { signal, useEffect, useState } from "./kit/dom.js";
import { useTexts } from "./kit/texts.js";
import { addSprite, addStyle, boardPath } from "./assets.js";

/** @import { BoardModule } from "./kit/board.d.ts" */

/** @type {{ name: string, seats: number[] }[]} */
const listed = JSON.parse(document.documentElement.dataset.games ?? "[]"); // the server writes it into the page
export const GAMES = listed.map(({ name }) => name);

/** Whether one person can play it alone. @param {string} name */
export const isSolo = (name) => listed.some((game) => game.name === name && game.seats.includes(1));

export const GENTLE = 1; // the level of a first match
export const USUAL = 2; // the level of bots unless another is chosen

/** @type {Map<string, Promise<BoardModule>>} */
const loaded = new Map();
export const stale = signal(false); // whether a game could not be loaded: the server may have a newer page

/** The board of a game, with its texts, styles and drawings. @param {string} name */
export function load(name) {
  const known = loaded.get(name);
  if (known) return known;
  const loading = Promise.all([
    import(`${boardPath(name)}/board.js`),
    useTexts(name),
    addStyle(`${boardPath(name)}/style.css`),
    addSprite(`${boardPath(name)}/art.svg`),
  ]).then(
    ([module]) => /** @type {BoardModule} */ (module),
    (error) => {
      loaded.delete(name);
      stale.value = true;
      throw error;
    },
  );
  loaded.set(name, loading);
  return loading;
}

// The server writes the game of this address into the page, if it may: its board is loaded at once.
const first = document.documentElement.dataset.game ?? "";
if (GAMES.includes(first)) load(first).catch(() => {}); // the screen that needs it reports it

/** The board of a game, or null while it is being loaded. @param {string} name */
export function useGame(name) {
  const [game, setGame] = useState(/** @type {BoardModule | null} */ (null));
  useEffect(() => {
    load(name).then((module) => setGame(() => module), () => {});
  }, [name]);
  return game;
}
