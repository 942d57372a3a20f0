import { beforeEach, describe, expect, it } from "vitest";
import { periodOf } from "~/core/time/period";
import { getAnalytics } from "~/domains/analytics/get-analytics.server";
import { getDashboard } from "~/domains/analytics/get-dashboard.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { getFunnel } from "~/domains/workflow/get-funnel.server";
import { getWorkflow } from "~/domains/workflow/get-workflow.server";
import { listWorkflowLeads, WorkflowLeadsQuery } from "~/domains/workflow/workflow-leads.server";
import { analyticsView } from "~/routes/portal/analytics.server";
import { makeCampaign } from "../../support/fixtures/campaigns";
import { makeLead, makeOpportunity } from "../../support/fixtures/opportunities";
import { DAY, leadsFoundAt, markReplied, markSent, now } from "../../support/fixtures/stages";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";
import { metered } from "../../support/harness/metered";

let business: Business;
beforeEach(async () => {
  business = await makeBusiness({ plan: "scaleup", hqCountry: "KE" });
});

async function fill({ ctx, account }: Business) {
  const { id } = await makeCampaign(ctx, 0);
  const leads = await leadsFoundAt(ctx, 4, now - 9 * DAY);
  const more = await leadsFoundAt(ctx, 2, now - 8 * DAY, { country: "'GH'", source: "'other.csv'" });
  for (const lead of leads.slice(0, 2)) await markSent(ctx, lead, now - 5 * DAY, id);
  await markSent(ctx, more[0] ?? 0, now - 4 * DAY);
  await markReplied(ctx, leads[0] ?? 0, now - 2 * DAY);
  await makeOpportunity(ctx, { revenue: 500, status: "closed_won" });
  await makeOpportunity(ctx, { revenue: 100 });
  await env.DB.prepare(
    `insert into invoices (account_id, kind, state, lines, net, tax_percent, tax, total, billed_to, issued_at, due_at)
      values (?1, 'renewal', 'paid', '[]', 9900, 0, 0, 9900, 'Shop', 1, 1), (?1, 'extra', 'void', '[]', 5000, 0, 0, 5000, 'Shop', 1, 1)`,
  )
    .bind(account.id)
    .run();
  return id;
}

/** Counts the rows that a link to leads or deals opens. */
async function countBehind({ ctx }: Business, to: string) {
  const query = Object.fromEntries(new URL(to, "http://here.test").searchParams);
  if (to.startsWith("/opportunities")) {
    const { rows, total } = await listOpportunities(ctx, OpportunityQuery.parse(query));
    expect(rows.length).toBe(total.count);
    return total.count;
  }
  const { campaign, ...words } = query;
  const asked = WorkflowLeadsQuery.parse({ ...words, ...(campaign ? { campaign: Number(campaign) } : {}) });
  const { rows, total } = await listWorkflowLeads(ctx, asked);
  expect(rows.length).toBe(total.count);
  return total.count;
}

describe("analytics", () => {
  it("shows in each table cell the number of rows that its link opens", async () => {
    await fill(business);
    const view = analyticsView(await getAnalytics(business.ctx));
    const { bySource = [], byCampaign = [], byCountry = [] } = view.advanced ?? {};
    const figures = [...bySource, ...byCampaign, ...byCountry].flatMap(({ leads, replies, won }) => [
      leads,
      replies,
      won,
    ]);
    let walked = 0;
    for (const { value, to } of figures) {
      if (to === null) expect(value).toBe("0");
      else {
        expect([to, value]).toEqual([to, String(await countBehind(business, to))]);
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThan(6);
    for (const { value, to } of view.tiles.slice(0, 2))
      expect(value).toBe(String(await countBehind(business, to)));
    expect(view.tiles.map(({ value }) => value)).toEqual(["6", "1", "2", "1"]);
  });

  it("divides the invoiced amount by leads, replies and won deals, with equal costs per lead", async () => {
    await fill(business);
    const { spent, responseRate, advanced } = await getAnalytics(business.ctx);
    const { costs, bySource = [], byCampaign = [] } = advanced ?? {};
    expect(spent).toEqual({ invoiced: 9900, commission: 0, fees: 0 });
    expect(costs).toEqual({ perLead: 1650, perReply: 9900, perDeal: 9900 });
    expect(bySource.map(({ key, counts, costs }) => [key, counts.discovery, costs.perLead])).toEqual([
      ["test.csv", 4, 1650],
      ["other.csv", 2, 1650],
      ["-", 0, null],
    ]);
    expect(
      byCampaign.map(({ counts, costs }) => [counts.outreach, counts.engagement, costs.perReply]),
    ).toEqual([[2, 1, 3300]]);
    expect(responseRate).toBe(33);
  });

  it("counts each won deal once in the tile, the source and country tables, and the cost per deal", async () => {
    const { ctx } = business;
    await fill(business);
    const lead = await makeLead(ctx);
    const { opportunity } = await convertLead(ctx, lead.id);
    await moveOpportunity(ctx, opportunity.id, { status: "closed_won" });
    const { won, advanced } = await getAnalytics(ctx);
    const sum = (lines: { dealsWon: number }[] = []) =>
      lines.reduce((all, { dealsWon }) => all + dealsWon, 0);
    expect([won.count, sum(advanced?.bySource), sum(advanced?.byCountry)]).toEqual([2, 2, 2]);
    expect(advanced?.costs.perDeal).toBe(9900 / 2);
    await moveOpportunity(ctx, opportunity.id, { status: "in_progress" });
    const after = await getAnalytics(ctx);
    expect([after.won.count, sum(after.advanced?.bySource)]).toEqual([1, 1]);
    await removeOpportunity(
      ctx,
      (await listOpportunities(ctx, OpportunityQuery.parse({ status: "closed_won" }))).rows[0]?.id ?? 0,
    );
    expect([sum((await getAnalytics(ctx)).advanced?.byCountry)]).toEqual([0]);
  });

  it("shows cents in a whole cost column if one amount has cents", async () => {
    await fill(business);
    const found = await getAnalytics(business.ctx);
    const [first, ...rest] = found.advanced?.bySource ?? [];
    if (!first || !found.advanced) throw new Error("no source");
    const costs = { ...first.costs, perReply: 25_400 };
    const bySource = [{ ...first, costs }, ...rest, { ...first, costs: { ...costs, perReply: 8_185 } }];
    const view = analyticsView({ ...found, advanced: { ...found.advanced, bySource } });
    expect(view.advanced?.bySource.map(({ perReply }) => perReply)).toEqual([
      "$254.00",
      null,
      null,
      "$81.85",
    ]);
  });

  it("is empty for an account without data, and shows no costs", async () => {
    const found = await getAnalytics(business.ctx);
    expect(found.advanced?.costs).toEqual({ perLead: null, perReply: null, perDeal: null });
    expect(analyticsView(found).isEmpty).toBe(true);
  });

  it("hides costs and tables below the plans with advanced analytics, and shows the rest", async () => {
    const small = await makeBusiness({ plan: "startup", hqCountry: "KE" });
    await fill(small);
    const { counts, advanced, spent } = await getAnalytics(small.ctx);
    expect([counts.discovery, spent.invoiced, advanced]).toEqual([6, 9900, null]);
  });

  it("excludes another account's rows", async () => {
    await fill(await makeBusiness());
    const { counts, spent } = await getAnalytics(business.ctx);
    expect([counts.discovery, spent.invoiced]).toEqual([0, 0]);
  });

  it("queries the database at most three times per tab", async () => {
    await fill(business);
    const never = { at: 1_000, isAfter: false, isLasting: false };
    const trips = async (read: (ctx: Business["ctx"]) => Promise<unknown>) => {
      const { ctx, calls } = failing(business.ctx, never);
      await read(ctx);
      return calls();
    };
    expect(await trips(getAnalytics)).toBeLessThanOrEqual(3);
    expect(await trips(getDashboard)).toBeLessThanOrEqual(3);
    const workflow = async (ctx: Business["ctx"]) =>
      getWorkflow(ctx, (await getFunnel(ctx, periodOf(ctx, {}))).automation);
    expect(await trips(workflow)).toBeLessThanOrEqual(3);
    const leads = (ctx: Business["ctx"]) => listWorkflowLeads(ctx, WorkflowLeadsQuery.parse({}));
    expect(await trips(leads)).toBeLessThanOrEqual(3);
  });

  it("reads few rows for a large account", async () => {
    await fill(business);
    await env.DB.prepare(
      `with recursive n(x) as (select 1 union all select x + 1 from n where x < 3000)
        insert into lead_stages (account_id, same_company_id, position, at, day, country, source)
        select ?1, 9000000 + x, 1 + x % 6, 1, date(x * 86400, 'unixepoch'), 'C' || char(65 + x % 26), 'file ' || x from n`,
    )
      .bind(business.account.id)
      .run();
    const meter = metered(business.ctx);
    await getAnalytics(meter.ctx);
    expect(meter.rowsRead()).toBeLessThanOrEqual(500);
    meter.reset();
    await getDashboard(meter.ctx);
    expect(meter.rowsRead()).toBeLessThanOrEqual(100);
  });
});
