import { stopResearch } from "~/domains/directory/research/start-research.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";

export const loader = adminPage(async () => redirect(ADMIN_RESEARCH.home));

export const action = adminPage(async (ctx, { context }) => {
  await stopResearch(ctx);
  return redirectWithFlash(context, ADMIN_RESEARCH.home, {
    kind: "success",
    title: "Database Expansion Stopped",
  });
});
