import { DomainError } from "~/core/errors";

/**
 * What a write that met a known address tells its sender; any other error as it is. `advice` is for somebody at a door,
 * not for an administrator.
 */
export function addressTaken(error: unknown, advice = " Please log in."): unknown {
  if (!/UNIQUE constraint failed: users\.email_key/.test(`${error} ${(error as Error).cause}`)) return error;
  return new DomainError("conflict", `There is already an account with this e-mail address.${advice}`, {
    field: "email",
  });
}
