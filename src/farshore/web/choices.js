// What a person has chosen for this browser: language, theme, pace of movement. Kept in its own storage.
import { signal, effect } from "./dom.js";

const KEY = "farshore";
export const LANGUAGES = { en: "English", de: "Deutsch" };
export const PACES = [0, 120, 250, 500];

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

effect(() => {
  const root = document.documentElement;
  root.lang = language.value === "pseudo" ? "en" : language.value;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.dataset.pace = pace.value;
  try {
    localStorage.setItem(KEY, JSON.stringify({ language: language.value, theme: theme.value, pace: pace.value }));
  } catch {
    // a browser that keeps nothing: choices last as long as the page
  }
});

/** Milliseconds that a movement takes; 0 if the system asks for calm. */
export function movement() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : pace.value;
}
