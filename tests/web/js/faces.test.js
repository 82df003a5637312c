// The faces of guests.
import { equal } from "./equal.js";
import { setSigns, signOf } from "../../../src/farshore/web/kit/faces.js";

Deno.test("a name has one sign for ever", () => {
  equal(["Ann", "Ben", "Émile", ""].map(signOf), ["Ann", "Ben", "Émile", ""].map(signOf));
  equal(signOf("Ann"), "compass");
});

Deno.test("every sign is given", () => {
  equal(new Set(Array.from({ length: 200 }, (_, at) => signOf(`Guest ${at}`))).size, 8);
});

Deno.test("no two at a table have the same sign", () => {
  const names = Array.from({ length: 100 }, (_, at) => `Guest ${at}`);
  const [one, two] = names.filter((each) => signOf(each) === signOf(names[0]));
  setSigns([{ name: one }, { name: "Pip", bot: true }, {}, { name: two }, { name: two }]);
  equal(signOf(one) === signOf(two), false);
  const kept = signOf(one);
  setSigns([]);
  equal([signOf(one), signOf(two)], [kept, kept]);
});
