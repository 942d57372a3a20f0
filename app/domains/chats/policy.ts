export const MAX_TEXT_LENGTH = 2_000;

/** How many messages of a chat a page shows: an agent's stays within its bytes. */
export const SHOWN = 20;

export const CLOSED =
  "You can message each other while an invitation, assignment or request is open. Earlier messages stay here.";
