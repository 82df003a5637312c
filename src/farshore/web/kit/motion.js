// Movement of things from where they were to where they are. A thing is an element with `data-key`; a new one starts from the
// thing that `data-from` names. Nothing is scripted: positions before and after news are compared, whichever part of the page
// was drawn again. Input is never blocked.
import { effect, useMemo } from "./dom.js";
import { movement } from "../preferences.js";

const SLIGHT = 4; // pixels; less is not worth a movement
const QUICKEST = 60; // milliseconds

/** @typedef {{ x: number, y: number, width: number }} Spot */

/** @param {Element} element @returns {Spot} */
function spotOf(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + scrollX, y: box.y + scrollY, width: box.width };
}

/** @param {Spot} one @param {Spot} other */
const apart = (one, other) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

/** Where a thing that is moving belongs. @param {Element} element @param {Spot} seen */
function homeOf(element, seen) {
  const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: seen.x - e, y: seen.y - f, width: seen.width / a };
}

/** A ref; while it has an element, things in there move when one of the signals has changed. */
class Motion {
  /** @param {{ value: unknown }[]} news */
  constructor(news) {
    this.news = news;
    /** @type {HTMLElement | null} */
    this.place = null;
    /** @type {Map<string, Spot>} */
    this.before = new Map(); // where things were, by key
    /** @type {WeakMap<Element, { animation: Animation, to: Spot }>} */
    this.flights = new WeakMap(); // movements under way, by element
    /** @type {(() => void) | null} */
    this.leave = null;
    this.due = false; // whether there was news since
  }

  get current() {
    return this.place;
  }

  set current(place) {
    this.leave?.();
    this.leave = null;
    this.place = place;
    if (!place) return;
    this.look();
    const unfollow = effect(() => {
      for (const each of this.news) each.value;
      this.due = true;
    });
    const watch = new MutationObserver(() => this.due && this.look()); // called before anything is painted
    watch.observe(place, { childList: true, subtree: true, attributes: true, characterData: true });
    this.leave = () => {
      unfollow();
      watch.disconnect();
    };
  }

  look() {
    this.due = false;
    const pace = movement();
    const now = new Map();
    const starts = []; // all places are read before anything is set in motion
    for (const each of /** @type {HTMLElement[]} */ ([...(this.place?.querySelectorAll("[data-key]") ?? [])])) {
      const { key = "", from } = each.dataset;
      const seen = spotOf(each);
      if (!seen.width) continue;
      const flight = this.flights.get(each);
      const flying = flight?.animation.playState === "running" ? flight : null;
      const home = flying ? homeOf(each, seen) : seen;
      const was = flying ? flying.to : this.before.get(key) || (from && this.before.get(from));
      now.set(key, home);
      if (!was || !pace || apart(was, home) < SLIGHT) continue; // a flight that still leads home goes on
      starts.push(
        flying
          ? { each, was: seen, home, left: pace - Number(flying.animation.currentTime) }
          : { each, was, home, left: pace },
      );
    }
    for (const { each, was, home, left } of starts) this.fly(each, was, home, left);
    this.before = now;
  }

  /** @param {Element} element @param {Spot} from @param {Spot} to @param {number} duration */
  fly(element, from, to, duration) {
    this.flights.get(element)?.animation.cancel();
    const start = {
      transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`,
      transformOrigin: "0 0",
      zIndex: 5,
    };
    const animation = element.animate([start, { transformOrigin: "0 0", zIndex: 5 }], {
      duration: Math.max(QUICKEST, duration),
      easing: "cubic-bezier(.2,.8,.2,1)",
    });
    this.flights.set(element, { animation, to });
  }
}

/** A ref for the element in which things move when one of these signals has changed. @param {{ value: unknown }[]} news @returns {{ current: HTMLElement | null }} */
export function useMotion(...news) {
  return useMemo(() => new Motion(news), news);
}
