import { DomainError } from "~/core/errors";

/** An error of the domain as a page's error, with its status and its words; any other as it is. To be thrown. */
export function toErrorResponse(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { status, retryAfter } = error;
  const headers: HeadersInit = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return new Response(error.message, { status, headers });
}
