import { closedFlash } from "~/domains/commissions/closes/closed-flash";
import { DEMO_VALUE } from "~/domains/commissions/closes/policy";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonLoader } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The dashboard's demo button. */
export const action = agentPage(async (ctx, { context }) =>
  catchDomainError(
    async () => {
      const { tierAdvancement } = await reportClose(ctx, ctx.agent, { leadValue: DEMO_VALUE });
      return redirectWithFlash(
        context,
        paths.agent.home,
        closedFlash(tierAdvancement, "Test deals earn no commission."),
      );
    },
    () =>
      redirectWithFlash(context, paths.agent.home, {
        kind: "error",
        title: "Error",
        text: "Failed to test tier advancement.",
      }),
  ),
);

export const loader = buttonLoader(agentPage, paths.agent.home);
