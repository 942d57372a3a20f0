import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoAgentWork } from "~/domains/demo/seed-demo-agent-work.server";
import { seedDemoAssignments } from "~/domains/demo/seed-demo-assignments.server";
import { seedDemoBilling } from "~/domains/demo/seed-demo-billing.server";
import { seedDemoCommunity } from "~/domains/demo/seed-demo-community.server";
import { seedDemoWork } from "~/domains/demo/seed-demo-work.server";
import { cookieOf, fetchApp } from "../../support/harness/app";
import { env, testContext } from "../../support/harness/context";

const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const YEAR = `period=custom&start=${dayFrom(-364)}&end=${dayFrom(1)}`;

let cookie: string;

beforeAll(async () => {
  const ctx = testContext();
  await seedDemoAccounts(ctx);
  await seedDemoCommunity(ctx);
  await seedDemoWork(ctx, DEMO_BUSINESS);
  await seedDemoAssignments(ctx, DEMO_BUSINESS);
  await seedDemoBilling(ctx, DEMO_BUSINESS);
  await seedDemoAgentWork(ctx, DEMO_BUSINESS);
  const user = await env.DB.prepare("select id from users where email = ?")
    .bind(DEMO_BUSINESS)
    .first<{ id: number }>();
  cookie = await cookieOf(user?.id ?? 0);
});

async function open(path: string) {
  const answer = await fetchApp(path, { cookie });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
}

const numberOf = (text = "") => Number(/[\d,]+/.exec(text)?.[0]?.replaceAll(",", "") ?? Number.NaN);

function stat(html: string, label: string) {
  const found = new RegExp(`<span>${label}</span><b>([^<]*)</b>(?:<span>([^<]*)</span>)?`).exec(html);
  expect(found, label).not.toBeNull();
  return { value: numberOf(found?.[1]), hint: found?.[2] ?? "", text: found?.[1] ?? "" };
}

/** Cell texts of the first table after these words: its caption, or a heading before it. */
function rowsAfter(html: string, words: string): string[][] {
  const table = /<tbody.*?<\/tbody>/s.exec(html.slice(html.indexOf(words)))?.[0] ?? "";
  return [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) =>
      cell.replace(/<[^>]+>/g, " ").trim(),
    ),
  );
}

const totalOf = (html: string) =>
  numberOf(/<nav [^>]*aria-label="Pages">.*?([\d,]+) (?:leads?|deals?)(?: in total)?</s.exec(html)?.[1]);

describe("the reports of the demo", () => {
  it("show the same number of leads found everywhere", async () => {
    const found = stat(await open("/business-portal/analytics"), "Leads found").value;
    expect(found).toBeGreaterThan(0);
    expect(totalOf(await open("/ai-lead-search/leads"))).toBe(found);
    expect(numberOf(/View all ([\d,]+) leads/.exec(await open("/business"))?.[1])).toBe(found);
    const [discovery] = rowsAfter(await open(`/business-portal/workflow?${YEAR}`), "Stage performance");
    expect(numberOf(discovery?.[1])).toBe(found);
  });

  it("show the same number of leads with a reachable contact everywhere", async () => {
    const { hint } = stat(await open("/business-portal/analytics"), "Leads found");
    const [, reachable, all] =
      /([\d,]+) of ([\d,]+) ha(?:s|ve) a reachable contact/.exec(await open("/business")) ?? [];
    expect(numberOf(hint)).toBe(numberOf(reachable));
    expect(numberOf(all)).toBe(stat(await open("/business-portal/analytics"), "Leads found").value);
  });

  it("show the same number of deals, open deals and deals won everywhere", async () => {
    const analytics = await open("/business-portal/analytics");
    const deals = stat(analytics, "Deals");
    const won = stat(analytics, "Deals won").value;
    expect(won).toBeGreaterThan(0);
    expect(totalOf(await open("/opportunities"))).toBe(deals.value);
    expect(totalOf(await open("/opportunities?status=closed_won"))).toBe(won);
    expect(numberOf(/Newest of ([\d,]+) deals/.exec(await open("/dashboard"))?.[1])).toBe(deals.value);
    const forecast = await open("/opportunities/forecast");
    expect(stat(forecast, "Open deals").value).toBe(numberOf(deals.hint));
    const worth = /Open deal value: ([^<]*)\./.exec(await open("/opportunities"))?.[1];
    expect(worth).toBe(stat(forecast, "Open value").text);
    const byStage = rowsAfter(forecast, "Deals by stage");
    expect(numberOf(byStage.find(([name]) => /won/i.test(name ?? ""))?.[1])).toBe(won);
    expect(byStage.reduce((sum, [, count]) => sum + numberOf(count), 0)).toBe(deals.value);
    for (const title of ["Results by source", "Results by country"]) {
      const rows = rowsAfter(analytics, `>${title}<`);
      const sum = rows.reduce((all, [, , , , count]) => all + numberOf(count), 0);
      // A table lists only the first ten rows.
      if (rows.length < 10) expect([title, sum]).toEqual([title, won]);
      else expect(sum, title).toBeLessThanOrEqual(won);
    }
  });

  it("divide the costs by the figures they show", async () => {
    const analytics = await open("/business-portal/analytics");
    const dollars = (text: string) => Number(text.replace(/[^\d.]/g, ""));
    const spent = ["Invoiced", "Commission earned", "Platform fees"].reduce(
      (sum, label) => sum + dollars(stat(analytics, label).text),
      0,
    );
    for (const [cost, label] of [
      ["Cost per lead", "Leads found"],
      ["Cost per reply", "Leads who replied"],
      ["Cost per won deal", "Deals won"],
    ] as const) {
      const count = stat(analytics, label).value;
      expect(Math.abs(dollars(stat(analytics, cost).text) - spent / count), cost).toBeLessThan(0.51);
    }
    expect(analytics).not.toContain("A lead costs");
  });

  it("draw funnels whose stages never grow, each in percent of the previous one", async () => {
    for (const query of ["period=daily", "period=weekly", "period=monthly", YEAR]) {
      const html = await open(`/business-portal/workflow?${query}`);
      const rows = rowsAfter(html, "Stage performance");
      expect(rows).toHaveLength(6);
      rows.forEach(([, count, percent = "", wentOn, stillHere], index) => {
        const [leads, before] = [numberOf(count), numberOf(rows[index - 1]?.[1] ?? count)];
        expect(leads, query).toBeLessThanOrEqual(before);
        expect(percent, query).toBe(before === 0 ? "–" : `${Math.round((leads / before) * 100)}%`);
        if (index < 5) expect(numberOf(wentOn) + numberOf(stillHere), query).toBe(leads);
      });
      const drawn = rowsAfter(html, "The six stages");
      if (drawn.length > 0 && html.includes("The six stages"))
        expect(drawn.map((cells) => numberOf(cells[2]))).toEqual(rows.map(([, count]) => numberOf(count)));
    }
  });

  it("show a campaign as complete only if none of its emails is queued", async () => {
    const answer = await fetchApp("/api/outreach-campaigns?limit=50", { cookie });
    const rows = await answer.json<Record<string, number | string>[]>();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const { status, progress, totalMessages, sentMessages, failedCount, skippedCount, unknownCount } = row;
      const settled = [sentMessages, failedCount, skippedCount, unknownCount].reduce<number>(
        (sum, n) => sum + Number(n),
        0,
      );
      if ((status === "active" || status === "paused") && settled < Number(totalMessages))
        expect(Number(progress), String(row.name)).toBeLessThan(100);
    }
  });

  it("don't count the directory's initial companies as additions", async () => {
    const { value, hint } = stat(await open("/business/companies"), "Companies");
    expect(value).toBeGreaterThan(0);
    expect(numberOf(hint)).toBeLessThan(value);
  });

  it("show no win rate below ten decided deals", async () => {
    const analytics = await open("/opportunities/forecast");
    const decided = rowsAfter(analytics, "Deals by stage").reduce(
      (sum, [name = "", count]) => sum + (/won|lost/i.test(name) ? numberOf(count) : 0),
      0,
    );
    const links = (await open("/ai-lead-search")).matchAll(/href="(\/ai-lead-search\/\d+)"/g);
    const searches = await Promise.all([...links].map(([, path = ""]) => open(path)));
    const withLeads = searches.filter((html) => html.includes("Leads found"));
    expect(withLeads.length).toBeGreaterThan(0);
    for (const html of withLeads) expect(html.includes("Expected conversion")).toBe(decided >= 10);
  });
});
