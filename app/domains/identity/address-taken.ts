import { DomainError } from "~/core/errors";

/** Reports a taken address if a write failed for that reason; rethrows any other error. */
export function addressTaken(error: unknown, advice = " Sign in instead."): unknown {
  if (!/UNIQUE constraint failed: users\.email_key/.test(`${error} ${(error as Error).cause}`)) return error;
  return new DomainError("conflict", `An account with this email address already exists.${advice}`, {
    field: "email",
  });
}
