import { DomainError } from "~/core/errors";

/** Says that an address is known, where a write failed for that; any other error as it is. */
export function addressTaken(error: unknown, advice = " Sign in instead."): unknown {
  if (!/UNIQUE constraint failed: users\.email_key/.test(`${error} ${(error as Error).cause}`)) return error;
  return new DomainError("conflict", `An account with this email address already exists.${advice}`, {
    field: "email",
  });
}
