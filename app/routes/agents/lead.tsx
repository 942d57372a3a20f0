import { useForm } from "@conform-to/react";
import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { listLeadEvents, writeLeadEvent } from "~/domains/agents/shared-leads/lead-events.server";
import { LeadEventSchema } from "~/domains/agents/shared-leads/schemas";
import { leadOrPast } from "~/domains/agents/shared-leads/shared-leads.server";
import { EventForm } from "~/domains/agents/shared-leads/ui/event-form";
import { StateBadge } from "~/domains/agents/shared-leads/ui/lead-rows";
import { PastLeadPage } from "~/domains/agents/shared-leads/ui/past-lead";
import { Reach } from "~/domains/agents/shared-leads/ui/reach";
import { StepRows } from "~/domains/agents/shared-leads/ui/step-rows";
import { eventView, leadRow } from "~/domains/agents/shared-leads/view";
import { waysToReach } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { leadBrief, paysText } from "~/domains/matching/matches/lead-brief.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { CHATS } from "~/paths/agents/chats";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Timeline } from "~/ui/data/timeline";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.lead?.companyName ?? m.agents_lead_lead() },
];

export const loader = agentPage(async (ctx, { params }) => {
  const { lead, past } = await leadOrPast(ctx, ctx.agent.id, parseId(params.sharedLeadId, "lead"));
  if (past) return data({ past, lead: null }, { status: 404 });
  const zone = zoneOfAgent(ctx.agent);
  const [ways, events, brief] = await Promise.all([
    waysToReach(ctx, ctx.agent, lead),
    listLeadEvents(ctx, lead),
    leadBrief(ctx, lead),
  ]);
  return {
    past: null,
    lead: leadRow(lead, ctx.now(), zone),
    website: lead.companyWebsite,
    ways,
    accountId: lead.accountId,
    product: brief.product,
    pitch: brief.pitch?.split(/\n{2,}/) ?? [],
    pays: paysText(brief),
    events: events.map((event) => eventView(event, zone)),
  };
});

export const action = agentPage(async (ctx, args) => {
  const id = parseId(args.params.sharedLeadId, "lead");
  await leadOrPast(ctx, ctx.agent.id, id);
  return handleForm(args, LeadEventSchema, async (input) => {
    await writeLeadEvent(ctx, ctx.agent, id, input);
    return redirectWithFlash(args.context, DASHBOARD.lead(id), {
      kind: "success",
      title: m.agents_lead_saved(),
    });
  });
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const SHOWN = ["outcome", "text", "nextStep", "nextStepDay"];

export default function AgentLeadPage() {
  const loaded = useLoaderData<typeof loader>();
  const typed: Record<string, unknown> = useActionData<typeof action>()?.result.initialValue ?? {};
  if (loaded.past) {
    const lines = SHOWN.map((name) => typed[name]).filter((value) => typeof value === "string");
    return <PastLeadPage past={loaded.past} typed={lines.join("\n")} />;
  }
  return <OpenLead {...loaded} />;
}

function OpenLead({
  lead,
  website,
  ways,
  product,
  pitch,
  pays,
  accountId,
  events,
}: Extract<Loaded, { past: null }>) {
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { kind: "call", outcome: "", text: "", nextStep: "", nextStepDay: "" },
  });
  return (
    <Page
      title={lead.companyName}
      subtitle={[lead.place, `for ${lead.business}`].filter(Boolean).join(" · ")}
      action={<StateBadge state={lead.state} word={lead.stateWord} />}
    >
      <Breadcrumb trail={[{ to: DASHBOARD.leads, label: m.agents_lead_leads() }]} />
      <Reach person={lead.person} ways={ways} addTo={DASHBOARD.addPerson(lead.id)} />
      {website ? (
        <p className="small">
          <Rich
            parts={m.agents_lead_website.parts({ website })}
            tags={{ link: (text) => <a href={website}>{text}</a> }}
          />
        </p>
      ) : null}
      <Card title={product ?? m.agents_lead_pitch_from({ business: lead.business })}>
        {pitch.length > 0 ? (
          pitch.map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))
        ) : (
          <p className="muted">
            <Rich
              parts={m.agents_lead_no_pitch_yet_ask.parts({ business: lead.business })}
              tags={{ link: (text) => <Link to={CHATS.withBusiness(accountId)}>{text}</Link> }}
            />
          </p>
        )}
        <p>
          <b>{pays}</b>
        </p>
      </Card>
      {lead.hasStep ? <StepRows title={m.agents_lead_next_step()} steps={[lead]} isDone={false} /> : null}
      {lead.state === "closed" || lead.state === "lost" ? null : (
        <div className="row">
          <LinkButton to={COMMISSIONS.close(lead.id)}>{m.agents_lead_report_closed_deal()}</LinkButton>
        </div>
      )}
      <Card title={m.agents_lead_log_an_update()}>
        <EventForm form={form} fields={fields} />
      </Card>
      <Section title={m.agents_lead_activity()}>
        {events.length > 0 ? (
          <Timeline label={m.agents_lead_activity()} events={events} />
        ) : (
          <p className="muted">{m.agents_lead_no_activity_yet_contact_the()}</p>
        )}
      </Section>
    </Page>
  );
}
