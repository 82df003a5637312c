// Texts as the page shows them, in a browser made of as little as that takes.
import { equal } from "./equal.js";

const FILES = {
  "en/page.ftl": `
days = { $number ->
    [one] one day
   *[other] { $number } days
} ago
points = Points
    .title = What counts
why-too-low = Too low
x-why-too-low = { $card } is too low
why-unknown = Not now
`,
  "de/page.ftl": "days = vor { $number } Tagen\n",
  "en/games.ftl": "game-x = The X\n",
};
const root = { dataset: { root: "/web" }, lang: "" };
Object.assign(globalThis, {
  document: { documentElement: root, querySelectorAll: () => [] },
  fetch: (/** @type {string} */ address) => {
    const [, file] = /texts\/(.*)/.exec(address) ?? [];
    const text = FILES[/** @type {keyof typeof FILES} */ (file)] ?? "";
    return Promise.resolve({ ok: true, text: () => Promise.resolve(text) });
  },
});
Object.defineProperty(globalThis, "location", { value: { search: "", pathname: "/" } });
Object.defineProperty(globalThis, "localStorage", { value: { getItem: () => null, setItem: () => {} } });
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"] } });
const { has, ready, refusalText, t } = await import("../../../src/farshore/web/kit/texts.js");
const { language } = await import("../../../src/farshore/web/preferences.js");
const loaded = () => new Promise((done) => setTimeout(done, 5));

Deno.test("a text has its arguments and its plural; a missing one shows its name", async () => {
  while (!ready()) await loaded();
  equal(t("days", { number: 1 }), "one day ago");
  equal(t("days", { number: 3 }), "3 days ago");
  equal(t("points.title"), "What counts");
  equal(t("game-x"), "The X");
  equal(t("nothing"), "{nothing}");
  equal([has("days"), has("nothing")], [true, false]);
});

Deno.test("a refusal is said by its code, in the words of the game if it has any, and never in the server's", () => {
  equal(refusalText("too_low", { card: "R7" }, "x"), "R7 is too low");
  equal(refusalText("too_low", {}, "y"), "Too low");
  equal(refusalText("too_new", {}), "Not now");
});

Deno.test("another language is used at once, also for texts that were made before", async () => {
  language.value = "de";
  while (t("days", { number: 3 }) !== "vor 3 Tagen") await loaded();
  equal(root.lang, "de");
  equal(has("points"), false);
});

Deno.test("the pseudo-language makes every text longer and strange", async () => {
  language.value = "pseudo";
  while (!t("game-x").startsWith("[")) await loaded();
  equal(t("game-x"), "[Thé X~~]");
});
