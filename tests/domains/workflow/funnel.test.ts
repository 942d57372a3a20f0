import { beforeEach, describe, expect, it } from "vitest";
import { MAX_DAYS, PeriodQuery, periodOf, queryOf } from "~/core/time/period";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { getFunnel } from "~/domains/workflow/get-funnel.server";
import { listWorkflowLeads, WorkflowLeadsQuery } from "~/domains/workflow/workflow-leads.server";
import { funnelView, spanText } from "~/routes/workflow/funnel-view.server";
import { makeCampaign } from "../../support/fixtures/campaigns";
import { DAY, leadsFoundAt, markReplied, markSent, NOW, now } from "../../support/fixtures/stages";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

let business: Business;
let ctx: Business["ctx"];
beforeEach(async () => {
  business = await makeBusiness({ hqCountry: "KE" });
  ctx = { ...business.ctx, now: () => NOW };
});

async function fill() {
  const [one = 0, two = 0] = await leadsFoundAt(ctx, 4, now - 6 * DAY);
  await leadsFoundAt(ctx, 1, now - 20 * DAY);
  await markSent(ctx, one, now - 5 * DAY);
  await markSent(ctx, two, now - 5 * DAY);
  await markReplied(ctx, one, now - 2 * DAY);
}

const funnelOf = (query: PeriodQuery) => getFunnel(ctx, periodOf(ctx, query));
const asked = (query: Record<string, unknown>) => listWorkflowLeads(ctx, WorkflowLeadsQuery.parse(query));

describe("the funnel of a period", () => {
  it("counts the leads found in it, the stage they reached, and how long it took", async () => {
    await fill();
    const { stages } = await funnelOf({ period: "weekly" });
    expect(stages.map(({ reached, conversion, stillHere }) => [reached, conversion, stillHere])).toEqual([
      [4, 100, 0],
      [4, 100, 2],
      [2, 50, 1],
      [1, 50, 1],
      [0, 0, 0],
      [0, null, 0],
    ]);
    expect(stages[2]?.seconds).toBe(3 * DAY);
    expect((await funnelOf({ period: "daily" })).stages.every(({ reached }) => reached === 0)).toBe(true);
    expect((await funnelOf({ period: "monthly" })).stages[0]?.reached).toBe(5);
  });

  it("counts leads found in the period, whenever they moved, with no stage above the one before", async () => {
    const [old = 0] = await leadsFoundAt(ctx, 1, now - 20 * DAY);
    const [one = 0, two = 0] = await leadsFoundAt(ctx, 3, now - 6 * DAY);
    await markSent(ctx, old, now - DAY);
    await markReplied(ctx, old, now - DAY);
    await markReplied(ctx, one, now - DAY);
    await convertLead(ctx, two);
    const weekly = (await funnelOf({ period: "weekly" })).stages.map(({ reached }) => reached);
    expect(weekly).toEqual([3, 3, 2, 2, 1, 0]);
    expect((await funnelOf({ period: "monthly" })).stages.map(({ reached }) => reached)).toEqual([
      4, 4, 3, 3, 1, 0,
    ]);
    const { rows, total } = await asked({ stage: "outreach", period: "weekly" });
    expect([rows.length, total.count]).toEqual([2, 2]);
    expect(rows.map(({ lead }) => lead?.id).sort()).toEqual([one, two].sort());
  });

  it("pages through the leads of a stage, each once, last found first", async () => {
    const leads = await leadsFoundAt(ctx, 7, now - 6 * DAY);
    for (const lead of leads.slice(0, 3)) await markSent(ctx, lead, now - 2 * DAY);
    for (const lead of leads.slice(3, 5)) await markReplied(ctx, lead, now - DAY);
    const seen: (number | undefined)[] = [];
    let cursor: number | null = 0;
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof asked>> = await asked({
        stage: "qualification",
        period: "weekly",
        limit: 3,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.rows.map(({ lead }) => lead?.id));
      cursor = page.next;
    }
    expect([...seen].sort()).toEqual([...leads].sort());
  });

  it("labels each series with its stage and total, and draws no chart without data", async () => {
    const monthly = periodOf(ctx, { period: "monthly" });
    expect(funnelView(await getFunnel(ctx, monthly), monthly).trend).toBeNull();
    await fill();
    const { trend } = funnelView(await getFunnel(ctx, monthly), monthly);
    expect(trend?.shape.series.map(({ name, figure }) => [name, figure])).toEqual([
      ["Discovery", "5"],
      ["Outreach", "2"],
      ["Engagement", "1"],
      ["Closure", "0"],
    ]);
  });

  it("links every figure to the rows that it counts", async () => {
    await fill();
    for (const query of [{ period: "weekly" }, { start: "2026-11-01", end: "2026-11-30" }] as PeriodQuery[]) {
      const period = periodOf(ctx, query);
      const view = funnelView(await getFunnel(ctx, period), period);
      for (const { reached, to } of view.rows) {
        const { rows, total } = await asked(Object.fromEntries(new URL(to, "http://here.test").searchParams));
        expect([String(rows.length), String(total.count)]).toEqual([reached, reached]);
      }
      for (const { label, text, to } of view.countries.bars) {
        const { total } = await asked(Object.fromEntries(new URL(to ?? "", "http://here.test").searchParams));
        expect([label, String(total.count)]).toEqual([label, text]);
      }
    }
  });

  it("summarises its leads, the change from the previous period, and the share closed", async () => {
    await fill();
    const summaryOf = async (query: PeriodQuery) => {
      const period = periodOf(ctx, query);
      return funnelView(await getFunnel(ctx, period), period).summary;
    };
    expect(await summaryOf({ period: "weekly" })).toBe(
      "4 leads found in the last 7 days (+4 vs the previous 7 days). 0% closed.",
    );
    expect(await summaryOf({ period: "daily" })).toBe("0 leads found today (same as yesterday).");
    expect(await summaryOf({ start: "2026-11-15", end: "2026-11-15" })).toMatch(
      /^0 leads found 15 Nov 2026 \(−4 vs the day before\)/,
    );
    expect(await summaryOf({ start: "2026-01-01", end: "2026-12-31" })).toBe(
      "5 leads found 1 Jan 2026 to 31 Dec 2026. 0% closed.",
    );
  });

  it("ranks countries by leads, and shows each stage as a percentage of the one before", async () => {
    await fill();
    const period = periodOf(ctx, { period: "weekly" });
    const { funnel, countries } = funnelView(await getFunnel(ctx, period), period);
    expect(funnel.bars.map(({ text }) => text)).toEqual([
      "4",
      "4 · 100%",
      "2 · 50%",
      "1 · 50%",
      "0 · 0%",
      "0",
    ]);
    const amounts = countries.bars.map(({ value }) => value);
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  it("draws days, or weeks for a long period", async () => {
    await fill();
    const days = (await funnelOf({ period: "weekly" })).trend;
    expect([days.dates.length, days.isWeekly]).toEqual([7, false]);
    const weeks = (await funnelOf({ start: "2026-01-01", end: "2026-12-31" })).trend;
    expect([weeks.dates.length, weeks.isWeekly]).toEqual([53, true]);
    expect(weeks.series[0]?.values.reduce((sum, value) => sum + value, 0)).toBe(5);
  });

  it("colours conversions from 80% as good, from 60% as fair, else as bad", async () => {
    const stage = {
      stage: "outreach",
      name: "Outreach",
      rule: "",
      reached: 1,
      wentOn: 0,
      stillHere: 1,
      seconds: null,
    } as const;
    const period = periodOf(ctx, { period: "daily" });
    const tones = [80, 79, 60, 59].map(
      (conversion) =>
        funnelView(
          {
            stages: [{ ...stage, conversion }],
            trend: { dates: [], series: [], isWeekly: false },
            countries: [],
            previous: null,
          },
          period,
        ).rows[0]?.conversion?.tone,
    );
    expect(tones).toEqual(["good", "fair", "fair", "bad"]);
  });

  it("formats durations as words", () => {
    expect([0, 20, 60, 3_600, 86_000, 3 * DAY].map(spanText)).toEqual([
      "immediately",
      "immediately",
      "1 minute",
      "1 hour",
      "1 day",
      "3 days",
    ]);
  });

  it("reads few rows of a busy year", async () => {
    await env.DB.prepare(
      `with recursive n(x) as (select 1 union all select x + 1 from n where x < 4000)
        insert into lead_stages (account_id, same_company_id, position, at, day, country, source)
        select ?1, 9000000 + x, 1 + x % 6, 1, date('2026-11-20', '-' || (x % 366) || ' days'), 'C' || char(65 + x % 26), 'file' from n`,
    )
      .bind(business.account.id)
      .run();
    const meter = metered(ctx);
    await getFunnel(meter.ctx, periodOf(ctx, { start: "2025-11-20", end: "2026-11-20" }));
    expect(meter.rowsRead()).toBeLessThanOrEqual(500);
    meter.reset();
    for (const query of [
      { stage: "closure", period: "monthly" },
      { stage: "discovery" },
      { stage: "closure", country: "CB" },
    ]) {
      await listWorkflowLeads(meter.ctx, WorkflowLeadsQuery.parse(query));
      expect(meter.rowsRead()).toBeLessThanOrEqual(500);
      meter.reset();
    }
  });
});

describe("an invalid period or filter", () => {
  const refused = (query: PeriodQuery) => () => periodOf(ctx, query);

  it("is rejected with a message", async () => {
    expect(PeriodQuery.safeParse({ period: "hourly" }).success).toBe(false);
    for (const start of ["31.03.2026", "2026-02-30", "soon"])
      expect(PeriodQuery.safeParse({ start, end: "2026-03-31" }).success).toBe(false);
    expect(refused({ start: "2026-03-02", end: "2026-03-01" })).toThrow(
      "The end date must be on or after the start date.",
    );
    expect(refused({ start: "2026-03-02" })).toThrow("Enter an end date.");
    expect(refused({ end: "2026-03-02" })).toThrow("Enter a start date.");
    expect(refused({ period: "custom" })).toThrow("Enter a start date.");
    expect(refused({ start: "2020-01-01", end: "2026-01-01" })).toThrow(`at most ${MAX_DAYS} days`);
    expect(WorkflowLeadsQuery.safeParse({ stage: "elsewhere" }).success).toBe(false);
    await expect(asked({ period: "weekly", country: "KE" })).rejects.toMatchObject({ code: "invalid" });
    const other = await makeBusiness();
    const { id } = await makeCampaign(other.ctx, 1);
    await expect(asked({ campaign: id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("of a valid period converts to a query that gives the same period", () => {
    const days = { start: "2026-03-01", end: "2026-03-09" };
    expect(queryOf(periodOf(ctx, days))).toEqual({ period: "custom", ...days });
    expect(queryOf(periodOf(ctx, {}))).toEqual({ period: "monthly" });
  });
});
