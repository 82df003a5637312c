// The board exports what the page expects of it; the type check says so.
import * as board from "../../../src/farshore/games/entdecker/board/board.js";

/** @type {import("../../../src/farshore/web/kit/board.d.ts").BoardModule<import("../../../src/farshore/games/entdecker/board/types.d.ts").View>} */
export default board;
