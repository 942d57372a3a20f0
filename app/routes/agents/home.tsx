import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal, formatUsd, plural } from "~/core/format";
import { totalUpTo } from "~/core/pagination";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { WaitingAnswers } from "~/domains/agents/assignments/ui/waiting-answers";
import { StepRows } from "~/domains/agents/shared-leads/ui/step-rows";
import { leadRow } from "~/domains/agents/shared-leads/view";
import { TIERS } from "~/domains/agents/tiers";
import { DEMO_VALUE, mayCloseTest } from "~/domains/commissions/closes/policy";
import { agentDashboard } from "~/domains/commissions/dashboard.server";
import { countAskedStatement } from "~/domains/matching/matches/incoming-requests.server";
import { ApplicationCard } from "~/domains/onboarding/review/ui/application-card";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { modules: ["offline", "tour"] };

export const meta: MetaFunction = () => [
  { title: "Agent dashboard" },
  { name: "robots", content: "noindex" },
];

export const loader = agentPage(async (ctx) => {
  const dashboard = await agentDashboard(ctx, countAskedStatement(ctx, ctx.agent.id));
  const { steps, activeLeads, newLeads, monthlyEarnings, totalEarnings, onboarding } = dashboard;
  const { name, rate } = TIERS[ctx.agent.tier];
  return {
    canTest: mayCloseTest(ctx.config, ctx.actor),
    tier: name,
    rate,
    activeLeads: formatTotal(totalUpTo(activeLeads)),
    newLeads,
    unreadChats: ctx.agent.unreadChats,
    onboarding,
    told: dashboard.told,
    monthly: formatUsd(monthlyEarnings),
    total: formatUsd(totalEarnings),
    awaiting: dashboard.awaitingConfirmation > 0 ? formatUsd(dashboard.awaitingConfirmation) : null,
    payout: dashboard.payout,
    offers: dashboard.offers,
    requests: dashboard.requests,
    steps: steps.map((lead) => leadRow(lead, zoneOfAgent(ctx.agent))),
  };
});

export default function AgentHomePage() {
  const {
    tier,
    rate,
    activeLeads,
    newLeads,
    unreadChats,
    monthly,
    total,
    awaiting,
    payout,
    offers,
    requests,
    steps,
    onboarding,
    told,
    canTest,
  } = useLoaderData<typeof loader>();
  const waits = steps.length + newLeads.length + unreadChats + offers + requests > 0;
  return (
    <Page title="Your overview">
      <div className="grid-4">
        <Stat
          label="Monthly earnings"
          value={monthly}
          hint="Confirmed this month"
          to={paths.withQuery(DASHBOARD.commission, { of: "month" })}
        />
        <Stat label="Active leads" value={activeLeads} hint="New and in progress" to={DASHBOARD.leads} />
        <Stat label="Total earnings" value={total} hint="Confirmed so far" to={DASHBOARD.commission} />
        <Stat label="Tier" value={tier} hint={`${rate}% per deal`} to={DASHBOARD.profile} />
      </div>
      {awaiting ? (
        <p>
          <Link to={DASHBOARD.orders}>{awaiting} awaiting confirmation</Link>
        </p>
      ) : null}
      <p>
        {payout} <Link to={DASHBOARD.commission}>Your commission</Link>
      </p>
      {waits ? <h2>Today</h2> : null}
      <WaitingAnswers offers={offers} requests={requests} />
      {unreadChats > 0 ? (
        <p>
          <Link to={CHATS.own}>{`${plural(unreadChats, "business", "businesses")} wrote to you`}</Link>
        </p>
      ) : null}
      <StepRows title="Next steps" steps={steps} isDone={false} />
      {newLeads.map(({ accountId, business, n }) => (
        <p key={accountId}>
          {business} shared{" "}
          <Link to={paths.withQuery(DASHBOARD.leads, { state: "new" })}>
            {plural(n, "new lead")} to work on
          </Link>
        </p>
      ))}
      {waits ? null : (
        <EmptyState title="Nothing due today">Shared leads and due next steps appear here.</EmptyState>
      )}
      <ApplicationCard told={told} progress={onboarding} />
      {canTest ? (
        <Card title="Tier simulation">
          <p>A test deal of {formatUsd(DEMO_VALUE * 100)} changes totals and tier but earns nothing.</p>
          <form method="post" action={COMMISSIONS.closeTest}>
            <Submit kind="plain">Close test deal</Submit>
          </form>
        </Card>
      ) : null}
    </Page>
  );
}
