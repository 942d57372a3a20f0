import type { leadSearches, leads } from "./tables";

export type LeadSearch = typeof leadSearches.$inferSelect;
export type Lead = typeof leads.$inferSelect;
export type Evidence = Lead["evidence"];

/** What a run looks for; `id` is 0 for a search that is not saved. */
export type SearchQuery = Pick<LeadSearch, "id" | "criteria" | "companyIds" | "maxLeads"> & {
  /** Basic records that may be charged: as many as were accepted, 0 where nothing is said. */
  acceptedBasic?: number;
};

/** The number counts up, so a message of an older run finds nothing to do. */
export interface Run {
  searchId: number;
  runNumber: number;
}
