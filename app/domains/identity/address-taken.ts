import { DomainError } from "~/core/errors";

/** Says that an address is known, where a write failed for that; any other error as it is. */
export function addressTaken(error: unknown, advice = " Please log in."): unknown {
  if (!/UNIQUE constraint failed: users\.email_key/.test(`${error} ${(error as Error).cause}`)) return error;
  return new DomainError("conflict", `There is already an account with this email address.${advice}`, {
    field: "email",
  });
}
