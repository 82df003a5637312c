// A match as the page sees it.
import { batch, computed, effect, signal } from "./kit/dom.js";
import { schedule } from "./kit/schedule.js";
import { startOver } from "./kit/selection.js";
import { refusalText, t } from "./kit/texts.js";

/** @import { Ack, Heard, Scene } from "./types.d.ts" */
/** @import { Priority } from "./kit/schedule.js" */
/** @template T @typedef {import("./vendor/signals-core.d.ts").Signal<T>} Signal */

/**
 * What brings scenes and takes requests: the connection to a live table, or a replay.
 * @typedef {object} Source
 * @property {import("./vendor/signals-core.d.ts").ReadonlySignal<Scene | null>} scene
 * @property {import("./vendor/signals-core.d.ts").ReadonlySignal<Heard[]>} heard
 * @property {(kind: string, fields?: object) => Promise<Ack>} send
 * @property {() => void} stop
 * @property {import("./vendor/signals-core.d.ts").ReadonlySignal<import("./types.d.ts").People | null>} [people] who is connected
 * @property {number} [skew] by how many milliseconds the server's clock is ahead
 */

const SHOWN = 6000; // milliseconds that a refusal is shown

/** Legal actions in a scene: points by the text of an action. @param {Source["scene"]} scene */
const legalOf = (scene) => computed(() => new Map((scene.value?.legal || []).map((each) => [each.text, each.points])));

/**
 * What a board is given: the state of a match, and everything that can be asked for. It knows no rule.
 * @template {Source} [S=Source]
 */
export class Match {
  /** @param {string} id @param {S} source */
  constructor(id, source) {
    this.id = id;
    this.source = source;
    this.scene = source.scene;
    this.heard = source.heard;
    this.legal = legalOf(this.scene);
    this.refusal = signal(""); // why something cannot be done, for a moment
    this.shown = signal(/** @type {import("./kit/board.d.ts").HelpText | null} */ (null)); // the explanation on the screen
    this.lit = signal(/** @type {Heard[]} */ ([])); // events that the log or the recap points at
    this.past = false; // whether this is a replay
    this.board = /** @type {import("./kit/board.d.ts").BoardModule | null} */ (null);
    this.busy = 0; // requests without an answer
    this.forgetting = 0;
    /** @type {Partial<Record<Priority, this>>} */
    this.copies = {};
    /** @type {(() => void)[]} */
    this.ends = [];
    this.sent(0);
    startOver(); // a match is made for each player who gets the device
  }

  /**
   * The same match, with news that arrives in a later frame, by its priority: the board is drawn first, from the match
   * itself, then `pieces` (and what moves), `controls` and `panels`, so that no frame has to carry everything.
   * @param {Exclude<Priority, "board">} priority
   */
  deferred(priority) {
    return (this.copies[priority] ??= this.copy(priority));
  }

  /** @param {Priority} priority @returns {this} */
  copy(priority) {
    const scene = signal(this.scene.peek());
    const heard = signal(this.heard.peek());
    /** @type {(() => void) | null} */
    let cancel = null;
    const update = () => {
      cancel?.();
      cancel = null;
      batch(() => {
        scene.value = this.scene.peek();
        heard.value = this.heard.peek();
      });
    };
    this.ends.push(effect(() => {
      if (!this.heard.value || !this.scene.value?.view || !scene.peek()?.view) update(); // the first view is drawn at once
      else cancel ??= schedule(priority, update);
    }));
    return Object.create(this, {
      scene: { value: scene },
      heard: { value: heard },
      legal: { value: legalOf(scene) },
      ask: { value: this.ask.bind(this) },
      why: { value: this.why.bind(this) },
      deferred: { value: this.deferred.bind(this) },
    });
  }

  get skew() {
    return this.source.skew ?? 0;
  }

  /** The scene; boards are drawn only when there is one. */
  get now() {
    return /** @type {Scene} */ (this.scene.value);
  }
  get about() {
    return this.now.about;
  }
  get view() {
    return this.now.view;
  }
  get seat() {
    return this.now.seat;
  }
  get acts() {
    return this.now.acts;
  }
  get over() {
    return this.about.status === "over";
  }
  get frozen() {
    return this.about.status === "frozen";
  }

  /** The name of the player at a seat. @param {number} seat */
  name(seat) {
    return this.about.seats[seat]?.name || t("free-seat");
  }

  /** Does something, by its text. Resolves with the answer; a refusal is shown. @param {string} text */
  act(text) {
    return this.ask("act", { text });
  }

  /** @param {string} kind @param {object} [fields] */
  async ask(kind, fields) {
    this.sent(1);
    this.refusal.value = "";
    const ack = await this.source.send(kind, fields);
    this.sent(-1);
    if (ack.st === "rejected" && ack.why !== "stale") this.say(ack);
    return ack;
  }

  /** Counts requests under way. The page shows them at once: what can be done is pale until there is an answer. @param {number} more */
  sent(more) {
    this.busy += more;
    document.documentElement.classList.toggle("sent", this.busy > 0);
  }

  /** Shows why an action cannot be done, without doing it. @param {string} text */
  async why(text) {
    if (this.seat === null) return;
    const ack = await this.source.send("why", { text });
    if (ack.st === "rejected") this.say(ack);
  }

  /** Shows a refusal in the language of the page. @param {Ack} ack */
  say({ why = "", args = {} }) {
    this.tell(refusalText(why, this.board?.words?.(args) ?? args, this.about.game));
  }

  /** Shows for a moment why something cannot be done. @param {string} why */
  tell(why) {
    this.refusal.value = why;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.refusal.value = ""), SHOWN);
  }

  undo() {
    return this.ask("undo");
  }

  stop() {
    for (const end of this.ends) end();
    this.source.stop();
  }
}
