import { IDEMPOTENCY_FIELD } from "~/core/idempotency";

/** Whether what is typed in a field is never sent back: secrets are typed again, and a form token is valid for one submit. */
export const isSecretField = (name: string): boolean =>
  name === IDEMPOTENCY_FIELD || /password|passphrase|secret|token|otp|(^|[.])(code|pin|cvv|cvc)$/i.test(name);

/** Also without a key, which a form may show again: it is the short name of a sign-in provider, or the key of a feed. */
export const isLeftOutOfDrafts = (name: string): boolean => isSecretField(name) || /(^|[.])key$/i.test(name);
