// When things are drawn. Pieces may be moving when news arrives, so each frame carries one update: the board first, then the
// pieces on it, then controls, then panels.

const NO_FRAMES = 100; // milliseconds to wait where no frames are painted, as in a hidden tab

/** @typedef {"board" | "pieces" | "controls" | "panels"} Priority */

/** @type {Record<Priority, (() => void)[]>} */
const waiting = { board: [], pieces: [], controls: [], panels: [] }; // in the order in which they are drawn
let busy = false; // whether the next frame has its update

/** The update that is next, taken from its queue. */
const takeNext = () => Object.values(waiting).find((queue) => queue.length)?.shift();

function next() {
  const update = takeNext();
  busy = Boolean(update);
  if (!update) return;
  afterPaint(next);
  update();
}

/** Calls `call` when the current frame is painted, or soon where none is. @param {() => void} call */
function afterPaint(call) {
  let due = true;
  const go = () => {
    if (!due) return;
    due = false;
    clearTimeout(timer);
    call();
  };
  const timer = setTimeout(go, NO_FRAMES);
  requestAnimationFrame(() => setTimeout(go));
}

/**
 * Runs an update in a frame of its own, after updates of a higher priority. A `board` update runs at once if this frame is
 * free, and never waits in a hidden tab; all others run after the next paint. Returns what cancels it.
 * @param {Priority} priority
 * @param {() => void} update
 */
export function schedule(priority, update) {
  const queue = waiting[priority];
  queue.push(update);
  if (priority === "board" && document.hidden) { while (queue.length) queue.shift()?.(); }
  else if (!busy && priority === "board") next();
  else if (!busy) {
    busy = true;
    afterPaint(next);
  }
  return () => {
    if (queue.includes(update)) queue.splice(queue.indexOf(update), 1);
  };
}
