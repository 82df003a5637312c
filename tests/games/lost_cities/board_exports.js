// The board exports what the page expects of it; the type check says so.
import * as board from "../../../src/farshore/games/lost_cities/board/board.js";

/** @type {import("../../../src/farshore/web/kit/board.d.ts").BoardModule<import("../../../src/farshore/games/lost_cities/board/types.d.ts").View>} */
export default board;
