/**
 * "refused": the server does not let this user in; "busy": not now; "insecure": no TLS where it was asked for; "too-much": more
 * than was asked for, and nothing more is read; "unsupported": it lacks what RFC 3501 asks of it.
 */
export type ImapTrouble =
  | "unreachable"
  | "insecure"
  | "refused"
  | "busy"
  | "no-inbox"
  | "too-much"
  | "unsupported";

export class ImapError extends Error {
  readonly trouble: ImapTrouble;

  constructor(trouble: ImapTrouble, said: string) {
    super(said.replace(/[^\x20-\x7e]/g, "?").slice(0, 300));
    this.trouble = trouble;
  }
}

/** Whatever went wrong on a connection: what is no error of ours is the network's. */
export const asImapError = (error: unknown): ImapError =>
  error instanceof ImapError
    ? error
    : new ImapError("unreachable", error instanceof Error ? error.message : String(error));
