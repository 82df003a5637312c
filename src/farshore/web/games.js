// The games that the page can show. Each has a board/board.js in its folder, with the same exports; it is loaded when needed.
//
//   Board({ table })      the board, in HTML and SVG; reads table, never knows a rule
//   Actions({ table })    buttons for the action bar beside Undo, such as Confirm; may be null
//   Sheet({ table })      the score sheet with its arithmetic
//   Rules({ })            the rules in our own words
//   status(table)         one sentence: what is asked of me, or for whom we wait
//   line(table, heard)    one line of the log for something heard; "" for none
//   noted(table, words)   the same for what has come of a step: an island, a temple, the end of a round
//   score(table, seat)    points as they stand
//   steps(table, all)     several things heard, gathered: [{ seat, text, lit }], lit being things heard; may be missing
//   again(table)          options with which the same map or layout is played again; may be missing
//   keys()                its own keys: [[["1", "2"], what they do], …]; may be missing
//   words(args)           the arguments of a refusal in words; may be missing
//   explain(table, thing) what a thing on the board is, for ? and long press: { title, text }
//   aims(table, text)     where an action is done, or a part of the board: selectors, of which the first that is seen counts
//   OptionPicture({ option, value }) what the value of an option looks like, for the set-up page; may be missing
//
// What `table.lit` holds, things that were heard, is pointed at on the board.
import { board, signal, sprite, style, useEffect, useState } from "./dom.js";
import { useTexts } from "./texts.js";

const listed = JSON.parse(document.documentElement.dataset.games); // the server writes it into the page: [{ name, seats }]
export const GAMES = listed.map(({ name }) => name);

/** Whether one can play it alone. */
export const isSolo = (name) => listed.some((game) => game.name === name && game.seats.includes(1));

export const GENTLE = 1; // the level of a first match
export const USUAL = 2; // the level of bots that nobody has chosen otherwise

const loaded = new Map();
export const stale = signal(false); // whether a game could not be loaded: the server may have a newer page

/** The module of a game, with its texts, styles and drawings. */
export function load(name) {
  if (!loaded.has(name)) {
    loaded.set(
      name,
      Promise.all([
        import(`${board(name)}/board.js`),
        useTexts(name),
        style(`${board(name)}/style.css`),
        sprite(`${board(name)}/art.svg`),
      ]).then(
        ([module]) => module,
        (error) => {
          loaded.delete(name);
          stale.value = true;
          throw error;
        },
      ),
    );
  }
  return loaded.get(name);
}

// The server says which game the address asks for, where it may: nothing need be waited for.
if (GAMES.includes(document.documentElement.dataset.game)) load(document.documentElement.dataset.game).catch(() => {}); // who needs it hears of it

/** The module of a game, or null while it is being loaded. */
export function useGame(name) {
  const [game, setGame] = useState(null);
  useEffect(() => {
    load(name).then((module) => setGame(() => module), () => {});
  }, [name]);
  return game;
}
