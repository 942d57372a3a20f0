import type { AccountContext } from "~/core/context";
import { formatDate } from "~/core/format";
import { trialHasEnded } from "~/domains/billing/periods";
import { planMailTo } from "~/domains/billing/plans/plans";
import { type LeadUsage, leadRefusal, leadsLeftText } from "~/domains/billing/policy";
import { operatorConfig } from "~/domains/settings/operator.server";

export async function limitView(ctx: AccountContext, usage: LeadUsage) {
  const { account } = ctx;
  const { SALES_EMAIL } = await operatorConfig(ctx);
  const isTrial = account.plan === "trial";
  const ends = isTrial && !trialHasEnded(account, ctx.now()) ? account.trialEndsAt : null;
  return {
    left: leadsLeftText(account, usage, ctx.now()),
    refusal: leadRefusal(account, usage, ctx.now()),
    planMail: isTrial ? planMailTo(SALES_EMAIL, "startup") : null,
    trial: ends ? `Trial until ${formatDate(ends)}` : null,
  };
}
