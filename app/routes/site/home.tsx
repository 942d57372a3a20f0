import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CLAIMS } from "~/core/claims";
import { formatTotal } from "~/core/format";
import { browseShared } from "~/domains/directory/browse.server";
import { companyJson } from "~/domains/directory/json";
import { contextOf } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { WayMap } from "~/ui/charts/way-map";
import { Stat } from "~/ui/data/stat";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Section } from "~/ui/layout/page";
import { Footer, PublicBar } from "~/ui/layout/public-bar";
import { HomePlans } from "./home-plans";
import { HomeSearch } from "./home-search";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.appName}: find companies to sell to across Africa` },
  {
    name: "description",
    content:
      "Find companies in 54 African countries with a search that explains itself, and follow every lead to the deal.",
  },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  const search = new URL(args.request.url).searchParams.get("q")?.slice(0, 200) ?? "";
  const found = search ? await browseShared(ctx, search) : null;
  return {
    appName: ctx.config.APP_NAME,
    salesEmail: ctx.config.SALES_EMAIL,
    isSignedIn: ctx.actor.kind === "user",
    search,
    found: found && {
      companies: found.rows.map((row) => companyJson(row)),
      total: formatTotal(found.total),
      corrected: found.corrected,
    },
  };
}

const FEATURES = [
  [
    "AI Lead Generation",
    "Say what you look for in a sentence. Each lead comes with a confidence that opens into its reasons.",
  ],
  ["Agent Marketplace", "Local sales agents work for commission: you pay for deals, not for hours."],
  ["Performance Analytics", "Every figure is counted from rows, and opens the rows it counts."],
];

const REASONS = [
  ["Pan-African Coverage", "54 countries in one directory, in the spellings people use."],
  ["Regional Pricing", "Plans for a market where every dollar is looked at twice."],
  ["AI-Human Hybrid", "The machine finds and explains; people speak to people."],
];

export default function HomePage() {
  const { appName, salesEmail, isSignedIn, search, found } = useLoaderData<typeof loader>();
  return (
    <>
      <PublicBar
        appName={appName}
        links={[]}
        action={
          isSignedIn
            ? { to: paths.business.home, label: "Business Portal" }
            : { to: paths.auth.businessLogin, label: "Business Login" }
        }
      />
      <main className="page" id="main">
        <div className="hero">
          <div className="stack">
            <h1>Find the companies to sell to, from Dakar to Dar es Salaam</h1>
            <p className="lead">
              {appName} searches companies in {CLAIMS.countries} African countries, says why each one fits,
              and follows it to the deal.
            </p>
            <HomeSearch search={search} found={found} signup={paths.auth.businessSignup} />
            <div className="row">
              <LinkButton to={paths.auth.businessSignup} kind="accent">
                Start Free Trial
              </LinkButton>
              <span className="muted small">7 days, 25 leads, no card</span>
            </div>
          </div>
          <WayMap />
        </div>
        <div className="grid-3">
          {FEATURES.map(([title, text]) => (
            <Card key={title} title={title}>
              <p className="muted">{text}</p>
            </Card>
          ))}
        </div>
        <Section title="Plans">
          <HomePlans signup={paths.auth.businessSignup} salesEmail={salesEmail} />
        </Section>
        <Section title={`Why choose ${appName}`}>
          <div className="grid-3">
            {REASONS.map(([title, text]) => (
              <div key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </div>
            ))}
          </div>
          <div className="grid-3">
            <Stat value={CLAIMS.agents} label="agents" />
            <Stat value={CLAIMS.countries} label="countries" />
            <Stat value={CLAIMS.revenue} label="revenue generated" />
          </div>
        </Section>
      </main>
      <Footer>
        <span>{appName}</span>
        <span>This page needs no script.</span>
      </Footer>
    </>
  );
}
