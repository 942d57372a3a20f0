import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readClaims } from "~/domains/admin/settings/public-figures.server";
import { IS_COMING } from "~/domains/agents/programme";
import { ReadingCards } from "~/domains/agents/ui/reading-cards";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import type { PageHandle } from "~/ui/page-handle";
import { MarketMap } from "../agents/market-map";
import { inWords } from "../claim";
import { siteMeta } from "../site-meta";
import { requireDemo } from "./switch.server";
import { DemoHead } from "./tabs";

export const handle: PageHandle = { style: "map" };

export const meta = siteMeta({
  title: (appName) => `Demo: agent network | ${appName}`,
  description: () => "Companies in 54 countries, and how local agents are paid.",
  path: paths.site.demoAgents,
  picture: "demo",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireDemo(args);
  const { agents, countries, counted } = await readClaims(ctx);
  return { ...(await countMarkets(ctx)), claims: { agents, countries, counted } };
}

const STEPS = [
  "You describe the work: countries, industries, languages.",
  "You see matching agents, each with reasons.",
  "The agent accepts or declines. Then you share leads.",
  "The agent calls and visits. Commission is due only when you confirm the deal.",
];

export default function DemoAgentsPage() {
  const { markets, steps, claims } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <DemoHead current={paths.site.demoAgents} title="Someone local, where your customers are">
          The network is {inWords(claims, "agents", "agents")} in {inWords(claims, "countries", "countries")}.
          The map shows the companies in our directory today.
        </DemoHead>
        <div className="halves">
          <div className="stack">
            <h2 className="big">
              Working with an agent
              <ComingSoon isComing={IS_COMING.leads} />
            </h2>
            <ol className="stack tight">
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>
              <a href={paths.site.agentCommunity}>Visit the agent community</a>
            </p>
          </div>
          <MarketMap markets={markets} steps={steps} isLinked />
        </div>
      </section>
      <section className="band">
        <div className="wide stack">
          <h2 className="big">
            Agent earnings per deal
            <ComingSoon isComing={IS_COMING.payouts} />
          </h2>
          <ReadingCards reading="community" ratesTo={paths.site.rates} />
        </div>
      </section>
    </main>
  );
}
