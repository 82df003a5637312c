// Written by scripts/page_types.py from what farshore.games.lost_cities presents. Do not edit.

export interface Line {
  suit: string;
  cards: string[];
  sum: number;
  cost: number;
  multiplier: number;
  bonus: number;
  points: number;
}

export interface Receipt {
  round: number;
  expeditions: Line[][];
  table: number[];
  rounds: number[][];
  totals: number[];
}

export interface Table {
  seat: number | null;
  round: number;
  rounds: number;
  starter: number | null;
  step: string;
  acting: number | null;
  hand: string[];
  gains: Record<string, number>;
  gifts: Record<string, number>;
  known: string[][];
  held: number[];
  deck: number;
  turns_left: number | null;
  piles: Record<string, string[]>;
  heights: Record<string, number>;
  closed: string | null;
  piles_shut: boolean;
  unseen: Record<string, number>;
  bonus_cards: number;
  receipt: Receipt;
  truncated: boolean;
}

import type { Heard, HelpText, Table as KitTable } from "../../../web/kit/board.d.ts";
export type { Heard, HelpText };
export type View = Table;
export type BoardTable = KitTable<View>;
