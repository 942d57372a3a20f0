import { expect, it } from "vitest";
import { renewLiveClaims } from "~/domains/admin/settings/public-figures.server";
import { fetchApp } from "../../support/harness/app";
import { fetchWith } from "../../support/harness/built-app";
import { env, testContext } from "../../support/harness/context";
import { meterDatabase } from "../../support/harness/meter-database";

/** The specification's texts and link targets on each public page. */
const NAMED: [path: string, named: string[]][] = [
  [
    "/",
    [
      ...['href="/solutions"', 'href="/pricing"', "Join as Agent", "Business Login", "Start Free Trial"],
      ...["AI Lead Generation", "Agent Marketplace", "Performance Analytics"],
      ...[
        "Learn More About Agent Program",
        'href="/agent-community"',
        "Apply as Agent",
        'href="/agent?apply=1"',
      ],
      ...['href="/business-signup"', "Let’s Talk", "subject=Corporate%20Plan%20Inquiry"],
      ...["Pan-African Coverage", "Regional Pricing", "AI-Human Hybrid"],
      ...["10,000+", ">54<", "$2.5M", "200,000+", "no monthly fees"],
      ...["track ROI", "commission calculations", "platform revenue", "tier-specific analytics"],
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

it.each(NAMED)("%s contains the specified texts", async (path, named) => {
  const html = (await (await fetchApp(path)).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
  for (const match of named) expect([match, html.includes(match)]).toEqual([match, true]);
});

it("shows 100, 500 and unlimited leads per month on the plan badges", async () => {
  const html = await (await fetchApp("/pricing")).text();
  expect(
    [...html.matchAll(/<span class="badge">(\w+ leads per month)<\/span>/g)].map(([, words]) => words),
  ).toEqual(["100 leads per month", "500 leads per month", "unlimited leads per month"]);
});

it("words unreached targets as what the product is built for, with counts in small print", async () => {
  await renewLiveClaims(testContext());
  // Settings are cached for each database, pages for each address: neither was requested before.
  const fresh = meterDatabase(env.DB, { read: 0, written: 0, statements: [] });
  const textOf = async (path: string) =>
    (await (await fetchWith(fresh, path, "")).text()).replaceAll("<!-- -->", "");
  const home = await textOf("/?counted");
  for (const label of ["sales agents", "revenue generated", "companies"])
    expect(home).toMatch(
      new RegExp(
        `<dt><span class="muted">${label}</span></dt><dd[^>]*><small[^>]*>Built for </small>[$\\dM.,+]+</dd>`,
      ),
    );
  expect(home).not.toMatch(/our aim|so far|Live counts today:[^.]*\b0 /);
  const programme = await textOf("/agent-signup?counted");
  expect(programme).toContain("built for 85%+ confidence");
});

/** Features of later steps, by their text: each is marked "Planned". */
const PLANNED: [path: string, promises: string[]][] = [
  ["/", [...["Custom integrations", "API access"]]],
  ["/pricing", ["Custom integrations", "API access"]],
];

it.each(PLANNED)("%s marks each promise of a later step as planned", async (path, promises) => {
  const html = (await (await fetchApp(path)).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
  const text = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, "").replace(/<[^>]+>/g, "");
  for (const promise of promises)
    expect([promise, text.includes(`${promise} Planned`)]).toEqual([promise, true]);
});

it("marks no feature for agents as planned", async () => {
  for (const path of [
    "/",
    "/pricing",
    "/solutions",
    "/agent-signup",
    "/agent-community",
    "/demo/agents",
    "/demo/pricing",
  ]) {
    const html = (await (await fetchApp(path)).text()).replaceAll("<!-- -->", "");
    const text = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, "").replace(/<[^>]+>/g, "");
    expect([path, /(agents?|call|tomorrow)[^.]{0,40} Planned|Planned: /.exec(text)?.[0]]).toEqual([
      path,
      undefined,
    ]);
  }
});

it("marks no existing feature as planned", async () => {
  const html = (await (await fetchApp("/pricing")).text()).replaceAll("<!-- -->", "");
  const text = html.replace(/<[^>]+>/g, "");
  for (const there of [
    "100 leads per month",
    "outreach templates",
    "Basic analytics",
    "Up to 3 agents",
    "Priority chat",
    "White label",
  ])
    expect([there, text.includes(there), text.includes(`${there} Planned`)]).toEqual([there, true, false]);
});
