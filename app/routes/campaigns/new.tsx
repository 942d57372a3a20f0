import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { campaignChoices } from "~/domains/campaigns/campaign-choices.server";
import { draftOf } from "~/domains/campaigns/campaign-draft";
import { previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { CampaignForm } from "~/domains/campaigns/ui/campaign-form";
import { type InPlaceAnswer, useSettledAnswer } from "~/domains/campaigns/ui/in-place-notice";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { createCampaignAction } from "./create.server";
import { mailboxToConnect } from "./in-place.server";

export const meta: MetaFunction = () => [{ title: "New campaign" }];

export const loader = businessPage(async (ctx, { request }) => {
  const draft = draftOf(new URL(request.url).searchParams);
  return {
    draft,
    choices: await campaignChoices(ctx, draft.audience),
    look: await previewDraft(ctx, draft),
    mailbox: await mailboxToConnect(ctx),
  };
});

export const action = createCampaignAction;

/** At the portal's URL, choosing a lead search is optional. */
export function NewCampaign({ isOfPortal = false }: { isOfPortal?: boolean }) {
  const { choices, draft, look, mailbox } = useLoaderData<typeof loader>();
  const answer = useSettledAnswer(useActionData<typeof action>() as InPlaceAnswer | undefined);
  return (
    <Page title="New campaign" subtitle="No emails will be sent until you start the campaign.">
      <Breadcrumb trail={[{ to: paths.campaigns.list, label: "Campaigns" }]} />
      <CampaignForm
        key={answer?.key ?? "form"}
        choices={choices}
        draft={draft}
        first={answer?.seen ?? look}
        mailbox={mailbox}
        found={answer?.found ?? null}
        notice={answer?.notice ?? null}
        failed={answer?.failed ?? null}
        lastResult={answer?.result}
        isSearchOptional={isOfPortal}
      />
    </Page>
  );
}

export default NewCampaign;
