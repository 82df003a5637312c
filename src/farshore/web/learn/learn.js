// Learning a game: its real board, and a coach who says one thing at a time. What is shown comes from the server, moment by moment.
import { computed, html, Icon, signal, useEffect, useLayoutEffect, useRef, useState } from "../dom.js";
import { t, useTexts } from "../texts.js";
import { arrive, ask } from "../api.js";
import { GAMES, GENTLE, useGame } from "../games.js";
import { go } from "../main.js";
import { Match } from "../match.js";
import { Dialog, keepMarks, Problem, Top, Whole } from "../parts.js";
import { Shown, useNamed } from "../explained.js";
import { RulesDialog } from "../rules.js";
import { useMotion } from "../motion.js";
import { knows, movement } from "../choices.js";

const REMEMBER = [1, 2, 3];
const AGAIN = 2000; // milliseconds

const GAP = 4; // pixels between a ring and what it points at

let lessons = 0;

/** A match of which every moment is given: doing what a moment awaits goes on to the next. */
class Learning extends Match {
  constructor({ game, steps, moments }) {
    const at = signal(0);
    const now = computed(() => moments[at.value]);
    super(`learn-${++lessons}`, {
      scene: computed(() => now.value.scene),
      heard: computed(() => now.value.heard),
      stop() {},
    });
    Object.assign(this, { game, steps, moments, at, now, ended: signal(false) });
    this.unfollow();
    this.round.unfollow();
    this.rest.unfollow();
    this.round = this.rest = this.last = this; // nothing comes by itself: all is drawn at once
  }

  get over() {
    return false;
  }

  name(seat) {
    return t(seat === this.seat ? "learn-you" : `bot-${GENTLE}`);
  }

  /** Do what the step is about; anything else is answered with a word of help. */
  async act(text) {
    if (text !== this.now.value.awaits) return this.why();
    this.next();
    return { st: "applied" };
  }

  why() {
    this.tell(t(this.now.value.awaits ? "learn-follow" : "learn-read"));
    return { st: "rejected" };
  }

  next() {
    this.refusal.value = "";
    if (this.at.value + 1 < this.moments.length) this.at.value++;
    else this.ended.value = true;
  }

  /** To the beginning of this step, or from there to the one before. */
  back() {
    this.refusal.value = "";
    const first = (at) => this.moments.findIndex(({ step }) => step === this.moments[at].step);
    const here = first(this.at.value);
    this.at.value = here < this.at.value ? here : first(Math.max(0, here - 1));
  }
}

/** The elements that a step is about: a part of the board to look at, and where its action is done next. */
function aimsOf(learning, game) {
  const { look, awaits } = learning.now.value;
  const seen = (selector) =>
    [...document.querySelectorAll(`main.learn ${selector}`)].find((each) => each.getClientRects().length);
  const first = (text) => game.aims(learning, text).map(seen).find(Boolean);
  return { look: look ? first(look) : null, aim: awaits ? first(awaits) : null };
}

/** Where the ring of an element goes: round it, but not over the coach where the board is scrolled. */
function placeOf(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const end = document.querySelector(".coach").getBoundingClientRect();
  const under = element.closest(".board") && left < end.right && right > end.left && top < end.top;
  const low = under ? Math.min(bottom + GAP, end.top) : bottom + GAP;
  const [x, y] = [Math.max(0, left - GAP), Math.max(0, top - GAP)];
  return { left: `${x}px`, top: `${y}px`, width: `${Math.min(innerWidth, right + GAP) - x}px`, height: `${low - y}px` };
}

/** Rings round what the step is about. They follow whatever changes on the page and let every press through. */
function Rings({ learning, game }) {
  const [places, setPlaces] = useState([]);
  const now = learning.now.value;
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      const { look, aim } = aimsOf(learning, game);
      setPlaces(
        [["look", look], ["aim", aim]].filter(([, each]) => each).map(([kind, each]) => ({
          kind,
          style: placeOf(each),
        })),
      );
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const page = document.querySelector("main.learn");
    const changes = new MutationObserver((all) =>
      all.some(({ target }) => !target.closest?.(".ring, .rings")) && soon()
    );
    changes.observe(page, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(page);
    sizes.observe(page.querySelector(".board"));
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

export function Learn({ name }) {
  const game = useGame(name);
  const [learning, setLearning] = useState(null);
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0); // a game that is still being prepared is asked for again
  useEffect(() => {
    if (!GAMES.includes(name)) return setProblem(t("no-game"));
    let later = 0;
    arrive().catch(() => {});
    Promise.all([ask("GET", `/api/v1/tutorials/${name}`), useTexts("learn")]).then(
      ([lesson]) => {
        setProblem("");
        setLearning(new Learning(lesson));
      },
      (error) => {
        setProblem(error.status === 503 ? t("learn-preparing") : error.message || t("no-server"));
        if (error.status === 503) later = setTimeout(() => setTries(tries + 1), AGAIN);
      },
    );
    return () => clearTimeout(later);
  }, [name, tries]);
  if (!game || !learning) {
    return html`<${Whole} late=${!problem} drawing="chart" title=${
      t("learn-title", { game: t(`game-${name}`) })
    } text=${problem || t("connecting")}>
      ${problem && html`<a class="button main" href="/">${t("home")}</a>`}<//>`;
  }
  return html`<${Lesson} learning=${learning} game=${game} />`;
}

function Lesson({ learning, game }) {
  const now = learning.now.value;
  keepMarks(learning.about);
  const board = useMotion(learning.scene, learning.round.scene);
  const help = useNamed(learning);
  const onward = useRef(null);
  const [rules, setRules] = useState(false);
  useLayoutEffect(() => {
    const show = () => {
      const { look, aim } = aimsOf(learning, game);
      board.current.scrollTop = 0;
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
    return () => timers.forEach(clearTimeout);
  }, [now]);
  return html`
    <${Top} heading title=${t("learn-title", { game: t(`game-${learning.game}`) })}>
      <button class="button quiet" onClick=${() => (learning.ended.value = true)}>${t("learn-skip")}</button>
    <//>
    <main class="match learn" tabindex="-1" data-game=${learning.game} data-step=${now.step} data-awaits=${now.awaits}>
      <div class="board" ref=${board} ...${help}><${game.Board} table=${learning} /></div>
      <div class="bar coach" role="group" aria-label=${t("learn-coach")}>
        <p class="coach-help" role="alert">${learning.refusal.value}</p>
        <p class="coach-text" aria-live="polite">${t(`learn-${learning.game}-${now.text}`)}</p>
        <div class="row">
          <button class="button" aria-label=${t("learn-back")} aria-disabled=${learning.at.value === 0} onClick=${() =>
            learning.back()}><${Icon} name="back" /><span class="wide">${t("learn-back")}</span></button>
          <span class="coach-at"><span aria-hidden="true">${now.step + 1} / ${learning
            .steps}</span><span class="hidden">${t("learn-at", { at: now.step + 1, all: learning.steps })}</span></span>
          ${now.awaits && game.Actions && html`<${game.Actions} table=${learning} />`}
          ${!now.awaits &&
            html`<button class="button main" data-action="onward" ref=${onward} onClick=${() => learning.next()}>${
              t("learn-onward")
            }</button>`}
        </div>
      </div>
      <${Rings} learning=${learning} game=${game} />
    </main>
    ${learning.ended.value && html`<${End} learning=${learning} onRules=${() => setRules(true)} />`}
    ${rules && html`<${RulesDialog} game=${game} name=${learning.game} onClose=${() => setRules(false)} />`}
    <${Shown} table=${learning} />
  `;
}

/** What to remember, and the first match. */
function End({ learning, onRules }) {
  const [problem, setProblem] = useState("");
  const { game } = learning;
  useEffect(() => knows(game), [game]);
  const play = async () => {
    try {
      await arrive();
      const table = await ask("POST", "/api/v1/tables", { game, seats: 2, bots: [{ seat: 1, level: GENTLE }] });
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(error.message || t("no-server"));
    }
  };
  return html`
    <${Dialog} title=${t("learn-end")} onClose=${() => (learning.ended.value = false)}>
      <p>${t("learn-remember")}</p>
      <ul class="remember">${REMEMBER.map((each) =>
        html`<li key=${each}>${t(`learn-${game}-remember-${each}`)}</li>`
      )}</ul>
      <${Problem} text=${problem} />
      <div class="row"><button class="button main" data-play=${game} autofocus onClick=${play}>${t(
        "learn-play",
      )}</button>
          <button class="button" onClick=${onRules}><${Icon} name="rules" />${t("rules")}</button>
          <a class="button quiet" href="/">${t("home")}</a></div>
      <//>
  `;
}
