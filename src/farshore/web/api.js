// Requests to the server, and the player that this browser is there.
import { signal } from "./kit/dom.js";
import { refusalText, t } from "./kit/texts.js";

/** @typedef {{ id: string, name: string }} Player */

export const me = signal(/** @type {Player | null} */ (null));

/** A request that the server refused: its status, code and arguments, and a sentence in English for programmers. */
export class Refused extends Error {
  /** @param {number} status @param {{ detail?: string, extra?: Record<string, any> } | null} body */
  constructor(status, body) {
    super(body?.detail || `${status}`);
    this.status = status;
    const { code = "", ...args } = body?.extra ?? {};
    this.code = code;
    this.args = args;
  }
}

/** The status of an error; 0 if the server did not answer. @param {unknown} error */
export const statusOf = (error) => (error instanceof Refused ? error.status : 0);

/** What an error means, in the language of the page; empty if the server did not answer. @param {unknown} error */
export function messageOf(error) {
  if (!(error instanceof Refused)) return "";
  const { game, option } = error.args; // an option is called what it is called where it is set
  const named = option ? { option: t(`${game}-option-${option.replaceAll("_", "-")}`) } : {};
  return refusalText(error.code, { ...error.args, ...named });
}

/** Sends a request; resolves with the answer. Rejects with Refused, or with what fetch says if there is no answer. @param {string} method @param {string} path @param {object} [data] */
export async function ask(method, path, data) {
  const answer = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: data === undefined ? {} : { "content-type": "application/json" },
    body: data === undefined ? undefined : JSON.stringify(data),
  });
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, body);
  return body;
}

/** @type {Promise<Player> | null} */
let arriving = null;

/** The player of this browser; a new one gets a guest's name without being asked anything. */
export function arrive() {
  arriving ||= ask("POST", "/api/v1/me", {})
    .then((found) => (me.value = { id: found.id, name: found.name }))
    .catch((error) => {
      arriving = null;
      throw error;
    });
  return arriving;
}

/** @param {string} name */
export async function rename(name) {
  const found = await ask("POST", "/api/v1/me", { name });
  me.value = { id: found.id, name: found.name };
}
