// Moments that are celebrated where they happen: shortly, and not at all with reduced motion.
import { html, useEffect, useRef, useState } from "./dom.js";
import { movement } from "../preferences.js";

const SHORT = 1000; // milliseconds

/** Whether something has just become true while we watch. @param {boolean} happened */
export function useMoment(happened) {
  const before = useRef(happened);
  const [now, setNow] = useState(false);
  useEffect(() => {
    const begins = happened && !before.current && movement() > 0;
    before.current = happened;
    if (!begins) return undefined;
    setNow(true);
    const timer = setTimeout(() => setNow(false), SHORT);
    return () => {
      clearTimeout(timer);
      setNow(false);
    };
  }, [happened]);
  return now;
}

/** Three sparks of paper over a thing that is positioned, when something has just become true. @param {{ happened: boolean }} props */
export const Sparks = ({ happened }) =>
  useMoment(happened) && html`<span class="moment" aria-hidden="true"><i></i><i></i><i></i></span>`;
