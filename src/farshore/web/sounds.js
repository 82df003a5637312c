// Six soft cues, made of tones and rustling on the spot. Nothing sounds before the page was touched, nothing that is old,
// and in a hidden tab only that it is my turn.
import { effect } from "./dom.js";
import { painted } from "./frames.js";
import { CUES, sounds } from "./choices.js";

const LOUD = 0.16; // of 1
const FRESH = 5000; // milliseconds; what is older was missed, and is not played afterwards
const GAP = 0.14; // seconds between two cues

// Tones: [hertz, begins, lasts]; rustling: [hertz at first, at last, begins, lasts]; times in seconds.
const SCORES = {
  turn: { tones: [[659.3, 0, 0.5], [880, 0.13, 0.7]] },
  lay: { tones: [[196, 0, 0.12], [98, 0, 0.16]], rustling: [[900, 300, 0, 0.05]] },
  draw: { rustling: [[1200, 3200, 0, 0.16]] },
  score: { tones: [[523.3, 0, 0.35], [659.3, 0.08, 0.35], [784, 0.16, 0.6]] },
  refused: { tones: [[220, 0, 0.14], [174.6, 0.1, 0.24]] },
  over: { tones: [[392, 0, 0.5], [523.3, 0.16, 0.5], [659.3, 0.32, 0.6], [784, 0.48, 1.1]] },
};

let context = null; // made when the page is touched
let out = null;
let noise = null;
let free = 0; // when the last cue leaves room for another

function wake() {
  if (!sounds.value.all || !window.AudioContext) return;
  if (context) {
    if (context.state !== "running") context.resume();
    return;
  }
  context = new AudioContext();
  out = context.createGain();
  out.gain.value = LOUD;
  out.connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
}

// What a touch does is shown first: to make a way out takes 40 ms and more.
for (const kind of ["pointerup", "keydown"]) {
  addEventListener(kind, () => painted(wake), { capture: true, passive: true });
}

/** A way out that swells at once and fades softly. */
function envelope(begins, lasts, strength) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(strength, begins + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  gain.connect(out);
  return gain;
}

function run(source, begins, lasts) {
  source.start(begins);
  source.stop(begins + lasts + 0.02);
}

/** Let a cue sound, if it may. */
export function play(cue) {
  const chosen = sounds.value;
  if (!chosen.all || !chosen[cue] || (document.hidden && cue !== "turn")) return;
  if (context?.state !== "running") return;
  const now = Math.max(context.currentTime, free);
  free = now + GAP;
  const { tones = [], rustling = [] } = SCORES[cue];
  for (const [hertz, after, lasts] of tones) {
    const tone = context.createOscillator();
    tone.type = cue === "refused" ? "triangle" : "sine";
    tone.frequency.value = hertz;
    tone.connect(envelope(now + after, lasts, 0.7));
    run(tone, now + after, lasts);
  }
  for (const [first, last, after, lasts] of rustling) {
    const source = context.createBufferSource();
    source.buffer = noise;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(first, now + after);
    band.frequency.exponentialRampToValueAtTime(last, now + after + lasts);
    source.connect(band).connect(envelope(now + after, lasts, 0.5));
    run(source, now + after, lasts);
  }
}

/** What a thing that was heard sounds like; most of what is not played makes no sound. */
function cueOf(each) {
  if (each.kind === "drawn" || (each.kind === "acted" && /^(draw|take|turn)\b/.test(each.text))) return "draw";
  return each.kind === "acted" ? "lay" : each.kind === "noted" ? "score" : "";
}

/** What can be heard between two moments of a match, each cue once, my turn last. */
export function between(before, now, fresh) {
  const found = new Set(fresh.map(cueOf));
  if (fresh.length && now.acts && !before.acts && fresh.some((each) => each.seat !== now.seat)) found.add("turn");
  if (now.over && !before.over) return ["over"];
  if (found.has("score")) { for (const small of ["lay", "draw"]) found.delete(small); }
  return CUES.filter((cue) => found.has(cue)).reverse();
}

/** Let a match be heard, and `onTurn` know when it becomes my turn. Returns what ends it. */
export function follow(match, onTurn) {
  let before = null;
  const stops = [
    effect(() => {
      const scene = match.scene.value;
      const heard = match.heard.value;
      if (!scene) return;
      const now = { count: heard.length, acts: scene.acts, seat: scene.seat, over: scene.about.status === "over" };
      if (before) {
        const fresh = heard.slice(before.count).filter((each) => each.at > scene.now - FRESH);
        const cues = fresh.length ? between(before, now, fresh) : [];
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
