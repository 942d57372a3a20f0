import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { IS_COMING } from "~/domains/agents/programme";
import { AGENT_TIERS, TIERS } from "~/domains/agents/tiers";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { canOpenDemo } from "~/domains/demo/open-demo.server";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { CONFIDENCE_PARTS } from "~/domains/lead-search/confidence/confidence";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { ComingSoon } from "~/ui/data/coming-soon";
import { ProductPicture, type ShotName } from "../product-picture";
import { siteMeta } from "../site-meta";
import { OpenDemo } from "./open-demo";
import { requireDemo } from "./switch.server";
import { DemoHead } from "./tabs";

export const meta = siteMeta({
  title: (appName) => `Demo: key features | ${appName}`,
  description: () => "What the product does. Try each part now, without an account.",
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
    parts: CONFIDENCE_PARTS,
  };
}

/** The stops of the read-only demo. */
const SHOTS: [ShotName, string][] = [
  ["score", "Leads with their scores"],
  ["conversation", "Replies to a campaign"],
  ["board", "Deals by stage"],
];

const { site, auth } = paths;
const tryLive = (sentence: string) => `${paths.withQuery(site.liveDemo, { q: sentence })}#results`;

const featuresOf = (companies: number, countries: number) => [
  {
    title: "Search in your own words",
    text: "Describe your ideal customer. See how we interpret it: industry, country, size and exclusions.",
    to: tryLive("mining companies in Zambia"),
    label: "Try “mining companies in Zambia”",
  },
  {
    title: "Typos are corrected",
    text: "If a word has no results, we search the closest match and tell you.",
    to: tryLive("safaricon"),
    label: "Try “safaricon”",
  },
  {
    title: `${formatNumber(companies)} companies in ${countries} countries`,
    text: "The shared directory, as of today. Companies you import stay private to you.",
    to: site.demoAgents,
    label: "See them on the map",
  },
  {
    title: "A score with its reasons",
    text: "Every reason and its points, including missing data and points lost.",
    to: tryLive("banks in Kenya"),
    label: "Open a score",
  },
  {
    title: "Local agents",
    isComing: IS_COMING.payouts,
    text: `Agents are paid when a deal closes: from ${TIERS[AGENT_TIERS[0]].rate}% to ${TIERS.platinum.rate}%.`,
    to: site.rates,
    label: "View rates",
  },
  {
    title: "Replies, classified",
    text: "Interested, not now, unsubscribe, bounce or auto-reply: in 5 languages, with the phrases that decided it.",
    to: paths.replies.demo,
    label: "Try a sample reply",
  },
  {
    title: "Verifiable commission statements",
    text: "Every commission statement is signed. Any change, even one cent, is detected.",
    to: COMMISSIONS.verify,
    label: "Verify a statement",
  },
  {
    title: "Data sources",
    text: "Source, licence and age of directory data, by country. Anyone can report an error.",
    to: site.sources,
    label: "View sources",
  },
  {
    title: "Clear limits",
    text: `The trial includes ${PLANS.trial.leads} leads for ${TRIAL_DAYS} days. Leads you already have don’t count again.`,
    to: auth.businessSignup,
    label: "Start Free Trial",
  },
];

export default function DemoPage() {
  const { canOpen, companies, countries, parts } = useLoaderData<typeof loader>();
  const widest = largest(parts.map(({ max }) => max));
  return (
    <main id="main" className="site">
      <section className="wide stack opening">
        <DemoHead current={site.demo} title="Nine things to try, each in a minute">
          No recordings. Every link opens the live product with today’s companies.
        </DemoHead>
        {canOpen ? (
          <div className="stack tight">
            <OpenDemo hasAgent />
            <p className="muted small">
              A business and an agent with example work. One hour, read-only, no account.
            </p>
          </div>
        ) : null}
        <ol className="grid-3 *:h-full *:p-6">
          {SHOTS.map(([shot, text]) => (
            <li key={shot} className="card">
              <ProductPicture name={shot} />
              <p>{text}</p>
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
            <h2 className="big">Score breakdown</h2>
            <p className="muted">
              The same weights apply to every search. Criteria you don’t use are left out, and the others make
              up the 100. Only a full match with a complete, recent record and a second source scores 100.
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
