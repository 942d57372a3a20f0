import { parseId } from "~/core/ids";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** The steps of a draft were a screen of their own once. */
export const loader = businessPage(async (ctx, { params }) => {
  const { id } = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
  return redirect(paths.campaigns.edit(id));
});
