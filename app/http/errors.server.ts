import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { m } from "~/messages/messages";

/**
 * Converts a domain error to an error response with its status and message; returns any other error as it is. The
 * caller throws it.
 */
export function toErrorResponse(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { status, retryAfter } = error;
  const headers: HeadersInit = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return new Response(error.message, { status, statusText: error.code, headers });
}

/** Returns the result of `run`, or what `answer` makes of a domain error. */
export async function catchDomainError<T, R>(
  run: () => Promise<T>,
  answer: (error: DomainError) => R | Promise<R>,
): Promise<T | R> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError) return answer(error);
    throw error;
  }
}

/**
 * Returns the result of `run`; logs an unexpected failure and reports it as `message`. @throws DomainError unavailable;
 * any error `run` raises
 */
export async function orUnavailable<T>(ctx: Context, message: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError || error instanceof Response) throw error;
    ctx.log.error("door failed", reasonOf(error));
    throw new DomainError("unavailable", message);
  }
}

export type FieldErrors = Record<string, string[]>;

const text = (message: string, status: number, headers?: HeadersInit) => {
  const answer = new Response(message, { status, headers });
  answer.headers.set("content-type", "text/plain; charset=utf-8");
  return answer;
};

/** API clients recognise a failed sign-in by the first word of the message; pages show only the reason. */
const messageOfCall = ({ code, message }: DomainError) =>
  code === "unauthenticated" ? m.errors_errors_unauthorized({ reason: message }) : message;

/**
 * The response for a failed API request: the message as plain text, or RFC 9457 with field errors if requested.
 * Rethrows other errors.
 */
export function errorResponse(
  request: Request,
  error: unknown,
  fields: FieldErrors = {},
  saysMessage = false,
): Response {
  if (!(error instanceof DomainError)) throw error;
  const { status } = error;
  const headers: Record<string, string> = error.retryAfter ? { "retry-after": String(error.retryAfter) } : {};
  const wantsProblem = request.headers.get("accept")?.includes("application/problem+json");
  const message = messageOfCall(error);
  if (!wantsProblem)
    return saysMessage ? Response.json({ message }, { status, headers }) : text(message, status, headers);
  const others = Object.fromEntries(Object.entries(error.others).map(([name, said]) => [name, [said]]));
  const errors = error.field ? { [error.field]: [error.message], ...others, ...fields } : fields;
  return Response.json(
    { type: "about:blank", title: message, status, code: error.code, errors },
    { status, headers: { ...headers, "content-type": "application/problem+json" } },
  );
}

export const wrongMethod = (allowed: string[]) =>
  text(m.errors_errors_method_not_allowed_this_call({ value: allowed.join(", ") }), 405, {
    allow: allowed.join(", "),
  });

export const endpointNotFound = () => text(m.errors_errors_there_is_no_call_at(), 404);
