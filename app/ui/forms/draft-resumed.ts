/** What a form says whose draft came back after a sign-in: it was not tried, so nothing failed. */
export const DRAFT_BACK =
  "You were logged out before this was sent. Here is what you typed, but no file, password or token: please look at it, and send it again.";

/** Whether the sentences of a form are those of a draft that came back. */
export const isDraftResumed = (sentences: readonly string[] | null | undefined) =>
  sentences?.[0] === DRAFT_BACK;
