import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountContext } from "~/core/context";
import { PLANS, trialEnd } from "~/domains/billing/plans/plans";
import { leadRefusal, leadsLeftText } from "~/domains/billing/policy";
import {
  getReservedLeads,
  hasReservation,
  recordLeadCharges,
  releaseLeads,
  reserveLeads,
} from "~/domains/billing/reserve-leads.server";
import { leadCharges } from "~/domains/billing/tables";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { makeSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";
import { runsOf } from "../../support/harness/property-runs";

let searches = 1_000_000;
const newRun = () => ({ searchId: searches++, runNumber: 1 });
type Run = ReturnType<typeof newRun>;
const yes = sql`true`;

const reserve = async (ctx: AccountContext, run: Run, wanted: number) => {
  await reserveLeads(ctx, run, wanted, yes).run();
  return getReservedLeads(ctx, run);
};

const at = <C extends AccountContext>(ctx: C, day: string): C => ({ ...ctx, now: () => new Date(day) });

describe("the lead ledger", () => {
  it("gives 50 concurrent runs exactly the leads that are left", async () => {
    const { ctx } = await makeBusiness();
    const taken = await Promise.all(Array.from({ length: 50 }, () => reserve(ctx, newRun(), 3)));
    expect(taken.reduce((sum, leads) => sum + leads, 0)).toBe(25);
    expect(taken.filter((leads) => leads === 3)).toHaveLength(8);
    expect(taken.filter((leads) => leads === 1)).toHaveLength(1);
    expect(await getLeadUsage(ctx)).toEqual({ used: 25, limit: 25, left: 0, period: "trial" });
  });

  it("lets no run of 50 concurrent searches exceed the limit", async () => {
    const { ctx } = await makeBusiness();
    const made = await Promise.all(Array.from({ length: 50 }, () => makeSearch(ctx, {}, 2)));
    const started = await Promise.allSettled(made.map((search) => startLeadSearch(ctx, search.id)));
    expect(started.filter((result) => result.status === "fulfilled")).toHaveLength(13);
    for (const result of started)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "limit_reached" });
    expect((await getLeadUsage(ctx)).used).toBe(25);
    expect(ctx.queue.sent).toHaveLength(13);
  });

  it("reserves and releases once per run, however often it is called", async () => {
    const { ctx } = await makeBusiness();
    const run = newRun();
    expect(await reserve(ctx, run, 10)).toBe(10);
    expect(await reserve(ctx, run, 10)).toBe(10);
    for (let time = 0; time < 3; time++) await releaseLeads(ctx, run, 4, yes).run();
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 4, left: 21 });
    await releaseLeads(ctx, newRun(), 0, yes).run();
    expect((await getLeadUsage(ctx)).used).toBe(4);
  });

  it("changes nothing if its condition is false, and nothing for another account", async () => {
    const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
    const run = newRun();
    await reserveLeads(ctx, run, 5, sql`false`).run();
    expect(await getReservedLeads(ctx, run)).toBe(0);
    await reserve(ctx, run, 5);
    await releaseLeads(other.ctx, run, 0, yes).run();
    await releaseLeads(ctx, run, 0, sql`false`).run();
    expect((await getLeadUsage(ctx)).used).toBe(5);
    expect((await getLeadUsage(other.ctx)).used).toBe(0);
    expect(await getReservedLeads(other.ctx, run)).toBe(0);
  });

  it("starts at zero each month, and refunds to the charged month", async () => {
    const { ctx } = await makeBusiness({ plan: "startup" });
    const run = newRun();
    const [november, december] = [at(ctx, "2026-11-30T23:59:59Z"), at(ctx, "2026-12-01T00:00:00Z")];
    expect(await reserve(november, run, 500)).toBe(100);
    expect(await getLeadUsage(december)).toMatchObject({ used: 0, left: 100, period: "2026-12" });
    await releaseLeads(december, run, 60, yes).run();
    expect(await getLeadUsage(december)).toMatchObject({ used: 0 });
    expect(await getLeadUsage(november)).toMatchObject({ used: 60, left: 40 });
  });

  it("keeps the right balance through any order of reserving and releasing", async () => {
    const step = fc.record({
      run: fc.nat(4),
      wanted: fc.integer({ min: 1, max: 20 }),
      used: fc.nat(20),
      back: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { ctx } = await makeBusiness();
        const runs = Array.from({ length: 5 }, newRun);
        const held = new Map<number, number>();
        for (const { run, wanted, used, back } of steps) {
          const key = runs[run] as Run;
          if (!back) {
            const before = [...held.values()].reduce((sum, leads) => sum + leads, 0);
            const isNew = (await getReservedLeads(ctx, key)) === 0;
            const got = await reserve(ctx, key, wanted);
            if (isNew) expect(got).toBe(Math.min(wanted, 25 - before));
            if (isNew) held.set(run, got);
          } else if (held.has(run)) {
            await releaseLeads(ctx, key, used, yes).run();
            const reserved = await getReservedLeads(ctx, key);
            if (held.get(run) === reserved) held.set(run, Math.min(used, reserved));
          }
          const sum = [...held.values()].reduce((total, leads) => total + leads, 0);
          expect((await getLeadUsage(ctx)).used).toBe(sum);
        }
      }),
      { numRuns: runsOf(25) },
    );
  });

  it("reads at most two rows for the usage, however long it is", async () => {
    const { ctx } = await makeBusiness({ plan: "corporate" });
    for (let line = 0; line < 30; line++) await reserve(ctx, newRun(), 1);
    const meter = metered(ctx);
    expect(await getLeadUsage(meter.ctx)).toMatchObject({ used: 30, left: null });
    expect(meter.rowsRead()).toBeLessThanOrEqual(2);
  });

  it("has one permanent charge per company, with its run", async () => {
    const { ctx } = await makeBusiness();
    const [first, second] = [newRun(), newRun()];
    await reserve(ctx, first, 2);
    await reserve(ctx, second, 2);
    const seven = sql`select 70 as id, 7 as original, 'Acme' as name`;
    await ctx.d1.batch(recordLeadCharges(ctx, first, seven));
    await ctx.d1.batch(recordLeadCharges(ctx, second, sql`${seven} union all select 8, 8, 'Bora'`));
    const rows = await ctx.db.select().from(leadCharges).where(eq(leadCharges.accountId, ctx.account.id));
    expect(rows).toMatchObject([
      { companyId: 7, companyName: "Acme", ...first, period: "trial" },
      { companyId: 8, companyName: "Bora", ...second, period: "trial" },
    ]);
    await expect(
      ctx.db.run(sql`delete from lead_charges where account_id = ${ctx.account.id}`),
    ).rejects.toThrow();
    await expect(
      ctx.db.run(sql`update lead_charges set period = '' where id = ${rows[0]?.id}`),
    ).rejects.toThrow();
  });

  it("reserves nothing for a run that costs nothing, also at the limit", async () => {
    const { ctx } = await makeBusiness();
    await reserve(ctx, newRun(), 25);
    const run = newRun();
    await reserveLeads(ctx, run, 0, yes).run();
    expect(await ctx.db.all(sql`select ${hasReservation(run)} as is_reserved`)).toEqual([{ is_reserved: 1 }]);
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 25, left: 0 });
  });
});

describe("plans", () => {
  it("match the specification", () => {
    const terms = Object.entries(PLANS).map(([id, plan]) => [id, plan.monthlyPrice, plan.leads, plan.agents]);
    expect(terms).toEqual([
      ["trial", 0, 25, 1],
      ["startup", 9_900, 100, 3],
      ["scaleup", 29_900, 500, 10],
      ["corporate", 79_900, 2_000, null],
    ]);
    expect(trialEnd(new Date("2026-11-01T10:00:00Z"))).toEqual(new Date("2026-11-08T10:00:00Z"));
  });

  it("describe the remaining leads in text", async () => {
    const now = new Date("2026-11-21T00:00:00Z");
    const account = (plan: keyof typeof PLANS, trialEndsAt: Date | null = null) => ({
      id: 1,
      name: "A",
      plan,
      trialEndsAt,
      isDemo: false,
      hqCountry: null,
      state: "active" as const,
      isConfirmed: true,
    });
    const usage = (used: number, limit: number, left: number | null) => ({ used, limit, left, period: "x" });
    const trial = account("trial", new Date("2026-11-25"));
    expect(leadsLeftText(trial, usage(0, 25, 25), now)).toBe("25 leads left in your trial");
    expect(leadsLeftText(account("startup"), usage(99, 100, 1), now)).toBe("1 lead left this month");
    expect(leadsLeftText(account("startup"), usage(100, 100, 0), now)).toBe("No leads left this month");
    expect(leadsLeftText(account("corporate"), usage(500, 2000, null), now)).toBe(
      "1,500 included leads left this month",
    );
    expect(leadsLeftText(account("trial", new Date("2026-11-20")), usage(1, 25, 24), now)).toBe(
      "Your trial has ended",
    );
    expect(leadRefusal(trial, usage(24, 25, 1), now)).toBeNull();
    expect(leadRefusal(account("startup"), usage(100, 100, 0), now)).toBe(
      "You’ve used all 100 leads this month. You get 100 new leads on 1 Dec 2026. Extra leads cost $2 each.",
    );
    expect(leadRefusal(account("corporate"), usage(5000, 2000, null), now)).toBeNull();
  });
});
