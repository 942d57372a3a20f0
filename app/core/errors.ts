/** HTTP status of every expected error. The only table from error codes to statuses. */
const HTTP_STATUS = {
  not_found: 404,
  unauthenticated: 401,
  forbidden: 403,
  malformed: 400,
  invalid: 422,
  conflict: 409,
  gone: 410,
  limit_reached: 402,
  too_many: 429,
  too_large: 413,
  unsupported: 415,
  unavailable: 503,
} as const;

type ErrorCode = keyof typeof HTTP_STATUS;

/**
 * Thrown by domains for an error the user can act on. `field` names the input it belongs to; `others` has messages for
 * further fields.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly others: Readonly<Record<string, string>>;
  /** Seconds until a retry makes sense: the `Retry-After` of the response. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { field?: string; others?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.field = options.field;
    this.others = options.others ?? {};
    this.retryAfter = options.retryAfter;
  }

  /** A limit that resets by itself is a rate limit (429); any other requires a larger plan (402). */
  get status(): number {
    return this.code === "limit_reached" && this.retryAfter !== undefined ? 429 : HTTP_STATUS[this.code];
  }
}

export const notFound = (what: string) => new DomainError("not_found", `${what} wasn’t found.`);
