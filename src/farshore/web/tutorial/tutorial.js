// The tutorial of a game: its real board, and a coach that says one thing at a time. Each moment comes from the server.
import { Dialog } from "../kit/dialog.js";
import { computed, html, Icon, signal, useEffect, useLayoutEffect, useRef, useState } from "../kit/dom.js";
import { Explanation, useNames } from "../kit/explain.js";
import { useMotion } from "../kit/motion.js";
import { setColours } from "../kit/seats.js";
import { t, useTexts } from "../kit/texts.js";
import { arrive, ask, messageOf, statusOf } from "../api.js";
import { addSprite, boardPath } from "../assets.js";
import { openTable } from "../contribution.js";
import { GAMES, GENTLE, useGame } from "../games.js";
import { Match } from "../match.js";
import { go } from "../navigation.js";
import { FullPage, Problem, Top } from "../parts.js";
import { knows, movement } from "../preferences.js";
import { RulesDialog } from "../rules.js";

const REMEMBER = [1, 2, 3];
const AGAIN = 2000; // milliseconds

const LAST = 4; // times as long as a movement: what the last action did is seen before the end covers it
const GAP = 4; // pixels between a ring and what it points at
const EDGE = 2; // pixels between a ring and the edge of the window: it is seen whole

let lessons = 0;

/** @import { Lesson } from "../types.d.ts" */
/** @import { BoardModule } from "../kit/board.d.ts" */

/** A match of which every moment is given: the action that a moment awaits goes on to the next. */
class Course extends Match {
  /** @param {Lesson} lesson */
  constructor({ game, steps, moments }) {
    const at = signal(0);
    const moment = computed(() => moments[at.value]);
    super(`learn-${++lessons}`, {
      scene: computed(() => moment.value.scene),
      heard: computed(() => moment.value.heard),
      send: () =>
        Promise.resolve(/** @type {import("../types.d.ts").Ack} */ ({ t: "ack", id: "", st: "rejected", v: 0 })),
      stop() {},
    });
    this.game = game;
    this.steps = steps;
    this.moments = moments;
    this.at = at;
    this.moment = moment;
    this.ended = signal(false);
  }

  /** Nothing arrives by itself, so everything is drawn at once. @override */
  deferred() {
    return this;
  }

  /** @override */
  get over() {
    return false;
  }

  /** @override @param {number} seat */
  name(seat) {
    return t(seat === this.seat ? "learn-you" : `bot-${GENTLE}`);
  }

  /** Does what the step is about; anything else shows a word of help. @override @param {string} _kind @param {{ text?: string }} fields */
  async ask(_kind, { text } = {}) {
    const right = text === this.moment.value.awaits;
    if (right) this.next();
    else await this.why();
    return /** @type {import("../types.d.ts").Ack} */ ({ t: "ack", id: "", st: right ? "applied" : "rejected", v: 0 });
  }

  /** @override */
  why() {
    this.tell(t(this.moment.value.awaits ? "learn-follow" : "learn-read"));
    return Promise.resolve();
  }

  next() {
    this.refusal.value = "";
    if (this.at.value + 1 < this.moments.length) this.at.value++;
    else setTimeout(() => (this.ended.value = true), this.moment.value.awaits ? LAST * movement() : 0);
  }

  /** Goes to the beginning of this step, or from there to the one before. */
  back() {
    this.refusal.value = "";
    /** @param {number} at */
    const first = (at) => this.moments.findIndex(({ step }) => step === this.moments[at].step);
    const here = first(this.at.value);
    this.at.value = here < this.at.value ? here : first(Math.max(0, here - 1));
  }
}

/** The elements that a step is about: a part of the board to look at, and where its action is done next. @param {Course} learning @param {BoardModule} game */
function aimsOf(learning, game) {
  const { look, awaits } = learning.moment.value;
  /** @param {string} selector */
  const seen = (selector) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`main.learn ${selector}`)]).find((each) =>
      each.getClientRects().length
    );
  /** @param {string} text */
  const first = (text) => game.aims(learning, text).map(seen).find(Boolean);
  return { look: look ? first(look) : null, aim: awaits ? first(awaits) : null };
}

/** Where the ring of an element goes: round it, but not over the coach where the board is scrolled. @param {Element} element */
function placeOf(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const end = /** @type {Element} */ (document.querySelector(".coach")).getBoundingClientRect();
  const under = element.closest(".board") && left < end.right && right > end.left && top < end.top;
  const low = under ? Math.min(bottom + GAP, end.top) : bottom + GAP;
  const [x, y] = [Math.max(EDGE, left - GAP), Math.max(EDGE, top - GAP)];
  const [wide, high] = [Math.min(innerWidth - EDGE, right + GAP) - x, Math.min(innerHeight - EDGE, low) - y];
  return { left: `${x}px`, top: `${y}px`, width: `${wide}px`, height: `${high}px` };
}

/** Rings round what the step is about. They follow all changes of the page and let every press through. @param {{ learning: Course, game: BoardModule }} props */
function Rings({ learning, game }) {
  const [places, setPlaces] = useState(/** @type {{ kind: string, style: Record<string, string> }[]} */ ([]));
  const now = learning.moment.value;
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      const { look, aim } = aimsOf(learning, game);
      setPlaces([
        ...(look ? [{ kind: "look", style: placeOf(look) }] : []),
        ...(aim ? [{ kind: "aim", style: placeOf(aim) }] : []),
      ]);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const page = /** @type {HTMLElement} */ (document.querySelector("main.learn"));
    const changes = new MutationObserver((all) =>
      all.some(({ target }) => target instanceof Element && !target.closest(".ring, .rings")) && soon()
    );
    changes.observe(page, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(page);
    sizes.observe(/** @type {Element} */ (page.querySelector(".board")));
    page.addEventListener("scroll", soon, { capture: true, passive: true });
    page.addEventListener("transitionend", soon);
    const later = setTimeout(soon, movement() + 50); // what flies has landed
    soon();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      changes.disconnect();
      sizes.disconnect();
      page.removeEventListener("scroll", soon, { capture: true });
      page.removeEventListener("transitionend", soon);
    };
  }, [now, game]);
  return html`<div class="rings" aria-hidden="true">${
    places.map(({ kind, style }) => html`<i key=${kind} class=${`ring ${kind}`} style=${style}></i>`)
  }</div>`;
}

/** @param {{ name: string }} props */
export function Tutorial({ name }) {
  const game = useGame(name);
  const [learning, setLearning] = useState(/** @type {Course | null} */ (null));
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0); // while a game is still being prepared
  useEffect(() => {
    if (!GAMES.includes(name)) return setProblem(t("no-game"));
    let later = 0;
    arrive().catch(() => {});
    Promise.all([ask("GET", `/api/v1/tutorials/${name}`), useTexts("learn"), useTexts(`${name}.rules`)]).then(
      ([lesson]) => {
        setProblem("");
        setLearning(new Course(lesson));
      },
      (error) => {
        const preparing = statusOf(error) === 503;
        setProblem(preparing ? t("learn-preparing") : messageOf(error) || t("no-server"));
        if (preparing) later = setTimeout(() => setTries(tries + 1), AGAIN);
      },
    );
    return () => clearTimeout(later);
  }, [name, tries]);
  if (!game || !learning) {
    return html`<${FullPage} late=${!problem} drawing="chart" title=${
      t("learn-title", { game: t(`game-${name}`) })
    } text=${problem || t("connecting")}>
      ${problem && html`<a class="btn main" href="/">${t("home")}</a>`}<//>`;
  }
  return html`<${Lesson} learning=${learning} game=${game} />`;
}

/** @param {{ learning: Course, game: BoardModule }} props */
function Lesson({ learning, game }) {
  const now = learning.moment.value;
  setColours(learning.about);
  const board = useMotion(learning.scene);
  const help = useNames(learning);
  const onward = useRef(/** @type {HTMLElement | null} */ (null));
  const [rules, setRules] = useState(false);
  const astray = useRef(false); // whether the last press was beside what is asked for
  /** By then the board has not moved on to what comes next. @param {PointerEvent} event */
  const onPointerDown = ({ clientX, clientY }) => {
    const { aim } = aimsOf(learning, game);
    const { left, right, top, bottom } = (aim ?? document.body).getBoundingClientRect();
    astray.current = Boolean(aim) &&
      (clientX < left - GAP || clientX > right + GAP || clientY < top - GAP || clientY > bottom + GAP);
  };
  /** A press that only chooses something is answered too. */
  const onClick = () => {
    if (astray.current) learning.why();
    astray.current = false;
  };
  useLayoutEffect(() => {
    const show = () => {
      const { look, aim } = aimsOf(learning, game);
      if (board.current) board.current.scrollTop = 0;
      for (const each of [look, aim]) each?.scrollIntoView({ block: "nearest" });
    };
    show();
    // What is asked for has the focus, so that Enter does it; a moment later, because boards move the focus too, and with
    // it what is seen.
    const timers = [60, 300].map((later) =>
      setTimeout(() => {
        (aimsOf(learning, game).aim ?? onward.current)?.focus({ preventScroll: true });
        show();
      }, later)
    );
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [now]);
  return html`
    <${Top} heading title=${t("learn-title", { game: t(`game-${learning.game}`) })}>
      <button class="btn quiet" onClick=${() => (learning.ended.value = true)}>${t("learn-skip")}</button>
    <//>
    <main class="match learn" tabindex="-1" data-game=${learning.game} data-step=${now.step} data-awaits=${now.awaits}>
      <div class="board" ref=${board} ...${help} onPointerDownCapture=${onPointerDown} onClick=${onClick}>
        <${game.Board} table=${learning} /></div>
      <div class="bar coach spread" role="group" aria-label=${t("learn-coach")}>
        <p class="coach-help" role="alert">${learning.refusal.value}</p>
        <p class="coach-text" aria-live="polite">${t(`learn-${learning.game}-${now.text}`)}</p>
        <div class="row">
          <button class="btn tonal" aria-label=${t(
            "learn-back",
          )} aria-disabled=${learning.at.value === 0} onClick=${() =>
            learning.back()}><${Icon} name="back" /><span class="wide">${t("learn-back")}</span></button>
          <span class="coach-at"><span aria-hidden="true">${now.step + 1} / ${learning
            .steps}</span><span class="hidden">${t("learn-at", { at: now.step + 1, all: learning.steps })}</span></span>
          ${now.awaits && game.Actions && html`<${game.Actions} table=${learning} />`}
          ${!now.awaits &&
            html`<button class="btn main" data-action="onward" ref=${onward} onClick=${() => learning.next()}>${
              t(learning.at.value + 1 < learning.moments.length ? "learn-onward" : "learn-done")
            }</button>`}
        </div>
      </div>
      <${Rings} learning=${learning} game=${game} />
    </main>
    ${learning.ended.value && html`<${End} learning=${learning} onRules=${() => setRules(true)} />`}
    ${rules && html`<${RulesDialog} name=${learning.game} onClose=${() => setRules(false)} />`}
    <${Explanation} table=${learning} />
  `;
}

/** What to remember, and the first match. @param {{ learning: Course, onRules: () => void }} props */
function End({ learning, onRules }) {
  const [problem, setProblem] = useState("");
  const { game } = learning;
  useEffect(() => knows(game), [game]);
  const table = /^#(\/table\/[\w-]+)$/.exec(location.hash)?.[1]; // where somebody waits who invited this one
  useEffect(() => {
    addSprite(`${boardPath(game)}/home.svg`);
  }, [game]);
  const play = async () => {
    try {
      await arrive();
      const table = await openTable({ game, seats: 2, bots: [{ seat: 1, level: GENTLE }] });
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(messageOf(error) || t("no-server"));
    }
  };
  return html`
    <${Dialog} title=${t("learn-end")} more="apart" onClose=${() => (learning.ended.value = false)}>
      <svg class="view" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href=${`#home-${game}`} />
      </svg>
      <p>${t("learn-remember")}</p>
      <ul class="remember">${REMEMBER.map((each) =>
        html`<li key=${each}>${t(`learn-${game}-remember-${each}`)}</li>`
      )}</ul>
      <${Problem} text=${problem} />
      <div class="row">${table && html`<a class="btn main" href=${table}>${t("learn-to-table")}</a>`}
          <button class=${`btn ${table ? "tonal" : "main"}`} data-play=${game} autofocus onClick=${play}>${t(
            "learn-play",
          )}</button>
          <button class="btn tonal" onClick=${onRules}><${Icon} name="rules" />${t("rules")}</button>
          <a class="btn quiet" href="/">${t("home")}</a></div>
      <//>
  `;
}
