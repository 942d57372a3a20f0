type PlatformReason = "token" | "refused" | "busy" | "unreachable" | "not_its_format";

/**
 * A failed request to a social platform. `token`: the token is no longer valid; `refused`: permanent; `busy`: retry later; `unreachable`: the outcome is unknown.
 */
export class PlatformError extends Error {
  readonly reason: PlatformReason;
  /** Seconds that the platform asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(reason: PlatformReason, detail: string, retryAfter?: number) {
    super(detail);
    this.name = "PlatformError";
    this.reason = reason;
    this.retryAfter = retryAfter;
  }

  /** Whether a retry may succeed. */
  get isTransient(): boolean {
    return this.reason !== "token" && this.reason !== "refused";
  }
}
