/**
 * "refused": the server rejects this user; "busy": try again later; "insecure": no TLS although requested; "too-much":
 * more data than requested, reading stopped; "unsupported": lacks what RFC 3501 requires.
 */
export type ImapErrorCode =
  | "unreachable"
  | "insecure"
  | "refused"
  | "busy"
  | "no-inbox"
  | "too-much"
  | "unsupported";

export class ImapError extends Error {
  readonly code: ImapErrorCode;

  constructor(code: ImapErrorCode, said: string) {
    super(said.replace(/[^\x20-\x7e’]/g, "?").slice(0, 300));
    this.code = code;
  }
}

/** Any other connection error counts as a network error. */
export const asImapError = (error: unknown): ImapError =>
  error instanceof ImapError
    ? error
    : new ImapError("unreachable", error instanceof Error ? error.message : String(error));
