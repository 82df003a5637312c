// What a board gets from the page, and what it exports to it.
//
// A game's folder has board/board.js, board/style.css, board/art.svg (drawings of the board), board/home.svg (its picture on the
// home page), board/colours.css (custom properties that either uses) and board/texts/<language>.ftl. The module exports what
// BoardModule lists. board/rules.js exports Rules, a component with the rules in our own words; it is loaded when they are read.
// A board may keep what only players need in board/asking.js and import it late: the server announces it for matches that run.
// Modules may import their own files and those of web/kit/, nothing else:
//
//   dom.js        html, hooks and signals; Icon; useMemoDrawing and AfterFirstPaint, for what is costly to draw
//   schedule.js   updates in a later frame, by priority; see also Table.deferred
//   texts.js      t(): texts in the chosen language        numbers.js   numbers with a true minus
//   seats.js      the colour and shape of a seat           dialog.js    a dialog
//   shortcuts.js  keys that always work                    grid_focus.js  roving focus: a grid of cells, rows of things
//   gestures.js   tap, long press, drag and hover          explain.js   what explains itself
//   selection.js  what one player is about to do  pan_zoom.js  which part of a map is shown
//   map.js        parts of a map that is drawn as SVG      sheet.js     score sheets and results
//   rules.js      what rules are written with              style.css    what boards and score sheets share
//   faces.js      the face of a bot or a guest             moments.js   a short celebration where something happens
//
// Things that move carry `data-key` (motion.js). Where the arrow keys enter a board without a grid carries `data-first`.
// Lit places of a map carry `data-lit`. If the game's present.py has a function `facts`, the server makes of what it returns
// the default export of board/facts.js: what is in the box, the same for every match. A board computes no rule: all it needs is in `table.view` and `table.legal`.
import type { About, Ack, Heard, OptionInfo, Scene } from "../types.d.ts";
import type { Priority } from "./schedule.js";
import type { ReadonlySignal, Signal } from "../vendor/signals-core.d.ts";

export type { About, Ack, Heard, Signal };

/** What a thing on the board is, for ?, right click and long press. */
export interface HelpText {
  title: string;
  text: string;
}

/** A match as a board sees it. `View` is what the game presents: `import("./types.d.ts").View`. */
export interface Table<View = any> {
  readonly id: string;
  readonly about: About;
  readonly view: View;
  readonly seat: number | null; // null: a spectator
  readonly acts: boolean; // whether this seat is to act
  readonly over: boolean;
  readonly past: boolean; // whether this is a replay
  readonly skew?: number; // by how many milliseconds the server's clock is ahead
  readonly scene: ReadonlySignal<Scene | null>;
  readonly heard: ReadonlySignal<Heard[]>; // all events so far
  readonly legal: ReadonlySignal<Map<string, number>>; // by the text of a legal action: how it changes my points
  readonly refusal: Signal<string>; // why something cannot be done
  readonly shown: Signal<HelpText | null>; // the explanation on the screen
  readonly lit: Signal<Heard[]>; // events that the log or the recap points at: lit on the board
  /** The same match with later updates: `pieces` for what moves, `controls`, `panels` for what is costly or not seen. */
  deferred(priority: Exclude<Priority, "board">): Table<View>;
  /** The name of the player at a seat. */
  name(seat: number): string;
  /** Does something, by its text. */
  act(text: string): Promise<Ack>;
  /** Shows why an action cannot be done. */
  why(text: string): Promise<void>;
  /** Shows a sentence for a moment, as a refusal. */
  tell(why: string): void;
}

/** Events gathered into one step of the recap. */
export interface Step {
  seat?: number;
  text: string;
  lit: Heard[];
}

/** A part of the final score, such as a round, a lane or an island. */
export interface Part {
  name: string;
  points: number[]; // by seat
  group?: string; // a heading for it and the parts like it that follow
  sign?: unknown; // a small drawing that stands for it
  where?: unknown; // a small drawing beside its name
  sums?: unknown[]; // by seat: what the points are made of, drawn small; empty where there is nothing
}

/** A rank of a match alone, and the points from which on it is reached. */
export interface Rung {
  name: string;
  from: number;
}

type Component<Props> = (props: Props) => unknown;

/** The exports of board/opening/opening.js, which a game may have: what is seen of it before a match. Its texts are beside it. */
export interface Opening {
  /** Ways to play it, by name: options that differ from the usual ones. Texts `<game>-preset-<name>`, and the same with `-about`. */
  presets: Record<string, Record<string, string>>;
  /** About how long a match with these options takes; options that are not given are the usual ones. Without it `minutes-<game>` holds for all. */
  minutes?(options: Record<string, string>): number;
  /** The game in 30 seconds, in pictures. Texts `<game>-brief-<number>`, and the same with `-about`. */
  pictures: Component<Record<string, never>>[];
}

/** The export of board/miniature.js, which a game may have: home shows a match small without loading its board and its texts. */
export interface Miniature {
  /** The match as one SVG that fills its place, some 130 pixels wide. */
  Miniature: Component<{ table: Table<any> }>;
}

/** The exports of board/board.js. */
export interface BoardModule<View = any> {
  /** The board, in HTML and SVG. */
  Board: Component<{ table: Table<View> }>;
  /** Buttons for the action bar beside Undo, such as Confirm. */
  Actions?: Component<{ table: Table<View> }> | null;
  /** The score sheet with its arithmetic. */
  Sheet: Component<{ table: Table<View> }>;
  /** One sentence: what is asked of me, or for whom the match waits. */
  status(table: Table<View>): string;
  /** A line of the log for an action or an outcome; empty for none. */
  line(table: Table<View>, heard: Heard): string;
  /** A line of the log for a highlight, such as the end of a round, from its words, which nothing but the board reads. */
  highlight(table: Table<View>, words: string[]): string;
  /** Points as they stand. */
  score(table: Table<View>, seat: number): number;
  /** The final score in parts, in the order in which they are counted at the end; together they are the score. */
  parts?(table: Table<View>): Part[];
  /** For a match alone: its ranks, the lowest first. */
  ladder?(table: Table<View>): Rung[] | null;
  /** What a thing on the board is. */
  explain(table: Table<View>, thing: string): HelpText | null;
  /** Where an action is done, or a part of the board, for the tutorial: selectors, of which the first that is seen counts. */
  aims(table: Table<View>, text: string): string[];
  /** Several events gathered for the recap; without it each event is a step. */
  steps?(table: Table<View>, all: Heard[]): Step[];
  /** What an action sounds like; without it like a card that is laid. */
  cue?(heard: Heard): "lay" | "draw";
  /** Whose part of the board somebody who only watches has chosen to see, by seat; null: what the board shows by itself. Links to a replay carry it. */
  lookedAt?: Signal<number | null>;
  /** Options with which the same set-up is played again. */
  again?(table: Table<View>): Record<string, string> | null | undefined;
  /** Its own keys, each with what it does. */
  keys?(): [string[], string][];
  /** The arguments of a refusal in words. */
  words?(args: Record<string, any>): Record<string, any>;
  /** What the value of an option looks like or means for so many players, for the set-up page. */
  OptionPicture?: Component<{ option: string; value: string; seats: number }>;
  /** Ways to write the value of an option, by its name, for the set-up page. */
  writers?: Record<string, Component<{ option: OptionInfo; onPick: (value: string) => void }>>;
}
