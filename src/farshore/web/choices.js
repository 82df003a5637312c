// What a person has chosen for this browser: language, theme, pace of movement, what sounds; and which games they know.
// Kept in its own storage.
import { effect, signal } from "./dom.js";

const KEY = "farshore";
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", es: "Español" };
export const PACES = [0, 120, 250, 500];
export const CUES = ["turn", "lay", "draw", "score", "refused", "over"];
const BARS = { light: "#FBF8F1", dark: "#1B2229" }; // the colour of the window round the page

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
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
const asked = new URLSearchParams(location.search).get("lang");
export const language = signal(asked in LANGUAGES || asked === "pseudo" ? asked : kept.language || fromBrowser());
export const theme = signal(kept.theme || "auto"); // auto, light, dark
export const pace = signal(PACES.includes(kept.pace) ? kept.pace : 250);
export const sounds = signal({ all: true, ...Object.fromEntries(CUES.map((cue) => [cue, true])), ...kept.sounds });
export const notices = signal(kept.notices === true); // whether to be told of a turn while the page is hidden
export const known = signal(Array.isArray(kept.known) ? kept.known : []); // games that were played or learnt here

effect(() => {
  const root = document.documentElement;
  root.lang = language.value === "pseudo" ? "en" : language.value;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.dataset.pace = pace.value;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.content = BARS[theme.value] || BARS[meta.media.match(/light|dark/)[0]];
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
    // a browser that keeps nothing: choices last as long as the page
  }
});

/** From now on these games need not be offered to be learnt first. */
export function knows(...games) {
  const all = new Set([...known.value, ...games]);
  if (all.size > known.value.length) known.value = [...all];
}

/** Milliseconds that a movement takes; 0 if the system asks for calm. */
export function movement() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : pace.value;
}
