import { expect, it } from "vitest";
import { renewLiveClaims } from "~/domains/admin/settings/public-figures.server";
import { fetchApp } from "../../support/app";
import { fetchWith } from "../../support/built-app";
import { env, testContext } from "../../support/context";
import { meterDatabase } from "../../support/meter-database";

/** What the specification names on each public page: words as they stand in it, and where its links lead. */
const NAMED: [path: string, named: string[]][] = [
  [
    "/",
    [
      ...['href="/solutions"', 'href="/pricing"', "Join as Agent", "Business Login", "Start Free Trial"],
      ...["AI Lead Generation", "Agent Marketplace", "Performance Analytics"],
      ...["Learn More About Agent Program", 'href="/agent-community"', "Apply as Agent", 'href="/agent"'],
      ...['href="/business-signup"', "Let’s Talk", "subject=Corporate%20Plan%20Inquiry"],
      ...["Pan-African Coverage", "Regional Pricing", "AI-Human Hybrid"],
      ...["10,000+", ">54<", "$2.5M", "200,000+", "no monthly fees"],
      ...["track ROI", "commission calculations", "platform revenue", "analytics for each tier"],
    ],
  ],
  [
    "/agent-signup",
    [
      ...["10-25%", "85%+ confidence", "training", "Bronze", "Silver", "Gold"],
      ...['href="/agent-auth?mode=signup"', 'href="/agent-login"'],
      ...["Profile review", "Skills assessment", "Training", "Certification"],
    ],
  ],
  [
    "/agent-community",
    ["10,000+", ">54<", "2 years of B2B sales experience", "under 2 minutes", "under 10 minutes"],
  ],
  [
    "/pricing",
    [
      ...[
        "$99",
        "$299",
        "$799",
        "Most Popular",
        "Up to 3",
        "Up to 10",
        "Unlimited",
        "2,000+",
        "Basic analytics",
      ],
      ...[
        "15% platform fee",
        "10% platform fee",
        "5% platform fee",
        "Advanced analytics",
        "5 outreach templates",
      ],
    ],
  ],
  ["/demo/pricing", ["$999", "Unlimited leads", "$799", 'href="/pricing"']],
  ["/demo", ["Key Features", "Live Demo", "Agent Network", "Pricing"]],
];

it.each(NAMED)("%s has what the specification names there", async (path, named) => {
  const html = (await (await fetchApp(path)).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
  for (const each of named) expect([each, html.includes(each)]).toEqual([each, true]);
});

it("the badges of the plans say 100, 500 and unlimited leads per month", async () => {
  const html = await (await fetchApp("/pricing")).text();
  expect(
    [...html.matchAll(/<span class="badge">(\w+ leads per month)<\/span>/g)].map(([, words]) => words),
  ).toEqual(["100 leads per month", "500 leads per month", "unlimited leads per month"]);
});

it("what is not reached yet reads as an aim, with what was counted beside it", async () => {
  await renewLiveClaims(testContext());
  // Settings are kept for each database, pages for each address: neither was asked for before.
  const fresh = meterDatabase(env.DB, { read: 0, written: 0, statements: [] });
  const textOf = async (path: string) =>
    (await (await fetchWith(fresh, path, "")).text()).replaceAll("<!-- -->", "");
  const home = await textOf("/?counted");
  for (const label of ["sales agents", "revenue generated", "companies"])
    expect(home).toMatch(new RegExp(`<dt>${label}: our aim, [$\\d,]+ so far</dt>`));
  const programme = await textOf("/agent-signup?counted");
  expect(programme).toMatch(/85%\+ confidence \(our aim; (not known yet|\d+% average so far)\)/);
});

it("what comes with a later step says so where it is promised", async () => {
  const pages: [path: string, promises: number][] = [
    ["/", 4],
    ["/solutions", 2],
    ["/agent-signup", 3],
    ["/business-signup?plan=startup", 1],
  ];
  for (const [path, promises] of pages) {
    const html = await (await fetchApp(path)).text();
    expect([path, (html.match(/\bcoming\b/gi) ?? []).length >= promises]).toEqual([path, true]);
  }
});
