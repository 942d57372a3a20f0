import { parseId } from "~/core/ids";
import { cancelPayout } from "~/domains/commissions/payouts/request-payout.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const action = buttonAction(agentPage, async (ctx, { params }) => {
  await cancelPayout(ctx, ctx.agent, parseId(params.payoutId, "payout"));
  return {
    to: DASHBOARD.commission,
    title: m.agents_cancel_payout_cancelled(),
    text: m.agents_cancel_the_amount_is_payable_again(),
  };
});

export const loader = buttonLoader(agentPage, DASHBOARD.commission);
