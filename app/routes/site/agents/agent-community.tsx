import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { largest } from "~/core/lists/unbounded";
import { readClaims } from "~/domains/admin/settings/public-figures.server";
import { IS_COMING, JOINING } from "~/domains/agents/programme";
import { ApplicationWay } from "~/domains/agents/ui/application-way";
import { ReadingCards } from "~/domains/agents/ui/reading-cards";
import { countMarkets, tellMarkets } from "~/domains/directory/companies/markets.server";
import { isOn } from "~/domains/settings/operator.server";
import { contextOf } from "~/http/session/guards.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import type { PageHandle } from "~/ui/page-handle";
import { ClaimList } from "../claim";
import { siteMeta } from "../site-meta";
import { AgentWeek } from "./agent-week";
import { MarketMap } from "./market-map";
import { MarketStoryCard } from "./market-story";

export const handle: PageHandle = { style: "map" };

export const meta = siteMeta<Awaited<ReturnType<typeof loader>>>({
  title: (appName, loaded) =>
    loaded
      ? m.site_agent_community_agent_community_in_countries({ countries: loaded.claims.countries, appName })
      : m.site_agent_community_agent_community({ appName }),
  description: () => m.site_agent_community_local_sales_agents_by_market(),
  path: paths.site.agentCommunity,
  picture: "community",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  const { markets, steps } = await countMarkets(ctx);
  const { agents, countries, isLive, counted } = await readClaims(ctx);
  return {
    claims: { agents, countries, isLive, counted },
    hasDemo: await isOn(ctx, "demo"),
    markets,
    steps,
    stories: await tellMarkets(ctx, markets),
  };
}

const LABELS = [
  ["agents", m.site_agent_community_agents, m.site_agent_community_agents_2],
  ["countries", m.site_agent_community_countries, m.site_agent_community_countries_2],
] as const;

const asked = () => [
  [m.site_agent_community_at_least_years_of_b2b({ minYears: JOINING.minYears }), false] as const,
  [
    m.site_agent_community_a_video_intro_under_minutes({ minutes: JOINING.videoMinutes }),
    IS_COMING.video,
  ] as const,
  [
    m.site_agent_community_an_application_under_minutes({ minutes: JOINING.applicationMinutes }),
    false,
  ] as const,
  [m.site_agent_community_no_fees(), false] as const,
];

export default function AgentCommunityPage() {
  const { claims, hasDemo, markets, steps, stories } = useLoaderData<typeof loader>();
  const others = markets.filter(
    ({ code, count }) => count > 0 && !stories.some((story) => story.code === code),
  );
  const widest = largest(stories.flatMap(({ largest }) => largest.map(({ count }) => count)));
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>{m.site_agent_community_the_people_who_know_the()}</h1>
          <p className="lead">{m.site_agent_community_a_foreign_business_has_a()}</p>
          <ClaimList claims={claims} labels={LABELS} />
          <p>
            <a className="button accent" href={paths.agent.apply}>
              {m.site_agent_community_apply_as_agent()}
            </a>
          </p>
        </div>
        <MarketMap markets={markets} steps={steps} />
      </section>
      {stories.length > 0 ? (
        <section className="band">
          <div className="wide stack">
            <h2 className="big">
              {m.site_agent_community_companies_in_your_market()}
              <ComingSoon isComing={IS_COMING.leads} />
            </h2>
            <p className="muted">{m.site_agent_community_top_country_per_region()}</p>
            <div className="grid-3">
              {stories.map((story) => (
                <MarketStoryCard key={story.code} story={story} widest={widest} isLinked={hasDemo} />
              ))}
              <article className="card">
                <h3>{m.site_agent_community_and_more_countries({ count: others.length })}</h3>
                {hasDemo ? (
                  <p>
                    <a href={paths.site.demoAgents}>{m.site_agent_community_choose_a_country_on_the()}</a>
                  </p>
                ) : null}
              </article>
            </div>
          </div>
        </section>
      ) : null}
      <section className="wide stack">
        <h2 className="big">
          {m.site_agent_community_your_earnings_per_deal()}
          <ComingSoon isComing={IS_COMING.payouts} />
        </h2>
        <ReadingCards reading="community" ratesTo={paths.site.rates} />
      </section>
      <AgentWeek />
      <section className="wide stack">
        <h2 className="big">{m.site_agent_community_four_steps_then_your_first()}</h2>
        <ApplicationWay />
      </section>
      <section className="night">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">{m.site_agent_community_requirements()}</h2>
          </div>
          <ul className="ticks">
            {asked().map(([each, isComing]) => (
              <li key={each}>
                <Icon name="check" />
                <span>
                  {each}
                  <ComingSoon isComing={isComing} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  );
}
