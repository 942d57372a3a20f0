import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { IS_COMING } from "~/domains/agents/programme";
import { AGENT_TIERS, TIERS } from "~/domains/agents/tiers";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { CONFIDENCE_PARTS } from "~/domains/lead-search/confidence/confidence";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { Coming } from "~/ui/data/coming";
import { siteMeta } from "../site-meta";
import { requireDemo } from "./switch.server";
import { DemoHead } from "./tabs";

export const meta = siteMeta({
  title: (appName) => `Demo: key features | ${appName}`,
  description: () => "What the product does, and where you can try each part of it now, without an account.",
  path: paths.site.demo,
  picture: "demo",
});

export async function loader(args: LoaderFunctionArgs) {
  const { markets } = await countMarkets(await requireDemo(args));
  return {
    companies: markets.reduce((sum, { count }) => sum + count, 0),
    countries: markets.filter(({ count }) => count > 0).length,
    parts: CONFIDENCE_PARTS,
  };
}

const { site, auth } = paths;
const tryLive = (sentence: string) => `${paths.withQuery(site.liveDemo, { q: sentence })}#results`;

const featuresOf = (companies: number, countries: number) => [
  {
    title: "Search in your own words",
    text: "Write a sentence. You see how it was read: industry, country, size, and what you leave out.",
    to: tryLive("mining companies in Zambia"),
    label: "Try “mining companies in Zambia”",
  },
  {
    title: "A mistyped word is mended",
    text: "When nothing has your word, the nearest one that exists is searched, and the page says so.",
    to: tryLive("safaricon"),
    label: "Try “safaricon”",
  },
  {
    title: `${formatNumber(companies)} companies in ${countries} countries`,
    text: "The directory everybody starts with, as it stands now. What you import stays yours alone.",
    to: site.demoAgents,
    label: "See them on the map",
  },
  {
    title: "A score with its reasons",
    text: "Each reason with its points. What is not known brings none, what speaks against it takes some, and both are said.",
    to: tryLive("banks in Kenya"),
    label: "Open a score",
  },
  {
    title: "An agent who is there",
    isComing: IS_COMING.payouts,
    text: `Local agents are paid when a deal closes: ${TIERS[AGENT_TIERS[0]].rate}% to begin with, ${TIERS.platinum.rate}% at the top.`,
    to: site.rates,
    label: "Read the rates",
  },
  {
    title: "A reply, read",
    text: "Interest, a refusal, later, a full mailbox, an automatic answer: in five languages, with the words that decided.",
    to: paths.replies.demo,
    label: "Read a sample reply",
  },
  {
    title: "Money that both sides can check",
    text: "Each statement of commissions is signed. Change a cent in one, and this page says so.",
    to: COMMISSIONS.verify,
    label: "Check a statement",
  },
  {
    title: "Where each company comes from",
    text: "Source, licence and age of what the directory holds, by country. Anybody may say that a row is wrong.",
    to: site.sources,
    label: "See the sources",
  },
  {
    title: "A limit you can see",
    text: `A trial has ${PLANS.trial.leads} leads and ${TRIAL_DAYS} days. A lead that was found before is not counted again.`,
    to: auth.businessSignup,
    label: "Start Free Trial",
  },
];

export default function DemoPage() {
  const { companies, countries, parts } = useLoaderData<typeof loader>();
  const widest = largest(parts.map(({ max }) => max));
  return (
    <main id="main" className="site">
      <section className="wide stack opening">
        <DemoHead current={site.demo} title="Nine things to try, each in a minute">
          Nothing here is a recording. Every link opens the product, with the companies that are in it now.
        </DemoHead>
        <ul className="grid-3 features">
          {featuresOf(companies, countries).map(({ title, isComing, text, to, label }) => (
            <li key={title} className="card">
              <h2>
                {title}
                <Coming isComing={isComing ?? false} />
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
            <h2 className="big">What a score of 100 is made of</h2>
            <p className="muted">
              The same table for every search and every business. What you did not ask for counts neither way:
              the others then make up the 100. A company that is all you asked for, in a full and fresh record
              that a second source confirms, reaches it. Few do.
            </p>
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
