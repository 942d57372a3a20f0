import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { m } from "~/messages/messages";

/** An error of the domain as a page's error, with its status and its words; any other as it is. To be thrown. */
export function toErrorResponse(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { status, retryAfter } = error;
  const headers: HeadersInit = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return new Response(error.message, { status, statusText: error.code, headers });
}

/** What `run` gives, or what `answer` makes of an expected error of the domain. */
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

/** The result of `run`. An unexpected failure is logged and reported as `words`. @throws DomainError unavailable; what `run` refuses */
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

/** Programs know a failed sign-in by its first word; pages show the reason alone. */
const messageOfCall = ({ code, message }: DomainError) =>
  code === "unauthenticated" ? m.errors_errors_unauthorized({ reason: message }) : message;

/**
 * An error of a call: the message as plain text, or RFC 9457 with the field errors for who asks for it. Other errors are rethrown.
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
