import { parseId } from "~/core/ids";
import { getLink, removeLink } from "~/domains/marketing/links/links.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { campaignId } = await removeLink(ctx, parseId(params.linkId, "link"));
  return {
    to: MARKETING.campaign(campaignId),
    title: "Link removed",
    text: "Links in published posts still work.",
  };
});

export const loader = buttonLoader(businessPage, async (ctx, { params }) =>
  MARKETING.campaign((await getLink(ctx, parseId(params.linkId, "link"))).campaignId),
);
