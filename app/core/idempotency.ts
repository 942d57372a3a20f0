/** The hidden field of a form that creates something. Its value identifies the submission, so that a repeat has no effect. */
export const IDEMPOTENCY_FIELD = "idempotencyKey";
