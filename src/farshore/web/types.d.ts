// Written by scripts/page_types.py from the messages of farshore.server. Do not edit.

export interface About {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: Seat[];
  status: string;
  commitment: string | null;
  fair: Fairness;
  undo_asked: number | null;
  reason: string | null;
  scores: number[] | null;
  ranks: number[] | null;
  rematch: string | null;
  turned: number;
  halt: Halt | null;
  ends: number[];
  pace: Pace;
}

export interface Ack {
  t: "ack";
  id: string;
  st: string;
  v: number;
  why?: string;
  args?: Record<string, any>;
  sentence?: string;
}

export interface Choice {
  text: string;
  points: number;
}

export interface ClientRequest {
  t: string;
  id: string;
  seat: number;
  text: string;
  yes: boolean;
  base: number | null;
  following: string;
}

export interface Entry {
  id: string;
  game: string;
  status: string;
  seats: number;
  names: string[];
  levels: (number | null)[];
  updated: number;
  my_turn: boolean;
  deadline: number | null;
  scores: number[] | null;
  ranks: number[] | null;
}

export interface Ev {
  t: "ev";
  v: number;
  heard: Heard[];
  scene: Scene;
}

export interface Fairness {
  scheme: number;
  abandoned: number;
  owed: number[];
  reveal_by: number | null;
  without: number[];
  redrawn: number;
}

export interface Full {
  t: "full";
  epoch: string;
  v: number;
  scene: Scene;
  heard: Heard[];
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  ready: boolean;
  level: number;
  ready_in: number | null;
}

export interface Halt {
  played: number;
  rules: number;
  step: number;
  code: string;
  sentence: string;
}

export interface Heard {
  kind: string;
  at: number;
  seat?: number;
  text?: string;
}

export interface Invitation {
  link: string;
  key: string;
  until: number;
}

export interface Lesson {
  game: string;
  steps: number;
  moments: Moment[];
}

export interface Me {
  id: string;
  name: string;
  token: string | null;
}

export interface Moment {
  step: number;
  text: string;
  look: string;
  awaits: string;
  scene: Scene;
  heard: Heard[];
}

export interface Name {
  name: string;
}

export interface NewTable {
  id: string;
  about: About;
  invitation: Invitation;
}

export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  about: string;
  form: string | null;
}

export interface Pace {
  turn: number;
  bank: number;
}

export interface People {
  t: "people";
  here: number[];
  watching: number;
}

export interface Reach {
  where: string;
  address: string;
  may_switch: boolean;
}

export interface ReplayLog {
  heard: Heard[];
  known: number[];
  steps: number;
  halt: Halt | null;
}

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

export interface Seat {
  name: string;
  level: number | null;
  bot: boolean;
  resigned: boolean;
  commitment: string | null;
}

export interface Summary {
  names: string[];
  to_act: number[];
  changed: number;
  scores: number[] | null;
  ranks: number[] | null;
  deadlines: Record<number, number>;
  abandoned: boolean;
  standing: number[] | null;
  frozen: boolean;
  levels: (number | null)[];
  starting: boolean;
}

export interface Time {
  deadline: number | null;
  bank: number;
}
