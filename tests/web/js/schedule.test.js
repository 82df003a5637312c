// Updates run one per frame, by priority. Frames are made by hand here.
import { equal } from "./equal.js";

/** @type {(() => void)[]} */
let frames = [];
Object.assign(globalThis, {
  document: { hidden: false },
  requestAnimationFrame: (/** @type {() => void} */ call) => frames.push(call),
});
const { schedule } = await import("../../../src/farshore/web/kit/schedule.js");

/** Paints the next frame. */
async function frame() {
  const due = frames;
  frames = [];
  for (const call of due) call();
  await new Promise((done) => setTimeout(done));
}

Deno.test("news goes first, each update has a frame of its own", async () => {
  /** @type {string[]} */
  const done = [];
  const note = (/** @type {string} */ name) => () => done.push(name);
  schedule("panels", note("panels"));
  schedule("pieces", note("pieces"));
  const cancel = schedule("controls", note("cancelled"));
  schedule("controls", note("controls"));
  schedule("board", note("news"));
  cancel();
  equal(done, []); // the frame is taken: all wait
  for (let count = 1; count <= 4; count++) {
    await frame();
    equal(done.length, count);
  }
  equal(done, ["news", "pieces", "controls", "panels"]);
  await frame();
});

Deno.test("news is drawn at once in a free frame, and in a hidden tab", async () => {
  /** @type {number[]} */
  const done = [];
  schedule("board", () => done.push(1));
  equal(done, [1]);
  schedule("board", () => done.push(2));
  equal(done, [1]);
  Object.assign(document, { hidden: true });
  schedule("board", () => done.push(3));
  equal(done, [1, 2, 3]);
  Object.assign(document, { hidden: false });
  await frame();
});
