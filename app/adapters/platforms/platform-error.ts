type PlatformReason = "token" | "refused" | "busy" | "unreachable" | "not_its_format";

/**
 * A social platform did not do what it was asked. `token`: it takes this token no longer; `refused`: it never will;
 * `busy`: it did not, and asks to wait; `unreachable`: nobody knows whether it did.
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
