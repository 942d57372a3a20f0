import { parseId } from "~/core/ids";
import { confirmOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { COMMISSIONS } from "~/paths/agents/commissions";

export const action = businessPage(async (ctx, { params, context }) => {
  await confirmOwnClose(ctx, parseId(params.closeId, "deal"));
  return redirectWithFlash(context, COMMISSIONS.closes, {
    kind: "success",
    title: "Deal Confirmed",
    text: "The commission is on hold for 14 days; the agent is paid from your payment of it. You can rate the agent for this deal now.",
  });
});

export const loader = businessPage(async () => redirect(COMMISSIONS.closes));
