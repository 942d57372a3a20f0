import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { namesOf } from "~/domains/identity/users/people.server";
import { hasMarketing } from "~/domains/marketing/access/access.server";
import { lastLink } from "~/domains/social-leads/contact-lead.server";
import { opportunitiesOf } from "~/domains/social-leads/convert-social-lead.server";
import { historyOf } from "~/domains/social-leads/lead-history.server";
import { findLikelyDuplicates } from "~/domains/social-leads/merging/likely-duplicates.server";
import { mergesOf } from "~/domains/social-leads/merging/list-merges.server";
import { mergesView, sameView } from "~/domains/social-leads/merging/view";
import { MOVES } from "~/domains/social-leads/policy";
import { LeadActions } from "~/domains/social-leads/ui/lead-actions";
import { LeadStatusBadge } from "~/domains/social-leads/ui/lead-status";
import { LikelyDuplicates, Merges } from "~/domains/social-leads/ui/likely-duplicates";
import { historyView, leadCard, leadFacts, originOfConsent } from "~/domains/social-leads/view";
import { findConsentState } from "~/domains/suppressions/claimed-consents.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { SOCIAL } from "~/paths/business/social";
import { Ago } from "~/ui/data/ago";
import { DemoBadge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Timeline } from "~/ui/data/timeline";
import { Alert } from "~/ui/feedback/alert";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { leadAt } from "./portal/lead-of.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.lead.name ?? "Lead" }];

export const loader = businessPage(async (ctx, args) => {
  const lead = await leadAt(SOCIAL.lead)(ctx, args);
  const [history, state, merges, likely, isOpen] = await Promise.all([
    historyOf(ctx, lead),
    findConsentState(ctx, lead.email),
    mergesOf(ctx, lead.id),
    findLikelyDuplicates(ctx, lead),
    hasMarketing(ctx),
  ]);
  const opportunities = await opportunitiesOf(ctx, lead, merges);
  const zone = readerZone(ctx);
  const origin = originOfConsent(lead, history);
  const importer = origin?.capturedBy
    ? (await namesOf(ctx, [origin.capturedBy])).get(origin.capturedBy)
    : undefined;
  return {
    same: sameView(lead, likely, zone),
    merges: mergesView(merges, ctx.now(), zone),
    lead: leadCard(lead, ctx.now(), zone),
    message: lead.message,
    facts: leadFacts(lead, { origin, importer, state }, zone),
    ...historyView(history, zone),
    opportunities: opportunities.map(({ id, title }) => ({ to: paths.opportunities.opportunity(id), title })),
    canConvert: opportunities.length === 0,
    moves: MOVES[lead.status],
    isOpen,
    open: lastLink(lead, history.touches[0], ctx.now()),
  };
});

const OPEN_LABELS = {
  whatsapp: "Open WhatsApp",
  mail: "Open email app",
  call: "Call",
  linkedin: "Open LinkedIn",
} as const;

function Actions() {
  const { lead, moves, isOpen, canConvert, open } = useLoaderData<typeof loader>();
  if (!isOpen)
    return (
      <p>
        <Link to={MARKETING.home}>Apply for marketing portal access</Link> to contact and convert leads.
      </p>
    );
  return (
    <IfCanWrite>
      {open ? (
        <Alert kind="info" title="Contact logged. Get in touch now.">
          <a className="button primary" href={open.url} target="_blank" rel="noreferrer">
            {OPEN_LABELS[open.way]}
          </a>
        </Alert>
      ) : null}
      <div className="row">
        <LeadActions leadId={lead.id} moves={moves} canContact={!lead.isTest} canConvert={canConvert} />
        <LinkButton to={MARKETING.replyToLead(lead.id)}>Conversation</LinkButton>
      </div>
    </IfCanWrite>
  );
}

export default function SocialLeadPage() {
  const { lead, message, facts, touches, origins, opportunities, same, merges } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title={lead.name}
      subtitle={
        <>
          {lead.platform}, <Ago at={lead.came} /> <LeadStatusBadge status={lead.status} />{" "}
          <DemoBadge isDemo={lead.isDemo} />
        </>
      }
    >
      <Breadcrumb trail={[{ to: SOCIAL.home, label: "Social Lead Center" }]} />
      <div className="grid-2">
        <Card title="Next steps">
          {opportunities.map(({ to, title }) => (
            <p key={to}>
              Deal: <Link to={to}>{title}</Link>
            </p>
          ))}
          <Actions />
          <div className="row">
            <LinkButton to={SOCIAL.removeLead(lead.id)} slim writes>
              Remove
            </LinkButton>
          </div>
        </Card>
        <Card title="About">
          {message ? (
            <blockquote className="m-0 whitespace-pre-wrap wrap-anywhere" dir="auto">
              {message}
            </blockquote>
          ) : null}
          <DefinitionList facts={facts} />
        </Card>
      </div>
      <LikelyDuplicates same={same} />
      <Merges merges={merges} />
      <Section title="Activity">
        {touches.length > 0 ? (
          <Timeline label="Newest first" events={touches} />
        ) : (
          <p className="muted">No activity yet.</p>
        )}
      </Section>
      <Section title="Source">
        <Timeline
          label="Newest first"
          events={origins.map(({ consent, ...origin }) => ({
            ...origin,
            detail: consent ? `${origin.detail} (claimed consent: ${consent})` : origin.detail,
          }))}
        />
      </Section>
    </Page>
  );
}
