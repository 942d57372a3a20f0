import { submitInterview } from "~/domains/onboarding/video/submit-interview.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

const PLACE = DASHBOARD.onboardingStep("video");

export const action = buttonAction(agentPage, (ctx) =>
  catchDomainError(
    async () => {
      const { overall } = await submitInterview(ctx);
      return {
        to: DASHBOARD.onboardingStep("interview"),
        title: "Video Interview Submitted",
        text: `Your score is ${overall}/100. Next: book your interview.`,
      };
    },
    ({ message }) => ({ to: PLACE, kind: "error", title: "Submission Failed", text: message }),
  ),
);

export const loader = buttonLoader(agentPage, PLACE);
