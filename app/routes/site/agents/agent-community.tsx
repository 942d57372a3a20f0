import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { readClaims } from "~/domains/admin/settings/public-figures.server";
import { IS_COMING, JOINING } from "~/domains/agents/programme";
import { ApplicationWay } from "~/domains/agents/ui/application-way";
import { ReadingCards } from "~/domains/agents/ui/reading-cards";
import { countMarkets, tellMarkets } from "~/domains/directory/companies/markets.server";
import { isOn } from "~/domains/settings/operator.server";
import { contextOf } from "~/http/session/guards.server";
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
    `Agent community${loaded ? ` in ${loaded.claims.countries} countries` : ""} | ${appName}`,
  description: () => "Local sales agents by market: companies per country, commission tiers and how to join.",
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
  ["agents", "agents"],
  ["countries", "countries"],
] as const;

const ASKED = [
  [`At least ${JOINING.minYears} years of B2B sales experience`, false],
  [`A video intro under ${JOINING.videoMinutes} minutes`, IS_COMING.video],
  [`An application under ${JOINING.applicationMinutes} minutes`, false],
  ["No fees", false],
] as const;

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
          <h1>The people who know the market</h1>
          <p className="lead">
            A foreign business has a product. You have the contacts, languages and reputation.
          </p>
          <ClaimList claims={claims} labels={LABELS} />
          <p>
            <a className="button accent" href={paths.agent.apply}>
              Apply as Agent
            </a>
          </p>
        </div>
        <MarketMap markets={markets} steps={steps} />
      </section>
      {stories.length > 0 ? (
        <section className="band">
          <div className="wide stack">
            <h2 className="big">
              Companies in your market
              <ComingSoon isComing={IS_COMING.leads} />
            </h2>
            <p className="muted">Top country per region.</p>
            <div className="grid-3">
              {stories.map((story) => (
                <MarketStoryCard key={story.code} story={story} widest={widest} isLinked={hasDemo} />
              ))}
              <article className="card">
                <h3>And {plural(others.length, "more country", "more countries")}</h3>
                {hasDemo ? (
                  <p>
                    <a href={paths.site.demoAgents}>Choose a country on the map</a>
                  </p>
                ) : null}
              </article>
            </div>
          </div>
        </section>
      ) : null}
      <section className="wide stack">
        <h2 className="big">
          Your earnings per deal
          <ComingSoon isComing={IS_COMING.payouts} />
        </h2>
        <ReadingCards reading="community" ratesTo={paths.site.rates} />
      </section>
      <AgentWeek />
      <section className="wide stack">
        <h2 className="big">Four steps, then your first lead</h2>
        <ApplicationWay />
      </section>
      <section className="night">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">Requirements</h2>
          </div>
          <ul className="ticks">
            {ASKED.map(([each, isComing]) => (
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
