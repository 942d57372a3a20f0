import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readClaims } from "~/domains/admin/settings/public-figures.server";
import { IS_COMING } from "~/domains/agents/programme";
import { ReadingCards } from "~/domains/agents/ui/reading-cards";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import type { PageHandle } from "~/ui/page-handle";
import { MarketMap } from "../agents/market-map";
import { siteMeta } from "../site-meta";
import { requireDemo } from "./switch.server";
import { DemoHead } from "./tabs";

export const handle: PageHandle = { style: "map" };

export const meta = siteMeta({
  title: (appName) => m.site_agents_demo_agent_network({ appName }),
  description: () => m.site_agents_companies_in_54_countries_and(),
  path: paths.site.demoAgents,
  picture: "demo",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireDemo(args);
  const { agents, countries, counted } = await readClaims(ctx);
  return { ...(await countMarkets(ctx)), claims: { agents, countries, counted } };
}

const STEPS = [
  m.site_agents_you_describe_the_work_countries,
  m.site_agents_you_see_matching_agents_each,
  m.site_agents_the_agent_accepts_or_declines,
  m.site_agents_the_agent_calls_and_visits,
];

const aimOf = (counted: string | null | undefined) => (counted === undefined ? "reached" : "aim");

export default function DemoAgentsPage() {
  const { markets, steps, claims } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <DemoHead current={paths.site.demoAgents} title={m.site_agents_someone_local_where_your_customers()}>
          {m.site_agents_network({
            agents: claims.agents,
            countries: claims.countries,
            agentsAre: aimOf(claims.counted.agents),
            countriesAre: aimOf(claims.counted.countries),
          })}
        </DemoHead>
        <div className="halves">
          <div className="stack">
            <h2 className="big">
              {m.site_agents_working_with_an_agent()}
              <ComingSoon isComing={IS_COMING.leads} />
            </h2>
            <ol className="stack tight">
              {STEPS.map((step) => (
                <li key={step()}>{step()}</li>
              ))}
            </ol>
            <p>
              <a href={paths.site.agentCommunity}>{m.site_agents_visit_the_agent_community()}</a>
            </p>
          </div>
          <MarketMap markets={markets} steps={steps} isLinked />
        </div>
      </section>
      <section className="band">
        <div className="wide stack">
          <h2 className="big">
            {m.site_agents_agent_earnings_per_deal()}
            <ComingSoon isComing={IS_COMING.payouts} />
          </h2>
          <ReadingCards reading="community" ratesTo={paths.site.rates} />
        </div>
      </section>
    </main>
  );
}
