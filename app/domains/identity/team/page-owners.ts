import type { Person } from "./person";

export interface PageOwners {
  team: Person[];
  chosen: string;
  /** Index in `team` of each row's owner, by row id. */
  rows?: Record<number, number>;
}
