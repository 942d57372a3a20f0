import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** Tabs of the portal whose screen has an address of its own: they stand in one place. */
const SCREENS: Record<string, string> = {
  "/business-portal/leads": paths.business.home,
  "/business-portal/agents": paths.business.agents,
  "/business-portal/agent-matching": paths.marketplace.matching,
};

export const loader = businessPage(async (_ctx, { request }) => {
  const { pathname, search } = new URL(request.url);
  return redirect(`${SCREENS[pathname] ?? paths.business.home}${search}`);
});
