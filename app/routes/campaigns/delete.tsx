import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { removeCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { campaignView } from "~/domains/campaigns/campaign-view";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Delete a campaign" }];

export const loader = businessPage(async (ctx, { params }) =>
  campaignView(await getCampaign(ctx, parseId(params.campaignId, "campaign")), readerZone(ctx)),
);

export const action = businessPage(async (ctx, { params }) => {
  const campaignId = parseId(params.campaignId, "campaign");
  await removeCampaign(ctx, campaignId);
  return redirect(paths.withQuery(paths.campaigns.list, { deleted: campaignId }));
});

export default function DeleteCampaign() {
  const { id, name, canPause } = useLoaderData<typeof loader>();
  return (
    <Page title={`Delete ${name}?`} width="narrow">
      <p>
        It leaves your lists{canPause ? " and stops sending" : ""}. Answers to what was sent still arrive. You
        can undo this on the next page.
      </p>
      <Form method="post" className="row">
        <Submit kind="danger" pending="Deleting">
          Delete this campaign
        </Submit>
        <LinkButton to={paths.campaigns.campaign(id)}>Keep it</LinkButton>
      </Form>
    </Page>
  );
}
