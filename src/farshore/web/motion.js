// Movement from where a thing was to where it is. A thing is whatever carries `data-key`; nothing is scripted: positions
// before and after a change of the page are compared. Input is never blocked.
import { useLayoutEffect, useRef } from "./dom.js";
import { movement } from "./choices.js";

/** Give the element with this ref, and all keyed things in it, movement. */
export function useMotion() {
  const root = useRef(null);
  const before = useRef(new Map());
  useLayoutEffect(() => {
    const place = root.current;
    if (!place) return;
    const pace = movement();
    const now = new Map();
    for (const each of place.querySelectorAll("[data-key]")) {
      const box = each.getBoundingClientRect();
      if (!box.width) continue;
      const spot = { x: box.x + scrollX, y: box.y + scrollY, width: box.width };
      now.set(each.dataset.key, spot);
      const was = before.current.get(each.dataset.key) || (each.dataset.from && before.current.get(each.dataset.from));
      if (!pace || !was || !each.animate) continue;
      const x = was.x - spot.x;
      const y = was.y - spot.y;
      if (Math.abs(x) + Math.abs(y) < 2) continue;
      each.animate(
        [{ transform: `translate(${x}px, ${y}px) scale(${was.width / spot.width})`, transformOrigin: "0 0", zIndex: 5 }, {}],
        { duration: pace, easing: "cubic-bezier(.2,.8,.2,1)" },
      );
    }
    before.current = now;
  });
  return root;
}
