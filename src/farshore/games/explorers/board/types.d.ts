// Written by scripts/page_types.py from what farshore.games.explorers presents. Do not edit.

/** A view as clients get it, with what follows from it. */
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
  villages: Record<string, string>;
  start: string | null;
  temples: Shrine[];
  achievements: Race[];
  boards: Frame[];
  mine: Turn | null;
  receipt: Receipt;
  truncated: boolean;
}

/** A temple of the map, and what exploring it in this turn would bring; None if its list is used up. */
export interface Shrine {
  quadrant: string;
  square: string;
  points: number | null;
  bonus: number | null;
}

/** An achievement in play; for a race that somebody can still meet, the points of doing so in this turn. */
export interface Race {
  name: string;
  points: number | null;
}

/** The board of one seat. */
export interface Frame {
  marks: string[];
  fresh: string[];
  keys: number;
  keys_spent: number;
  scrolls: number;
  scrolls_spent: number;
  gems: number;
  horses: number;
  provisions: string[];
}

/** Where a seat stands in its running turn: its own business. */
export interface Turn {
  stage: string;
  option: number | null;
  terrains: string;
  left: number;
  horse: boolean;
  scrolled: boolean;
  may_scroll: boolean;
  bonuses: Record<string, number>;
}

/** The score sheets of all seats. */
export interface Receipt {
  sheets: Sheet[];
  totals: number[];
  rank: number | null;
}

/** The score of one seat. */
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
}

/** What a round scores: its column of provisions, and the gems found until its end (57, 58, 64, 65). */
export interface Round {
  number: number;
  provisions: string;
  provision_points: number;
  gems: number;
  gem_points: number;
}

/** A village with its marked neighbours; on the expert side only the first of the weakest has points (60, 70). */
export interface Village {
  quadrant: string;
  neighbours: number;
  points: number;
}

/** A temple and the points it brought; None if it is not explored (61, 67). */
export interface Temple {
  quadrant: string;
  points: number | null;
}

/** An achievement: how far one has come, how far there is to go (0: as far as one can), and its points (71). */
export interface Goal {
  name: string;
  count: number;
  due: number;
  points: number;
}

export type View = Table;
