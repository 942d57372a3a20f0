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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { WayMap, WayStops } from "~/ui/charts/way-map";
import { DeferredStylesheet } from "~/ui/deferred-stylesheet";
import type { PageHandle } from "~/ui/page-handle";
import { Rich } from "~/ui/rich";
import { Artefacts } from "./artefacts";
import { OpenDemo } from "./demo/open-demo";
import { heroOf } from "./hero.server";
import { HeroAnswer } from "./hero-answer";
import { AgentProgram, WhyChoose } from "./home-parts";
import { ProductPicture } from "./product-picture";
import { siteMeta } from "./site-meta";

export const handle: PageHandle = { style: "home" };

export const meta = siteMeta({
  title: (appName) => m.site_home_find_companies_to_sell_to({ appName }),
  description: () => m.site_home_search_real_companies_in_all(),
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

const EXAMPLES = ["banks in Nigeria or Ghana"];

export default function HomePage() {
  const { appName, salesEmail, local, claims, search, hero, hasDemo } = useLoaderData<typeof loader>();
  const signup = paths.auth.businessSignup;
  const shot = (
    <div className="wide pt-0 empty:hidden">
      <ProductPicture name="leads" />
    </div>
  );
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>{m.site_home_know_who_to_sell_to()}</h1>
          <p className="lead">
            {claims.countries === ALL
              ? m.site_home_finds_real_companies_in_all({ appName, countries: ALL })
              : m.site_home_finds_real_companies_in_african({ appName, countries: claims.countries })}
          </p>
          <PublicSearch to={paths.site.home} words={search} examples={EXAMPLES} />
          <div className="row">
            <a className="button accent" href={signup}>
              {m.site_home_start_free_trial()}
            </a>
            {hasDemo ? <OpenDemo /> : null}
            <span className="muted small">
              {m.site_home_days_leads_no_card({ trialDays: TRIAL_DAYS, leads: PLANS.trial.leads })}
            </span>
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
          <a href={paths.replies.demo}>{m.site_home_try_a_reply()}</a>
        </p>
      </section>
      <AgentProgram />
      <section className="wide stack opening" id="plans">
        <div className="stack tight">
          <h2 className="big">{m.site_home_start_with_one_market_grow()}</h2>
          <p className="muted">
            <Rich
              parts={m.site_home_every_plan_has_a_trial.parts({
                discount: ANNUAL_DISCOUNT_PERCENT,
              })}
              tags={{ link: (text) => <a href={paths.site.pricing}>{text}</a> }}
            />
          </p>
        </div>
        <PlanCards local={local} isBelow signupTo={signup} salesTo={planMailTo(salesEmail, "corporate")} />
      </section>
      <WhyChoose appName={appName} claims={claims} />
    </main>
  );
}
