import type { leadSearches, leads } from "./tables";

export type LeadSearch = typeof leadSearches.$inferSelect;
export type Lead = typeof leads.$inferSelect;
export type Evidence = Lead["evidence"];

/** The input of a run; `id` is 0 for an unsaved search. */
export type SearchQuery = Pick<LeadSearch, "id" | "criteria" | "companyIds" | "maxLeads"> & {
  /** Number of basic records that the user agreed to be charged for; 0 by default. */
  acceptedBasic?: number;
};

/** `runNumber` increases with each run, so a message of an older run finds nothing to do. */
export interface Run {
  searchId: number;
  runNumber: number;
}
