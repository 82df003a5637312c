// Whether the server answers, for screens without a connection of their own.
import { useEffect, useState } from "./kit/dom.js";
import { ask, statusOf } from "./api.js";

const EVERY = 2000; // milliseconds between an answer and the next question
const SILENCE = 900; // milliseconds without an answer after which players are told
const PATIENCE = 5000; // milliseconds after which a question is asked again: its answer may be lost

/**
 * Asks the same again and again, while the page is seen. Returns whether the server cannot be heard.
 * @template T
 * @param {string} path
 * @param {(answer: T) => void} take
 * @param {(error: unknown) => void} refused gets what the server says against it
 */
export function useAnswers(path, take, refused) {
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    let [timer, stopped] = [0, false];
    const look = async () => {
      clearTimeout(timer);
      timer = setTimeout(look, PATIENCE);
      const late = setTimeout(() => setSilent(true), SILENCE);
      try {
        if (!document.hidden) take(await ask("GET", path));
        setSilent(false);
      } catch (error) {
        // A proxy answers for a server that restarts.
        const silence = !statusOf(error) || statusOf(error) >= 500;
        setSilent(silence);
        if (!silence) refused(error);
      }
      clearTimeout(late);
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(look, EVERY);
    };
    const cut = () => setSilent(true);
    addEventListener("offline", cut);
    addEventListener("online", look);
    look();
    return () => {
      stopped = true;
      clearTimeout(timer);
      removeEventListener("offline", cut);
      removeEventListener("online", look);
    };
  }, [path]);
  return silent;
}
