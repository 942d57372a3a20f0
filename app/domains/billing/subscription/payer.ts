import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { canPay, requireNotImpersonating } from "~/domains/identity/policy";

/** The reason why the user can't change the subscription; null if they can. */
export function payerBlockingReason({ actor, account }: BusinessContext): string | null {
  if (!canPay(actor)) return "Only account owners can change the plan.";
  return account.isDemo ? "Demo accounts can’t make purchases. Start a free trial to choose a plan." : null;
}

/** @throws DomainError forbidden */
export function requirePayer(ctx: BusinessContext): void {
  requireNotImpersonating(ctx);
  const blockingReason = payerBlockingReason(ctx);
  if (blockingReason) throw new DomainError("forbidden", blockingReason);
}
