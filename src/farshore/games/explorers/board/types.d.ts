// Written by scripts/page_types.py from what farshore.games.explorers presents. Do not edit.

export interface Board {
  marks: string[];
  fresh: string[];
  keys: number;
  keys_spent: number;
  scrolls: number;
  scrolls_spent: number;
  gems: number;
  horses: number;
  provisions: string[];
  option_marks: number[];
}

export interface Face {
  ground: string[];
  objects: string[];
}

export interface Facts {
  rounds: number;
  turns: number;
  setup_marks: number;
  scroll_marks: number;
  cards: string[][];
  achievements: string[];
  most_achievements: number;
  slots: Record<string, number>;
  example: Face;
  provision_points: number[];
  expert_provision_points: number[];
  village_points: number[];
  expert_village_points: number[];
  temple_points: number[][];
  temple_marks: number[][];
  gem_line: number[];
  solo_bounds: number[];
}

export interface Goal {
  name: string;
  count: number;
  due: number;
  points: number;
}

export interface Race {
  name: string;
  points: number | null;
}

export interface Receipt {
  sheets: Sheet[];
  totals: number[];
  rank: number | null;
  ranks: number[];
}

export interface Round {
  number: number;
  provisions: string;
  provision_points: number;
  gems: number;
  gem_points: number;
}

export interface Sheet {
  rounds: Round[];
  running: Round | null;
  villages: Village[];
  temples: Temple[];
  goals: Goal[];
  provisions: number;
  gems: number;
  village_points: number;
  temple_points: number;
  goal_points: number;
  total: number;
  ending: number;
}

export interface Shrine {
  quadrant: string;
  square: string;
  points: number | null;
  bonus: number | null;
}

export interface Table {
  seat: number | null;
  seats: number;
  phase: string;
  round: number;
  turn: number;
  active: number | null;
  card: string[];
  number: number | null;
  near: number | null;
  chosen: number | null;
  cards_left: number[];
  tiles: string;
  ground: string[];
  objects: string[];
  faces: Record<string, Face>;
  villages: Record<string, string>;
  start: string | null;
  temples: Shrine[];
  achievements: Race[];
  boards: Board[];
  mine: Turn | null;
  receipt: Receipt;
  larder: string[];
  truncated: boolean;
}

export interface Temple {
  quadrant: string;
  points: number | null;
}

export interface Turn {
  stage: string;
  option: number | null;
  terrains: string;
  left: number;
  granted: number;
  horse: boolean;
  scrolled: boolean;
  may_scroll: boolean;
  bonuses: Record<string, number>;
  open: Record<string, string[]>;
  closed: string[];
}

export interface Village {
  quadrant: string;
  neighbours: number;
  points: number;
}

import type { Heard, HelpText, Table as KitTable } from "../../../web/kit/board.d.ts";
export type { Heard, HelpText };
export type View = Table;
export type BoardTable = KitTable<View>;
