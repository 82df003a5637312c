// What is drawn in which frame. Things may be on their way when news comes: no frame is to carry more than one piece of it.

const BREATH = 100; // milliseconds: where no frames are painted, as in a hidden tab

const news = []; // draws that wait for a frame of their own, in their order
const later = []; // the same, of what can wait until there is no news
let taken = false; // whether the frame that comes next has its draw

/** Call when what is drawn now has been painted, or a breath later where nothing is. */
export function painted(call) {
  let due = true;
  const go = () => {
    if (!due) return;
    due = false;
    clearTimeout(timer);
    call();
  };
  const timer = setTimeout(go, BREATH);
  requestAnimationFrame(() => setTimeout(go));
}

function next() {
  const draw = news.shift() ?? later.shift();
  taken = Boolean(draw);
  if (!draw) return;
  painted(next);
  draw();
}

/** Draw news: at once, if nothing else has been drawn in this frame. In a tab that nobody sees nothing waits. */
export function drawNews(draw) {
  news.push(draw);
  if (document.hidden) { while (news.length) news.shift()(); }
  else if (!taken) next();
}

/** Draw when what is drawn now has been painted and no news waits. Returns how to call it off. */
export function drawLater(draw) {
  later.push(draw);
  if (!taken) {
    taken = true;
    painted(next);
  }
  return () => later.includes(draw) && later.splice(later.indexOf(draw), 1);
}
