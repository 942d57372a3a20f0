import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal, formatUsd, plural } from "~/core/format";
import { totalUpTo } from "~/core/pagination";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { StepRows } from "~/domains/agents/shared-leads/ui/step-rows";
import { leadRow } from "~/domains/agents/shared-leads/view";
import { TIERS } from "~/domains/agents/tiers";
import { DEMO_VALUE, mayCloseTest } from "~/domains/commissions/closes/policy";
import { agentDashboard } from "~/domains/commissions/dashboard.server";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
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
  const { steps, activeLeads, newLeads, monthlyEarnings, totalEarnings, onboarding } =
    await agentDashboard(ctx);
  const { name, rate } = TIERS[ctx.agent.tier];
  return {
    canTest: mayCloseTest(ctx.config, ctx.actor),
    tier: name,
    rate,
    activeLeads: formatTotal(totalUpTo(activeLeads)),
    newLeads,
    onboarded: onboarding.percent,
    monthly: formatUsd(monthlyEarnings),
    total: formatUsd(totalEarnings),
    steps: steps.map((lead) => leadRow(lead, zoneOfAgent(ctx.agent))),
  };
});

export default function AgentHomePage() {
  const { tier, rate, activeLeads, newLeads, monthly, total, steps, onboarded, canTest } =
    useLoaderData<typeof loader>();
  return (
    <Page title="Your overview">
      <div className="grid-4">
        <Stat
          label="Monthly earnings"
          value={monthly}
          hint="Confirmed this month"
          to={DASHBOARD.commission}
        />
        <Stat label="Active leads" value={activeLeads} hint="New and in work" to={DASHBOARD.leads} />
        <Stat label="Total earnings" value={total} hint="Confirmed so far" to={DASHBOARD.commission} />
        <Stat label="Tier" value={tier} hint={`${rate}% of a deal`} to={DASHBOARD.profile} />
      </div>
      <StepRows title="Waits today" steps={steps} isDone={false} />
      {newLeads > 0 ? (
        <p>
          <Link to={paths.withQuery(DASHBOARD.leads, { state: "new" })}>
            {plural(newLeads, "new lead")} to work on
          </Link>
        </p>
      ) : null}
      {steps.length === 0 && newLeads === 0 ? (
        <EmptyState title="Nothing waits today">
          Leads appear once a business you work for shares them, and next steps on their day.
        </EmptyState>
      ) : null}
      <Card title={`Your onboarding: ${onboarded}%`}>
        <progress value={onboarded} max={100} aria-label="Onboarding" />
        <p>Application, profile, CV, test, video and interview: step by step, on any device.</p>
        <div className="row">
          <LinkButton kind="primary" to={DASHBOARD.onboarding}>
            Go on with it
          </LinkButton>
        </div>
      </Card>
      {canTest ? (
        <Card title="Try the tiers">
          <p>A test deal of {formatUsd(DEMO_VALUE * 100)} moves totals and tier, and never earns.</p>
          <form method="post" action={COMMISSIONS.closeTest}>
            <Submit kind="plain">Close a test deal</Submit>
          </form>
        </Card>
      ) : null}
    </Page>
  );
}
