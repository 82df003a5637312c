// The faces of guests.
import { equal } from "./equal.js";
import { signOf } from "../../../src/farshore/web/kit/faces.js";

Deno.test("a name has one sign for ever", () => {
  equal(["Ann", "Ben", "Émile", ""].map(signOf), ["Ann", "Ben", "Émile", ""].map(signOf));
  equal(signOf("Ann"), "compass");
});

Deno.test("every sign is given", () => {
  equal(new Set(Array.from({ length: 200 }, (_, at) => signOf(`Guest ${at}`))).size, 8);
});
