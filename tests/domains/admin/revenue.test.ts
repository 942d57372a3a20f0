import { describe, expect, it } from "vitest";
import { getRevenue } from "~/domains/admin/revenue/get-revenue.server";
import { listRevenue } from "~/domains/admin/revenue/list-revenue.server";
import { type FigureKey, RevenueQuery } from "~/domains/admin/revenue/revenue";
import { buyExtraLeads } from "~/domains/billing/invoices/buy-extra-leads.server";
import { reversePayment } from "~/domains/billing/invoices/reverse-payment.server";
import { PLANS, PLANS_ON_SALE, pricePerMonth } from "~/domains/billing/plans/plans";
import {
  cancelSubscription,
  choosePlan,
  resumeSubscription,
} from "~/domains/billing/subscription/change-plan.server";
import { startDemoSubscription } from "~/domains/billing/subscription/start-demo-subscription.server";
import { takeBackClose } from "~/domains/commissions/closes/own-closes.server";
import { recordFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import rebuild from "../../../scripts/database/rebuild-revenue.sql?raw";
import { anew, buy, DAY, jobAt, makePayer } from "../../support/fixtures/billing";
import { confirmDeal, makeAgent, reportDeal } from "../../support/fixtures/commissions";
import { admin } from "../../support/fixtures/payouts";
import { env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const now = new Date("2026-11-10T10:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * DAY);

/** Returns each figure's sum in cents, as read at a given time. */
async function sums(at = now) {
  const { figures } = await getRevenue(jobAt(at));
  return Object.fromEntries(figures.map(({ figure, cents }) => [figure, cents])) as Record<FigureKey, number>;
}

/** Returns how `act` changes the sums in cents, without unchanged ones. */
async function changedBy(act: () => Promise<unknown>) {
  const before = await sums();
  await act();
  const after = await sums();
  return Object.fromEntries(
    Object.entries(after)
      .map(([figure, cents]) => [figure, cents - (before[figure as FigureKey] ?? 0)] as const)
      .filter(([, cents]) => cents !== 0),
  );
}

const rowsOf = async (figure: FigureKey, accountId: number, query: object = {}) => {
  const { rows } = await listRevenue(jobAt(now), figure, RevenueQuery.parse(query));
  return rows.filter((row) => row.accountId === accountId);
};

describe("revenue", () => {
  it("counts an open invoice as outstanding, by its plan", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    expect(await changedBy(async () => choosePlan(await anew(business, now), { plan: "scaleup" }))).toEqual({
      outstanding: 29_900,
    });
    expect(
      await rowsOf("outstanding", business.account.id, { plan: "scaleup", month: "2026-11" }),
    ).toMatchObject([{ cents: 29_900, accountName: business.account.name }]);
    expect(await rowsOf("outstanding", business.account.id, { plan: "startup" })).toEqual([]);
  });

  it("counts a paid invoice as paid and recurring, and no longer as outstanding", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    expect(await changedBy(() => buy(business, "startup", "monthly", now))).toEqual({
      paid: 9_900,
      recurring: 9_900,
    });
    expect(await rowsOf("outstanding", business.account.id)).toEqual([]);
    expect(await rowsOf("paid", business.account.id)).toMatchObject([{ cents: 9_900, plan: "startup" }]);
  });

  it.each(
    PLANS_ON_SALE.flatMap((plan) => (["monthly", "annual"] as const).map((billing) => ({ plan, billing }))),
  )("counts the monthly price of $plan with $billing billing as recurring", async ({ plan, billing }) => {
    const business = await makePayer({ trialEndsAt: later(3) });
    const { recurring } = await changedBy(() => buy(business, plan, billing, now));
    expect(recurring).toBe(pricePerMonth(PLANS[plan], billing));
  });

  it("counts only the larger plan as recurring after an upgrade", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    const changed = await changedBy(async () => {
      await buy(business, "startup", "monthly", now);
      await buy(business, "scaleup", "monthly", later(1));
    });
    expect(changed.recurring).toBe(29_900);
    expect(await rowsOf("recurring", business.account.id)).toMatchObject([{ plan: "scaleup" }]);
  });

  it("doesn't count a cancelled plan as recurring until it is resumed", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    await buy(business, "startup", "monthly", now);
    expect(await changedBy(async () => cancelSubscription(await anew(business, later(1))))).toEqual({
      recurring: -9_900,
    });
    expect(await changedBy(async () => resumeSubscription(await anew(business, later(2))))).toEqual({
      recurring: 9_900,
    });
  });

  it("shows for each month what was recurring at its end", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    const at = async (month: string) => {
      const { figures } = await getRevenue(jobAt(later(60)));
      const recurring = figures.find(({ figure }) => figure === "recurring");
      return recurring?.byMonth.find((amount) => amount.month === month)?.cents ?? 0;
    };
    const before = { november: await at("2026-11"), december: await at("2026-12") };
    await buy(business, "startup", "monthly", now);
    await cancelSubscription(await anew(business, new Date("2026-12-01T10:00:00Z")));
    expect(await at("2026-11")).toBe(before.november + 9_900);
    expect(await at("2026-12")).toBe(before.december);
  });

  it("counts extra leads separately from plans", async () => {
    const business = await makePayer({ plan: "startup" });
    await buyExtraLeads(await anew(business, now), { leads: 40, consent: true });
    expect(await rowsOf("outstanding", business.account.id, { plan: "extra" })).toMatchObject([
      { cents: 8_000 },
    ]);
  });

  it("subtracts a reversed payment with a separate entry", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    const { id } = await buy(business, "startup", "monthly", now);
    const { ctx } = await admin();
    expect(await changedBy(() => reversePayment(ctx, id))).toEqual({
      paid: -9_900,
      outstanding: 9_900,
      recurring: -9_900,
    });
    expect(await rowsOf("paid", business.account.id)).toMatchObject([{ cents: -9_900 }, { cents: 9_900 }]);
  });

  it("counts fees and commission of a confirmed deal like the account's balance due", async () => {
    const business = await makeBusiness({ plan: "scaleup" });
    const changed = await changedBy(async () =>
      confirmDeal(business, await reportDeal(business, await makeAgent(), 2_000)),
    );
    const { feesOwed, commissionOwed } = await owedTotals(business.ctx);
    expect(changed).toEqual({ fees: feesOwed, commissions: commissionOwed });
    expect(changed.fees).toBe(20_000);
    expect(await rowsOf("fees", business.account.id, { plan: "scaleup" })).toMatchObject([{ cents: 20_000 }]);
  });

  it("subtracts a recorded fee payment from the fees due", async () => {
    const business = await makeBusiness({ plan: "startup" });
    await confirmDeal(business, await reportDeal(business, await makeAgent(), 2_000));
    const { ctx } = await admin();
    const paid = { pays: "fees" as const, amount: 120.5, reference: "BANK-1", paidOn: "2026-01-31" };
    expect(await changedBy(() => recordFeePayment(ctx, business.account.id, paid))).toEqual({
      fees: -12_050,
    });
  });

  it("counts no fee for a reversed deal", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const closeId = await reportDeal(business, await makeAgent(), 2_000);
    await confirmDeal(business, closeId);
    const { ctx } = await admin();
    expect(await changedBy(() => takeBackClose(ctx, closeId, "The business paid it back"))).toEqual({
      fees: -30_000,
      commissions: -10_000,
    });
  });

  it("excludes demo accounts", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    await env.DB.prepare("update accounts set is_demo = 1 where id = ?").bind(business.account.id).run();
    const ctx = await anew(business, now);
    expect(await changedBy(() => startDemoSubscription(ctx))).toEqual({});
  });

  it("matches its entries, and its plans add up to the total", async () => {
    await buy(await makePayer({ trialEndsAt: later(3) }), "corporate", "annual", now);
    const { figures } = await getRevenue(jobAt(now));
    const totals = await env.DB.prepare(
      "select figure, sum(cents) as cents, count(*) as count from revenue_entries where figure <> 'recurring_change' group by figure",
    ).all<{ figure: string; cents: number; count: number }>();
    for (const { figure, cents, count, byPlan } of figures) {
      const rows = totals.results.find((result) => result.figure === figure) ?? { cents: 0, count: 0 };
      expect([figure, cents, count]).toEqual([figure, rows.cents, rows.count]);
      expect(byPlan.reduce((sum, plan) => sum + plan.cents, 0)).toBe(cents);
    }
  });

  it("has the same sums after entries are rebuilt", async () => {
    await buy(await makePayer({ trialEndsAt: later(3) }), "startup", "monthly", now);
    const before = await sums();
    expect(before.paid).toBeGreaterThan(0);
    const statements = rebuild.split(/;\n/).filter((text) => text.trim());
    await env.DB.batch(statements.map((text) => env.DB.prepare(text)));
    expect(await sums()).toEqual(before);
  });

  it("pages by 50 rows with the exact total, and reads fewer than 800 rows", async () => {
    const { account } = await makeBusiness();
    await env.DB.prepare(
      `insert into revenue_entries (figure, subject, account_id, plan, month, cents, at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
        select 'paid', 'payment:many-' || i, ?1, 'startup', '2019-0' || (1 + i % 9), 100, 1 from n`,
    )
      .bind(account.id)
      .run();
    const meter = metered(jobAt(now));
    const query = { plan: "startup", month: "2019-01" };
    const first = await listRevenue(meter.ctx, "paid", RevenueQuery.parse(query));
    expect([first.rows.length, first.total]).toEqual([50, { count: 333, isExact: true }]);
    const second = await listRevenue(
      meter.ctx,
      "paid",
      RevenueQuery.parse({ ...query, cursor: first.next ?? 0 }),
    );
    expect(second.rows.every(({ id }) => id < (first.rows.at(-1)?.id ?? 0))).toBe(true);
    await getRevenue(meter.ctx);
    expect(meter.rowsRead()).toBeLessThan(800);
  });
});
