// The connection to a table: everything that happens there, and everything that is asked of it. It reconnects by itself and
// goes on where it was; requests without an answer are sent again under the same id, which the server carries out once.
import { batch, signal } from "./kit/dom.js";
import { schedule } from "./kit/schedule.js";
import { ask, statusOf } from "./api.js";
import { movement } from "./preferences.js";

const PING = { visible: 2000, hidden: 15000 };
const SILENCE = 900; // milliseconds without an answer to a ping after which players are told
const PATIENCE = { first: 3000, most: 12000 }; // milliseconds without an answer to a ping after which the connection is dead
const RETRY = { first: 500, most: 8000 };
const BACKLOG = 8; // more messages than that are not shown one by one
/** @type {Record<number, string>} */
const FINAL = { 4403: "private", 4404: "unknown", 4409: "unreadable", 1008: "crowded" };

/** @type {Record<number, string>} */
const ENDS = { 403: "private", 404: "unknown", 409: "unreadable" }; // the same as answers to requests

/** @import { Ack, Ev, Full, Heard, People, Scene } from "./types.d.ts" */
/** @typedef {Partial<import("./types.d.ts").ClientRequest> & { t: string, id: string }} ClientRequest */

export class Connection {
  /** @param {string} table @param {string} key @param {number | null} seat which of several own seats, if people share this device */
  constructor(table, key, seat = null) {
    this.table = table;
    this.key = key;
    this.seat = seat;
    this.state = signal("connecting"); // connecting, open, broken, or why it ended: private, unknown, unreadable, crowded
    this.scene = signal(/** @type {Scene | null} */ (null));
    this.heard = signal(/** @type {Heard[]} */ ([]));
    this.delay = signal(/** @type {number | null} */ (null)); // milliseconds there and back
    this.silent = signal(false); // whether the server has not answered for a moment
    this.people = signal(/** @type {People | null} */ (null)); // who is connected, if the server tells
    this.unanswered = signal(0); // how many requests wait for an answer
    this.skew = 0; // by how much the server's clock is ahead
    this.epoch = "";
    /** @type {(Ack | Full | Ev)[]} */
    this.news = []; // messages that wait to be shown
    this.shown = 0; // when the last one was
    this.drawing = false; // whether the next one has its frame
    /** @type {Map<string, { message: ClientRequest, done: (ack: Ack) => void }>} */
    this.waiting = new Map(); // requests without an answer, by their id
    /** @type {WebSocket | null} */
    this.socket = null;
    this.everOpen = false;
    this.polling = false;
    this.retry = this.pinging = this.showing = 0; // timers
    this.pong = () => {};
    this.patience = PATIENCE.first; // longer where answers take long
    this.tries = 0;
    this.number = 0;
    this.stopped = false;
    this.name = crypto.getRandomValues(new Uint32Array(2)).join("-");
    this.wake = () => !document.hidden && this.state.value === "broken" && this.connect();
    this.cut = () => (this.silent.value = true);
    addEventListener("online", this.wake);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  get since() {
    return this.epoch ? `${this.epoch}:${this.heard.value.length}` : "";
  }

  /** @param {string} path */
  address(path) {
    const query = new URLSearchParams();
    if (this.since) query.set("since", this.since);
    if (this.key) query.set("key", this.key);
    if (this.seat !== null) query.set("seat", `${this.seat}`);
    if (path.startsWith("ws")) query.set("people", "1");
    return `${path}?${query}`;
  }

  connect() {
    clearTimeout(this.retry);
    if (this.stopped) return;
    if (this.polling || this.tries >= 3 && !this.everOpen) {
      this.poll();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(this.address(`${scheme}//${location.host}/ws/v1/tables/${this.table}`));
    this.socket?.close();
    this.socket = socket;
    this.news = []; // comes again: it was not heard
    socket.onopen = () => {
      this.everOpen = true;
      this.tries = 0;
      this.state.value = "open";
      this.silent.value = false;
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
      this.ping(socket);
    };
    socket.onmessage = (event) => socket === this.socket && this.take(event.data);
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.pinging);
      if (FINAL[event.code]) this.end(FINAL[event.code]);
      else this.broken();
    };
  }

  broken() {
    if (this.stopped) return;
    this.state.value = "broken";
    const wait = Math.min(RETRY.most, RETRY.first * 2 ** this.tries++) * (0.5 + Math.random());
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** @param {string} state */
  end(state) {
    this.state.value = state;
    this.stop();
  }

  /** @param {WebSocket} socket */
  ping(socket) {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => {
      if (socket !== this.socket || socket.readyState !== WebSocket.OPEN) return;
      const sent = performance.now();
      this.pong = () => {
        const delay = performance.now() - sent;
        this.delay.value = delay;
        this.patience = Math.min(PATIENCE.most, Math.max(PATIENCE.first, 3 * delay));
        this.silent.value = false;
      };
      socket.send("p");
      this.pinging = setTimeout(() => {
        this.silent.value = true;
        this.pinging = setTimeout(() => {
          this.patience = Math.min(PATIENCE.most, 2 * this.patience);
          socket.close();
          if (socket === this.socket) {
            this.socket = null;
            this.broken();
          }
        }, this.patience - SILENCE);
      }, SILENCE);
    }, document.hidden ? PING.hidden : PING.visible);
  }

  /** For networks that block websockets: the same messages by asking again and again. */
  async poll() {
    if (this.polling) return;
    this.polling = true;
    while (!this.stopped) {
      try {
        const message = await ask("GET", this.address(`/api/v1/tables/${this.table}/events`) + "&wait=20");
        this.state.value = "open";
        this.silent.value = false;
        this.tries = 0;
        if (message?.t) this.apply(message);
        for (const { message: again } of this.waiting.values()) this.post(again);
      } catch (error) {
        const status = statusOf(error);
        if (ENDS[status]) return this.end(ENDS[status]);
        this.state.value = "broken";
        await new Promise((done) => setTimeout(done, Math.min(RETRY.most, RETRY.first * 2 ** this.tries++)));
      }
    }
  }

  /** @param {ClientRequest} message */
  post(message) {
    ask("POST", `/api/v1/tables/${this.table}/commands`, message).then(
      (ack) => this.apply(ack),
      (error) =>
        error.status >= 400 && error.status < 500 && error.status !== 429 &&
        this.apply({ t: "ack", id: message.id, st: "rejected", v: 0, why: error.code ?? "", args: error.args }),
    );
  }

  /** @param {string} text */
  take(text) {
    if (text === "0") {
      this.pong();
      if (this.socket) this.ping(this.socket);
      return;
    }
    const message = JSON.parse(text);
    if (message.t === "people") {
      this.people.value = message;
      return;
    }
    this.news.push(message);
    if (message.t === "ack" && this.news.length === 1) this.hear();
    else this.show();
  }

  /** Shows messages, each in a frame of its own. What others did waits until earlier movements have ended, unless I do something. */
  show() {
    clearTimeout(this.showing);
    if (!this.news.length || this.drawing) return;
    const calm = this.news.length <= BACKLOG && !this.news.some((message) => this.isMine(message)) && !document.hidden;
    const wait = calm ? this.shown + movement() - performance.now() : 0;
    if (wait > 0) {
      this.showing = setTimeout(() => this.show(), wait);
      return;
    }
    this.drawing = true;
    schedule("board", () => {
      this.drawing = false;
      this.hear();
      this.show();
    });
  }

  /** @param {Ack | Full | Ev} message */
  isMine(message) {
    return message.t === "ack" || message.t === "full" ||
      message.heard.some(({ seat }) => typeof seat === "number" && seat === this.scene.value?.seat);
  }

  /** Applies the next message, and the acknowledgements that came with it. */
  hear() {
    do {
      const message = this.news.shift();
      if (message) this.apply(message);
    } while (this.news[0]?.t === "ack");
  }

  /** @param {Ack | Full | Ev} message */
  apply(message) {
    if (message.t === "ack") {
      const asked = this.waiting.get(message.id);
      if (asked && message.why !== "unavailable") {
        this.waiting.delete(message.id);
        this.unanswered.value = this.waiting.size;
        asked.done(message);
      } else if (asked) setTimeout(() => this.again(asked.message), 1000);
      return;
    }
    batch(() => {
      if (message.t === "full") {
        this.epoch = message.epoch;
        this.heard.value = message.heard;
      } else {
        const from = message.v - message.heard.length;
        const known = this.heard.value.length;
        if (from > known) return this.afresh();
        if (message.v <= known && message.heard.length) return undefined;
        this.heard.value = [...this.heard.value, ...message.heard.slice(known - from)];
      }
      this.skew = message.scene.now - Date.now();
      this.scene.value = message.scene;
      this.shown = performance.now();
      return undefined;
    });
  }

  /** Something was missed: asks for everything. */
  afresh() {
    this.epoch = "";
    if (!this.polling) this.connect();
  }

  /** @param {ClientRequest} message */
  again(message) {
    if (this.polling) this.post(message);
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Asks for something; resolves with the answer, however long the connection is down. @param {string} t @param {object} fields @returns {Promise<Ack>} */
  send(t, fields = {}) {
    const message = { t, id: `${this.name}-${++this.number}`, seat: this.scene.value?.seat ?? 0, ...fields };
    return new Promise((done) => {
      this.waiting.set(message.id, { message, done });
      this.unanswered.value = this.waiting.size;
      this.again(message);
    });
  }

  stop() {
    this.stopped = true;
    this.news = [];
    clearTimeout(this.retry);
    clearTimeout(this.pinging);
    clearTimeout(this.showing);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}

/** The key of a private table stands behind the # of its address, which leaves the browser only in our own requests. @param {string} id */
export function keyOf(id) {
  const given = location.hash.slice(1);
  const place = `farshore-key-${id}`;
  try {
    if (given) sessionStorage.setItem(place, given);
    return given || sessionStorage.getItem(place) || "";
  } catch {
    return given;
  }
}
