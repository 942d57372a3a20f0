import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { campaignChoices } from "~/domains/campaigns/campaign-choices.server";
import { draftOf } from "~/domains/campaigns/campaign-draft";
import { type CampaignPreview, previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { CampaignForm } from "~/domains/campaigns/ui/campaign-form";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { createCampaignAction } from "./create.server";

export const meta: MetaFunction = () => [{ title: "New campaign" }];

export const loader = businessPage(async (ctx, { request }) => {
  const draft = draftOf(new URL(request.url).searchParams);
  return {
    draft,
    choices: await campaignChoices(ctx, draft.audience),
    look: await previewDraft(ctx, draft),
  };
});

export const action = createCampaignAction;

/** The portal's address of it asks for less. */
export function NewCampaign({ isOfPortal = false }: { isOfPortal?: boolean }) {
  const { choices, draft, look } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page title="New campaign" subtitle="Nothing is sent before you start it.">
      <Breadcrumb trail={[{ to: paths.campaigns.list, label: "Campaigns" }]} />
      <CampaignForm
        choices={choices}
        draft={draft}
        first={(answer as { seen?: CampaignPreview | null } | undefined)?.seen ?? look}
        lastResult={answer?.result}
        isSearchOptional={isOfPortal}
      />
    </Page>
  );
}

export default NewCampaign;
