// Six soft cues, made of tones and noise. Nothing sounds before the page was touched, nothing that is old, and in a hidden
// tab only that it is my turn.
import { effect } from "./kit/dom.js";
import { schedule } from "./kit/schedule.js";
import { cuesOf } from "./heard.js";
import { sounds } from "./preferences.js";

const LOUD = 0.16; // of 1
const FRESH = 5000; // milliseconds; older events are not played
const GAP = 0.14; // seconds between two cues

// Tones: [hertz, begins, lasts]; noise: [hertz at first, at last, begins, lasts]; times in seconds.
/** @type {Record<import("./preferences.js").Cue, { tones?: [number, number, number][], noises?: [number, number, number, number][] }>} */
const SCORES = {
  turn: { tones: [[659.3, 0, 0.5], [880, 0.13, 0.7]] },
  lay: { tones: [[196, 0, 0.12], [98, 0, 0.16]], noises: [[900, 300, 0, 0.05]] },
  draw: { noises: [[1200, 3200, 0, 0.16]] },
  score: { tones: [[523.3, 0, 0.35], [659.3, 0.08, 0.35], [784, 0.16, 0.6]] },
  refused: { tones: [[220, 0, 0.14], [174.6, 0.1, 0.24]] },
  over: { tones: [[392, 0, 0.5], [523.3, 0.16, 0.5], [659.3, 0.32, 0.6], [784, 0.48, 1.1]] },
};

/** @typedef {{ context: AudioContext, out: GainNode, noise: AudioBuffer }} Output */
let output = /** @type {Output | null} */ (null); // made when the page is touched
let free = 0; // when the last cue leaves room for another

function wake() {
  if (!sounds.value.all || !globalThis.AudioContext) return;
  if (output) {
    if (output.context.state !== "running") output.context.resume();
    return;
  }
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = LOUD;
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  output = { context, out, noise };
}

// What a touch does is shown first: to open an output takes 40 ms and more.
for (const kind of ["pointerup", "keydown"]) {
  addEventListener(kind, () => output?.context.state === "running" || schedule("panels", wake), {
    capture: true,
    passive: true,
  });
}

/** An output that swells at once and fades softly. @param {Output} to @param {number} begins @param {number} lasts @param {number} strength */
function envelope({ context, out }, begins, lasts, strength) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(strength, begins + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  gain.connect(out);
  return gain;
}

/** @param {AudioScheduledSourceNode} source @param {number} begins @param {number} lasts */
function run(source, begins, lasts) {
  source.start(begins);
  source.stop(begins + lasts + 0.02);
}

/** Plays a cue, if it may sound. @param {import("./preferences.js").Cue} cue */
export function play(cue) {
  const chosen = sounds.value;
  if (!chosen.all || !chosen[cue] || (document.hidden && cue !== "turn")) return;
  if (output?.context.state !== "running") return;
  const { context } = output;
  const now = Math.max(context.currentTime, free);
  free = now + GAP;
  const { tones = [], noises = [] } = SCORES[cue];
  for (const [hertz, after, lasts] of tones) {
    const tone = context.createOscillator();
    tone.type = cue === "refused" ? "triangle" : "sine";
    tone.frequency.value = hertz;
    tone.connect(envelope(output, now + after, lasts, 0.7));
    run(tone, now + after, lasts);
  }
  for (const [first, last, after, lasts] of noises) {
    const source = context.createBufferSource();
    source.buffer = output.noise;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(first, now + after);
    band.frequency.exponentialRampToValueAtTime(last, now + after + lasts);
    source.connect(band).connect(envelope(output, now + after, lasts, 0.5));
    run(source, now + after, lasts);
  }
}

/**
 * Plays the cues of a match, and calls `onTurn` when it becomes my turn. Returns what ends it.
 * @param {import("./match.js").Match} match
 * @param {() => void} onTurn
 */
export function playCues(match, onTurn) {
  /** @type {{ count: number, acts: boolean, seat: number | null, over: boolean } | null} */
  let before = null;
  const stops = [
    effect(() => {
      const scene = match.scene.value;
      const heard = match.heard.value;
      if (!scene) return;
      const now = { count: heard.length, acts: scene.acts, seat: scene.seat, over: scene.about.status === "over" };
      if (before) {
        const fresh = heard.slice(before.count).filter((each) => each.at > scene.now - FRESH);
        const cues = fresh.length ? cuesOf(before, now, fresh, match.board?.cue) : [];
        for (const cue of cues) play(cue);
        if (cues.includes("turn")) onTurn();
      }
      before = now;
    }),
    effect(() => {
      if (match.refusal.value) play("refused");
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
