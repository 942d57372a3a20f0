import { parseId } from "~/core/ids";
import { exportMessages } from "~/domains/outreach/list-messages.server";
import { CampaignMessageQuery } from "~/domains/sending/campaign-messages.server";
import { businessPage } from "~/http/page.server";
import { readQuery } from "~/http/query.server";

/** All messages of the list that the screen shows, streamed as they are read. */
export const loader = businessPage((ctx, { params, request }) =>
  exportMessages(
    ctx,
    parseId(params.campaignId, "campaign"),
    readQuery(request, CampaignMessageQuery).status,
  ),
);
