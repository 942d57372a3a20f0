import { stopResearch } from "~/domains/directory/research/start-research.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";

export const loader = buttonLoader(adminPage, ADMIN_RESEARCH.home);

export const action = buttonAction(adminPage, async (ctx) => {
  await stopResearch(ctx);
  return { to: ADMIN_RESEARCH.home, title: "Database Expansion Stopped" };
});
