import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { COUNTRIES } from "~/core/places/countries";
import { readClaims } from "~/domains/admin/settings/public-figures.server";
import { ANNUAL_DISCOUNT_PERCENT, PLANS, planMailTo, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { PlanCards } from "~/domains/billing/ui/plan-cards";
import { canOpenDemo } from "~/domains/demo/open-demo.server";
import { PublicSearch } from "~/domains/directory/search/ui/public-search";
import { findLocalPrices, operatorConfig } from "~/domains/settings/operator.server";
import { contextOf } from "~/http/session/guards.server";
import { paths } from "~/paths";
import { WayMap, WayStops } from "~/ui/charts/way-map";
import { DeferredStylesheet } from "~/ui/deferred-stylesheet";
import type { PageHandle } from "~/ui/page-handle";
import { Artefacts } from "./artefacts";
import { OpenDemo } from "./demo/open-demo";
import { heroOf } from "./hero.server";
import { HeroAnswer } from "./hero-answer";
import { AgentProgram, WhyChoose } from "./home-parts";
import { ProductPicture } from "./product-picture";
import { siteMeta } from "./site-meta";

export const handle: PageHandle = { style: "home" };

export const meta = siteMeta({
  title: (appName) => `${appName}: find companies to sell to across Africa`,
  description: () =>
    "Search real companies in all 54 African countries, see why each one fits, and write to them. Local agents visit, and close the deal.",
  path: paths.site.home,
  picture: "home",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  const search = new URL(args.request.url).searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const { agents, countries, revenue, companies, counted } = await readClaims(ctx);
  return {
    appName: ctx.config.APP_NAME,
    salesEmail: (await operatorConfig(ctx)).SALES_EMAIL,
    claims: { agents, countries, revenue, companies, counted },
    local: await findLocalPrices(ctx),
    search,
    hero: await heroOf(ctx, search),
    hasDemo: ctx.actor.kind === "visitor" && (await canOpenDemo(ctx)),
  };
}

const ALL = String(COUNTRIES.length);

const EXAMPLES = ["solar companies in Kenya", "banks in Nigeria or Ghana"];

export default function HomePage() {
  const { appName, salesEmail, local, claims, search, hero, hasDemo } = useLoaderData<typeof loader>();
  const signup = paths.auth.businessSignup;
  const inCountries = claims.countries === ALL ? `all ${ALL}` : claims.countries;
  const shot = (
    <div className="wide pt-0 empty:hidden">
      <ProductPicture name="leads" />
    </div>
  );
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>Know who to sell to in a market you don’t know yet</h1>
          <p className="lead">
            {`${appName} finds real companies in ${inCountries} African countries, shows why each fits, and writes to them. Local agents close the deal.`}
          </p>
          <PublicSearch to={paths.site.home} words={search} examples={EXAMPLES} />
          <div className="row">
            <a className="button accent" href={signup}>
              Start Free Trial
            </a>
            {hasDemo ? <OpenDemo /> : null}
            <span className="muted small">{`${TRIAL_DAYS} days, ${PLANS.trial.leads} leads, no card.`}</span>
          </div>
        </div>
        <WayMap here={hero.here}>
          <WayStops stops={hero.stops}>
            <DeferredStylesheet />
          </WayStops>
        </WayMap>
      </section>
      {search ? null : shot}
      {hero.answer ? <HeroAnswer {...hero.answer} /> : null}
      {search ? shot : null}
      <section className="wide stack opening">
        <Artefacts finds={hero.answer?.finds ?? []} />
        <p className="row">
          <a href={paths.site.solutions}>See how it works</a>
          <a href={paths.replies.demo}>Try a reply</a>
        </p>
      </section>
      <AgentProgram />
      <section className="wide stack opening" id="plans">
        <div className="stack tight">
          <h2 className="big">Start with one market, grow to all</h2>
          <p className="muted">
            Every plan has a trial. Save {ANNUAL_DISCOUNT_PERCENT}% annually.{" "}
            <a href={paths.site.pricing}>Compare plans</a>
          </p>
        </div>
        <PlanCards local={local} isBelow signupTo={signup} salesTo={planMailTo(salesEmail, "corporate")} />
      </section>
      <WhyChoose appName={appName} claims={claims} />
    </main>
  );
}
