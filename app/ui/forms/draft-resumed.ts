/** The message of a form whose draft was restored after a sign-in: it was not submitted, so nothing failed. */
export const DRAFT_BACK =
  "You were logged out before this was sent. Here is what you typed, but no file, password or token: please look at it, and send it again.";

/** Whether a form's messages are those of a restored draft. */
export const isDraftResumed = (sentences: readonly string[] | null | undefined) =>
  sentences?.[0] === DRAFT_BACK;
