import { requestSync } from "~/domains/marketing/platforms/request-sync.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPage } from "../marketing/frame.server";

/** A button of the Platforms tab; whoever comes by a link goes back there. */
export const loader = businessPage(async () => redirect(MARKETING.platforms));

export const action = marketingPage(async (ctx, { context }) => {
  const asked = await requestSync(ctx, "all");
  return redirectWithFlash(context, MARKETING.platforms, {
    kind: "success",
    title: "Sync Started",
    text: asked.length === 1 ? "One platform is asked now." : `${asked.length} platforms are asked now.`,
  });
});
