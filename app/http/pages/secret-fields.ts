import { IDEMPOTENCY_FIELD } from "~/core/idempotency";

/** Whether what is typed in a field never comes back: secrets are typed again, and a form token is valid for one submit. */
export const isSecretField = (name: string): boolean =>
  name === IDEMPOTENCY_FIELD || /password|passphrase|secret|token|otp|(^|[.])(code|pin|cvv|cvc)$/i.test(name);
