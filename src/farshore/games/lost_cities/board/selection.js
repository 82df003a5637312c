// Lost Cities: what a browser remembers of a match while the page is open.
import { signal } from "../../../web/kit/dom.js";
import { perPlayer } from "../../../web/kit/selection.js";

export const selectionOf = perPlayer(() => ({
  picked: signal(/** @type {string | null} */ (null)), // the key of the chosen card in hand
  spots: /** @type {Record<string, string>} */ ({}), // where the focus was in each row
  sent: "", // what is on its way
}));
