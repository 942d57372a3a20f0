import { parseId } from "~/core/ids";
import { exportMessages } from "~/domains/campaigns/metrics/list-messages.server";
import { CampaignMessageQuery } from "~/domains/messages/campaign-messages.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** All messages of the list that the screen shows, streamed as they are read. */
export const loader = businessPage((ctx, { params, request }) =>
  exportMessages(
    ctx,
    parseId(params.campaignId, "campaign"),
    readQuery(request, CampaignMessageQuery).status,
  ),
);
