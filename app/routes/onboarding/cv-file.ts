import { findCv } from "~/domains/onboarding/cv/store-cv.server";
import { fileAnswer } from "~/http/files/stored-file.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const loader = agentPage(async (ctx) => {
  const cv = await findCv(ctx, ctx.agent.id);
  if (!cv) throw redirect(DASHBOARD.onboardingStep("cv"));
  return fileAnswer(ctx.files, cv);
});
