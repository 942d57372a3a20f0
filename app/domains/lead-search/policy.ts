export const MAX_KEYWORDS = 50;
export const MAX_KEYWORD_LENGTH = 60;
export const MAX_SENTENCE_LENGTH = 500;
export const MAX_SEARCH_NAME_LENGTH = 120;
/** Most leads one run may add. */
export const MAX_LEADS_PER_RUN = 500;
export const DEFAULT_LEADS_PER_RUN = 25;
