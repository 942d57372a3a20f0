import type { Person } from "./person";

export interface PageOwners {
  team: Person[];
  chosen: string;
  /** By the row's id, the place of its owner in `team`. */
  rows?: Record<number, number>;
}
