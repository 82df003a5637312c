// Texts in the language that was chosen, from Fluent files. A file is loaded when somebody needs it.
import { FluentBundle } from "./vendor/fluent/bundle.js";
import { FluentResource } from "./vendor/fluent/resource.js";
import { board, effect, ROOT, signal } from "./dom.js";
import { language } from "./choices.js";

const files = ["page", "games"]; // which files are in use: of the page, or of the board of a game
const OWN = ["page", "games", "learn"]; // files of the page; "games" has the name of each game, and a sentence about it
const AGAIN = 2000; // milliseconds before texts that could not be loaded are asked for again
const bundle = signal(null);
const made = new Map(); // texts by name and arguments: a board of named squares asks for the same ones whenever it changes
const MOST = 5000; // of them
let wanted = 0;

const accents = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", n: "ñ", s: "š" };

/** Longer and strange: finds texts that are written in the code, and boxes that are too small. */
function pseudo(text) {
  const strange = text.replace(/[aeiouAEIOUns]/g, (each) => accents[each] || each);
  const more = Math.ceil(text.length * 0.4);
  return `[${strange}${more < 7 ? "~".repeat(more) : " ~~~~~".repeat(Math.ceil(more / 6))}]`;
}

const fetched = new Map(); // what files say, by address: another game or language does not ask for all of them again

function textOf(address) {
  if (!fetched.has(address)) {
    const forget = () => fetched.delete(address);
    const asked = fetch(address).then((
      answer,
    ) => (answer.ok ? answer.text() : (forget(), renew() ? new Promise(() => {}) : "")));
    asked.catch(forget);
    fetched.set(address, asked);
  }
  return fetched.get(address);
}

/** Load the page again if it is older than the server, which no longer has its files; what was chosen is kept. Once: a file may be missing. */
function renew() {
  if (sessionStorage.renewed === ROOT) return false;
  sessionStorage.renewed = ROOT;
  location.reload();
  return true;
}

async function load() {
  const mine = ++wanted;
  const name = language.value === "pseudo" ? "en" : language.value;
  const found = await Promise.all(
    files.map((file) =>
      textOf(OWN.includes(file) ? `${ROOT}/texts/${name}/${file}.ftl` : `${board(file)}/texts/${name}.ftl`)
    ),
  ).catch(() => null);
  if (mine !== wanted) return undefined;
  if (!found) return new Promise((done) => setTimeout(done, AGAIN)).then(load);
  const texts = new FluentBundle(name, {
    useIsolating: false,
    transform: language.value === "pseudo" ? pseudo : (text) => text,
  });
  for (const text of found) texts.addResource(new FluentResource(text));
  made.clear();
  bundle.value = texts;
  return undefined;
}

effect(() => {
  language.value;
  load();
});

/** Use the texts of a game, or another file of the page, too; resolves when they are there. */
export function useTexts(file) {
  if (files.includes(file)) return Promise.resolve();
  files.push(file);
  return load();
}

/** Whether texts are there yet. */
export const ready = () => bundle.value !== null;

/** The text of that name. What is missing shows its name, so that it is noticed. */
export function t(id, args) {
  const texts = bundle.value;
  const key = args ? id + JSON.stringify(args) : id;
  const known = made.get(key);
  if (known !== undefined) return known;
  const [name, attribute] = id.split(".");
  const message = texts?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return texts ? `{${id}}` : "";
  const text = texts.formatPattern(pattern, args);
  if (made.size >= MOST) made.clear();
  made.set(key, text);
  return text;
}

/** Whether there is a text of that name. */
export const has = (id) => Boolean(bundle.value?.hasMessage(id));

/** A number with its sign, as scores change. */
export function signed(number) {
  return number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : "0";
}

/** A number as it is written here, with a true minus. */
export const figure = (number) => (number < 0 ? `\u2212${-number}` : `${number}`);
