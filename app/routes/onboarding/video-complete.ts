import { submitInterview } from "~/domains/onboarding/video/submit-interview.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

const PLACE = DASHBOARD.onboardingStep("video");

export const action = agentPage((ctx, { context }) =>
  catchDomainError(
    async () => {
      const { overall } = await submitInterview(ctx);
      return redirectWithFlash(context, PLACE, {
        kind: "success",
        title: "Video Interview Submitted",
        text: `All answers are there: ${overall}/100. Next is the time of your interview.`,
      });
    },
    ({ message }) =>
      redirectWithFlash(context, PLACE, { kind: "error", title: "Submission Failed", text: message }),
  ),
);

export const loader = agentPage(async () => redirect(PLACE));
