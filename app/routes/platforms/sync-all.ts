import { requestSync } from "~/domains/marketing/platforms/request-sync.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPage } from "../marketing/frame.server";

/** The sync is a button on the Platforms tab; opening this URL directly redirects there. */
export const loader = buttonLoader(businessPage, MARKETING.platforms);

export const action = buttonAction(marketingPage, async (ctx) => {
  const asked = await requestSync(ctx, "all");
  return {
    to: MARKETING.platforms,
    title: "Sync started",
    text: asked.length === 1 ? "1 platform is syncing." : `${asked.length} platforms are syncing.`,
  };
});
