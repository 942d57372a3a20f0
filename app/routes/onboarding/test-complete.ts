import { completeTest } from "~/domains/onboarding/psychometric/take-test.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

const PLACE = DASHBOARD.onboardingStep("test");

export const action = agentPage((ctx, { context }) =>
  catchDomainError(
    async () => {
      const { overall } = await completeTest(ctx);
      return redirectWithFlash(context, PLACE, {
        kind: "success",
        title: "Test Completed",
        text: `Your score is ${overall}/100.`,
      });
    },
    ({ message }) =>
      redirectWithFlash(context, PLACE, { kind: "error", title: "Submission Failed", text: message }),
  ),
);

export const loader = agentPage(async () => redirect(PLACE));
