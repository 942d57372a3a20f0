import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";

/** Reports a taken address if a write failed for that reason; rethrows any other error. */
export function addressTaken(error: unknown, advice = " Sign in instead."): unknown {
  if (!/UNIQUE constraint failed: users\.email_key/.test(`${error} ${(error as Error).cause}`)) return error;
  return new DomainError("conflict", m.auth_address_taken_an_account_with_this_email({ advice }), {
    field: "email",
  });
}
