import { startLeadImport } from "~/domains/social-leads/imports/import-leads.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";
import { SOCIAL } from "~/paths/business/social";
import { marketingPage } from "../../marketing/frame.server";

export const action = marketingPage(async (ctx, { context }) => {
  const { id } = await startLeadImport(ctx);
  return redirectWithFlash(context, SOCIAL.importRun(id), {
    kind: "success",
    title: "Lead import started! This may take a few minutes.",
  });
});

export const loader = marketingPage(async () => redirect(MARKETING.leads));
