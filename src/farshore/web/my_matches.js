// My matches, and which of them wait for me: a number in the title, a dot on the icon of the page, a badge, and a
// notification while the page is hidden.
import { computed, effect, signal, useEffect, useState } from "./kit/dom.js";
import { t } from "./kit/texts.js";
import { ask } from "./api.js";
import { ROOT } from "./assets.js";
import { notices } from "./preferences.js";

const WATCHED = 5000; // milliseconds between two looks at tables of mine that may begin while another page is shown
const CALM = 2000; // milliseconds after my turn before the next match is offered: bots answer sooner

/** @import { Entry } from "./types.d.ts" */

export const mine = signal(/** @type {Entry[] | null} */ (null)); // all my matches, those that need me soonest first; null before they are known
export const here = signal(/** @type {{ id: string, acts: boolean } | null} */ (null)); // the table on the screen: { id, acts }

/** Matches where it is my turn, without the table on the screen. */
export const elsewhere = computed(() =>
  (mine.value || []).filter((entry) => entry.my_turn && entry.id !== here.value?.id)
);

/** How many matches wait for me. */
export const waiting = computed(() => elsewhere.value.length + (here.value?.acts ? 1 : 0));

/** The dot is for a hidden page only; to change the icon costs more than a frame has. */
function dot() {
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const address = `${ROOT}/art/favicon${waiting.peek() && document.hidden ? "-turn" : ""}.svg`;
  if (icon.getAttribute("href") !== address) icon.href = address;
}

document.addEventListener("visibilitychange", dot);
effect(() => {
  const number = waiting.value;
  dot();
  (number ? navigator.setAppBadge?.(number) : navigator.clearAppBadge?.())?.catch(() => {});
});

/** Asks which matches are mine; notifies of those that have begun to wait. */
export async function look() {
  const known = mine.value && new Set(mine.value.filter((entry) => entry.my_turn).map((entry) => entry.id));
  mine.value = await ask("GET", "/api/v1/mine");
  for (const { id, status } of mine.value ?? []) {
    if (status === "starting" && id !== here.value?.id) {
      Promise.all([import("./contribution.js"), ask("GET", `/api/v1/tables/${id}`)])
        .then(([{ reveal }, { scene }]) => reveal(scene.about)).catch(() => {}); // at the next look again
    }
  }
  if (known) {
    for (const entry of elsewhere.value) {
      if (!known.has(entry.id)) notify(entry.id, entry.game, entry.names);
    }
  }
}

/** Whether a table of mine may begin that is not on the screen. Its match waits for this browser, so it has to be noticed. */
const mayBegin = computed(() =>
  (mine.value || []).some(({ id, status }) => (status === "open" || status === "starting") && id !== here.value?.id)
);
effect(() => {
  if (!mayBegin.value) return undefined;
  const see = () => location.pathname !== "/" && look().catch(() => {}); // the home page looks by itself
  const timer = setInterval(see, WATCHED);
  return () => clearInterval(timer);
});

/** Whether notices are wanted and allowed. */
export const mayNotify = () => notices.value && globalThis.Notification?.permission === "granted";

/** Asks the browser for permission to notify, after a person has wished it. Resolves with whether it was given. */
export async function wantNotices() {
  notices.value = Boolean(globalThis.Notification) && (await Notification.requestPermission()) === "granted";
  return notices.value;
}

/** Notifies that it is my turn at a table, if the page is hidden. @param {string} id @param {string} game @param {string[]} names */
export async function notify(id, game, names) {
  if (!document.hidden || !mayNotify()) return;
  const path = `/table/${id}`;
  const about = {
    body: t("notice-where", { game: t(`game-${game}`), names: names.filter(Boolean).join(", ") }),
    tag: id,
    icon: `${ROOT}/art/icon-192.png`,
    data: { path },
  };
  try {
    const notice = new Notification(t("state-my-turn"), about);
    notice.onclick = () => {
      globalThis.focus();
      if (location.pathname !== path) location.assign(path);
    };
  } catch {
    // on phones notifications come from the service worker, which also leads to the table
    const worker = await navigator.serviceWorker?.getRegistration();
    worker?.showNotification(t("state-my-turn"), about);
  }
}

/** The match to go to when this one does not need me; null if there is none. Asks when my turn has ended and on return. @param {import("./match.js").Match} match */
export function useNext(match) {
  const { acts, over, seat } = match;
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    here.value = { id: match.id, acts };
    setCalm(false);
    if (acts) return undefined;
    const see = () => !document.hidden && look().then(() => setCalm(true), () => {});
    const timer = setTimeout(see, CALM);
    document.addEventListener("visibilitychange", see);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", see);
    };
  }, [match, acts, over, seat]);
  useEffect(() => () => (here.value = null), [match]);
  return calm && !acts ? elsewhere.value[0] ?? null : null;
}
