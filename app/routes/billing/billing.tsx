import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { countAssigned } from "~/domains/agents/assignments/assignments.server";
import { mostAgents } from "~/domains/agents/assignments/policy";
import { featuresWith } from "~/domains/billing/compare-plans";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server";
import { hasPaidUpgrade } from "~/domains/billing/invoices/paid-upgrade.server";
import { API_CALLS } from "~/domains/billing/json";
import { planLabel } from "~/domains/billing/plans/plan-label";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";
import { leadsLeftText } from "~/domains/billing/policy";
import { getSubscription } from "~/domains/billing/subscription/get-subscription.server";
import { payerBlockingReason } from "~/domains/billing/subscription/payer";
import { isSwitch } from "~/domains/billing/subscription/subscription";
import { invoiceView, openInvoiceOf, STATE_LABELS, stateNote } from "~/domains/billing/subscription/view";
import { InvoiceTable } from "~/domains/billing/ui/invoice-table";
import { PaymentDue } from "~/domains/billing/ui/payment-due";
import { PlanGrid } from "~/domains/billing/ui/plan-grid";
import { UsedMeters } from "~/domains/billing/ui/used-meters";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { canPay } from "~/domains/identity/policy";
import { shownManager } from "~/domains/support/manager.server";
import { ManagerCard } from "~/domains/support/ui/manager-card";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { BILLING } from "~/paths/business/billing";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { ComingSoon } from "~/ui/data/coming-soon";
import { DefinitionList } from "~/ui/data/definition-list";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page, Section } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

const NEWEST = 5;

const BADGES = {
  trial: "tint",
  granted: "good",
  active: "good",
  payment_due: "busy",
  cancelled: "plain",
  overdue: "bad",
  ended: "bad",
} as const;

export const meta: MetaFunction = () => [{ title: "Billing" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { account, actor } = ctx;
  const zone = readerZone(ctx);
  const [found, agents, owed, invoices, manager, isUpgraded] = await Promise.all([
    getSubscription(ctx),
    countAssigned(ctx),
    owedTotals(ctx),
    canPay(actor) ? listInvoices(ctx, { limit: NEWEST }) : null,
    shownManager(ctx),
    hasPaidUpgrade(ctx),
  ]);
  const { usage, state, subscription: s, open } = found;
  const blockingReason = payerBlockingReason(ctx);
  const isPayer = blockingReason === null;
  return {
    tabs: screenTabs(request),
    plan: account.plan,
    paid: settledPlan(account),
    label: planLabel(account, zone),
    billing: s.upgradeBilling ?? s.billing,
    state,
    note: stateNote(ctx, found, zone),
    left: leadsLeftText(account, usage, ctx.now()),
    used: {
      leads: { used: usage.used, max: usage.left === null ? null : usage.limit },
      agents: { used: agents, max: mostAgents(account) },
      apiCalls: API_CALLS,
      commission: owed.commission,
      fees: owed.fees,
      left: Math.max(owed.commissionOwed + owed.feesOwed, 0),
      canBuyLeads: isPayer && usage.left !== null && !account.readOnlySince,
    },
    canPay: isPayer,
    blockingReason,
    isDemo: account.isDemo,
    manager,
    canCancel:
      isPayer && (state === "payment_due" || ((state === "active" || state === "granted") && !s.cancelledAt)),
    isSwitch: isSwitch(s),
    canResume: isPayer && state === "cancelled",
    open: openInvoiceOf(ctx, open, zone),
    isUpgraded,
    invoices: invoices && {
      rows: invoices.rows.map((row) => invoiceView(row, zone)),
      count: formatTotal(invoices.total),
    },
  };
});

export default function BillingPage() {
  const { tabs, plan, paid, label, billing, state, note, left, used, open, invoices, ...may } =
    useLoaderData<typeof loader>();
  const isNew = state === "trial" || state === "ended";
  return (
    <Page
      title={label}
      subtitle={`${left}.`}
      action={<LinkButton to={paths.account.allowances}>Usage limits</LinkButton>}
    >
      <ScreenTabs group={tabs} />
      <PaymentDue open={open} isUpgraded={may.isUpgraded} />
      <div className="grid-3 items-stretch">
        <Card title="Your plan">
          <p>
            <Badge kind={BADGES[state]}>{STATE_LABELS[state]}</Badge> <DemoBadge isDemo={may.isDemo} />
          </p>
          {note ? <p className="small">{note}</p> : null}
          <ul className="stack tight small">
            {featuresWith(PLANS[paid]).map(({ text, isComing }) => (
              <li key={text}>
                {text}
                <ComingSoon isComing={isComing} />
              </li>
            ))}
          </ul>
          <div className="row">
            {may.canCancel ? (
              <LinkButton to={BILLING.cancel}>
                {state !== "payment_due"
                  ? "Cancel plan"
                  : may.isSwitch
                    ? "Keep monthly billing"
                    : "Withdraw upgrade"}
              </LinkButton>
            ) : null}
            {may.canResume ? (
              <LinkButton kind="primary" to={BILLING.resume}>
                Resume plan
              </LinkButton>
            ) : null}
          </div>
        </Card>
        <UsedMeters used={used} dealsTo={COMMISSIONS.closes} agentsTo={paths.marketplace.list} />
        <Card title="Payment">
          <DefinitionList
            facts={[
              ["Method", may.isDemo ? "None (demo accounts are never charged)" : "Invoice"],
              ["Billing cycle", billing === "annual" ? "Annual" : "Monthly"],
              ["Region", "Africa (USD)"],
            ]}
          />
          <p className="small muted">We don’t store cards.</p>
          {may.canPay ? <LinkButton to={BILLING.details}>Billing details</LinkButton> : null}
        </Card>
      </div>
      {may.manager ? <ManagerCard manager={may.manager} /> : null}
      <Section title="Plans" action={<Link to={BILLING.plansTab}>Compare plans</Link>}>
        {may.blockingReason ? <p className="muted small">{may.blockingReason}</p> : null}
        <PlanGrid
          plan={plan}
          billing={billing}
          isNew={isNew}
          isReserved={state === "payment_due"}
          canPay={may.canPay}
          isBelow={open !== null || may.canResume}
        />
      </Section>
      {invoices ? (
        <Section
          title="Invoices"
          action={
            invoices.rows.length > 0 ? (
              <LinkButton slim to={BILLING.invoices}>
                {invoices.count === "1" ? "View invoice" : `All ${invoices.count} invoices`}
              </LinkButton>
            ) : null
          }
        >
          <InvoiceTable invoices={invoices.rows} caption="Latest invoices" />
        </Section>
      ) : (
        <p className="muted small">Only account owners can view invoices.</p>
      )}
    </Page>
  );
}
