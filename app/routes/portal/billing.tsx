import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatUsd } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { featuresOf } from "~/domains/billing/compare-plans";
import {
  ANNUAL_DISCOUNT_PERCENT,
  annualPrice,
  PLANS,
  PLANS_ON_SALE,
  planMailTo,
} from "~/domains/billing/plans/plans";
import { leadsLeftText } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Coming } from "~/ui/data/coming";
import { UsageMeter } from "~/ui/data/stat";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page, Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Billing" }];

export const loader = businessPage(async (ctx) => {
  const { account } = ctx;
  const { SALES_EMAIL } = await operatorConfig(ctx);
  const usage = await getLeadUsage(ctx);
  const ends = account.plan === "trial" ? account.trialEndsAt : null;
  return {
    plan: account.plan,
    left: leadsLeftText(account, usage, ctx.now()),
    used: usage.used,
    included: usage.limit,
    ends: ends ? `Trial until ${formatDate(ends, readerZone(ctx))}.` : null,
    salesEmail: SALES_EMAIL,
  };
});

export default function BillingPage() {
  const { plan, left, used, included, ends, salesEmail } = useLoaderData<typeof loader>();
  const terms = PLANS[plan];
  return (
    <Page
      title={`${terms.name} plan`}
      subtitle={[ends, `${left}.`].filter(Boolean).join(" ")}
      action={<LinkButton to={paths.account.allowances}>Allowances of today</LinkButton>}
    >
      <Card title="What is used">
        <UsageMeter label="Leads" used={used} max={terms.stopsAtLimit ? included : null} />
        <p className="muted small">
          {terms.agents === null
            ? "As many agents as you want."
            : `Up to ${terms.agents} ${terms.agents === 1 ? "agent" : "agents"}.`}{" "}
          <Link to={paths.marketplace.list}>Find agents</Link>
        </p>
      </Card>
      <Section title="The plans">
        <p className="muted">
          Paying and changing the plan on this page is coming. Until then we change it for you: each button
          writes the mail.
        </p>
        <div className="grid-3 items-stretch">
          {PLANS_ON_SALE.map((id) => (
            <Card key={id} title={PLANS[id].name} className="grid-rows-[auto_auto_1fr_auto]">
              <p>
                <b>{formatUsd(PLANS[id].monthlyPrice)}</b> a month, or {formatUsd(annualPrice(PLANS[id]))} a
                year ({ANNUAL_DISCOUNT_PERCENT}% less)
              </p>
              <ul className="stack tight small">
                {featuresOf(id).map(({ text, isComing }) => (
                  <li key={text}>
                    {text}
                    <Coming isComing={isComing} />
                  </li>
                ))}
              </ul>
              {id === plan ? (
                <Badge kind="good">Your plan</Badge>
              ) : (
                <LinkButton to={planMailTo(salesEmail, id)}>
                  {`Ask for the ${PLANS[id].name} plan`}
                </LinkButton>
              )}
            </Card>
          ))}
        </div>
      </Section>
    </Page>
  );
}
