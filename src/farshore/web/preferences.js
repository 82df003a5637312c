// The preferences of this browser, kept in its own storage: language, theme, pace of movement, sounds; and which games were
// played here.
import { effect, signal } from "./kit/dom.js";

const KEY = "farshore";
/** @typedef {"turn" | "lay" | "draw" | "score" | "refused" | "over"} Cue */

/** @type {Record<string, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", es: "Español" };
export const PACES = [0, 120, 250, 500];
/** @type {Cue[]} */
export const CUES = ["turn", "lay", "draw", "score", "refused", "over"];
/** @type {Record<string, string>} */
const BARS = { light: "#FBF8F1", dark: "#1B2229" }; // the colour of the window round the page

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") || {};
  } catch {
    return {};
  }
}

function fromBrowser() {
  for (const wish of navigator.languages || [navigator.language || "en"]) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short;
  }
  return "en";
}

const kept = read();
const asked = new URLSearchParams(location.search).get("lang") ?? "";
/** @type {string} */
const first = asked in LANGUAGES || asked === "pseudo" ? asked : kept.language || fromBrowser();
export const language = signal(first);
export const theme = signal(/** @type {string} */ (kept.theme || "auto")); // auto, light, dark
export const pace = signal(/** @type {number} */ (PACES.includes(kept.pace) ? kept.pace : 250));
/** @type {Record<Cue | "all", boolean>} */
const audible = { all: true, ...Object.fromEntries(CUES.map((cue) => [cue, true])), ...kept.sounds };
export const sounds = signal(audible);
export const notices = signal(kept.notices === true); // whether to notify of a turn while the page is hidden
export const known = signal(/** @type {string[]} */ (Array.isArray(kept.known) ? kept.known : [])); // games that were played or learnt here

effect(() => {
  const root = document.documentElement;
  root.lang = language.value === "pseudo" ? "en" : language.value;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.dataset.pace = `${pace.value}`;
  for (const meta of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[name=theme-color]"))) {
    meta.content = BARS[theme.value] || BARS[meta.media.includes("dark") ? "dark" : "light"];
  }
  const all = {
    language: language.value,
    theme: theme.value,
    pace: pace.value,
    sounds: sounds.value,
    notices: notices.value,
    known: known.value,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that stores nothing: preferences last as long as the page
  }
});

/** Notes that these games are known: their tutorial need not be offered first. @param {string[]} games */
export function knows(...games) {
  const all = new Set([...known.value, ...games]);
  if (all.size > known.value.length) known.value = [...all];
}

/** Milliseconds that a movement takes; 0 if the system asks for reduced motion. */
export function movement() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : pace.value;
}
