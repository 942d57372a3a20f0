import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { ANNUAL_DISCOUNT_PERCENT, EXTRA_LEAD_PRICE, PLANS } from "~/domains/billing/plans/plans";
import { getSubscription } from "~/domains/billing/subscription/get-subscription.server";
import { payerObstacle } from "~/domains/billing/subscription/payer";
import { stateNote } from "~/domains/billing/subscription/view";
import { PlanGrid } from "~/domains/billing/ui/plan-grid";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { PortalTabs } from "~/routes/portal/tabs";
import { portalTabs } from "~/routes/portal/tabs.server";
import { Alert } from "~/ui/feedback/alert";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Plans" }];

export const loader = businessPage(async (ctx) => {
  const { account } = ctx;
  const found = await getSubscription(ctx);
  const { subscription: s, state } = found;
  return {
    tabs: portalTabs(BILLING.plansTab),
    plan: account.plan,
    billing: s.upgradeBilling ?? s.billing,
    isNew: state === "trial" || state === "ended",
    note: stateNote(account, found, readerZone(ctx)),
    canPay: payerObstacle(ctx) === null,
    obstacle: payerObstacle(ctx),
  };
});

export default function PlansPage() {
  const { tabs, note, obstacle, ...grid } = useLoaderData<typeof loader>();
  return (
    <Page title="Plans" subtitle={`You have the ${PLANS[grid.plan].name} plan. ${note}`}>
      <PortalTabs tabs={tabs} />
      {obstacle ? <Alert kind="info">{obstacle}</Alert> : null}
      <PlanGrid {...grid} from="plans" />
      <p className="muted">
        By the year a plan costs {ANNUAL_DISCOUNT_PERCENT} % less. A larger plan counts at once, a smaller one
        at the next billing cycle. Each extra lead costs {formatUsd(EXTRA_LEAD_PRICE)}, and only after you
        confirm it.
      </p>
      <p>
        <Link to={paths.site.pricing}>Compare the plans row by row</Link>
      </p>
    </Page>
  );
}
