import { PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { requestSync } from "~/domains/marketing/platforms/request-sync.server";
import { buttonLoader } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPageOf } from "../marketing/frame.server";
import { platformOf } from "./named.server";

export const loader = buttonLoader(businessPage, (_, { params }) =>
  MARKETING.platform(readPlatform(params.platform)),
);

export const action = marketingPageOf(platformOf, async (ctx, { context }, platform) => {
  await requestSync(ctx, platform);
  return redirectWithFlash(context, MARKETING.platform(platform), {
    kind: "success",
    title: "Sync started",
    text: `${PLATFORM_NAMES[platform]} is syncing.`,
  });
});
