import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal, formatUsd } from "~/core/format";
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
import { m } from "~/messages/messages";
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
import { Rich } from "~/ui/rich";

export const handle: PageHandle = { modules: ["offline", "tour"] };

export const meta: MetaFunction = () => [
  { title: m.agents_home_agent_dashboard() },
  { name: "robots", content: "noindex" },
];

export const loader = agentPage(async (ctx) => {
  const dashboard = await agentDashboard(ctx, countAskedStatement(ctx, ctx.agent.id));
  const { steps, activeLeads, newLeads, monthlyEarnings, totalEarnings, onboarding } = dashboard;
  return {
    canTest: mayCloseTest(ctx.config, ctx.actor),
    rate: TIERS[ctx.agent.tier].rate,
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
    steps: steps.map((lead) => leadRow(lead, ctx.now(), zoneOfAgent(ctx.agent))),
  };
});

export default function AgentHomePage() {
  const {
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
    <Page title={m.agents_home_your_overview()}>
      <div className="grid-4">
        <Stat
          label={m.agents_home_monthly_earnings()}
          value={monthly}
          hint={m.agents_home_confirmed_this_month()}
          to={paths.withQuery(DASHBOARD.commission, { of: "month" })}
        />
        <Stat
          label={m.agents_home_active_leads()}
          value={activeLeads}
          hint={m.agents_home_new_and_in_progress()}
          to={DASHBOARD.leads}
        />
        <Stat
          label={m.agents_home_total_earnings()}
          value={total}
          hint={m.agents_home_confirmed_so_far()}
          to={DASHBOARD.commission}
        />
        <Stat
          label={m.agents_home_tier()}
          value={`${rate}%`}
          hint={m.agents_home_per_deal()}
          to={DASHBOARD.profile}
        />
      </div>
      {awaiting ? (
        <p>
          <Link to={DASHBOARD.orders}>{m.agents_home_awaiting_confirmation({ awaiting })}</Link>
        </p>
      ) : null}
      <p>
        {payout} <Link to={DASHBOARD.commission}>{m.agents_home_your_commission()}</Link>
      </p>
      {waits ? <h2>{m.agents_home_today()}</h2> : null}
      <WaitingAnswers offers={offers} requests={requests} />
      {unreadChats > 0 ? (
        <p>
          <Link to={CHATS.own}>{m.agents_home_businesses_wrote({ count: unreadChats })}</Link>
        </p>
      ) : null}
      <StepRows title={m.agents_home_next_steps()} steps={steps} isDone={false} />
      {newLeads.map(({ accountId, business, n }) => (
        <p key={accountId}>
          <Rich
            parts={m.agents_home_new_leads_shared.parts({ business, count: n })}
            tags={{
              link: (text) => <Link to={paths.withQuery(DASHBOARD.leads, { state: "new" })}>{text}</Link>,
            }}
          />
        </p>
      ))}
      {waits ? null : (
        <EmptyState title={m.agents_home_nothing_due_today()}>
          {m.agents_home_shared_leads_and_due_next()}
        </EmptyState>
      )}
      <ApplicationCard told={told} progress={onboarding} />
      {canTest ? (
        <Card title={m.agents_home_tier_simulation()}>
          <p>{m.agents_home_a_test_deal_of_changes({ formatUsd: formatUsd(DEMO_VALUE * 100) })}</p>
          <form method="post" action={COMMISSIONS.closeTest}>
            <Submit kind="plain">{m.agents_home_close_test_deal()}</Submit>
          </form>
        </Card>
      ) : null}
    </Page>
  );
}
