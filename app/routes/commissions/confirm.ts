import { parseId } from "~/core/ids";
import { confirmOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { COMMISSIONS } from "~/paths/agents/commissions";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  await confirmOwnClose(ctx, parseId(params.closeId, "deal"));
  return {
    to: COMMISSIONS.closes,
    title: "Deal Confirmed",
    text: "The commission is on hold for 14 days; the agent is paid from your payment of it. You can rate the agent for this deal now.",
  };
});

export const loader = buttonLoader(businessPage, COMMISSIONS.closes);
