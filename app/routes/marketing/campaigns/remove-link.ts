import { parseId } from "~/core/ids";
import { getLink, removeLink } from "~/domains/marketing/links/links.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = businessPage(async (ctx, { context, params }) => {
  const { campaignId } = await removeLink(ctx, parseId(params.linkId, "link"));
  return redirectWithFlash(context, MARKETING.campaign(campaignId), {
    kind: "success",
    title: "Link Removed",
    text: "Where it was posted already it leads on.",
  });
});

export const loader = businessPage(async (ctx, { params }) =>
  redirect(MARKETING.campaign((await getLink(ctx, parseId(params.linkId, "link"))).campaignId)),
);
