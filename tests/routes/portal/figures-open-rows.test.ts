import { beforeAll, describe, expect, it } from "vitest";
import { makeCampaign } from "../../support/fixtures/campaigns";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { DAY, leadsFoundAt, markReplied, markSent } from "../../support/fixtures/stages";
import { fetchApp, signedInBusiness } from "../../support/harness/app";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

let me: Signed;
let fresh: Signed;

beforeAll(async () => {
  me = await signedInBusiness({ plan: "scaleup", name: "Jua Traders" });
  fresh = await signedInBusiness();
  const { ctx } = me;
  const today = Math.floor(ctx.now().getTime() / 1000);
  const { id } = await makeCampaign(ctx, 0);
  const leads = await leadsFoundAt(ctx, 4, today - 3 * DAY);
  await leadsFoundAt(ctx, 2, today - 40 * DAY, { country: "'GH'", source: "'fair.csv'" });
  for (const lead of leads.slice(0, 3)) await markSent(ctx, lead, today - 2 * DAY, id);
  await markReplied(ctx, leads[0] ?? 0, today - DAY);
  await makeOpportunity(ctx, { title: "Won", revenue: 500, status: "closed_won" });
  for (const title of ["A", "B", "C", "D", "E"]) await makeOpportunity(ctx, { title, revenue: 100 });
});

const open = async (path: string, who = me) => {
  const answer = await fetchApp(path, { cookie: who.cookie });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
};

/** Links whose whole text is a count, in a table or a tile. */
const figuresOf = (html: string) => [
  ...[...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([\d,]+)<\/a>/g)].map(([, to = "", value = ""]) => ({
    to,
    value,
  })),
  ...[...html.matchAll(/<a [^>]*class="stat"[^>]*>.*?<b>([\d,]+)<\/b>/g)].map(([all, value = ""]) => ({
    to: /href="([^"]+)"/.exec(all)?.[1] ?? "",
    value,
  })),
];

const totalOf = (html: string) =>
  /<nav [^>]*aria-label="Pages">.*?([\d,]+) (?:leads?|deals?)(?: in total)?</.exec(html)?.[1] ?? "0";

const dayFrom = (days: number) => new Date(Date.now() + days * DAY * 1_000).toISOString().slice(0, 10);

describe("every dashboard figure", () => {
  it.each([
    ["/business-portal/analytics", 10],
    ["/business-portal/workflow", 6],
    ["/business-portal/workflow?period=weekly", 6],
    [`/business-portal/workflow?period=custom&start=${dayFrom(-300)}&end=${dayFrom(1)}`, 6],
  ])("on %s opens as many rows as it shows", async (path, atLeast) => {
    const figures = figuresOf(await open(path));
    expect(figures.length).toBeGreaterThanOrEqual(atLeast);
    for (const { to, value } of figures) expect([to, totalOf(await open(to))]).toEqual([to, value]);
  });
});

describe("the sales dashboard", () => {
  it("shows its title, greets by name, and links to usage and plans", async () => {
    const html = await open("/dashboard");
    expect(html).toContain("<title>Sales Dashboard");
    expect(html).toContain("Welcome, Amina.");
    expect(html).toMatch(/href="\/billing"[^>]*>View Usage/);
    expect(html).toMatch(/href="\/business-portal\/plans"[^>]*>Upgrade Plan/);
    expect(html).toMatch(/5\d\d included leads left|leads left this month/);
  });

  it("has cards for search, templates and campaigns", async () => {
    const html = await open("/dashboard");
    for (const to of ["/ai-lead-search", "/ai-outreach-templates", "/campaigns"])
      expect(html).toMatch(new RegExp(`<h2><a [^>]*href="${to}"`));
  });

  it("links to the social leads and to the reply demo", async () => {
    const html = await open("/dashboard");
    expect(html).toMatch(/href="\/social-leads"[^>]*>Social Lead Center/);
    expect(html).toContain('href="/email-response-demo"');
  });

  it("shows the current plan and the others with their agents", async () => {
    const html = await open("/dashboard");
    expect(html).toContain("Scale-up plan");
    for (const agents of ["1-3 agents", "4-10 agents", "unlimited agents"]) expect(html).toContain(agents);
  });

  it("lists the five newest opportunities, and links to all", async () => {
    const html = await open("/dashboard");
    const titles = [...html.matchAll(/href="\/opportunities\/\d+"[^>]*>([^<]+)</g)].map(([, title]) => title);
    expect(titles).toEqual(["E", "D", "C", "B", "A"]);
    expect(html).toContain("Newest of 6 deals");
    expect(html).toMatch(/href="\/opportunities"[^>]*>View All/);
    expect(await open("/dashboard", fresh)).toContain("No opportunities found");
  });
});

describe("the tabs of the portal", () => {
  const TABS = [
    "/business-portal/leads",
    "/business-portal/workflow",
    "/business-portal/ai-marketing",
    "/business-portal/agents",
    "/business-portal/agent-matching",
    "/business-portal/analytics",
    "/business-portal/overview",
    "/business-portal/plans",
  ];

  it("are eight, each with its own URL, and one is current", async () => {
    for (const tab of ["/business", "/business-portal", ...TABS]) {
      const nav = /<nav class="tabs" aria-label="Portal">.*?<\/nav>/.exec(await open(tab))?.[0] ?? "";
      const links = [...nav.matchAll(/<a [^>]*>/g)].map(([link]) => link);
      expect(links.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual(TABS);
      expect(links.filter((link) => link.includes('aria-current="page"'))).toHaveLength(1);
    }
  });

  it("appear only in the portal: other URLs show the tabs of their own section", async () => {
    for (const [path, label] of [
      ["/agents", "Agents"],
      ["/agent-matching", "Agents"],
      ["/billing", "Billing"],
      ["/billing/plans", "Billing"],
      ["/reports", "Reports"],
      ["/reports/campaigns", "Reports"],
      ["/reports/costs", "Reports"],
    ] as const) {
      const html = await open(path);
      expect(html, path).not.toContain('aria-label="Portal"');
      const nav = new RegExp(`<nav class="tabs" aria-label="${label}">.*?</nav>`).exec(html)?.[0] ?? "";
      expect(nav.match(/aria-current="page"/g), path).toHaveLength(1);
    }
    for (const path of ["/business/companies", "/business/contacts"])
      expect(await open(path), path).not.toMatch(/aria-label="(Portal|Leads)"/);
  });

  it("show the screen's content at the portal's own URL", async () => {
    for (const [tab, title] of [
      ["leads", "Recent searches"],
      ["agents", "<h1>Agents</h1>"],
      ["agent-matching", "<h1>Find Matching Agents</h1>"],
    ] as const)
      expect(await open(`/business-portal/${tab}`), tab).toContain(title);
  });

  it("show a new account its first step", async () => {
    expect(await open("/business-portal/analytics", fresh)).toContain("No leads yet");
    expect(await open("/business-portal/workflow", fresh)).toContain("No leads found in this period");
  });
});

describe("an invalid period", () => {
  it.each([
    ["period=hourly", "Choose daily, weekly, monthly or custom."],
    ["start=soon&end=2026-03-31", "Enter the date as YYYY-MM-DD, e.g. 2026-03-31."],
    ["start=2026-03-02&end=2026-03-01", "The end date must be on or after the start date."],
    ["start=1990-01-01&end=2026-03-01", "Choose at most 366 days."],
  ])("is rejected with the same message by page and API: %s", async (query, words) => {
    for (const path of [
      "/business-portal/workflow",
      "/business-portal/workflow/leads",
      "/api/workflow-leads",
    ]) {
      const answer = await fetchApp(`${path}?${query}`, { cookie: me.cookie });
      expect([path, answer.status]).toEqual([path, 422]);
      expect(await answer.text()).toContain(words);
    }
  });
});
