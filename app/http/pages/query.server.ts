import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { DomainError } from "~/core/errors";
import type { FieldErrors } from "~/http/errors.server";
import { requirePlainFields } from "../api/body.server";

/** Validation errors of a request, by field. */
export class Unprocessable extends DomainError {
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super("invalid", Object.values(fields).flat()[0] ?? "Check your entries.");
    this.fields = fields;
  }
}

/** Parses the query string with the schema of the API or page. @throws DomainError invalid, with the fields */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  const { searchParams } = new URL(request.url);
  requirePlainFields(searchParams.keys());
  const submission = parseWithZod(searchParams, { schema });
  if (submission.status === "success") return submission.value;
  const fields = Object.entries(submission.error ?? {}).map(([name, errors]) => [name, errors ?? []]);
  throw new Unprocessable(Object.fromEntries(fields));
}
