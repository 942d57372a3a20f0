/** What a form says whose draft came back after a sign-in: it was not tried, so nothing failed. */
export const DRAFT_BACK =
  "Your session expired before this was sent. We restored your entries except files, passwords and tokens. Check them and send again.";

/** Whether the sentences of a form are those of a draft that came back. */
export const isDraftResumed = (sentences: readonly string[] | null | undefined) =>
  sentences?.[0] === DRAFT_BACK;
