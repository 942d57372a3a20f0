import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatNumber, formatUsd } from "~/core/format";
import { findAgentOfUser } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { APPLICATION_STEPS, IS_COMING } from "~/domains/agents/programme";
import { TIERS, wayToNextTier } from "~/domains/agents/tiers";
import { requireAgent } from "~/http/session/guards.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Coming } from "~/ui/data/coming";
import { DefinitionList } from "~/ui/data/definition-list";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Card, Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [
  { title: "Agent dashboard" },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireAgent(args);
  const agent = await findAgentOfUser(ctx, ctx.actor.userId);
  if (!agent) throw new Response("Your agent profile was not found. Please write to us.", { status: 404 });
  const { name: tier, rate } = TIERS[agent.tier];
  const next = wayToNextTier({ leadsClosed: agent.leadsClosed, totalLeadValue: agent.leadValue })?.tier;
  return {
    ...agentJson(agent),
    tier,
    rate,
    value: agent.leadValue,
    next: next ? { ...TIERS[next].reachedWith, name: TIERS[next].name, rate: TIERS[next].rate } : null,
    isDemo: ctx.actor.isDemo,
    reviewed: agent.reviewedAt && formatDate(agent.reviewedAt),
  };
}

type Agent = ReturnType<typeof useLoaderData<typeof loader>>;

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

function NextTier({ agent: { next, totalLeadsClosed, value } }: { agent: Agent }) {
  if (!next)
    return (
      <Card title="You have reached the highest tier">
        <p>Nobody is paid a higher rate.</p>
      </Card>
    );
  const ways = [
    { label: "Leads closed", is: totalLeadsClosed, of: next.leadsClosed, say: formatNumber },
    { label: "Value of their deals", is: value, of: next.totalLeadValue, say: formatUsd },
  ];
  return (
    <Card title={`${next.name} pays ${next.rate}%`}>
      <p className="muted">Either of the two brings you there.</p>
      {ways.map(({ label, is, of, say }) => (
        <div key={label} className="stack tight usage">
          <div className="row between small">
            <span>{label}</span>
            <span className="num">
              {say(is)} of {say(of)}
            </span>
          </div>
          <progress value={Math.min(is, of)} max={of} aria-label={label} />
        </div>
      ))}
    </Card>
  );
}

export default function AgentHomePage() {
  const agent = useLoaderData<typeof loader>();
  const place = [...agent.specializations.slice(0, 1), agent.country].join(", ");
  return (
    <Page title={agent.name} subtitle={agent.isDemo ? `${place} (demo)` : place}>
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
      <div className="grid-2">
        <NextTier agent={agent} />
        <Card title="What businesses see of you">
          <DefinitionList
            facts={[
              ["Markets", agent.operationalMarkets.join(", ") || "None yet"],
              ["Industries", agent.specializations.join(", ") || "None yet"],
              ["Experience", agent.experience && `${agent.experience} years`],
              ["About you", agent.bio],
            ]}
          />
        </Card>
      </div>
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
