import { calendarFile } from "~/domains/onboarding/interview/calendar-file";
import { calendarEntry } from "~/domains/onboarding/interview/interview-mails";
import { findInterview } from "~/domains/onboarding/interview/interviews.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

/** The interview's calendar file, as attached to the email. */
export const loader = agentPage(async (ctx) => {
  const interview = await findInterview(ctx, ctx.agent.id);
  if (!interview) throw redirect(DASHBOARD.onboardingStep("interview"));
  return new Response(calendarFile(calendarEntry(ctx, interview, ctx.agent, "PUBLISH", "agent")), {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="interview.ics"',
      "x-robots-tag": "noindex",
    },
  });
});
