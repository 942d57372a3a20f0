import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settleReferrals } from "~/domains/commissions/affiliate/settle-referrals.server";
import { getClose } from "~/domains/commissions/closes/answer-close.server";
import { reverseClose } from "~/domains/commissions/closes/end-close.server";
import { coveredCloses } from "~/domains/commissions/fees/covered-closes.server";
import { reverseFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { requestForLeftAgents } from "~/domains/commissions/payouts/left-agents.server";
import { getPayout, pageOfWaiting } from "~/domains/commissions/payouts/list-payouts.server";
import { makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { payoutTerms } from "~/domains/commissions/payouts/payout-terms.server";
import { cancelPayout, requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { markPaid, markReturned } from "~/domains/commissions/payouts/settle-payout.server";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import { DECISION_WARNINGS } from "~/domains/onboarding/review/stages";
import {
  confirmDeal,
  makeAgent,
  payCommission,
  reportDeal,
  sumsOfAgent,
  type TestAgent,
} from "../../support/fixtures/commissions";
import { admin, at, batchedPayout, DAY, payableAgent, setAccount } from "../../support/fixtures/payouts";
import { outcome } from "../../support/fixtures/people";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

const WRONG = { reason: "It was another business" };
const LONG_AGO = new Date(Date.now() - 20 * DAY);

async function confirmed(business: Business, agent: TestAgent, dollars: number) {
  const closeId = await reportDeal(business, agent, dollars, LONG_AGO);
  await confirmDeal(business, closeId, LONG_AGO);
  return closeId;
}

const start = async () => {
  const [business, agent] = [await makeBusiness({ plan: "startup" }), await makeAgent()];
  await setAccount(agent);
  return { business, agent, ...(await admin()) };
};

const payable = async ({ ctx, agent }: TestAgent) => {
  await endHolds(ctx);
  const { available, unpaid } = await payoutTerms(ctx, agent.id, false);
  return [available, unpaid];
};

/** Checks what must always hold for one account: nothing is covered twice, or by money that never arrived. */
async function expectBooks({ account, ctx }: Business) {
  const [row] = await ctx.db.all<{
    kept: number;
    counted: number;
    moved: number;
    received: number;
    loose: number;
  }>(
    sql`select
      coalesce(sum(iif(covered_at is not null and state <> 'reversed', cents, 0)), 0) as kept,
      coalesce(sum(iif(state = 'paid' or exists (select 1 from payouts p where p.id = payout_id and p.state = 'batched'), cents, 0)), 0) as moved,
      coalesce(sum(covered_at is null and exists (select 1 from payouts p where p.id = payout_id and p.state in ('batched', 'paid'))), 0) as loose,
      (select coalesce(sum(covered), 0) from commission_chains where account_id = ${account.id}) as counted,
      (select coalesce(sum(cents), 0) from fee_payments where account_id = ${account.id} and pays = 'commission') as received
    from commissions where account_id = ${account.id} and kind = 'deal'`,
  );
  expect(row?.counted).toBe(row?.kept);
  expect(row?.kept).toBeLessThanOrEqual(Math.max(row?.received ?? 0, row?.moved ?? 0));
  expect(row?.loose).toBe(0);
}

describe("commission not yet paid by the business", () => {
  it("becomes payable only once payments cover the whole deal, oldest deal first", async () => {
    const { business, agent } = await start();
    const ids = [await confirmed(business, agent, 1_000), await confirmed(business, agent, 200)];
    expect(await payable(agent)).toEqual([0, 6_000]);
    expect(await outcome(requestPayout(agent.ctx, agent.agent))).toBe("conflict");
    await payCommission(business, 4_999);
    expect(await payable(agent)).toEqual([0, 6_000]);
    await payCommission(business, 1);
    expect(await payable(agent)).toEqual([5_000, 1_000]);
    expect([...(await coveredCloses(agent.ctx, ids))]).toEqual([ids[0]]);
    expect((await requestPayout(agent.ctx, agent.agent)).cents).toBe(5_000);
    await payCommission(business);
    expect(await payable(agent)).toEqual([1_000, 0]);
    await expectBooks(business);
  });

  it("is covered at confirmation by earlier commission payments of the same business only", async () => {
    const { business, agent, ctx } = await start();
    const other = await makeBusiness();
    await payCommission(other, 100_000);
    await payCommission(business, 5_000);
    await confirmed(business, agent, 1_000);
    expect(await payable(agent)).toEqual([5_000, 0]);
    await confirmed(business, agent, 100);
    expect(await payable(agent)).toEqual([5_000, 500]);
    await reverseClose(ctx, await getClose(ctx, await confirmed(business, agent, 300)));
    await expectBooks(business);
  });

  it("is covered by money freed by the reversal of another deal", async () => {
    const { business, agent, ctx } = await start();
    const first = await confirmed(business, agent, 1_000);
    await confirmed(business, agent, 1_000);
    await payCommission(business, 5_000);
    expect(await payable(agent)).toEqual([5_000, 5_000]);
    await reverseClose(ctx, await getClose(ctx, first));
    expect(await payable(agent)).toEqual([5_000, 0]);
    await expectBooks(business);
  });

  it("also covers the referral share and bonus of the deal", async () => {
    const { business, agent: referrer, ctx } = await start();
    const side = await makeAgent({ ref: String(referrer.agent.id) });
    await decideApplication(ctx, side.agent.id, {
      decision: "approve",
      reason: "Because",
      isTold: false,
      version: null,
      confirms: [...DECISION_WARNINGS],
    });
    await settleReferrals(ctx);
    await confirmed(business, side, 5_000);
    expect(await payable(referrer)).toEqual([5_000, 22_500]);
    const paymentId = await payCommission(business);
    expect(await payable(referrer)).toEqual([27_500, 0]);
    await reverseFeePayment(ctx, paymentId, WRONG);
    expect(await payable(referrer)).toEqual([5_000, 22_500]);
  });

  it("is requested for an agent who left only once the business has paid", async () => {
    const { business, agent, ctx } = await start();
    await confirmed(business, agent, 1_000);
    await endHolds(ctx);
    await env.DB.prepare("update payout_accounts set left_at = 1 where agent_id = ?")
      .bind(agent.agent.id)
      .run();
    const asked = async () => {
      await requestForLeftAgents(ctx);
      return env.DB.prepare("select count(*) as n from payouts where agent_id = ?")
        .bind(agent.agent.id)
        .first("n");
    };
    expect(await asked()).toBe(0);
    await payCommission(business);
    await endHolds(ctx);
    expect(await asked()).toBe(1);
  });
});

describe("a reversed commission payment", () => {
  it("keeps a requested payout out of runs, marks it as waiting and lets the agent cancel", async () => {
    const { business, agent, request } = await payableAgent();
    const { ctx } = await admin();
    const { id } = await request();
    const payment = await env.DB.prepare("select id from fee_payments where account_id = ?")
      .bind(business.account.id)
      .first<{ id: number }>();
    await reverseFeePayment(ctx, payment?.id ?? 0, WRONG);
    await makeBatch(ctx, "mobile").catch(() => {});
    expect((await getPayout(ctx, id)).state).toBe("requested");
    expect((await pageOfWaiting(ctx, { limit: 50, cursor: id - 1 })).waits.has(id)).toBe(true);
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ payable: 5_000 });
    await cancelPayout(agent.ctx, agent.agent, id);
    expect(await outcome(request())).toBe("conflict");
    await payCommission(business);
    const again = await request();
    await makeBatch(ctx, "mobile");
    expect((await getPayout(ctx, again.id)).state).toBe("batched");
    await expectBooks(business);
  });

  it("doesn't affect a payout already in a run; the next payment settles that first", async () => {
    const { business, agent, payout } = await batchedPayout();
    const { ctx } = await admin();
    const payment = await env.DB.prepare("select id from fee_payments where account_id = ?")
      .bind(business.account.id)
      .first<{ id: number }>();
    await Promise.all([1, 2].map(() => reverseFeePayment(ctx, payment?.id ?? 0, WRONG)));
    await markPaid(ctx, payout.id, "REF-1");
    await confirmed(business, agent, 200);
    await payCommission(business, 5_000);
    expect(await payable(agent)).toEqual([0, 1_000]);
    await payCommission(business, 1_000);
    expect(await payable(agent)).toEqual([1_000, 0]);
    await expectBooks(business);
  });

  it("uncovers the commission of a payout that the bank returned", async () => {
    const { business, agent, payout } = await batchedPayout();
    const { ctx } = await admin();
    const payment = await env.DB.prepare("select id from fee_payments where account_id = ?")
      .bind(business.account.id)
      .first<{ id: number }>();
    await reverseFeePayment(ctx, payment?.id ?? 0, WRONG);
    await markReturned(ctx, payout.id, "No such number");
    expect(await payable(agent)).toEqual([0, 5_000]);
    await expectBooks(business);
  });
});

it("covers each cent at most once in any order of deals, payments and payouts", async () => {
  const event = fc.record({
    act: fc.constantFrom("deal", "pay", "undo", "reverse", "request", "cancel", "batch", "paid", "return"),
    of: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 16 }), async (events) => {
      const { business, agent, ctx } = await start();
      const [deals, payments]: [number[], number[]] = [[], []];
      let now = agent.ctx.now();
      let payoutId = 0;
      const fine = async (work: Promise<unknown>) =>
        expect(["passed", "conflict"]).toContain(await outcome(work));
      for (const { act, of } of events) {
        now = new Date(now.getTime() + 31 * DAY);
        const [own, by] = [at(agent.ctx, now), at(ctx, now)];
        if (act === "deal") deals.push(await confirmed(business, agent, 101 + of));
        if (act === "pay") payments.push(await payCommission(business, 1 + of * 100));
        const [deal, payment] = [deals[of % deals.length], payments[of % payments.length]];
        if (act === "undo" && payment) await reverseFeePayment(by, payment, WRONG);
        if (act === "reverse" && deal) await fine(reverseClose(by, await getClose(by, deal)));
        if (act === "request") await fine(requestPayout(own, agent.agent).then(({ id }) => (payoutId = id)));
        if (act === "cancel" && payoutId) await fine(cancelPayout(own, agent.agent, payoutId));
        if (act === "batch") await fine(makeBatch(by, "mobile"));
        if (act === "paid" && payoutId) await fine(markPaid(by, payoutId, "R"));
        if (act === "return" && payoutId) await fine(markReturned(by, payoutId, "No such number"));
        await endHolds(by);
        await expectBooks(business);
      }
      const sums = await sumsOfAgent(agent.ctx, agent.agent.id);
      const all = await Promise.all(deals.map((id) => getClose(ctx, id)));
      const kept = all.filter(({ state }) => state === "confirmed");
      expect(sums.earned).toBe(kept.reduce((sum, { commission }) => sum + commission, 0));
    }),
    { numRuns: runsOf(12) },
  );
}, 300_000);
