import { parseId } from "~/core/ids";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** Redirects old links: a draft's steps used to have their own screen. */
export const loader = businessPage(async (ctx, { params }) => {
  const { id } = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
  return redirect(paths.campaigns.edit(id));
});
