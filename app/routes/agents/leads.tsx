import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { SharedLeadQuery } from "~/domains/agents/shared-leads/schemas";
import { listSharedLeads } from "~/domains/agents/shared-leads/shared-leads.server";
import { LeadRows } from "~/domains/agents/shared-leads/ui/lead-rows";
import { leadRow } from "~/domains/agents/shared-leads/view";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Tabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: m.agents_leads_leads() }];

export const loader = agentPage(async (ctx, { request }) => {
  const query = readQuery(request, SharedLeadQuery);
  const { rows, next, total } = await listSharedLeads(ctx, ctx.agent.id, query);
  return {
    leads: rows.map((lead) => leadRow(lead, ctx.now(), zoneOfAgent(ctx.agent))),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "lead" : "leads"}`,
    state: query.state,
    isFirst: query.cursor === undefined,
  };
});

const STATES = [
  { state: "open", label: m.agents_leads_open, empty: m.agents_leads_open_empty },
  { state: "new", label: m.agents_leads_new, empty: m.agents_leads_new_empty },
  { state: "working", label: m.agents_leads_working, empty: m.agents_leads_working_empty },
  { state: "closed", label: m.agents_leads_closed, empty: m.agents_leads_closed_empty },
  { state: "lost", label: m.agents_leads_lost, empty: m.agents_leads_lost_empty },
] as const;

const placeOf = (state: string) =>
  state === "open" ? DASHBOARD.leads : paths.withQuery(DASHBOARD.leads, { state });

export default function AgentLeadsPage() {
  const { leads, next, total, state, isFirst } = useLoaderData<typeof loader>();
  return (
    <Page title={m.agents_leads_leads()} subtitle={m.agents_leads_companies_that_businesses_share_with()}>
      <Tabs
        label={m.agents_leads_leads_by_status()}
        tabs={STATES.map((tab) => ({
          to: placeOf(tab.state),
          label: tab.label(),
          isCurrent: tab.state === state,
        }))}
      />
      {leads.length > 0 || !isFirst ? (
        <>
          <LeadRows leads={leads} />
          <Pagination
            total={total}
            shown={leads.length}
            firstTo={isFirst ? null : placeOf(state)}
            nextTo={next === null ? null : paths.withQuery(DASHBOARD.leads, { state, cursor: next })}
          />
        </>
      ) : (
        <EmptyState
          title={STATES.find((tab) => tab.state === state)?.empty() ?? m.agents_leads_no_leads()}
          action={<LinkButton to={DASHBOARD.businesses}>{m.agents_leads_view_businesses()}</LinkButton>}
        >
          {m.agents_leads_leads_appear_here_when_a()}
        </EmptyState>
      )}
    </Page>
  );
}
