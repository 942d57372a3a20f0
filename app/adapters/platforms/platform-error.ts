type PlatformReason = "token" | "refused" | "busy" | "unreachable" | "not_its_format";

/**
 * A failed request to a social platform. `token`: the token is no longer valid; `refused`: permanent; `busy`: retry later; `unreachable`: the outcome is unknown.
 */
export class PlatformError extends Error {
  readonly reason: PlatformReason;
  /** Seconds that it asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(reason: PlatformReason, detail: string, retryAfter?: number) {
    super(detail);
    this.name = "PlatformError";
    this.reason = reason;
    this.retryAfter = retryAfter;
  }

  /** Whether asking again may come to something else. */
  get isTransient(): boolean {
    return this.reason !== "token" && this.reason !== "refused";
  }
}
