import { onboardingSummary } from "~/domains/onboarding/summary/onboarding-summary.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const loader = agentPage(async (ctx) => {
  const pdf = await onboardingSummary(ctx);
  if (pdf === null) throw redirect(DASHBOARD.onboarding);
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="application-summary.pdf"',
      "x-robots-tag": "noindex",
    },
  });
});
