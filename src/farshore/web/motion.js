// Movement from where a thing was to where it is. A thing is whatever carries `data-key`; nothing is scripted: positions
// before and after a change of the page are compared. Input is never blocked.
import { useLayoutEffect, useRef } from "./dom.js";
import { movement } from "./choices.js";

function spotOf(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + scrollX, y: box.y + scrollY, width: box.width };
}

/** Give the element with this ref, and all keyed things in it, movement. */
export function useMotion() {
  const root = useRef(null);
  const before = useRef(new Map());
  const flights = useRef(new WeakMap()); // movements under way, by element
  useLayoutEffect(() => {
    const place = root.current;
    if (!place) return;
    const pace = movement();
    const now = new Map();
    const things = [...place.querySelectorAll("[data-key]")];
    // A thing in flight goes on from where it is seen; where it belongs is measured without its flight.
    const seen = new Map();
    const starts = new Map();
    for (const each of things) {
      const flight = flights.current.get(each);
      if (flight?.playState === "running") seen.set(each, { ...spotOf(each), left: pace - flight.currentTime });
    }
    for (const each of seen.keys()) flights.current.get(each).cancel();
    for (const each of things) {
      const spot = spotOf(each);
      if (!spot.width) continue;
      now.set(each.dataset.key, spot);
      starts.set(each, seen.get(each) || before.current.get(each.dataset.key) || (each.dataset.from && before.current.get(each.dataset.from)));
    }
    for (const each of things) {
      const was = starts.get(each);
      const spot = now.get(each.dataset.key);
      if (!pace || !was || !spot || !each.animate) continue;
      const x = was.x - spot.x;
      const y = was.y - spot.y;
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      const flight = each.animate(
        [{ transform: `translate(${x}px, ${y}px) scale(${was.width / spot.width})`, transformOrigin: "0 0", zIndex: 5 }, { transformOrigin: "0 0", zIndex: 5 }],
        { duration: Math.max(60, was.left ?? pace), easing: "cubic-bezier(.2,.8,.2,1)" },
      );
      flights.current.set(each, flight);
    }
    before.current = now;
  });
  return root;
}
