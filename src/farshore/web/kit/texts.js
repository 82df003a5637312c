// Texts in the language that was chosen, from Fluent files. A file is loaded when it is needed.
import { effect, signal } from "./dom.js";
import { boardPath, ROOT } from "../assets.js";
import { language } from "../preferences.js";
// @ts-types="../vendor/fluent/bundle.d.ts"
import { FluentBundle } from "../vendor/fluent/bundle.js";
// @ts-types="../vendor/fluent/resource.d.ts"
import { FluentResource } from "../vendor/fluent/resource.js";

const files = ["page", "games"]; // which files are in use: of the page, of the board of a game, of its rules ("game.rules"), or of what is seen before a match ("game/part")
const PAGE_FILES = ["page", "games", "rooms", "learn", "ending", "replay"]; // files of the page; "rooms" is for everything but a running match, "games" has the name of each game, a sentence about it, and how many minutes a match takes
const RETRY_MS = 2000; // milliseconds before texts that could not be loaded are asked for again
const bundle = signal(/** @type {FluentBundle | null} */ (null));
/** @type {Map<string, string>} */
const formatted = new Map(); // texts by name and arguments: a board of named squares asks for the same ones whenever it changes
const MAX_FORMATTED = 5000; // entries
let wanted = 0;

/** @type {Record<string, string>} */
const accents = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", n: "ñ", s: "š" };

/** Longer and strange: finds texts that are written in the code, and boxes that are too small. @param {string} text */
function pseudo(text) {
  const strange = text.replace(/[aeiouAEIOUns]/g, (each) => accents[each] || each);
  const more = Math.ceil(text.length * 0.4);
  return `[${strange}${more < 7 ? "~".repeat(more) : " ~~~~~".repeat(Math.ceil(more / 6))}]`;
}

/** @type {Map<string, Promise<string>>} */
const fetched = new Map(); // files by address: another game or language does not load all of them again

/** @param {string} address */
function textOf(address) {
  const known = fetched.get(address);
  if (known) return known;
  const forget = () => fetched.delete(address);
  const loading = fetch(address).then((answer) => {
    if (answer.ok) return answer.text();
    forget();
    return reload() ? new Promise(() => {}) : "";
  });
  loading.catch(forget);
  fetched.set(address, loading);
  return loading;
}

/** Loads the page again if it is older than the server, which no longer has its files. Once: a file may be missing. */
function reload() {
  if (sessionStorage.renewed === ROOT) return false;
  sessionStorage.renewed = ROOT;
  location.reload();
  return true;
}

/** Where a file of texts is: of the page, of a board, or of what is seen of a game before a match. @param {string} file @param {string} name */
function addressOf(file, name) {
  if (PAGE_FILES.includes(file)) return `${ROOT}/texts/${name}/${file}.ftl`;
  const [game, part = "texts"] = file.split("/");
  const [folder, more] = game.split(".");
  return `${boardPath(folder)}/${part}/${name}${more ? `.${more}` : ""}.ftl`;
}

/** @returns {Promise<void>} */
async function load() {
  const mine = ++wanted;
  const name = language.value === "pseudo" ? "en" : language.value;
  const found = await Promise.all(
    files.map((file) => textOf(addressOf(file, name))),
  ).catch(() => null);
  if (mine !== wanted) return;
  if (!found) return new Promise((done) => setTimeout(done, RETRY_MS)).then(load);
  const texts = new FluentBundle(name, {
    useIsolating: false,
    transform: language.value === "pseudo" ? pseudo : (text) => text,
  });
  for (const text of found) texts.addResource(new FluentResource(text));
  formatted.clear();
  bundle.value = texts;
}

effect(() => {
  language.value;
  load();
});

/** Also uses the texts of a game, of its rules and tutorial, or another file of the page; resolves when they are there. @param {string} file */
export function useTexts(file) {
  if (files.includes(file)) return Promise.resolve();
  files.push(file);
  return load();
}

/** Whether texts are there yet. */
export const ready = () => bundle.value !== null;

/**
 * The text of that name, with its arguments. A missing text shows its name, so that it is noticed.
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const texts = bundle.value;
  const key = args ? id + JSON.stringify(args) : id;
  const known = formatted.get(key);
  if (known !== undefined) return known;
  const [name, attribute] = id.split(".");
  const message = texts?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!texts || !pattern) return texts ? `{${id}}` : "";
  const text = texts.formatPattern(pattern, args);
  if (formatted.size >= MAX_FORMATTED) formatted.clear();
  formatted.set(key, text);
  return text;
}

/** Whether there is a text of that name. @param {string} id */
export const has = (id) => Boolean(bundle.value?.hasMessage(id));

/**
 * Why something is refused, by the code that the server sends: in the words of a game, or of the page.
 * The sentence of the server is never shown: it is in English, whatever language the page is in.
 * @param {string} code
 * @param {Record<string, any>} args
 * @param {string} [game]
 */
export function refusalText(code, args, game) {
  const name = `why-${code.replaceAll("_", "-")}`;
  const found = [`${game}-${name}`, name].find(has) ?? "why-unknown";
  return t(found, args);
}
