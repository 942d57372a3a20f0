export type FetchReason =
  | "unreachable"
  | "too_slow"
  | "too_large"
  | "status"
  | "not_its_format"
  | "refused_address"
  | "robots"
  | "missing";

/** A third-party server did not return the requested resource. */
export class FetchError extends Error {
  readonly reason: FetchReason;
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(reason: FetchReason, detail: string, retryAfter?: number) {
    super(detail);
    this.name = "FetchError";
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
