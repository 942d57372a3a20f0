import type { Factor } from "./match-weights";

export interface Missing {
  /** A suggestion for the agent, such as "add French", with its points. */
  text: string;
  points: number;
}

export interface Reason {
  factor: Factor;
  points: number;
  most: number;
  text: string;
  missing: Missing[];
}

export const gain = (text: string, points: number): Missing[] =>
  points > 0 ? [{ text: `${text}: +${points}`, points }] : [];
