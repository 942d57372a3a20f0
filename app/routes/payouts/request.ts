import { requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const action = buttonAction(agentPage, async (ctx) =>
  catchDomainError(
    async () => {
      await requestPayout(ctx, ctx.agent);
      return {
        to: DASHBOARD.commission,
        title: "Payout requested",
        text: "You can cancel it until we send it to the bank or operator.",
      };
    },
    ({ message }) => ({
      to: DASHBOARD.commission,
      kind: "error",
      title: "Payout not requested",
      text: message,
    }),
  ),
);

export const loader = buttonLoader(agentPage, DASHBOARD.commission);
