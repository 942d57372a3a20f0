import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { largest } from "~/core/lists/unbounded";
import { IS_COMING } from "~/domains/agents/programme";
import { AGENT_TIERS, TIERS } from "~/domains/agents/tiers";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { canOpenDemo } from "~/domains/demo/open-demo.server";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { confidenceParts } from "~/domains/lead-search/confidence/confidence";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { ComingSoon } from "~/ui/data/coming-soon";
import { ProductPicture, type ShotName } from "../product-picture";
import { siteMeta } from "../site-meta";
import { OpenDemo } from "./open-demo";
import { requireDemo } from "./switch.server";
import { DemoHead } from "./tabs";

export const meta = siteMeta({
  title: (appName) => m.site_demo_demo_key_features({ appName }),
  description: () => m.site_demo_what_the_product_does_try(),
  path: paths.site.demo,
  picture: "demo",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireDemo(args);
  const { markets } = await countMarkets(ctx);
  return {
    canOpen: ctx.actor.kind === "visitor" && (await canOpenDemo(ctx)),
    companies: markets.reduce((sum, { count }) => sum + count, 0),
    countries: markets.filter(({ count }) => count > 0).length,
    parts: confidenceParts(),
  };
}

/** Pictures of the read-only demo's screens. */
const SHOTS: [ShotName, () => string][] = [
  ["score", m.site_demo_leads_with_their_scores],
  ["conversation", m.site_demo_replies_to_a_campaign],
  ["board", m.site_demo_deals_by_stage],
];

const { site, auth } = paths;
const tryLive = (sentence: string) => `${paths.withQuery(site.liveDemo, { q: sentence })}#results`;

const featuresOf = (companies: number, countries: number) => [
  {
    title: m.site_demo_search_in_your_own_words(),
    text: m.site_demo_describe_your_ideal_customer_see(),
    to: tryLive("mining companies in Zambia"),
    label: m.site_demo_try_mining_companies_in_zambia(),
  },
  {
    title: m.site_demo_typos_are_corrected(),
    text: m.site_demo_if_a_word_has_no(),
    to: tryLive("safaricon"),
    label: m.site_demo_try_safaricon(),
  },
  {
    title: m.site_demo_directory({ companies, countries }),
    text: m.site_demo_the_shared_directory_as_of(),
    to: site.demoAgents,
    label: m.site_demo_see_them_on_the_map(),
  },
  {
    title: m.site_demo_a_score_with_its_reasons(),
    text: m.site_demo_every_reason_and_its_points(),
    to: tryLive("banks in Kenya"),
    label: m.site_demo_open_a_score(),
  },
  {
    title: m.site_demo_local_agents(),
    isComing: IS_COMING.payouts,
    text: m.site_demo_agents_are_paid_when_a({
      lowest: TIERS[AGENT_TIERS[0]].rate,
      highest: TIERS.platinum.rate,
    }),
    to: site.rates,
    label: m.site_demo_view_rates(),
  },
  {
    title: m.site_demo_replies_classified(),
    text: m.site_demo_interested_not_now_unsubscribe_bounce(),
    to: paths.replies.demo,
    label: m.site_demo_try_a_sample_reply(),
  },
  {
    title: m.site_demo_verifiable_commission_statements(),
    text: m.site_demo_every_commission_statement_is_signed(),
    to: COMMISSIONS.verify,
    label: m.site_demo_verify_a_statement(),
  },
  {
    title: m.site_demo_data_sources(),
    text: m.site_demo_source_licence_and_age_of(),
    to: site.sources,
    label: m.site_demo_view_sources(),
  },
  {
    title: m.site_demo_clear_limits(),
    text: m.site_demo_the_trial_includes_leads_for({ leads: PLANS.trial.leads, trialDays: TRIAL_DAYS }),
    to: auth.businessSignup,
    label: m.site_demo_start_free_trial(),
  },
];

export default function DemoPage() {
  const { canOpen, companies, countries, parts } = useLoaderData<typeof loader>();
  const widest = largest(parts.map(({ max }) => max));
  return (
    <main id="main" className="site">
      <section className="wide stack opening">
        <DemoHead current={site.demo} title={m.site_demo_nine_things_to_try_each()}>
          {m.site_demo_no_recordings_every_link_opens()}
        </DemoHead>
        {canOpen ? (
          <div className="stack tight">
            <OpenDemo hasAgent />
            <p className="muted small">{m.site_demo_a_business_and_an_agent()}</p>
          </div>
        ) : null}
        <ol className="grid-3 *:h-full *:p-6">
          {SHOTS.map(([shot, text]) => (
            <li key={shot} className="card">
              <ProductPicture name={shot} />
              <p>{text()}</p>
            </li>
          ))}
        </ol>
        <ul className="grid-3 *:h-full *:p-6">
          {featuresOf(companies, countries).map(({ title, isComing, text, to, label }) => (
            <li key={title} className="card">
              <h2 className="text-[1.25rem] [letter-spacing:0]">
                {title}
                <ComingSoon isComing={isComing ?? false} />
              </h2>
              <p className="muted">{text}</p>
              <p>
                <a href={to}>{label}</a>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="band">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">{m.site_demo_score_breakdown()}</h2>
            <p className="muted">{m.site_demo_the_same_weights_apply_to()}</p>
          </div>
          <ul className="sum">
            {parts.map(({ id, label, max }) => (
              <li key={id}>
                <span>{label}</span>
                <svg
                  className="scale"
                  viewBox={`0 0 ${widest} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path className="ours" d={`M0 .5H${max}`} />
                </svg>
                <span className="num">{max}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  );
}
