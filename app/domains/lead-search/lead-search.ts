import type { leadSearches, leads } from "./tables";

export type LeadSearch = typeof leadSearches.$inferSelect;
export type Lead = typeof leads.$inferSelect;
export type Evidence = Lead["evidence"];

/** The input of a run; `id` is 0 for an unsaved search. */
export type SearchQuery = Pick<LeadSearch, "id" | "criteria" | "companyIds" | "maxLeads"> & {
  /** Basic records that may be charged: the accepted number, 0 by default. */
  acceptedBasic?: number;
};

/** The number counts up, so a message of an older run finds nothing to do. */
export interface Run {
  searchId: number;
  runNumber: number;
}
