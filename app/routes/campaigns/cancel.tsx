import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { cancelCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { campaignView } from "~/domains/campaigns/campaign-view";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Cancel campaign" }];

export const loader = businessPage(async (ctx, { params }) =>
  campaignView(await getCampaign(ctx, parseId(params.campaignId, "campaign")), readerZone(ctx)),
);

export const action = businessPage((ctx, args) => {
  const campaignId = parseId(args.params.campaignId, "campaign");
  return handleForm(args, EmptyForm, async () => {
    await cancelCampaign(ctx, campaignId);
    return redirectWithFlash(args.context, paths.campaigns.campaign(campaignId), {
      kind: "success",
      title: "Campaign cancelled",
    });
  });
});

export default function CancelCampaign() {
  const { id, name, sentText, canCancel } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""]?.[0];
  return (
    <Page title={`Cancel ${name}?`} width="narrow">
      {refusal ? <Alert kind="error" title={refusal} /> : null}
      <p>
        Unsent emails will be discarded. This can’t be undone. Contacts emailed: {sentText}. Their replies
        will still arrive. To stop temporarily, pause the campaign instead.
      </p>
      <Form method="post" className="row">
        {canCancel ? (
          <Submit kind="danger" pending="Cancelling">
            Cancel campaign
          </Submit>
        ) : null}
        <LinkButton to={paths.campaigns.campaign(id)}>Keep campaign</LinkButton>
      </Form>
    </Page>
  );
}
