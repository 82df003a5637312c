// Written by scripts/page_types.py from what farshore.games.entdecker presents. Do not edit.

// farshore.games.entdecker.present
export interface Table {
  seat: number | null;
  seats: number;
  phase: string;
  turn: number;
  acting: number | null;
  spaces: number;
  tiles: Tile[];
  units: Unit[];
  islands: Island[];
  starts: Start[];
  expedition: Expedition | null;
  stacks: Stack[];
  unseen: Supply;
  unseen_kinds: Record<string, number>;
  fitting: Record<string, number>;
  discards: Supply;
  open: Record<string, number>;
  players: Player[];
  huts: Hut[];
  taken: number | null;
  unseen_tokens: Record<number, number>;
  passes: number;
  quiet: number;
  chief_scouts: boolean;
  toll_per_owner: boolean;
  receipt: Receipt;
  truncated: boolean;
}

// farshore.games.entdecker.present
export interface Tile {
  cell: string;
  kind: string;
  turns: number;
  land: string;
  bonus: number;
  laid: boolean;
}

// farshore.games.entdecker.present
export interface Unit {
  cell: string;
  seat: number;
  kind: string;
  side: string;
  number: number | null;
}

// farshore.games.entdecker.present
export interface Island {
  first: string;
  cells: string[];
  bonus: number;
  value: number;
  open: number;
  open_cells: string[];
  units: Unit[];
  straits: string[];
  ranks: number[];
  points: number[];
  scored: boolean;
  number: number | null;
}

// farshore.games.entdecker.present
export interface Start {
  place: string;
  cost: number;
  payable: boolean;
  ways: Payment[];
  fits: number;
}

// farshore.games.entdecker.present
export interface Payment {
  bank: number;
  tolls: Record<number, number>;
  tiles: string[];
  edge: string;
}

// farshore.games.entdecker.present
export interface Expedition {
  ship: string;
  source: string;
  left: number;
  drawn: boolean;
  found: boolean;
  hand: string | null;
  event: string | null;
  dead_end: boolean;
  targets: string[];
  guarded: boolean;
  fitting: number;
  fits: Fit[];
}

// farshore.games.entdecker.present
export interface Fit {
  kind: string;
  places: string[];
}

// farshore.games.entdecker.present
export interface Stack {
  number: number;
  tiles: number;
  back: string | null;
  fits: number;
  of: number;
}

// farshore.games.entdecker.present
export interface Supply {
  plain: Record<string, number>;
  events: Record<string, number>;
}

// farshore.games.entdecker.present
export interface Player {
  gold: number;
  points: number;
  scouts: number;
  forts: number;
  settlements: number;
  numbers: number[];
  due: number;
  due_numbers: number[];
  chiefs: number[];
}

// farshore.games.entdecker.present
export interface Hut {
  number: number;
  path: (Scout | null)[];
  opened: boolean;
  token: number | null;
  known_by: number[];
  leader: number | null;
  next: number | null;
}

// farshore.games.entdecker.present
export interface Scout {
  seat: number;
  number: number | null;
}

// farshore.games.entdecker.present
export interface Receipt {
  islands: IslandSheet[];
  huts: HutSheet[];
  island_points: number[];
  hut_points: number[];
  totals: number[];
}

// farshore.games.entdecker.present
export interface IslandSheet {
  first: string;
  tiles: number;
  bonus: number;
  value: number;
  ranks: number[];
  points: number[];
}

// farshore.games.entdecker.present
export interface HutSheet {
  hut: number;
  token: number;
  counts: number[];
  nearest: (number | null)[];
  winner: number | null;
}

// farshore.games.entdecker.present
export interface Facts {
  columns: number;
  rows: number;
  lands: Record<string, string>;
  edge_costs: Record<string, number>;
  costs: Record<string, number>;
  layouts: Record<string, string>;
  eyes: number[];
  path_length: number;
  die: string[];
  tokens: number[];
  events: string[];
  others_income: number;
  rank_points: Record<number, number[]>;
}

import type { Heard, HelpText, Table as KitTable } from "../../../web/kit/board.d.ts";
export type { Heard, HelpText };
export type View = Table;
export type BoardTable = KitTable<View>;
