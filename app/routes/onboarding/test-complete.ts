import { redirect } from "@remix-run/cloudflare";
import { completeTest } from "~/domains/onboarding/psychometric/take-test.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const action = agentPage(async (ctx, { context }) => {
  const { overall } = await completeTest(ctx);
  return redirectWithFlash(context, DASHBOARD.onboardingStep("test"), {
    kind: "success",
    title: "Test Completed",
    text: `Your score is ${overall}/100.`,
  });
});

export const loader = agentPage(async () => redirect(DASHBOARD.onboardingStep("test")));
