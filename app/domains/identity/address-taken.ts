import { DomainError } from "~/core/errors";

/** What a write that met a known address tells the user; any other error as it is. */
export function addressTaken(error: unknown): unknown {
  if (!/UNIQUE constraint failed: users\.email_key/.test(`${error} ${(error as Error).cause}`)) return error;
  return new DomainError("conflict", "There is already an account with this e-mail address. Please log in.", {
    field: "email",
  });
}
