import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { canPay, requireNotImpersonating } from "~/domains/identity/policy";

/** The reason why the user can't change the subscription; null if they can. */
export function payerBlockingReason({ actor, account }: BusinessContext): string | null {
  if (!canPay(actor)) return "Only an owner of the account changes its plan.";
  return account.isDemo ? "This is a shared demo account. Nothing can be bought here." : null;
}

/** @throws DomainError forbidden */
export function requirePayer(ctx: BusinessContext): void {
  requireNotImpersonating(ctx);
  const blockingReason = payerBlockingReason(ctx);
  if (blockingReason) throw new DomainError("forbidden", blockingReason);
}
