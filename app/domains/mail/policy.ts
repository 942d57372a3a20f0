export const MAX_TRIES = 5;

/** Seconds until an email is retried, by number of attempts: 1, 5, 30 and 120 minutes. */
export const RETRY_AFTER = [0, 60, 300, 1_800, 7_200] as const;

/** Seconds after which a claimed email counts as lost: longer than any transport keeps trying. */
export const CLAIM_LASTS = 600;

const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i;

/** Whether the address is in a reserved domain (RFC 2606, RFC 6761): examples, tests and demo users. */
export const isReservedAddress = (address: string) =>
  RESERVED.test(address.slice(address.lastIndexOf("@") + 1));
