import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";

/** Returns a conflict error if a write failed because the address is already in use; returns any other error unchanged. */
export function addressTaken(error: unknown, advice = " Sign in instead."): unknown {
  if (!/UNIQUE constraint failed: users\.email_key/.test(`${error} ${(error as Error).cause}`)) return error;
  return new DomainError("conflict", m.auth_address_taken_an_account_with_this_email({ advice }), {
    field: "email",
  });
}
