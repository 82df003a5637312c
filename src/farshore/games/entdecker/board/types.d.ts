// Written by scripts/page_types.py from what farshore.games.entdecker presents. Do not edit.

/** A view as clients get it, with what follows from it. */
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

/** An explored tile. */
export interface Tile {
  cell: string;
  kind: string;
  turns: number;
  land: string;
  bonus: number;
  laid: boolean;
}

/** A unit on a tile. */
export interface Unit {
  cell: string;
  seat: number;
  kind: string;
  side: string;
  number: number | null;
}

/** Land that hangs together: ranks and points as if it were complete now, or as it was scored. */
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

/** A place to start from. */
export interface Start {
  place: string;
  cost: number;
  payable: boolean;
  ways: Payment[];
  fits: number;
}

/** Who gets what for a start, and a way on which it is so. */
export interface Payment {
  bank: number;
  tolls: Record<number, number>;
  tiles: string[];
  edge: string;
}

/** A ship that is under way. */
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
  fits: Fit[];
}

/** Whether a kind fits beside the ship, and where. */
export interface Fit {
  kind: string;
  places: string[];
}

/** A hidden stack. */
export interface Stack {
  number: number;
  tiles: number;
  back: string | null;
  fits: number;
  of: number;
}

/** Tiles by kind, and those with events as `coast gold`. */
export interface Supply {
  plain: Record<string, number>;
  events: Record<string, number>;
}

/** What a seat has. */
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

/** A hut with its path. */
export interface Hut {
  number: number;
  path: (Scout | null)[];
  opened: boolean;
  token: number | null;
  known_by: number[];
  leader: number | null;
}

/** A scout on a path. */
export interface Scout {
  seat: number;
  number: number | null;
}

/** The score of all seats. */
export interface Receipt {
  islands: IslandSheet[];
  huts: HutSheet[];
  island_points: number[];
  hut_points: number[];
  totals: number[];
}

/** An island that was scored: tiles + bonus = value; ranks and points by seat (R11.3 to R11.6). */
export interface IslandSheet {
  first: string;
  tiles: number;
  bonus: number;
  value: number;
  ranks: number[];
  points: number[];
}

/** A hut that was opened: scouts on its path by seat, chiefs counted twice, and who got the token (R14.2). */
export interface HutSheet {
  hut: number;
  token: number;
  counts: number[];
  nearest: (number | null)[];
  winner: number | null;
}

export type View = Table;
