import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { passwordOf } from "../schemas";
import type { PasswordSide } from "./password-lengths";

/** @throws DomainError invalid on the field */
export async function assertPasswordPolicy(
  ctx: Context,
  password: string,
  side: PasswordSide,
  field = "password",
): Promise<void> {
  const checked = passwordOf(side, await operatorMinimum(ctx)).safeParse(password);
  if (checked.success) return;
  throw new DomainError("invalid", checked.error.issues[0]?.message ?? "Choose another password.", {
    field,
  });
}
