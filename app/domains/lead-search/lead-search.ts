import type { leadSearches, leads } from "./tables";

export type LeadSearch = typeof leadSearches.$inferSelect;
export type Lead = typeof leads.$inferSelect;
export type Evidence = Lead["evidence"];

/** The number counts up, so a message of an older run finds nothing to do. */
export interface Run {
  searchId: number;
  runNumber: number;
}
