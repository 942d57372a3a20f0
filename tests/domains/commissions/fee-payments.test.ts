import { describe, expect, it } from "vitest";
import { purgeReasons } from "~/domains/commissions/closes/erase-closes.server";
import {
  listFeePayments,
  recordFeePayment,
  reverseFeePayment,
} from "~/domains/commissions/fees/fee-payments.server";
import { FeePaymentInput } from "~/domains/commissions/fees/schemas";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { confirmDeal, makeAgent, reportDeal } from "../../support/fixtures/commissions";
import { admin } from "../../support/fixtures/payouts";
import { outcome } from "../../support/fixtures/people";
import { env, makeBusiness } from "../../support/harness/context";

const PAID = { pays: "fees" as const, amount: 120.5, reference: "BANK-1", paidOn: "2026-01-31" };

const WRONG = { reason: "Another business paid it" };

const owing = async () => {
  const business = await makeBusiness({ plan: "startup" });
  await confirmDeal(business, await reportDeal(business, await makeAgent(), 2_000));
  return { business, accountId: business.account.id, ...(await admin()) };
};

describe("a payment of platform fees", () => {
  it("reduces the balance due once, however often it is recorded", async () => {
    const { business, accountId, ctx } = await owing();
    const recorded = await Promise.all([1, 2, 3].map(() => recordFeePayment(ctx, accountId, PAID)));
    expect(new Set(recorded.map(({ id }) => id)).size).toBe(1);
    expect(await owedTotals(business.ctx)).toEqual({
      commission: 10_000,
      commissionPaid: 0,
      commissionOwed: 10_000,
      fees: 30_000,
      feesPaid: 12_050,
      feesOwed: 17_950,
    });
    expect(await outcome(recordFeePayment(ctx, accountId, { ...PAID, amount: 12 }))).toBe("conflict");
    const trail = await env.DB.prepare("select count(*) as n from audit_log where target = ? and action = ?")
      .bind(`account:${accountId}`, "record-fee-payment")
      .first();
    expect(trail?.n).toBe(1);
  });

  it("is reversed by a single entry, and can then be recorded again", async () => {
    const { business, accountId, ctx } = await owing();
    const { id } = await recordFeePayment(ctx, accountId, PAID);
    await Promise.all([reverseFeePayment(ctx, id, WRONG), reverseFeePayment(ctx, id, WRONG)]);
    const { rows, owed } = await listFeePayments(ctx, accountId, { limit: 50 });
    expect(rows.map(({ cents, reverses, reason }) => [cents, reverses, reason])).toEqual([
      [-12_050, id, WRONG.reason],
      [12_050, null, null],
    ]);
    expect(owed).toMatchObject({ feesPaid: 0, feesOwed: 30_000 });
    expect(await outcome(reverseFeePayment(ctx, rows[0]?.id ?? 0, WRONG))).toBe("conflict");
    await recordFeePayment(ctx, accountId, { ...PAID, amount: 300 });
    expect((await owedTotals(business.ctx)).feesOwed).toBe(0);
  });

  it("can't be changed or deleted; the reversal reason is purged after its retention period", async () => {
    const { accountId, ctx } = await owing();
    const { id } = await recordFeePayment(ctx, accountId, PAID);
    await reverseFeePayment(ctx, id, WRONG);
    for (const field of ["cents = -1", "pays = 'commission'", "reverses = null", "reason = 'another'"])
      await expect(
        env.DB.prepare(`update fee_payments set ${field} where reverses = ?`).bind(id).run(),
      ).rejects.toThrow(/append-only/);
    await purgeReasons(ctx, new Date(ctx.now().getTime() + 86_400_000));
    const kept = await env.DB.prepare("select cents, reason from fee_payments where reverses = ?")
      .bind(id)
      .first();
    expect(kept).toEqual({ cents: -12_050, reason: null });
    await expect(env.DB.prepare("update fee_payments set cents = 1").run()).rejects.toThrow(/append-only/);
    await expect(env.DB.prepare("delete from fee_payments").run()).rejects.toThrow(/append-only/);
  });

  it.each([
    [{ amount: 0 }],
    [{ amount: Number.NaN }],
    [{ amount: -5 }],
    [{ reference: " " }],
    [{ reference: "r".repeat(65) }],
    [{ paidOn: "31.1.2026" }],
    [{ paidOn: "2026-02-31" }],
    [{ pays: "both" }],
  ])("is rejected with %j", (over) => {
    expect(FeePaymentInput.safeParse({ ...PAID, ...over }).success).toBe(false);
  });

  it("is rejected for an unknown business or a future date", async () => {
    const { accountId, ctx } = await owing();
    expect(await outcome(recordFeePayment(ctx, 987_654_321, PAID))).toBe("not_found");
    expect(await outcome(recordFeePayment(ctx, accountId, { ...PAID, paidOn: "2999-01-01" }))).toBe(
      "invalid",
    );
  });
});

describe("a payment above the balance due", () => {
  const owedOfCommission = { pays: "commission" as const, reference: "BANK-9", paidOn: "2026-01-31" };

  it("is rejected and writes nothing", async () => {
    const { business, accountId, ctx } = await owing();
    const typo = recordFeePayment(ctx, accountId, { ...owedOfCommission, amount: 1_000_000_000 });
    await expect(typo).rejects.toMatchObject({ code: "conflict", field: "credit" });
    expect((await owedTotals(business.ctx)).commissionOwed).toBe(10_000);
  });

  it("reports the balance due and the resulting credit", async () => {
    const { accountId, ctx } = await owing();
    await expect(recordFeePayment(ctx, accountId, { ...PAID, amount: 582.5 })).rejects.toThrow(
      "$300 is due, so $282.50 would be credit. Correct the amount or confirm the credit.",
    );
  });

  it("is recorded once the surplus is confirmed as credit", async () => {
    const { business, accountId, ctx } = await owing();
    await recordFeePayment(ctx, accountId, { ...owedOfCommission, amount: 150, credit: 50 });
    expect((await owedTotals(business.ctx)).commissionOwed).toBe(-5_000);
  });

  it("is rejected if the surplus exceeds the confirmed credit", async () => {
    const { accountId, ctx } = await owing();
    const input = { ...owedOfCommission, amount: 150, credit: 49.99 };
    expect(await outcome(recordFeePayment(ctx, accountId, input))).toBe("conflict");
  });

  it("is rejected for the second of two concurrent payments of the whole balance", async () => {
    const { business, accountId, ctx } = await owing();
    const pay = (reference: string) =>
      outcome(recordFeePayment(ctx, accountId, { ...owedOfCommission, reference, amount: 100 }));
    expect((await Promise.all(["A", "B"].map(pay))).sort()).toEqual(["conflict", "passed"]);
    expect((await owedTotals(business.ctx)).commissionOwed).toBe(0);
  });

  it("doesn't use credit from commission to pay platform fees", async () => {
    const { business, accountId, ctx } = await owing();
    await recordFeePayment(ctx, accountId, { ...owedOfCommission, amount: 500, credit: 400 });
    expect((await owedTotals(business.ctx)).feesOwed).toBe(30_000);
    expect(await outcome(recordFeePayment(ctx, accountId, { ...PAID, amount: 300.01 }))).toBe("conflict");
  });
});
