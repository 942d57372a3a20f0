import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settleReferrals } from "~/domains/commissions/affiliate/settle-referrals.server";
import { getClose } from "~/domains/commissions/closes/answer-close.server";
import { reverseClose } from "~/domains/commissions/closes/end-close.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { cancelPayout, requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { markPaid, markReturned } from "~/domains/commissions/payouts/settle-payout.server";
import { verifyStatement } from "~/domains/commissions/statement/verify-statement.mjs";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import { DECISION_WARNINGS } from "~/domains/onboarding/review/stages";
import {
  confirmDeal,
  makeAgent,
  payCommission,
  reportDeal,
  statementOf,
  type TestAgent,
} from "../../support/fixtures/commissions";
import { admin, at, DAY, setAccount } from "../../support/fixtures/payouts";
import { env, makeBusiness } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

/** Creates a referral with a large deal, whose sum, share and bonus are payable to the referrer. */
async function payableReferral() {
  const [{ ctx }, business, referrer] = [await admin(), await makeBusiness(), await makeAgent()];
  const side = await makeAgent({ ref: String(referrer.agent.id) });
  await setAccount(referrer);
  const decide = (decision: "approve" | "reopen" | "decline") =>
    decideApplication(ctx, side.agent.id, {
      decision,
      reason: "Because",
      isTold: false,
      version: null,
      confirms: [...DECISION_WARNINGS],
    });
  const decline = async () => {
    await decide("reopen");
    await decide("decline");
  };
  await decide("approve");
  const before = new Date(Date.now() - 20 * DAY);
  const closeId = await reportDeal(business, side, 5_000, before);
  await confirmDeal(business, closeId, before);
  await payCommission(business);
  await settleReferrals(ctx);
  await endHolds(ctx);
  return { ctx, referrer, closeId, decline };
}

const stateOf = async ({ agent }: TestAgent) => {
  const { results } = await env.DB.prepare(
    "select kind || ' ' || state as line from commissions where agent_id = ? and account_id = 0 order by kind",
  )
    .bind(agent.id)
    .all<{ line: string }>();
  return results.map(({ line }) => line);
};

const payoutsOf = async ({ agent }: TestAgent) =>
  (
    await env.DB.prepare(
      `select p.id, p.state, p.cents, coalesce((select sum(c.cents) from commissions c where c.payout_id = p.id), 0) as pinned
        from payouts p where p.agent_id = ? order by p.id`,
    )
      .bind(agent.id)
      .all<{ id: number; state: string; cents: number; pinned: number }>()
  ).results;

const ALL = ["bonus payable", "share payable", "signup payable"];
const NONE = ["bonus reversed", "share reversed", "signup reversed"];

describe("a reversed referral commission", () => {
  it("is removed from the requested payout, which is reduced or cancelled", async () => {
    const { ctx, referrer, closeId, decline } = await payableReferral();
    expect(await stateOf(referrer)).toEqual(ALL);
    const { id, cents } = await requestPayout(referrer.ctx, referrer.agent);
    expect(cents).toBe(27_500);
    await reverseClose(ctx, await getClose(ctx, closeId));
    await settleReferrals(ctx);
    expect(await payoutsOf(referrer)).toEqual([{ id, state: "requested", cents: 5_000, pinned: 5_000 }]);
    await decline();
    await settleReferrals(ctx);
    expect(await stateOf(referrer)).toEqual(NONE);
    expect(await payoutsOf(referrer)).toMatchObject([{ state: "cancelled", pinned: 0 }]);
  });

  it("is excluded from payout runs created before the settling job ran", async () => {
    const { ctx, referrer, decline } = await payableReferral();
    await requestPayout(referrer.ctx, referrer.agent);
    await decline();
    await makeBatch(ctx, "mobile").catch(() => {});
    expect(await stateOf(referrer)).toEqual(NONE);
    expect(await payoutsOf(referrer)).toMatchObject([{ state: "cancelled" }]);
  });

  it("stays in a payout run, and is reversed once the run fails", async () => {
    const { ctx, referrer, decline } = await payableReferral();
    const { id } = await requestPayout(referrer.ctx, referrer.agent);
    await makeBatch(ctx, "mobile");
    await decline();
    await settleReferrals(ctx);
    expect(await stateOf(referrer)).toEqual(ALL);
    await markReturned(ctx, id, "No such number");
    await settleReferrals(ctx);
    expect(await stateOf(referrer)).toEqual(NONE);
  });

  it("keeps every balance exact to the cent in any order of events", async () => {
    const event = fc.constantFrom("request", "cancel", "batch", "pay", "return", "reverse", "decline", "job");
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 9 }), async (events) => {
        const { ctx, referrer, closeId, decline } = await payableReferral();
        let now = referrer.ctx.now();
        let wasOnItsWay = false;
        const fine = (work: Promise<unknown>) => work.catch(() => {});
        for (const act of events) {
          now = new Date(now.getTime() + 31 * DAY);
          const [own, by] = [at(referrer.ctx, now), at(ctx, now)];
          const last = (await payoutsOf(referrer)).at(-1)?.id ?? 0;
          if (act === "request") await fine(requestPayout(own, referrer.agent));
          if (act === "cancel") await fine(cancelPayout(own, referrer.agent, last));
          if (act === "batch") await fine(makeBatch(by, "mobile"));
          if (act === "pay") await fine(markPaid(by, last, "R"));
          if (act === "return") await fine(markReturned(by, last, "No such number"));
          if (act === "reverse") await fine(reverseClose(by, await getClose(by, closeId)));
          if (act === "decline") await fine(decline());
          if (act === "job") await settleReferrals(by);
          wasOnItsWay ||= (await payoutsOf(referrer)).some(({ state }) => state === "batched");
        }
        await settleReferrals(ctx);
        for (const { state, cents, pinned } of await payoutsOf(referrer))
          expect(pinned).toBe(["returned", "cancelled"].includes(state) ? 0 : cents);
        if (events.includes("decline") && !wasOnItsWay) expect(await stateOf(referrer)).toEqual(NONE);
        const statement = await verifyStatement(
          JSON.stringify(await statementOf(referrer.ctx, referrer.agent.id, 0)),
        );
        const { results } = await env.DB.prepare(
          "select cents from commissions where agent_id = ? and account_id = 0 and state in ('held', 'payable')",
        )
          .bind(referrer.agent.id)
          .all<{ cents: number }>();
        expect(statement.isUntouched).toBe(true);
        expect(statement.sums?.open).toBe(results.reduce((sum, { cents }) => sum + cents, 0));
      }),
      { numRuns: runsOf(8) },
    );
  }, 300_000);
});
