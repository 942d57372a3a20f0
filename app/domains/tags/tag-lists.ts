export const TAG_LISTS = ["companies", "contacts", "leads", "opportunities"] as const;
export type TagList = (typeof TAG_LISTS)[number];

export const MAX_TAGS = 100;
export const MAX_TAGS_PER_ROW = 10;
export const MAX_STORED_TAGS_PER_ROW = 30;
export const MAX_TAG_LENGTH = 40;
