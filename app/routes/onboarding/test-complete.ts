import { completeTest } from "~/domains/onboarding/psychometric/take-test.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

const PLACE = DASHBOARD.onboardingStep("test");

export const action = buttonAction(agentPage, (ctx) =>
  catchDomainError(
    async () => {
      const { overall } = await completeTest(ctx);
      return {
        to: DASHBOARD.onboardingStep("video"),
        title: "Test Completed",
        text: `Your score is ${overall}/100. Next: the video interview.`,
      };
    },
    ({ message }) => ({ to: PLACE, kind: "error", title: "Submission Failed", text: message }),
  ),
);

export const loader = buttonLoader(agentPage, PLACE);
