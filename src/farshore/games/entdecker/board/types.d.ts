// Written by scripts/page_types.py from what farshore.games.entdecker presents. Do not edit.

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
  placements: Placement[];
  landings: Landing[];
}

export interface Facts {
  columns: number;
  rows: number;
  lands: Record<string, string>;
  edge_costs: Record<string, number>;
  costs: Record<string, number>;
  gold: number;
  pieces: Record<string, number[]>;
  layouts: Record<string, string>;
  eyes: number[];
  path_length: number;
  die: string[];
  tokens: number[];
  events: string[];
  others_income: number;
  rank_points: Record<number, number[]>;
}

export interface Fit {
  kind: string;
  places: string[];
}

export interface Hut {
  number: number;
  path: (Scout | null)[];
  opened: boolean;
  token: number | null;
  known_by: number[];
  leader: number | null;
  next: number | null;
}

export interface HutSheet {
  hut: number;
  token: number;
  counts: number[];
  nearest: (number | null)[];
  winner: number | null;
}

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

export interface IslandSheet {
  first: string;
  tiles: number;
  bonus: number;
  value: number;
  ranks: number[];
  points: number[];
}

export interface Landing {
  unit: string;
  side: string;
  now: number[];
  island: Prospect;
}

export interface Payment {
  bank: number;
  tolls: Record<number, number>;
  tiles: string[];
  edge: string;
}

export interface Placement {
  place: string;
  islands: Prospect[];
  dead_end: boolean;
}

export interface Player {
  gold: number;
  points: number;
  under_way: number;
  scouts: number;
  forts: number;
  settlements: number;
  numbers: number[];
  due: number;
  due_numbers: number[];
  chiefs: number[];
}

export interface Prospect {
  value: number;
  open: number;
  ranks: number[];
  points: number[];
  joins: number;
}

export interface Receipt {
  islands: IslandSheet[];
  huts: HutSheet[];
  island_points: number[];
  hut_points: number[];
  totals: number[];
}

export interface Scout {
  seat: number;
  number: number | null;
}

export interface Stack {
  number: number;
  tiles: number;
  back: string | null;
  fits: number;
  of: number;
}

export interface Start {
  place: string;
  cost: number;
  payable: boolean;
  ways: Payment[];
  fits: number;
}

export interface Supply {
  plain: Record<string, number>;
  events: Record<string, number>;
}

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

export interface Tile {
  cell: string;
  kind: string;
  turns: number;
  land: string;
  bonus: number;
  laid: boolean;
}

export interface Unit {
  cell: string;
  seat: number;
  kind: string;
  side: string;
  number: number | null;
}

import type { Heard, HelpText, Table as KitTable } from "../../../web/kit/board.d.ts";
export type { Heard, HelpText };
export type View = Table;
export type BoardTable = KitTable<View>;
