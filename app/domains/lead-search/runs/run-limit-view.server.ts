import type { AccountContext } from "~/core/context";
import { formatDate } from "~/core/format";
import { trialHasEnded } from "~/domains/billing/periods";
import { largerPlanThan, PLANS } from "~/domains/billing/plans/plans";
import { type LeadUsage, leadRefusal, leadsLeftText } from "~/domains/billing/policy";
import { BILLING } from "~/paths/business/billing";
import { withQuery } from "~/paths/with-query";

/** Returns the next step: pay the invoices if the plan is unpaid, upgrade from a trial, or else buy extra leads. */
function wayOnOf({ account }: AccountContext) {
  if (account.readOnlySince || account.formerPlan)
    return { to: BILLING.home, label: "View plan and invoices" };
  const planId = largerPlanThan(account.plan);
  if (account.plan === "trial" && planId)
    return { to: withQuery(BILLING.change, { planId }), label: `Upgrade to ${PLANS[planId].name}` };
  return { to: BILLING.extraLeads, label: "Buy extra leads" };
}

export async function runLimitView(ctx: AccountContext, usage: LeadUsage) {
  const { account } = ctx;
  const isTrial = account.plan === "trial";
  const ends = isTrial && !trialHasEnded(account, ctx.now()) ? account.trialEndsAt : null;
  return {
    left: leadsLeftText(account, usage, ctx.now()),
    refusal: leadRefusal(account, usage, ctx.now()),
    wayOn: wayOnOf(ctx),
    trial: ends ? `Trial until ${formatDate(ends)}` : null,
  };
}
