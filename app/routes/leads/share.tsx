import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { listEventsOfLead } from "~/domains/agents/shared-leads/lead-events.server";
import { ShareSchema } from "~/domains/agents/shared-leads/schemas";
import { findSharing, listWorkingAgents, shareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { type EventView, eventView } from "~/domains/agents/shared-leads/view";
import { isReachable } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Timeline } from "~/ui/data/timeline";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Share lead" }];

export const loader = businessPage(async (ctx, { params }) => {
  const lead = await getLead(ctx, parseId(params.leadId, "lead"));
  const [sharing, events, canBeReached] = await Promise.all([
    findSharing(ctx, lead.id),
    listEventsOfLead(ctx, lead.id),
    isReachable(ctx, lead),
  ]);
  return {
    id: lead.id,
    name: lead.companyName,
    companyId: lead.companyId,
    canBeReached,
    sharedWith: sharing?.agentName ?? null,
    agents: sharing ? [] : await listWorkingAgents(ctx),
    events: events.map((event) => eventView(event, readerZone(ctx))),
  };
});

export const action = businessPage(async (ctx, args) => {
  const lead = await getLead(ctx, parseId(args.params.leadId, "lead"));
  return handleForm(args, ShareSchema, async (input) => {
    const { agentName } = await shareLead(ctx, lead.id, input);
    return redirectWithFlash(args.context, paths.leadSearch.lead(lead.id), {
      kind: "success",
      title: "Lead shared",
      text: `${agentName} can now work on this lead.`,
    });
  });
});

export default function ShareLeadPage() {
  const { id, name, companyId, canBeReached, sharedWith, agents, events } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { agentId: "" },
  });
  const options = agents.map((agent) => ({ value: String(agent.id), label: agent.name }));
  return (
    <Page
      title={sharedWith ? `${sharedWith} is working on ${name}` : `Share ${name} with an agent`}
      width="narrow"
    >
      <Breadcrumb trail={[{ to: paths.leadSearch.lead(id), label: name }]} />
      {canBeReached ? null : <Unreachable companyId={companyId} />}
      {sharedWith ? (
        <Card>
          <p>If you stop sharing, the agent loses access. Past activity stays.</p>
          <IfCanWrite>
            <Form method="post" action={paths.leadSearch.unshareLead(id)}>
              <Submit kind="danger" pending="Stopping">
                Stop sharing
              </Submit>
            </Form>
          </IfCanWrite>
        </Card>
      ) : agents.length > 0 ? (
        <PostForm form={form}>
          <Field
            field={fields.agentId}
            label="Agent"
            type="select"
            options={options}
            placeholder="Choose an agent"
            hint="You can share a lead with one agent. The agent sees only this company and its contact."
            required
          />
          <Submit pending="Sharing">Share lead</Submit>
        </PostForm>
      ) : (
        <EmptyState
          title="No agents yet"
          action={<LinkButton to={paths.business.agents}>Find agents</LinkButton>}
        >
          Assign an agent first. You can share leads once the agent accepts.
        </EmptyState>
      )}
      <AgentEvents events={events} />
    </Page>
  );
}

/** Warning before sharing a lead that can't be contacted: the agent has to find a contact. */
const Unreachable = ({ companyId }: { companyId: number }) => (
  <Alert kind="warning" title="No usable phone number or email">
    <p>The agent can find a contact, but adding one now saves time.</p>
    <LinkButton writes slim to={paths.business.newContactOf(companyId)}>
      Add contact
    </LinkButton>
  </Alert>
);

/** An agent's activity on a lead, as shown to the business. */
function AgentEvents({ events }: { events: readonly (Omit<EventView, "at"> & { at: Date | string })[] }) {
  if (events.length === 0) return null;
  return (
    <Section title="Agent activity">
      <Timeline
        label="Agent activity"
        events={events.map(({ agentName, title, ...event }) => ({
          ...event,
          title: `${title} (${agentName})`,
        }))}
      />
    </Section>
  );
}
