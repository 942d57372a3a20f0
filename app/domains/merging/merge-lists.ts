export const MERGE_LISTS = ["companies", "contacts"] as const;
export type MergeList = (typeof MERGE_LISTS)[number];
