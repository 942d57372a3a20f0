import { describe, expect, it } from "vitest";
import { mostAgents } from "~/domains/agents/assignments/policy";
import { creditLine } from "~/domains/billing/invoices/lines";
import { hasPaidUpgrade } from "~/domains/billing/invoices/paid-upgrade.server";
import { reversePayment } from "~/domains/billing/invoices/reverse-payment.server";
import { markInvoicePaid, settleInvoice } from "~/domains/billing/invoices/settle-invoice.server";
import { hasFeature } from "~/domains/billing/plans/features";
import { PLANS_ON_SALE, termPrice } from "~/domains/billing/plans/plans";
import {
  cancelSubscription,
  choosePlan,
  resumeSubscription,
} from "~/domains/billing/subscription/change-plan.server";
import { readSubscription } from "~/domains/billing/subscription/save-subscription.server";
import { choose, periodAfter, stateOf, withoutRow } from "~/domains/billing/subscription/subscription";
import { turnSubscriptions } from "~/domains/billing/subscription/turn-subscriptions.server";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { mostAtOnce } from "~/domains/bulk/selected-rows.server";
import { feePercentOf } from "~/domains/commissions/closes/policy";
import { quotaClassOf } from "~/domains/quotas/policy";
import {
  anew,
  buy,
  DAY,
  invoicesOf,
  jobAt,
  makePayer,
  openOf,
  subjectsTo,
} from "../../support/fixtures/billing";
import { admin } from "../../support/fixtures/payouts";
import type { Business } from "../../support/harness/context";

const now = new Date("2026-11-10T10:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * DAY);

const stateAt = async (business: Business, at: Date) => {
  const ctx = await anew(business, at);
  const { subscription } = await readSubscription(ctx);
  const { plan, formerPlan, readOnlySince } = ctx.account;
  return { state: stateOf(subscription, at), plan, formerPlan, isReadOnly: readOnlySince !== null };
};

const pay = async (business: Business, at: Date) => {
  const invoice = await openOf(business);
  if (!invoice) throw new Error("no invoice");
  return settleInvoice(jobAt(at), invoice.id, { method: "bank", reference: "T" });
};

describe("an upgrade", () => {
  it("is reserved with an invoice due in 7 days, and gives 25 more leads until it is paid", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    expect(await choosePlan(await anew(business, now), { plan: "scaleup" })).toBe("upgrade");
    expect(await stateAt(business, now)).toMatchObject({
      state: "payment_due",
      plan: "scaleup",
      formerPlan: "trial",
    });
    expect(await getLeadUsage(await anew(business, now))).toMatchObject({
      limit: 50,
      left: 50,
      period: "trial",
    });
    expect(await openOf(business)).toMatchObject({ kind: "upgrade", total: 29_900 });
    await pay(business, later(1));
    expect(await stateAt(business, later(1))).toMatchObject({
      state: "active",
      plan: "scaleup",
      formerPlan: null,
    });
    expect(await getLeadUsage(await anew(business, later(1)))).toMatchObject({
      limit: 500,
      period: "2026-11",
    });
    expect(await subjectsTo(business)).toEqual([
      "Pay by 17 Nov 2026 to unlock Scale-up",
      expect.stringMatching(/^Invoice NJ-\d{5} is paid$/),
    ]);
  });

  it("expires if never paid, and when chosen again starts only once it is paid", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    await choosePlan(await anew(business, now), { plan: "startup" });
    await turnSubscriptions(jobAt(later(6)));
    expect(await stateAt(business, later(6))).toMatchObject({ plan: "startup" });
    await turnSubscriptions(jobAt(later(7)));
    expect(await stateAt(business, later(7))).toMatchObject({
      state: "trial",
      plan: "trial",
      formerPlan: null,
    });
    expect((await invoicesOf(business)).map(({ state }) => state)).toEqual(["void"]);
    expect(await choosePlan(await anew(business, later(8)), { plan: "startup" })).toBe("return");
    expect(await choosePlan(await anew(business, later(8)), { plan: "startup" })).toBe("same");
    expect(await stateAt(business, later(8))).toMatchObject({ plan: "trial", formerPlan: null });
    expect(await getLeadUsage(await anew(business, later(8)))).toMatchObject({ limit: 25, period: "trial" });
    await pay(business, later(9));
    expect(await stateAt(business, later(9))).toMatchObject({ state: "active", plan: "startup" });
    expect((await subjectsTo(business)).at(1)).toBe("Upgrade expired: you’re still on the Trial plan");
  });

  it("to annual billing is named in its emails whether it expires or is withdrawn", async () => {
    const [late, back] = [await makePayer(), await makePayer()];
    for (const business of [late, back]) {
      await buy(business, "startup", "monthly", now);
      const annual = { plan: "startup", billing: "annual" } as const;
      expect(await choosePlan(await anew(business, now), annual)).toBe("upgrade");
    }
    expect(await cancelSubscription(await anew(back, now))).toBe("withdrawn");
    await turnSubscriptions(jobAt(later(7)));
    for (const business of [late, back])
      expect((await subjectsTo(business)).at(-1)).toBe("Your plan is still billed monthly");
  });

  it("opens one invoice however often it is submitted, and one for two plans chosen concurrently", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    const ctx = await anew(business, now);
    const same = await Promise.all([1, 2, 3, 4].map(() => choosePlan(ctx, { plan: "startup" })));
    expect(same.filter((kind) => kind === "upgrade")).toHaveLength(1);
    expect(await invoicesOf(business)).toHaveLength(1);
    await Promise.all([choosePlan(ctx, { plan: "scaleup" }), choosePlan(ctx, { plan: "corporate" })]);
    const open = (await invoicesOf(business)).filter(({ state }) => state === "open");
    const { plan } = await stateAt(business, now);
    expect(open).toHaveLength(1);
    expect(open[0]?.total).toBe(plan === "corporate" ? 79_900 : 29_900);
  });

  it("credits the unused days of the paid month", async () => {
    const business = await makePayer();
    await buy(business, "startup", "monthly", now);
    await choosePlan(await anew(business, later(15)), { plan: "scaleup" });
    expect(await openOf(business)).toMatchObject({ total: 29_900 - Math.floor((9_900 * 15) / 30) });
  });

  it("to annual billing costs 20% less, and stays annual with a larger plan", async () => {
    const business = await makePayer();
    expect(await buy(business, "startup", "annual", now)).toMatchObject({ total: 95_040 });
    await choosePlan(await anew(business, now), { plan: "scaleup", billing: "monthly" });
    expect(await openOf(business)).toMatchObject({ total: 287_040 - 95_040 });
  });

  it("always leaves an amount to pay after the credit for the previous plan", async () => {
    const { account } = await anew(await makePayer({ plan: "startup" }));
    const terms = PLANS_ON_SALE.flatMap((plan) =>
      (["monthly", "annual"] as const).map((billing) => ({ plan, billing })),
    );
    for (const own of terms)
      for (const wanted of terms) {
        const end = periodAfter(now, own.billing);
        const s = { ...withoutRow(account), ...own, periodStart: now, periodEnd: end };
        const change = choose(account, s, wanted, null, null, now);
        if (change.kind !== "upgrade") continue;
        const { upgradePlan, upgradeBilling } = change.next;
        if (!upgradePlan || !upgradeBilling) throw new Error("An upgrade names no plan");
        const credit = creditLine(own, now, end, now)?.cents ?? 0;
        expect(termPrice({ plan: upgradePlan, billing: upgradeBilling }) + credit).toBeGreaterThan(0);
      }
  });

  it("is announced as paid for a week", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    await choosePlan(await anew(business, now), { plan: "startup" });
    const isTold = async (at: Date) => hasPaidUpgrade(await anew(business, at));
    expect(await isTold(now)).toBe(false);
    await pay(business, later(1));
    expect([await isTold(later(2)), await isTold(later(8))]).toEqual([true, false]);
  });

  it("is withdrawn by choosing the previous plan", async () => {
    const business = await makePayer();
    await buy(business, "startup", "monthly", now);
    await choosePlan(await anew(business, now), { plan: "scaleup" });
    expect(await choosePlan(await anew(business, now), { plan: "startup" })).toBe("withdrawn");
    expect(await stateAt(business, now)).toMatchObject({ state: "active", plan: "startup" });
    expect(await openOf(business)).toBeUndefined();
    await expect(choosePlan(await anew(business, now), { plan: "startup" })).rejects.toThrow(
      "already on this plan",
    );
  });
});

describe("an upgrade that was not paid", () => {
  const cancelled = async () => {
    const business = await makePayer();
    await buy(business, "startup", "monthly", now);
    await choosePlan(await anew(business, later(1)), { plan: "corporate" });
    return business;
  };

  it("keeps its first due date when a larger plan is chosen instead", async () => {
    const business = await cancelled();
    expect(await choosePlan(await anew(business, later(5)), { plan: "scaleup" })).toBe("upgrade");
    const { subscription } = await readSubscription(await anew(business));
    expect(subscription.upgradeDueAt).toEqual(later(8));
  });

  it("leaves agent seats, usage limits, features and the fee of the previous plan", async () => {
    const { account } = await anew(await cancelled());
    expect(account).toMatchObject({ plan: "corporate", formerPlan: "startup" });
    expect([mostAgents(account), feePercentOf(account)]).toEqual([3, 15]);
    expect(quotaClassOf({ ...account, isConfirmed: true })).toBe("startup");
    expect(hasFeature(account, "whiteLabel")).toBe(false);
    expect(mostAtOnce({ account })).toBe(1_000);
  });

  it("is possible once per period: a further one must be paid first, until the next period", async () => {
    const business = await cancelled();
    await cancelSubscription(await anew(business, later(2)));
    expect(await choosePlan(await anew(business, later(3)), { plan: "corporate" })).toBe("return");
    expect(await stateAt(business, later(3))).toMatchObject({ plan: "startup", formerPlan: null });
    expect(await openOf(business)).toMatchObject({ kind: "return", total: 79_900 - 8_910 });
    expect(await choosePlan(await anew(business, later(3)), { plan: "startup" })).toBe("withdrawn");
    expect(await openOf(business)).toBeUndefined();
    await choosePlan(await anew(business, later(4)), { plan: "corporate" });
    await turnSubscriptions(jobAt(later(24)));
    expect(await openOf(business)).toMatchObject({ kind: "renewal", total: 9_900 });
    await pay(business, later(25));
    expect(await choosePlan(await anew(business, later(31)), { plan: "corporate" })).toBe("upgrade");
  });

  it("is limited, so that repeated changes don't use up invoice numbers", async () => {
    const business = await cancelled();
    const press = async () => {
      await choosePlan(await anew(business, later(2)), { plan: "startup" });
      await choosePlan(await anew(business, later(2)), { plan: "corporate" });
    };
    for (let index = 0; index < 9; index += 1) await press();
    await expect(press()).rejects.toThrow("invoices unpaid in the last 30 days");
  });
});

describe("the end of a period", () => {
  it("renews, and becomes read-only after 14 days without payment; paying starts a new period", async () => {
    const business = await makePayer();
    await buy(business, "startup", "monthly", now);
    await turnSubscriptions(jobAt(later(24)));
    expect(await openOf(business)).toMatchObject({ kind: "renewal", total: 9_900 });
    await turnSubscriptions(jobAt(later(31)));
    expect(await stateAt(business, later(31))).toMatchObject({ state: "overdue", isReadOnly: false });
    await turnSubscriptions(jobAt(later(44)));
    expect(await stateAt(business, later(44))).toMatchObject({
      state: "ended",
      plan: "startup",
      isReadOnly: true,
    });
    expect(await getLeadUsage(await anew(business, later(44)))).toMatchObject({ left: 0 });
    await pay(business, later(50));
    expect(await stateAt(business, later(50))).toMatchObject({ state: "active", isReadOnly: false });
    const { subscription } = await readSubscription(await anew(business));
    expect(subscription.periodStart).toEqual(later(50));
  });

  it("continues without a gap if the renewal was paid in time", async () => {
    const business = await makePayer();
    await buy(business, "startup", "monthly", new Date("2026-01-31T10:00:00Z"));
    await turnSubscriptions(jobAt(new Date("2026-02-27T10:00:00Z")));
    await pay(business, new Date("2026-02-27T11:00:00Z"));
    const { subscription } = await readSubscription(await anew(business));
    expect(subscription.periodStart?.toISOString()).toBe("2026-02-28T10:00:00.000Z");
  });

  it("applies a downgrade, but not before", async () => {
    const business = await makePayer();
    await buy(business, "scaleup", "monthly", now);
    expect(await choosePlan(await anew(business, now), { plan: "startup" })).toBe("planned");
    expect(await choosePlan(await anew(business, now), { plan: "startup" })).toBe("same");
    await turnSubscriptions(jobAt(later(25)));
    expect(await openOf(business)).toMatchObject({ kind: "renewal", total: 9_900 });
    expect(await stateAt(business, later(25))).toMatchObject({ plan: "scaleup" });
    await turnSubscriptions(jobAt(later(30)));
    expect(await stateAt(business, later(30))).toMatchObject({ plan: "startup", isReadOnly: false });
    expect(await subjectsTo(business)).toContain("Your plan changes to Startup on 10 Dec 2026");
  });

  it("ends a cancelled plan, which can be resumed until then and bought again after", async () => {
    const business = await makePayer();
    await buy(business, "startup", "monthly", now);
    expect(await cancelSubscription(await anew(business, now))).toBe("cancelled");
    expect(await cancelSubscription(await anew(business, now))).toBe("same");
    expect(await resumeSubscription(await anew(business, now))).toBe("resumed");
    await cancelSubscription(await anew(business, now));
    await turnSubscriptions(jobAt(later(30)));
    expect(await stateAt(business, later(30))).toMatchObject({ state: "ended", isReadOnly: true });
    expect(await choosePlan(await anew(business, later(31)), { plan: "scaleup" })).toBe("return");
    expect(await choosePlan(await anew(business, later(31)), { plan: "scaleup" })).toBe("same");
    expect(await stateAt(business, later(31))).toMatchObject({ plan: "startup", isReadOnly: true });
    await pay(business, later(32));
    expect(await stateAt(business, later(32))).toMatchObject({
      state: "active",
      plan: "scaleup",
      isReadOnly: false,
    });
  });
});

describe("a payment", () => {
  it("counts once, and its reversal adds a reversing entry and makes payment due again", async () => {
    const business = await makePayer({ trialEndsAt: later(3) });
    const { ctx } = await admin();
    await choosePlan(await anew(business, now), { plan: "startup" });
    const id = (await openOf(business))?.id ?? 0;
    const all = await Promise.allSettled([1, 2, 3].map(() => markInvoicePaid(ctx, id, "FT1")));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await reversePayment(ctx, id);
    expect(await stateAt(business, now)).toMatchObject({
      state: "payment_due",
      plan: "startup",
      formerPlan: "trial",
    });
    expect(await openOf(business)).toMatchObject({ id });
    await expect(reversePayment(ctx, id)).rejects.toThrow("unpaid");
    const { results } = await ctx.d1
      .prepare("select cents from payments where invoice_id = ? order by id")
      .bind(id)
      .all();
    expect(results).toEqual([{ cents: 9_900 }, { cents: -9_900 }]);
  });

  it("gets invoice numbers without gaps, even for concurrent purchases", async () => {
    const businesses = await Promise.all([1, 2, 3, 4, 5].map(() => makePayer({ trialEndsAt: later(3) })));
    await Promise.all(
      businesses.map(async (business) => choosePlan(await anew(business, now), { plan: "startup" })),
    );
    const { ctx } = await admin();
    const row = await ctx.d1
      .prepare("select count(*) as count, max(number) as most from invoices where number is not null")
      .first<{ count: number; most: number }>();
    expect(row?.count).toBe(row?.most);
  });

  it("can't be changed or deleted", async () => {
    const business = await makePayer();
    await buy(business, "startup");
    const { ctx } = await admin();
    for (const text of [
      "update payments set cents = 1",
      "delete from payments",
      "update invoices set total = 1",
    ])
      await expect(ctx.d1.prepare(text).run()).rejects.toThrow(/never|only/);
  });

  it("for a plan is open to owners only, and to no demo account", async () => {
    const business = await makePayer();
    const ctx = await anew(business);
    const member = { ...ctx, actor: { ...ctx.actor, role: "member" as const } };
    await expect(choosePlan(member, { plan: "startup" })).rejects.toThrow("Only account owners");
    const demo = { ...ctx, account: { ...ctx.account, isDemo: true } };
    await expect(choosePlan(demo, { plan: "startup" })).rejects.toThrow("Demo accounts");
  });
});
