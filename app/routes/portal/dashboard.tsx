import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatShortDate, formatUsd, plural } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { mostAgents } from "~/domains/agents/assignments/policy";
import { getDashboard } from "~/domains/analytics/get-dashboard.server";
import { RecentDeals } from "~/domains/analytics/ui/recent-deals";
import { leadsOf } from "~/domains/billing/compare-plans";
import { planLabel } from "~/domains/billing/plans/plan-label";
import { PLANS, PLANS_ON_SALE, settledPlan } from "~/domains/billing/plans/plans";
import { leadsLeftText } from "~/domains/billing/policy";
import { hasOwnLabel, openInvoiceOf, STATE_LABELS, stateNote } from "~/domains/billing/subscription/view";
import { PaymentDue } from "~/domains/billing/ui/payment-due";
import { PlanList } from "~/domains/billing/ui/plan-list";
import { opportunityRow } from "~/domains/opportunities/view";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { SOCIAL } from "~/paths/business/social";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { UsageMeter } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page, Section } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Sales Dashboard" }];

const CARDS = [
  [paths.leadSearch.list, "AI Lead Search", "Describe your ideal customer and browse matching companies."],
  [paths.templates.list, "Outreach Templates", "Reusable emails with personalisation fields."],
  [paths.campaigns.list, "Campaigns", "Email the leads from a search and track replies."],
] as const;

/** The number of agents in each plan, as the dashboard shows it. */
function plansOnSale(own: string) {
  let from = 1;
  return PLANS_ON_SALE.map((id) => {
    const { name, monthlyPrice, agents } = PLANS[id];
    const range = agents === null ? "unlimited" : `${from}-${agents}`;
    from = (agents ?? 0) + 1;
    return {
      id,
      name,
      price: formatUsd(monthlyPrice),
      agents: range,
      leads: leadsOf(PLANS[id]),
      isOwn: id === own,
    };
  });
}

export const loader = businessPage(async (ctx, { request }) => {
  const { account, actor } = ctx;
  const zone = readerZone(ctx);
  const { usage, agents, subscription, newest, deals } = await getDashboard(ctx);
  return {
    tabs: screenTabs(request),
    name: actor.firstName,
    company: account.name,
    left: leadsLeftText(account, usage, ctx.now()),
    plan: planLabel(account, zone),
    open: openInvoiceOf(ctx, subscription.open, zone),
    state: hasOwnLabel(subscription.state) ? null : STATE_LABELS[subscription.state].toLowerCase(),
    note: stateNote(ctx, subscription, zone),
    leads: { used: usage.used, max: usage.left === null ? null : usage.limit },
    agents: { used: agents, max: mostAgents(account) },
    plans: plansOnSale(settledPlan(account)),
    rows: newest.map((row) => ({
      ...opportunityRow(row, [], ctx.now(), zone),
      createdAt: formatShortDate(row.createdAt, ctx.now(), zone),
    })),
    deals,
  };
});

export default function DashboardPage() {
  const { tabs, name, company, left, plan, open, state, note, leads, agents, plans, rows, deals } =
    useLoaderData<typeof loader>();
  return (
    <Page title="Sales Dashboard" subtitle={`Welcome, ${name}. Here’s how ${company} is doing.`}>
      <ScreenTabs group={tabs} />
      <PaymentDue open={open} />
      <Card title={left}>
        <div className="row">
          <LinkButton to={BILLING.home}>View Usage</LinkButton>
          <LinkButton kind="primary" to={BILLING.plansTab}>
            Upgrade Plan
          </LinkButton>
        </div>
      </Card>
      <div className="grid-3 items-stretch">
        {CARDS.map(([to, title, text]) => (
          <Card key={to} title={<Link to={to}>{title}</Link>}>
            <p className="muted">{text}</p>
          </Card>
        ))}
      </div>
      <div className="grid-3 items-stretch">
        <Card title="Social leads">
          <p>Leads from your social media to contact and convert.</p>
          <ul className="stack tight">
            <li>
              <Link to={SOCIAL.home}>Social Lead Center</Link>
            </li>
            <li>
              <Link to={paths.replies.demo}>Email response demo</Link>
            </li>
          </ul>
        </Card>
        <Card title="Your subscription">
          <p>
            {plan}
            {state ? `, ${state}` : ""}. {note}
          </p>
          <UsageMeter label="Leads" used={leads.used} max={leads.max} />
          <UsageMeter label="Agents assigned" used={agents.used} max={agents.max} />
          <Link to={BILLING.overview}>Usage limits</Link>
        </Card>
        <Card title="Plans">
          <PlanList plans={plans} />
        </Card>
      </div>
      <Section
        title="Recent Opportunities"
        action={
          <LinkButton slim to={paths.opportunities.list}>
            View All
          </LinkButton>
        }
      >
        {rows.length > 0 ? (
          <RecentDeals rows={rows} caption={`Newest of ${plural(deals, "deal")}`} />
        ) : (
          <EmptyState
            title="No opportunities found"
            action={<LinkButton to={paths.leadSearch.leads}>View leads</LinkButton>}
          >
            Create deals from leads and replies in one step.
          </EmptyState>
        )}
      </Section>
    </Page>
  );
}
