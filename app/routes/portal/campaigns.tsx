import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { campaignChoices } from "~/domains/campaigns/campaign-choices.server";
import { POLL_SECONDS } from "~/domains/campaigns/campaign-policy";
import { campaignView } from "~/domains/campaigns/campaign-view";
import { listCampaigns } from "~/domains/campaigns/campaigns.server";
import { CampaignFields, MissingChoices } from "~/domains/campaigns/ui/campaign-fields";
import { CampaignTable } from "~/domains/campaigns/ui/campaign-table";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { createPortalCampaignAction } from "~/routes/campaigns/create.server";
import { LeadTabs } from "~/routes/leads/tabs";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { useHydrated } from "~/ui/use-hydrated";

const RECENT = 10;

export const meta: MetaFunction = () => [{ title: "Campaigns in the Business Portal" }];

export const loader = businessPage(async (ctx) => {
  const { rows, total } = await listCampaigns(ctx, { limit: RECENT });
  return {
    campaigns: rows.map((row) => campaignView(row, readerZone(ctx))),
    total: formatTotal(total),
    choices: await campaignChoices(ctx),
    isActive: rows.some(({ status }) => status === "active"),
  };
});

export const action = createPortalCampaignAction;

const EMPTY = {
  name: "",
  description: "",
  templateId: "",
  targetLeadSearchId: "",
  scheduledStartDate: "",
  zone: "",
};

export default function PortalCampaigns() {
  const { campaigns, total, choices, isActive } = useLoaderData<typeof loader>();
  usePoll(isActive, POLL_SECONDS);
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm({ lastResult, defaultValue: EMPTY });
  const [isReady, setReady] = useState(false);
  const hydrated = useHydrated();
  const isFilled = (element: HTMLFormElement | null) => {
    const filled = new FormData(element ?? undefined);
    return ["name", "templateId"].every((name) => String(filled.get(name) ?? "").trim() !== "");
  };
  return (
    <Page title="Campaigns" subtitle="Write to the leads of a search, step by step.">
      <LeadTabs current="campaigns" />
      <div className="with-side">
        <Section
          title="Your campaigns"
          action={<LinkButton slim to={paths.campaigns.list}>{`All ${total}`}</LinkButton>}
        >
          {campaigns.length > 0 ? (
            <CampaignTable campaigns={campaigns} caption={`The ${RECENT} most recent`} isShort />
          ) : (
            <EmptyState title="No campaigns created yet">
              Choose a template and a lead search, and the first campaign is made. Nothing is sent before you
              start it.
            </EmptyState>
          )}
        </Section>
        <Card title="Create a campaign">
          <MissingChoices choices={choices} />
          <PostForm form={form} creates failed={() => "Failed to create campaign"}>
            <div
              className="stack"
              onInput={(event) => setReady(isFilled(event.currentTarget.closest("form")))}
            >
              <CampaignFields fields={fields} choices={choices} isSearchOptional />
            </div>
            <Submit pending="Creating the campaign" disabled={hydrated && !isReady}>
              Create campaign
            </Submit>
          </PostForm>
        </Card>
      </div>
    </Page>
  );
}
