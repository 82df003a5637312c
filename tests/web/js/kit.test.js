// What is pure in the kit: numbers, selections, pan and zoom.
import { equal } from "./equal.js";
import { figure, signed } from "../../../src/farshore/web/kit/numbers.js";
import { panZoom } from "../../../src/farshore/web/kit/pan_zoom.js";
import { perPlayer, personal, startOver } from "../../../src/farshore/web/kit/selection.js";

Deno.test("numbers have a true minus", () => {
  equal([-40, 0, 7].map(figure), ["\u221240", "0", "7"]);
  equal([-40, 0, 7].map(signed), ["\u221240", "0", "+7"]);
});

Deno.test("a selection belongs to one player of one match", () => {
  const selection = perPlayer(() => ({ chosen: "" }));
  const opened = personal("");
  selection({ id: "a" }).chosen = "lay R7";
  opened.value = "huts";
  equal(selection({ id: "a" }).chosen, "lay R7");
  equal(selection({ id: "b" }).chosen, "");
  startOver();
  equal([selection({ id: "a" }).chosen, opened.value], ["", ""]);
});

Deno.test("a part of a map stays inside it", () => {
  const { around, dragged, settled } = panZoom(16, 10);
  equal(around(8, 8), { x: 3, y: 3 });
  equal(around(0, 16), { x: 0, y: 6 });
  equal(dragged({ x: 3, y: 3 }, 1.5, -9), { x: 1.5, y: 6 });
  equal(settled({ x: 1.6, y: 2.2 }), { x: 2, y: 2 });
});

Deno.test("a part moves as little as needed to show a cell and its neighbours", () => {
  const { showing } = panZoom(16, 10);
  equal(showing({ x: 3, y: 3 }, 6, 6), { x: 3, y: 3 });
  equal(showing({ x: 3, y: 3 }, 3, 12), { x: 2, y: 4 });
  equal(showing({ x: 0, y: 0 }, 15, 0), { x: 6, y: 0 });
});
