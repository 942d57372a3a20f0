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
  TRIAL_DAYS,
} from "~/domains/billing/plans/plans";
import { FeeChooser } from "~/domains/billing/ui/fee-chooser";
import { PlanCards } from "~/domains/billing/ui/plan-cards";
import { PlanTable } from "~/domains/billing/ui/plan-table";
import { findLocalPrices, operatorConfig } from "~/domains/settings/operator.server";
import { contextOf } from "~/http/session/guards.server";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { LaterStyleApart } from "~/ui/deferred-stylesheet";
import type { PageHandle } from "~/ui/page-handle";
import { FigureOf, Figures } from "../claim";
import { siteMeta } from "../site-meta";
import { PricingFaq } from "./pricing-faq";

export const handle: PageHandle = { shared: ["", "?billing=annual"], style: "compare" };

const dollars = (cents: number) => (cents / 100).toFixed(2);

export const meta = siteMeta({
  title: (appName) => `Pricing: plans from one market to all of Africa | ${appName}`,
  description: () =>
    `Three plans by leads and local agents, monthly or ${ANNUAL_DISCOUNT_PERCENT}% less by the year. Try ${TRIAL_DAYS} days with ${PLANS.trial.leads} leads, without a card.`,
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
            name: `${PLANS[id].name}, ${billing}`,
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

const PERIODS = [
  ["monthly", paths.site.pricing, "Monthly"],
  ["annual", paths.site.annualPricing, `Annual, save ${ANNUAL_DISCOUNT_PERCENT}%`],
] as const;

const TRIAL = [
  [TRIAL_DAYS, "days", false],
  [PLANS.trial.leads, "leads", false],
  [PLANS.trial.agents, "agent", IS_COMING.agents],
  [0, "cards needed", false],
] as const;

export default function PricingPage() {
  const { billing, salesTo, local } = useLoaderData<typeof loader>();
  const signup = paths.auth.businessSignup;
  return (
    <main id="main" className="site">
      <section className="wide stack opening">
        <h1>Pay for the markets you are in</h1>
        <p className="lead">Choose your leads and agents. Each plan includes the one before.</p>
        <nav className="switch" aria-label="Billing period">
          {PERIODS.map(([id, to, label]) => (
            <a key={id} href={to} aria-current={id === billing ? "true" : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <LaterStyleApart />
        <h2 className="visually-hidden">Plans</h2>
        <PlanCards local={local} signupTo={signup} salesTo={salesTo} billing={billing} />
      </section>
      <section className="night">
        <div className="wide halves">
          <div className="stack">
            <h2 className="big">Try before you pay</h2>
            <p>The trial is the full product. Nothing is charged when it ends.</p>
            <p>
              <a className="button accent" href={signup}>
                Start Free Trial
              </a>
            </p>
          </div>
          <Figures>
            {TRIAL.map(([value, label, isComing]) => (
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
        <h2 className="big">Plan comparison</h2>
        <PlanTable billing={billing} />
      </section>
      <section className="band">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">Lowest-cost plan for your deals</h2>
            <p className="muted">The fee is due when you confirm a deal. Choose a typical deal value.</p>
          </div>
          <FeeChooser billing={billing} />
        </div>
      </section>
      <section className="wide">
        <div className="halves">
          <div className="stack tight sticky top-6">
            <h2 className="big">Questions before you pay</h2>
            <p className="muted">
              Another question? <a href={salesTo.replace(/\?.*/, "")}>Contact us</a>.
            </p>
          </div>
          <PricingFaq />
        </div>
      </section>
    </main>
  );
}
