import { IDEMPOTENCY_FIELD } from "~/core/idempotency";

/** Whether a field's value is never sent back: secrets are typed again, and a form token is valid for one submit. */
export const isSecretField = (name: string): boolean =>
  name === IDEMPOTENCY_FIELD || /password|passphrase|secret|token|otp|(^|[.])(code|pin|cvv|cvc)$/i.test(name);

/** Also excludes `key` fields, which a form may show again: a sign-in provider's short name or a feed key. */
export const isLeftOutOfDrafts = (name: string): boolean => isSecretField(name) || /(^|[.])key$/i.test(name);
