import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatNumber, formatUsd } from "~/core/format";
import { agentJson } from "~/domains/agents/json";
import { APPLICATION_STEPS, IS_COMING } from "~/domains/agents/programme";
import { TIERS } from "~/domains/agents/tiers";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Coming } from "~/ui/data/coming";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Card, Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [
  { title: "Agent dashboard" },
  { name: "robots", content: "noindex" },
];

export const loader = agentPage(async ({ agent }) => {
  const { name: tier, rate } = TIERS[agent.tier];
  return {
    ...agentJson(agent),
    tier,
    rate,
    value: agent.leadValue,
    reviewed: agent.reviewedAt && formatDate(agent.reviewedAt),
  };
});

/** Nothing can be closed yet: a zero would read as if nothing had been. */
function ClosedStat({ label, value, say }: { label: string; value: number; say: (value: number) => string }) {
  return IS_COMING.leads && value === 0 ? (
    <Stat label={label} value="Later" hint="Counted from your first lead on" />
  ) : (
    <Stat label={label} value={say(value)} />
  );
}

const Review = ({ on }: { on: string | null }) =>
  on ? <Badge kind="good">reviewed {on}</Badge> : <Badge kind="busy">we are reading it</Badge>;

export default function AgentHomePage() {
  const agent = useLoaderData<typeof loader>();
  return (
    <Page title="Your overview">
      <div className="grid-4">
        <Stat label="Tier" value={agent.tier} hint="What each tier is paid" to={paths.site.rates} />
        <Stat label="Your rate" value={`${agent.rate}%`} hint="of a deal that you close" />
        <ClosedStat label="Leads closed" value={agent.totalLeadsClosed} say={formatNumber} />
        <ClosedStat label="Value of their deals" value={agent.value} say={formatUsd} />
      </div>
      <EmptyState title={IS_COMING.leads ? "Leads are coming" : "No business has brought you in yet"}>
        Leads and orders appear here once a business in your markets brings you in.
        {IS_COMING.leads ? " Businesses can’t do that yet." : ""}
      </EmptyState>
      <Card title="From your application to your first lead">
        <ol className="stack tight">
          {APPLICATION_STEPS.map(({ title, isComing, text }, at) => (
            <li key={title}>
              <b>{title}</b> {at === 0 ? <Review on={agent.reviewed} /> : <Coming isComing={isComing} />}
              <p className="muted small">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
    </Page>
  );
}
