/** The message of a form whose draft was restored after a sign-in: it was not submitted, so nothing failed. */
export const DRAFT_BACK =
  "Your session expired. We restored everything except files, passwords and tokens. Check and resubmit the form.";

/** Whether a form's messages are those of a restored draft. */
export const isDraftResumed = (sentences: readonly string[] | null | undefined) =>
  sentences?.[0] === DRAFT_BACK;
