import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { campaigns } from "~/domains/campaigns/tables";
import { followLink } from "~/domains/marketing/links/links.server";
import { makeCampaign } from "../../support/fixtures/campaigns";
import { approvedMarketing, marketingLink, PHONE } from "../../support/fixtures/marketing";
import { fetchApp, signedInBusiness } from "../../support/harness/app";
import { testContext } from "../../support/harness/context";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

const TABS = ["/reports", "/reports/campaigns", "/reports/agents", "/reports/marketing"];

let me: Signed;
beforeAll(async () => {
  me = await signedInBusiness({ plan: "scaleup" });
});

const open = async (path: string, who = me, status = 200) => {
  const answer = await fetchApp(path, { cookie: who.cookie });
  expect([path, answer.status]).toEqual([path, status]);
  return (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
};

const tabsOf = (html: string) =>
  [
    ...(/<nav class="tabs" aria-label="Reports">.*?<\/nav>/.exec(html)?.[0] ?? "").matchAll(
      /href="([^"]+)"/g,
    ),
  ].map(([, to]) => to);

describe("the reports", () => {
  it("keep the period when the tab changes", async () => {
    const query = "?period=custom&start=2026-01-01&end=2026-01-31";
    for (const path of [...TABS, "/reports/costs", "/dashboard"]) {
      const tabs = tabsOf(await open(`${path}${query}`));
      for (const tab of [...TABS, "/reports/costs"])
        expect([path, tabs]).toEqual([path, expect.arrayContaining([`${tab}${query}`])]);
      expect(tabsOf(await open(path))).toContain("/reports/agents");
    }
  });

  it.each(TABS.slice(0, 3))("%s shows invalid days as an error at their field", async (path) => {
    const html = await open(`${path}?start=2026-03-02&end=2026-03-01`, me, 422);
    expect(html).toContain('id="end-error">The end date must be on or after the start date.');
    expect(html).toContain("Apply dates");
  });

  it("have no workflow controls: those are on the workflow’s own screen", async () => {
    const report = await open("/reports");
    expect(report).toContain("<h1>Pipeline report</h1>");
    expect(report).not.toContain("Workflow controls");
    const workflow = await open("/business-portal/workflow");
    for (const words of ["<h1>Automated Lead Workflow</h1>", "Workflow controls", "Stage performance"])
      expect(workflow).toContain(words);
  });

  it("cover campaigns started in the period", async () => {
    const { ctx } = me;
    const { id } = await makeCampaign(ctx, 1, { name: "January launch" });
    const startedAt = new Date("2026-01-15T10:00:00Z");
    await ctx.db.update(campaigns).set({ startedAt, status: "completed" }).where(eq(campaigns.id, id));
    const january = "?period=custom&start=2026-01-15&end=2026-01-15";
    expect(await open(`/reports/campaigns${january}`)).toContain("January launch");
    const february = await open("/reports/campaigns?period=custom&start=2026-01-16&end=2026-02-15");
    expect(february).not.toContain("January launch");
    expect(february).toContain("No campaigns started in this period");
    expect(await open("/campaigns/analytics")).toContain("January launch");
  });

  it("explain how to get marketing access, and count the period once approved", async () => {
    const fresh = await signedInBusiness();
    const without = await open("/reports/marketing", fresh);
    expect(without).toContain('href="/marketing/apply"');
    expect(without).toContain("Apply for Access");
    await approvedMarketing(fresh);
    const link = await marketingLink(fresh);
    expect(await open("/reports/marketing", fresh)).toContain("No visits in this period");
    const visit = { address: "41.90.7.9", method: "GET", userAgent: PHONE, purpose: null };
    await followLink(testContext(), link.code, visit);
    expect(await open("/reports/marketing?period=weekly", fresh)).toMatch(
      /<b>1<\/b>.*?Reach|Reach.*?<b>1<\/b>/s,
    );
    const past = "/reports/marketing?start=2020-01-01&end=2020-01-31";
    expect(await open(past, fresh)).toContain("No visits in this period");
  });

  it("return agent results as page, API and CSV", async () => {
    const html = await open("/reports/agents", me);
    expect(html).toContain("No agents yet");
    const call = await fetchApp("/api/analytics/agents?period=weekly", { cookie: me.cookie });
    expect(await call.json()).toMatchObject({ agents: [], totals: { leadsShared: 0, revenue: 0 } });
    const wrong = await fetchApp("/api/analytics/agents?period=hourly", { cookie: me.cookie });
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining("Choose daily, weekly"),
    ]);
    const file = await fetchApp("/reports/agents.csv?period=weekly", { cookie: me.cookie });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  });
});
