import { parseId } from "~/core/ids";
import { exportMessages } from "~/domains/campaigns/metrics/list-messages.server";
import { CampaignMessageQuery } from "~/domains/messages/campaign-messages.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** Exports all messages of the screen's list, streamed from the database. */
export const loader = businessPage((ctx, { params, request }) =>
  exportMessages(
    ctx,
    parseId(params.campaignId, "campaign"),
    readQuery(request, CampaignMessageQuery).status,
  ),
);
