import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { sentenceCase } from "~/core/sentence-case";
import { readerZone } from "~/core/time/time-zones";
import { getSocialCampaign, partsOf } from "~/domains/social-leads/campaigns/social-campaigns.server";
import { campaignRow, PART_LABELS } from "~/domains/social-leads/campaigns/view";
import { socialLeadsByIds } from "~/domains/social-leads/list-leads.server";
import { leadName } from "~/domains/social-leads/names";
import type { SocialLead } from "~/domains/social-leads/tables";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { SOCIAL } from "~/paths/business/social";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Stat } from "~/ui/data/stat";
import { Alert } from "~/ui/feedback/alert";
import { usePoll } from "~/ui/feedback/poll";
import { Progress } from "~/ui/feedback/progress";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

const REFRESH_SECONDS = 3;
const CONSENT_SHOWN = 120;

const leadNameOf = (lead: SocialLead | undefined) => (lead ? leadName(lead) : "Removed lead");

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.campaign.name ?? "Campaign" }];

export const loader = businessPage(async (ctx, { params }) => {
  const campaign = await getSocialCampaign(ctx, parseId(params.socialCampaignId, "campaign"));
  const parts = await partsOf(ctx, campaign.id);
  const leads = await socialLeadsByIds(
    ctx,
    parts.map(({ leadId }) => leadId),
  );
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const { outreach, tasks } = campaign;
  return {
    campaign: campaignRow(campaign, ctx.now(), readerZone(ctx)),
    mails: outreach?.archivedAt === null ? paths.campaigns.campaign(outreach.id) : null,
    sent: outreach?.sent ?? 0,
    tasks,
    leads: parts.map(({ leadId, part }) => ({
      id: leadId,
      name: leadNameOf(byId.get(leadId)),
      consent: byId.get(leadId)?.consentText?.slice(0, CONSENT_SHOWN) ?? null,
      part: PART_LABELS[part],
      to: SOCIAL.lead(leadId),
    })),
  };
});

export default function SocialCampaignPage() {
  const { campaign, mails, sent, tasks, leads } = useLoaderData<typeof loader>();
  usePoll(campaign.isRunning, REFRESH_SECONDS);
  return (
    <Page
      title={campaign.name}
      subtitle={
        <>
          {campaign.type}, created {campaign.made} <Badge>{sentenceCase(campaign.status)}</Badge>{" "}
          <DemoBadge isDemo={campaign.isDemo} />
        </>
      }
      action={
        mails ? (
          <LinkButton kind="primary" to={mails}>
            Write emails
          </LinkButton>
        ) : null
      }
    >
      <Breadcrumb
        trail={[
          { to: SOCIAL.home, label: "Social Lead Center" },
          { to: SOCIAL.campaigns, label: "Campaigns" },
        ]}
      />
      {campaign.isRunning ? (
        <Progress title="Preparing leads" value={campaign.prepared} max={campaign.leadCount}>
          <noscript>
            <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          </noscript>
          <LinkButton slim to={campaign.to}>
            Refresh
          </LinkButton>
        </Progress>
      ) : null}
      {campaign.failure ? (
        <Alert kind="error" title="Campaign failed">
          {campaign.failure}
        </Alert>
      ) : null}
      <div className="grid-4">
        <Stat label="Leads" value={campaign.leadCount} />
        <Stat label="Emails sent" value={sent} to={mails ?? undefined} />
        <Stat label="Response rate" value={campaign.rate} />
        <Stat label="Tasks to do" value={`${tasks.open} of ${tasks.all}`} to={paths.tasks.list} />
      </div>
      <Section title="Leads">
        <ul className="rows">
          {leads.map(({ id, name, part, to, consent }) => (
            <li key={id}>
              <span>
                <Link to={to}>{name}</Link>
                {consent ? <span className="muted small"> claimed consent: {consent}</span> : null}
              </span>
              <span className="muted">{part}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
