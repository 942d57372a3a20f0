export const TAG_LISTS = ["companies", "contacts", "leads", "opportunities"] as const;
export type TagList = (typeof TAG_LISTS)[number];

export const MOST_TAGS = 100;
export const MOST_TAGS_OF_ROW = 10;
export const MOST_KEPT_TAGS_OF_ROW = 30;
export const LONGEST_TAG = 40;
