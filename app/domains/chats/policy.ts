export const MAX_TEXT_LENGTH = 2_000;

/** Messages per chat page, within the byte budget of an agent page. */
export const SHOWN = 20;

export const CLOSED =
  "You can message each other while an invitation, assignment or request is open. Earlier messages stay here.";
