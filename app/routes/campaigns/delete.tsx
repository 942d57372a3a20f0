import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { removeCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { campaignView } from "~/domains/campaigns/campaign-view";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Delete campaign" }];

export const loader = businessPage(async (ctx, { params }) =>
  campaignView(await getCampaign(ctx, parseId(params.campaignId, "campaign")), readerZone(ctx)),
);

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const campaignId = parseId(params.campaignId, "campaign");
  await removeCampaign(ctx, campaignId);
  return { to: paths.withQuery(paths.campaigns.list, { deleted: campaignId }) };
});

export default function DeleteCampaign() {
  const { id, name, canPause } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Delete ${name}?`}
      submit="Delete campaign"
      pending="Deleting"
      form={Form}
      back={paths.campaigns.campaign(id)}
      keep="Keep campaign"
    >
      <p>
        The campaign will be removed from your lists{canPause ? " and stop sending" : ""}. Replies will still
        arrive. You can undo this on the next page.
      </p>
    </ConfirmPage>
  );
}
