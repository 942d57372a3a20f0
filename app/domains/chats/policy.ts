export const MAX_TEXT_LENGTH = 2_000;

/** How many messages of a chat a page shows: an agent's stays within its bytes. */
export const SHOWN = 20;

export const CLOSED =
  "You write to each other while an offer, an assignment or a request is open between you. What was written stays here.";
