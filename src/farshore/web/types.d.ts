// Written by scripts/page_types.py from the messages of farshore.server. Do not edit.

/** A request about a match. `id` is the client's own name for it: sent twice, it is carried out once. */
export interface Asked {
  t: string;
  id: string;
  seat: number;
  text: string;
  yes: boolean;
  base: number | null;
}

/** What became of a request: `applied`, `duplicate` or `rejected`, the last with a code and a sentence. */
export interface Ack {
  t: "ack";
  id: string;
  st: string;
  v: number;
  why?: string;
  args?: Record<string, any>;
  sentence?: string;
}

/** A legal action, and by how much it would change the own score at once. */
export interface Choice {
  text: string;
  points: number;
}

/** What lists show of a match. */
export interface Summary {
  names: string[];
  to_act: number[];
  changed: number;
  scores: number[] | null;
  ranks: number[] | null;
  deadlines: Record<number, number>;
}

/** Who sits where, for everybody to see. */
export interface Seat {
  name: string;
  level: number | null;
  bot: boolean;
  resigned: boolean;
}

/** How much time a seat has. */
export interface Time {
  deadline: number | null;
  bank: number;
}

/** What everybody may know of a match, whatever its game. */
export interface About {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: Seat[];
  status: string;
  commitment: string | null;
  undo_asked: number | null;
  reason: string | null;
  scores: number[] | null;
  ranks: number[] | null;
  rematch: string | null;
  turned: number;
}

/** A match as one audience sees it now. */
export interface Scene {
  about: About;
  seat: number | null;
  view: any;
  acts: boolean;
  legal: Choice[];
  may_undo: boolean;
  together: number[];
  turns: number[];
  times: (Time | null)[];
  now: number;
}

/** Everything an audience may know. */
export interface Full {
  t: "full";
  epoch: string;
  v: number;
  scene: Scene;
  heard: Heard[];
}

/** Something an audience may know: what kind of thing, by or for which seat (None: nobody's), in which words. */
export interface Heard {
  kind: string;
  at: number;
  seat?: number;
  text?: string;
}

/** What an audience heard since number `v` less the length of `heard`, and how things stand after it. */
export interface Ev {
  t: "ev";
  v: number;
  heard: Heard[];
  scene: Scene;
}

/** A finished match to be looked at step by step: what was heard in all, and how much of it at every stop. */
export interface LookBack {
  heard: Heard[];
  known: number[];
}

/** An option of a game, for the set-up page. */
export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  about: string;
  form: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  ready: boolean;
}

/** Who I am here; the token is given once, to programs that keep it themselves. */
export interface Me {
  id: string;
  name: string;
  token: string | null;
}

/** A name to go by; empty: one is made up. */
export interface Name {
  name: string;
}

/** A table that was just opened. */
export interface NewTable {
  id: string;
  about: About;
  invitation: Invitation;
}

/** What lets others in to a private table. A link carries it behind a #, which browsers send to nobody. */
export interface Invitation {
  link: string;
  key: string;
  until: number;
}

/** A table in a list. */
export interface Entry {
  id: string;
  game: string;
  status: string;
  seats: number;
  names: string[];
  updated: number;
  my_turn: boolean;
  deadline: number | null;
  scores: number[] | null;
  ranks: number[] | null;
}

/** A tutorial, moment by moment. */
export interface Lesson {
  game: string;
  steps: number;
  moments: Moment[];
}

/** A moment of a tutorial: the board, and the action that is awaited; none: it is only to be read. */
export interface Moment {
  step: number;
  text: string;
  look: string;
  awaits: string;
  scene: Scene;
  heard: Heard[];
}
