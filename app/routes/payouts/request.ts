import { requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const action = agentPage(async (ctx, { context }) =>
  catchDomainError(
    async () => {
      await requestPayout(ctx, ctx.agent);
      return redirectWithFlash(context, DASHBOARD.commission, {
        kind: "success",
        title: "Payout Requested",
        text: "You can cancel it until it is handed to the bank or the operator.",
      });
    },
    ({ message }) =>
      redirectWithFlash(context, DASHBOARD.commission, {
        kind: "error",
        title: "No Payout Requested",
        text: message,
      }),
  ),
);

export const loader = agentPage(async () => redirect(DASHBOARD.commission));
