import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { hasPaidUpgrade } from "~/domains/billing/invoices/paid-upgrade.server";
import { planLabel } from "~/domains/billing/plans/plan-label";
import { ANNUAL_DISCOUNT_PERCENT, EXTRA_LEAD_PRICE } from "~/domains/billing/plans/plans";
import { getSubscription } from "~/domains/billing/subscription/get-subscription.server";
import { payerBlockingReason } from "~/domains/billing/subscription/payer";
import { openInvoiceOf, stateNote } from "~/domains/billing/subscription/view";
import { PaymentDue } from "~/domains/billing/ui/payment-due";
import { PlanGrid } from "~/domains/billing/ui/plan-grid";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { Alert } from "~/ui/feedback/alert";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Plans" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { account } = ctx;
  const found = await getSubscription(ctx);
  const { subscription: s, state } = found;
  return {
    tabs: screenTabs(request),
    plan: account.plan,
    label: planLabel(account, readerZone(ctx)),
    open: openInvoiceOf(ctx, found.open, readerZone(ctx)),
    isUpgraded: await hasPaidUpgrade(ctx),
    billing: s.upgradeBilling ?? s.billing,
    isNew: state === "trial" || state === "ended",
    isReserved: state === "payment_due",
    note: stateNote(ctx, found, readerZone(ctx)),
    canPay: payerBlockingReason(ctx) === null,
    blockingReason: payerBlockingReason(ctx),
  };
});

export default function PlansPage() {
  const { tabs, label, open, isUpgraded, note, blockingReason, ...grid } = useLoaderData<typeof loader>();
  return (
    <Page title="Plans" subtitle={`${label}. ${note}`}>
      <ScreenTabs group={tabs} />
      <PaymentDue open={open} isUpgraded={isUpgraded} />
      {blockingReason ? <Alert kind="info">{blockingReason}</Alert> : null}
      <PlanGrid {...grid} from="plans" />
      <p className="muted">
        Annual billing saves {ANNUAL_DISCOUNT_PERCENT}%. Upgrades start on payment, downgrades at the next
        billing cycle. Extra leads cost {formatUsd(EXTRA_LEAD_PRICE)} each.
      </p>
      <p>
        <Link to={paths.site.pricing}>Compare plans</Link>
      </p>
    </Page>
  );
}
