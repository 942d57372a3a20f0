import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { POLL_SECONDS } from "~/domains/campaigns/campaign-policy";
import { campaignView, stepViews } from "~/domains/campaigns/campaign-view";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { CampaignMetrics } from "~/domains/campaigns/metrics/ui/campaign-metrics";
import { analyzeAudience, PREVIEW_SAMPLE_SIZE } from "~/domains/campaigns/planning/analyze-audience.server";
import { isBlocked } from "~/domains/campaigns/planning/campaign-check";
import { previewCampaign } from "~/domains/campaigns/planning/preview-draft.server";
import { CampaignChecks } from "~/domains/campaigns/planning/ui/campaign-checks";
import { EmailPreviews } from "~/domains/campaigns/planning/ui/email-previews";
import { EmptyBlanks } from "~/domains/campaigns/steps/ui/audience-report";
import { StepTable } from "~/domains/campaigns/steps/ui/step-table";
import { CampaignNotes } from "~/domains/campaigns/ui/campaign-notes";
import { CampaignBadge } from "~/domains/campaigns/ui/campaign-status";
import { CampaignMoves } from "~/domains/campaigns/ui/campaign-transitions";
import { countConsentNeeded } from "~/domains/messages/consent-needed.server";
import { listSkipReasons } from "~/domains/messages/skip-reasons.server";
import { campaignMailbox } from "~/domains/messages/waiting-messages.server";
import { sendTimeText } from "~/domains/sending/send-times.server";
import { ConsentNeededNote } from "~/domains/sending/ui/consent-needed";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { usePoll } from "~/ui/feedback/poll";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.campaign.name ?? "Campaign" }];

export const loader = businessPage(async (ctx, { params }) => {
  const zone = readerZone(ctx);
  const found = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
  const campaign = campaignView(found, zone);
  const steps = await listSteps(ctx, campaign.id);
  const carrier = found.mailboxId === null ? null : await campaignMailbox(ctx, campaign.id, found.mailboxId);
  return {
    campaign,
    needed: await countConsentNeeded(ctx, campaign.id),
    steps: stepViews(steps),
    carrier: carrier && {
      id: carrier.id,
      address: carrier.fromAddress,
      whyPaused: carrier.whyPaused,
      gapSeconds: carrier.gapSeconds,
      limitToday: carrier.limitToday,
      queued: carrier.nextId === null ? null : await sendTimeText(ctx, carrier.nextId),
      isDue: carrier.next !== null && carrier.next <= ctx.now(),
      next: carrier.next && carrier.next > ctx.now() ? formatTime(carrier.next, zone) : null,
    },
    look: campaign.canEdit ? await previewCampaign(ctx, found) : null,
    survey: campaign.canEdit ? await analyzeAudience(ctx, found, PREVIEW_SAMPLE_SIZE) : null,
    skipReasons: campaign.skipped > 0 ? await listSkipReasons(ctx, campaign.id) : [],
    isActive: campaign.status === "active" || campaign.status === "scheduled",
  };
});

export default function CampaignPage() {
  const { campaign, needed, steps, carrier, look, survey, skipReasons, isActive } =
    useLoaderData<typeof loader>();
  usePoll(isActive, POLL_SECONDS);
  const { id, canEdit, canCancel } = campaign;
  return (
    <Page
      title={campaign.name}
      subtitle={campaign.description}
      action={
        <div className="row">
          {!look?.checks.some(isBlocked) ? <CampaignMoves campaign={campaign} /> : null}
          {campaign.messages > 0 ? (
            <LinkButton to={paths.campaigns.messages(id)}>Campaign Messages</LinkButton>
          ) : null}
        </div>
      }
    >
      <Breadcrumb trail={[{ to: paths.campaigns.list, label: "Campaigns" }]} />
      <CampaignNotes campaign={campaign} carrier={carrier} />
      <ConsentNeededNote needed={needed} campaignId={id} />
      {look ? <CampaignChecks checks={look.checks} /> : null}
      {look?.forecast ? <p>{look.forecast}</p> : null}
      {survey ? <EmptyBlanks survey={survey} /> : null}
      {campaign.startedAt ? <CampaignMetrics campaign={campaign} skipReasons={skipReasons} /> : null}
      <Section
        title={steps.length === 1 ? "Single email" : `${steps.length}-step sequence`}
        action={
          canEdit ? (
            <LinkButton writes slim to={paths.campaigns.edit(id)}>
              Edit steps
            </LinkButton>
          ) : null
        }
      >
        <StepTable steps={steps} />
        {look?.recipient ? <EmailPreviews look={look} days={steps.map(({ day }) => day)} /> : null}
      </Section>
      <Card title="Audience and schedule">
        <DefinitionList
          facts={[
            [
              "Status",
              <CampaignBadge
                key="status"
                status={campaign.status}
                isTakenDown={campaign.takeDownReason !== null}
              />,
            ],
            [
              "Audience",
              campaign.search ? (
                <a key="search" href={paths.leadSearch.results(campaign.search.id)}>
                  {campaign.search.searchName}
                </a>
              ) : campaign.audience ? (
                <a key="audience" href={campaign.audience.to}>
                  {campaign.audience.name}
                </a>
              ) : null,
            ],
            ["Sending window", campaign.window],
            [
              "Mailbox",
              carrier ? (
                <a key="mailbox" href={paths.mailboxes.mailbox(carrier.id)}>
                  {carrier.address}
                </a>
              ) : canEdit ? (
                "First available mailbox"
              ) : (
                "Removed"
              ),
            ],
            ...(campaign.scheduledAt || !campaign.startedAt
              ? [["Planned start", campaign.scheduledAt ?? "Manual start"] as const]
              : []),
            ["Started", campaign.startedAt ?? "Not yet"],
            ...(campaign.endedAt ? [["Ended", campaign.endedAt] as const] : []),
            ["Click tracking", campaign.countsClicks ? "On, excluding known scanners" : "Off"],
            ["Open tracking", "Off (requires a hidden image in each email)"],
          ]}
        />
      </Card>
      <Form method="post" action={paths.campaigns.duplicate(id)} className="row">
        <Once />
        {canEdit ? (
          <LinkButton writes to={paths.campaigns.edit(id)}>
            Edit
          </LinkButton>
        ) : null}
        <IfCanWrite>
          <Submit kind="plain" formAction={paths.campaigns.duplicate(id)}>
            Duplicate
          </Submit>
        </IfCanWrite>
        {canCancel ? (
          <LinkButton writes kind="danger" to={paths.campaigns.cancel(id)}>
            Cancel campaign
          </LinkButton>
        ) : null}
        <LinkButton writes kind="quiet" to={paths.campaigns.delete(id)}>
          Delete
        </LinkButton>
      </Form>
    </Page>
  );
}
