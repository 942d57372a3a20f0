import { parseId } from "~/core/ids";
import { cancelPayout } from "~/domains/commissions/payouts/request-payout.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const action = agentPage(async (ctx, { context, params }) => {
  await cancelPayout(ctx, ctx.agent, parseId(params.payoutId, "payout"));
  return redirectWithFlash(context, DASHBOARD.commission, {
    kind: "success",
    title: "Payout Cancelled",
    text: "The sum is payable again.",
  });
});

export const loader = agentPage(async () => redirect(DASHBOARD.commission));
