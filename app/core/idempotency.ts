/** The hidden field of a form that creates something: which press of its button this is. */
export const IDEMPOTENCY_FIELD = "idempotencyKey";
