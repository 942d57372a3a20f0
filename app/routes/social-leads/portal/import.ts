import { startLeadImport } from "~/domains/social-leads/imports/import-leads.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { MARKETING } from "~/paths/business/marketing";
import { SOCIAL } from "~/paths/business/social";
import { marketingPage } from "../../marketing/frame.server";

export const action = buttonAction(marketingPage, async (ctx) => {
  const { id } = await startLeadImport(ctx);
  return { to: SOCIAL.importRun(id), title: "Lead import started! This may take a few minutes." };
});

export const loader = buttonLoader(marketingPage, MARKETING.leads);
