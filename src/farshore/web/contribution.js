// Taking part in the chance of a match at a table that is not on the screen. Loaded only when it is needed: a running match needs none.
import { ask } from "./api.js";
import { commit, revelation } from "./own_secrets.js";

/** @import { About } from "./types.d.ts" */

/** Reveals over HTTP what is due at a table that is not on the screen. @param {About} about */
export async function reveal(about) {
  const found = revelation(about);
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  if (found) await ask("POST", `/api/v1/tables/${about.id}/commands`, { t: "reveal", id, ...found });
}

/** Opens a table and takes a seat there; what is due is revealed without waiting for the table to be shown. @param {object} wish */
export async function openTable(wish) {
  const table = await ask("POST", "/api/v1/tables", { ...wish, commitment: commit() });
  reveal(table.about).catch(() => {}); // the table does it again
  return table;
}
