import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { canPay, requireNotActing } from "~/domains/identity/policy";

/** Why who asks can't change what is paid, in words; null where nothing is in the way. */
export function payerObstacle({ actor, account }: BusinessContext): string | null {
  if (!canPay(actor)) return "Only an owner of the account changes its plan.";
  return account.isDemo ? "This is a shared demo account. Nothing can be bought here." : null;
}

/** @throws DomainError forbidden */
export function requirePayer(ctx: BusinessContext): void {
  requireNotActing(ctx);
  const obstacle = payerObstacle(ctx);
  if (obstacle) throw new DomainError("forbidden", obstacle);
}
