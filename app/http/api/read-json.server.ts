import type { z } from "zod";
import { DomainError } from "~/core/errors";
import type { FieldErrors } from "~/http/errors.server";
import { Unprocessable } from "../pages/query.server";
import { type BodyLimit, readLimited } from "./body.server";
import "../not-found-messages";

/** Maximum number of errors reported per field. */
const MAX_ERRORS = 20;

const typeOf = ({ headers }: Request) => (headers.get("content-type") ?? "").trim();

const isJson = (type: string) => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);

/** Compares the media type; ignores its parameters. */
export const isOfType = (request: Request, type: string): boolean =>
  typeOf(request).split(";", 1)[0]?.trim().toLowerCase() === type;

/** A body without a type is parsed as JSON. @throws DomainError unsupported */
export function requireJsonOr(request: Request, other: string): void {
  const type = typeOf(request);
  if (type && !isJson(type))
    throw new DomainError("unsupported", `Use Content-Type: application/json or ${other}.`);
}

const malformed = (message: string) => new DomainError("malformed", message);

/** @throws DomainError malformed, too_large; Unprocessable */
export async function readJson<T>(request: Request, schema: z.ZodType<T>, limit?: BodyLimit): Promise<T> {
  const text = new TextDecoder().decode(await readLimited(request, limit?.bytes, limit?.error));
  const type = typeOf(request);
  if (text && type && !isJson(type))
    throw malformed("The body must be JSON, with Content-Type: application/json.");
  let json: unknown;
  try {
    json = JSON.parse(text || "{}");
  } catch {
    throw malformed("The body isn’t valid JSON.");
  }
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw malformed("The body must be a JSON object.");
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join(".") || "body";
    // Appended in place, never copied: a body can hold tens of thousands of errors in one field.
    fields[name] ??= [];
    if (fields[name].length < MAX_ERRORS) fields[name].push(issue.message);
  }
  throw new Unprocessable(fields);
}
