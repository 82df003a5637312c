// A match as the page sees it.
import { batch, computed, effect, signal } from "./dom.js";
import { drawLater } from "./frames.js";
import { has, t } from "./texts.js";

const FORGOTTEN = 6000; // milliseconds that a refusal is shown

/** What can be done in a scene: points by the text of an action. */
const legalOf = (scene) => computed(() => new Map((scene.value?.legal || []).map((each) => [each.text, each.points])));

/** What a game's components are given: how things stand, and everything that can be asked for. It knows no rule. */
export class Match {
  /** `line` brings scenes and what is heard, and takes requests: to a live table, or to something that only looks like one. */
  constructor(id, line) {
    this.id = id;
    this.line = line;
    this.scene = this.line.scene;
    this.heard = this.line.heard;
    this.refusal = signal(""); // why something cannot be done, for a moment
    this.past = false; // whether it is only looked back at
    this.busy = 0; // requests under way
    this.shown = signal(null); // a thing that is explained: { title, text }
    this.lit = signal([]); // what the log or a walk points at: things that were heard
    this.legal = legalOf(this.scene);
    this.sent(0);
    this.round = this.follower();
    this.rest = this.round.follower();
    this.last = this.rest.follower();
  }

  /**
   * The same match, a breath later: when what is drawn from this one has been painted. The board is drawn first, what
   * belongs to it from `round` (also what moves) and `rest`, and all round it from `last`, so that one frame need not carry everything;
   * things may be on their way when news comes.
   */
  follower() {
    const scene = signal(this.scene.value);
    const heard = signal(this.heard.value);
    let coming = null;
    const follow = () => {
      coming?.();
      coming = null;
      batch(() => {
        scene.value = this.scene.peek();
        heard.value = this.heard.peek();
      });
    };
    this.unfollow = effect(() => {
      if (!this.heard.value || !this.scene.value?.view || !scene.peek()?.view) return follow(); // what is seen first is seen whole
      coming ??= drawLater(follow);
    });
    const asked = { ask: { value: (...all) => this.ask(...all) }, why: { value: (...all) => this.why(...all) } };
    return Object.create(this, {
      scene: { value: scene },
      heard: { value: heard },
      legal: { value: legalOf(scene) },
      ...asked,
    });
  }

  get about() {
    return this.scene.value.about;
  }
  get view() {
    return this.scene.value.view;
  }
  get seat() {
    return this.scene.value.seat;
  }
  get acts() {
    return this.scene.value.acts;
  }
  get over() {
    return this.about.status === "over";
  }

  /** The name of a seat, or the word for oneself. */
  name(seat) {
    return this.about.seats[seat]?.name || t("free-seat");
  }

  /** Do something, by its text. Resolves with the ack; a refusal is shown. */
  async act(text) {
    return this.ask("act", { text });
  }

  async ask(kind, fields) {
    this.sent(1);
    this.refusal.value = "";
    const ack = await this.line.send(kind, fields);
    this.sent(-1);
    if (ack.st === "rejected" && ack.why !== "stale") this.say(ack);
    return ack;
  }

  /** So many requests more are under way. The page shows it at once: what can be done pales until there is an answer. */
  sent(more) {
    this.busy += more;
    document.documentElement.classList.toggle("sent", this.busy > 0);
  }

  /** Show why an action cannot be done, without doing it. */
  async why(text) {
    if (this.seat === null) return;
    const ack = await this.line.send("why", { text });
    if (ack.st === "rejected") this.say(ack);
  }

  /** Show a refusal in the language of the page, or in English if it is a new one. */
  say(ack) {
    const id = `${this.about.game}-why-${ack.why.replaceAll("_", "-")}`;
    const common = `why-${ack.why.replaceAll("_", "-")}`;
    const args = this.words ? this.words(ack.args || {}) : ack.args;
    this.tell(has(id) ? t(id, args) : has(common) ? t(common, args) : ack.sentence);
  }

  /** Show for a moment why something cannot be done. */
  tell(why) {
    this.refusal.value = why;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.refusal.value = ""), FORGOTTEN);
  }

  undo() {
    return this.ask("undo");
  }

  stop() {
    this.unfollow();
    this.round.unfollow();
    this.rest.unfollow();
    this.line.stop();
  }
}
