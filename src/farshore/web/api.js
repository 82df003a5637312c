// Requests to the server, and who I am there.
import { signal } from "./dom.js";

export const me = signal(null);

/** A request that was turned down: the server's sentence, its status and code. */
export class Refused extends Error {
  constructor(status, body) {
    super(body?.detail || `${status}`);
    this.status = status;
    this.code = body?.extra?.code || "";
  }
}

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

let arriving = null;

/** Who I am; somebody new is welcomed without being asked anything. */
export function arrive() {
  arriving ||= ask("POST", "/api/v1/me", {})
    .then((found) => (me.value = { id: found.id, name: found.name }))
    .catch((error) => {
      arriving = null;
      throw error;
    });
  return arriving;
}

export async function rename(name) {
  const found = await ask("POST", "/api/v1/me", { name });
  me.value = { id: found.id, name: found.name };
}
