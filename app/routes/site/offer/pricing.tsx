import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { IS_COMING } from "~/domains/billing/plans/coming";
import {
  ANNUAL_DISCOUNT_PERCENT,
  annualPrice,
  type Billing,
  PLANS,
  PLANS_ON_SALE,
  planMailTo,
  TRIAL_AGENTS,
  TRIAL_DAYS,
} from "~/domains/billing/plans/plans";
import { FeeChooser } from "~/domains/billing/ui/fee-chooser";
import { PlanCards } from "~/domains/billing/ui/plan-cards";
import { PlanTable } from "~/domains/billing/ui/plan-table";
import { findLocalPrices, operatorConfig } from "~/domains/settings/operator.server";
import { contextOf } from "~/http/session/guards.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { LaterStyleApart } from "~/ui/deferred-stylesheet";
import type { PageHandle } from "~/ui/page-handle";
import { Rich } from "~/ui/rich";
import { FigureOf, Figures } from "../claim";
import { siteMeta } from "../site-meta";
import { PricingFaq } from "./pricing-faq";

export const handle: PageHandle = { shared: ["", "?billing=annual"], style: "compare" };

const dollars = (cents: number) => (cents / 100).toFixed(2);

export const meta = siteMeta({
  title: (appName) => m.site_pricing_pricing_plans_from_one_market({ appName }),
  description: () =>
    m.site_pricing_three_plans_by_leads_and({
      discount: ANNUAL_DISCOUNT_PERCENT,
      trialDays: TRIAL_DAYS,
      leads: PLANS.trial.leads,
    }),
  path: paths.site.pricing,
  picture: "pricing",
  facts: ({ origin, appName }) => [
    {
      "@type": "SoftwareApplication",
      name: appName,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      url: origin,
      offers: PLANS_ON_SALE.flatMap((id) =>
        (["monthly", "annual"] as const).map((billing) => {
          const price = dollars(billing === "annual" ? annualPrice(PLANS[id]) : PLANS[id].monthlyPrice);
          return {
            "@type": "Offer",
            name:
              billing === "annual"
                ? m.site_pricing_annual({ plan: PLANS[id].name })
                : m.site_pricing_monthly({ plan: PLANS[id].name }),
            price,
            priceCurrency: "USD",
            url: origin + (billing === "annual" ? paths.site.annualPricing : paths.site.pricing),
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              price,
              priceCurrency: "USD",
              unitCode: billing === "annual" ? "ANN" : "MON",
            },
          };
        }),
      ),
    },
  ],
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  const { SALES_EMAIL } = await operatorConfig(ctx);
  const billing = new URL(args.request.url).searchParams.get("billing");
  return {
    billing: (billing === "annual" ? "annual" : "monthly") as Billing,
    salesTo: planMailTo(SALES_EMAIL, "corporate"),
    local: await findLocalPrices(ctx),
  };
}

const periods = () =>
  [
    ["monthly", paths.site.pricing, m.site_pricing_monthly_2()],
    ["annual", paths.site.annualPricing, m.site_pricing_annual_save({ discount: ANNUAL_DISCOUNT_PERCENT })],
  ] as const;

/** Figures of the trial, each with its label. */
const trial = () =>
  [
    [TRIAL_DAYS, m.site_pricing_days({ count: TRIAL_DAYS }), false],
    [PLANS.trial.leads, m.site_pricing_leads({ count: PLANS.trial.leads }), false],
    [TRIAL_AGENTS, m.site_pricing_agents({ count: TRIAL_AGENTS }), IS_COMING.agents],
    [0, m.site_pricing_cards_needed(), false],
  ] as const;

export default function PricingPage() {
  const { billing, salesTo, local } = useLoaderData<typeof loader>();
  const signup = paths.auth.businessSignup;
  return (
    <main id="main" className="site">
      <section className="wide stack opening">
        <h1>{m.site_pricing_pay_for_the_markets_you()}</h1>
        <p className="lead">{m.site_pricing_choose_your_leads_and_agents()}</p>
        <nav className="switch" aria-label={m.site_pricing_billing_period()}>
          {periods().map(([id, to, label]) => (
            <a key={id} href={to} aria-current={id === billing ? "true" : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <LaterStyleApart />
        <h2 className="visually-hidden">{m.site_pricing_plans()}</h2>
        <PlanCards local={local} signupTo={signup} salesTo={salesTo} billing={billing} />
      </section>
      <section className="night">
        <div className="wide halves">
          <div className="stack">
            <h2 className="big">{m.site_pricing_try_before_you_pay()}</h2>
            <p>{m.site_pricing_the_trial_is_the_full()}</p>
            <p>
              <a className="button accent" href={signup}>
                {m.site_pricing_start_free_trial()}
              </a>
            </p>
          </div>
          <Figures>
            {trial().map(([value, label, isComing]) => (
              <FigureOf
                key={label}
                label={
                  <>
                    {label}
                    <ComingSoon isComing={isComing} />
                  </>
                }
              >
                {value}
              </FigureOf>
            ))}
          </Figures>
        </div>
      </section>
      <section className="wide stack">
        <h2 className="big">{m.site_pricing_plan_comparison()}</h2>
        <PlanTable billing={billing} />
      </section>
      <section className="band">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">{m.site_pricing_lowest_cost_plan_for_your()}</h2>
            <p className="muted">{m.site_pricing_the_fee_is_due_when()}</p>
          </div>
          <FeeChooser billing={billing} />
        </div>
      </section>
      <section className="wide">
        <div className="halves">
          <div className="stack tight sticky top-6">
            <h2 className="big">{m.site_pricing_questions_before_you_pay()}</h2>
            <p className="muted">
              <Rich
                parts={m.site_pricing_another_question_contact_us.parts({})}
                tags={{ link: (text) => <a href={salesTo.replace(/\?.*/, "")}>{text}</a> }}
              />
            </p>
          </div>
          <PricingFaq />
        </div>
      </section>
    </main>
  );
}
