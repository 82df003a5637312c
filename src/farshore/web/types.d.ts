// Written by scripts/page_types.py from the messages of farshore.server. Do not edit.

// farshore.server.wire
export interface Asked {
  t: string;
  id: string;
  seat: number;
  text: string;
  yes: boolean;
  base: number | null;
}

// farshore.server.wire
export interface Ack {
  t: "ack";
  id: string;
  st: string;
  v: number;
  why?: string;
  args?: Record<string, any>;
  sentence?: string;
}

// farshore.server.wire
export interface Choice {
  text: string;
  points: number;
}

// farshore.server.wire
export interface Summary {
  names: string[];
  to_act: number[];
  changed: number;
  scores: number[] | null;
  ranks: number[] | null;
  deadlines: Record<number, number>;
}

// farshore.server.wire
export interface Seat {
  name: string;
  level: number | null;
  bot: boolean;
  resigned: boolean;
}

// farshore.server.wire
export interface Time {
  deadline: number | null;
  bank: number;
}

// farshore.server.wire
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

// farshore.server.wire
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

// farshore.server.wire
export interface Full {
  t: "full";
  epoch: string;
  v: number;
  scene: Scene;
  heard: Heard[];
}

// farshore.match.audience
export interface Heard {
  kind: string;
  at: number;
  seat?: number;
  text?: string;
}

// farshore.server.wire
export interface Ev {
  t: "ev";
  v: number;
  heard: Heard[];
  scene: Scene;
}

// farshore.server.wire
export interface LookBack {
  heard: Heard[];
  known: number[];
}

// farshore.server.wire
export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  about: string;
  form: string | null;
}

// farshore.server.wire
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  ready: boolean;
}

// farshore.server.lobby
export interface Me {
  id: string;
  name: string;
  token: string | null;
}

// farshore.server.lobby
export interface Name {
  name: string;
}

// farshore.server.lobby
export interface NewTable {
  id: string;
  about: About;
  invitation: Invitation;
}

// farshore.server.lobby
export interface Invitation {
  link: string;
  key: string;
  until: number;
}

// farshore.server.lobby
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

// farshore.server.tutorials
export interface Lesson {
  game: string;
  steps: number;
  moments: Moment[];
}

// farshore.server.tutorials
export interface Moment {
  step: number;
  text: string;
  look: string;
  awaits: string;
  scene: Scene;
  heard: Heard[];
}
