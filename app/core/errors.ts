/** Every expected refusal of the product. `HTTP_STATUS` is the only table from a code to a status. */
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

/** Thrown by domains for a refusal the user can act on; `field` names the input it belongs to, `others` say something of further fields. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly others: Readonly<Record<string, string>>;
  /** Seconds until it makes sense to try again: the `Retry-After` of the answer. */
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

  /** A limit that ends by itself is one of the rate (429); any other wants a larger plan (402). */
  get status(): number {
    return this.code === "limit_reached" && this.retryAfter !== undefined ? 429 : HTTP_STATUS[this.code];
  }
}

export const notFound = (what: string) => new DomainError("not_found", `${what} wasn’t found.`);
