export const MAX_TEXT_LENGTH = 2_000;

/** Messages per page of a chat, within an agent page's byte budget. */
export const SHOWN = 20;

export const CLOSED =
  "You write to each other while an offer, an assignment or a request is open between you. What was written stays here.";
