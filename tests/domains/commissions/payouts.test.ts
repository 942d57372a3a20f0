import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAgent } from "~/domains/agents/agents.server";
import { getClose } from "~/domains/commissions/closes/answer-close.server";
import { reverseClose } from "~/domains/commissions/closes/end-close.server";
import { takeBackClose } from "~/domains/commissions/closes/own-closes.server";
import { reversalBlockingReasons } from "~/domains/commissions/closes/reversal-blocking-reasons.server";
import { erasePayouts } from "~/domains/commissions/payouts/erase-payouts.server";
import { getPayout } from "~/domains/commissions/payouts/list-payouts.server";
import { makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { payoutTerms } from "~/domains/commissions/payouts/payout-terms.server";
import { cancelPayout, requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { markBatchPaid, markPaid, markReturned } from "~/domains/commissions/payouts/settle-payout.server";
import { verifyStatement } from "~/domains/commissions/statement/verify-statement.mjs";
import { makeAgent, statementOf, sumsOfAgent, type TestAgent } from "../../support/fixtures/commissions";
import {
  admin,
  at,
  batchedPayout,
  DAY,
  payableAgent,
  payableDeal,
  setAccount,
} from "../../support/fixtures/payouts";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

const codeOf = (work: Promise<unknown>) =>
  work.then(() => "done").catch((error) => error.code ?? String(error));

const closeOf = async ({ agent }: TestAgent) =>
  (await env.DB.prepare("select id from closes where agent_id = ?").bind(agent.id).first<{ id: number }>())
    ?.id ?? 0;

const isUntouched = async ({ ctx, agent }: TestAgent, { account }: Business) =>
  (await verifyStatement(JSON.stringify(await statementOf(ctx, agent.id, account.id)))).isUntouched;

describe("a payout", () => {
  it("requests all payable commission once if requested concurrently", async () => {
    const { agent, request } = await payableAgent();
    const asked = await Promise.all(Array.from({ length: 5 }, () => codeOf(request())));
    expect(asked.filter((code) => code === "done")).toHaveLength(1);
    expect(asked.filter((code) => code === "conflict")).toHaveLength(4);
    const rows = await env.DB.prepare("select state, cents, hint from payouts where agent_id = ?")
      .bind(agent.agent.id)
      .all();
    expect(rows.results).toEqual([{ state: "requested", cents: 5_000, hint: "Number ending in 3456" }]);
    expect(await payoutTerms(agent.ctx, agent.agent.id, false)).toMatchObject({ available: 0 });
  });

  it("requires an account and payable commission, and follows the schedule of the confirmed tier", async () => {
    const agent = await makeAgent();
    expect(await codeOf(requestPayout(agent.ctx, agent.agent))).toBe("conflict");
    await setAccount(agent);
    expect(await codeOf(requestPayout(agent.ctx, agent.agent))).toBe("conflict");
    const business = await makeBusiness();
    await payableDeal(business, agent, 100);
    const { ctx } = await admin();
    const first = await requestPayout(agent.ctx, agent.agent);
    await makeBatch(ctx, "mobile");
    if ((await getPayout(ctx, first.id)).state === "batched") await markPaid(ctx, first.id, "REF-1");
    await payableDeal(business, agent, 100);
    const asked = first.requestedAt.getTime();
    const on = (ms: number) => requestPayout(at(agent.ctx, new Date(ms)), agent.agent);
    expect(await codeOf(on(asked + 30 * DAY - 1_000))).toBe("conflict");
    expect((await on(asked + 30 * DAY)).cents).toBe(500);
  });

  it("can be cancelled only by its own agent and before it is in a payout run", async () => {
    const { agent, request } = await payableAgent();
    const payout = await request();
    const other = await makeAgent();
    expect(await codeOf(cancelPayout(other.ctx, other.agent, payout.id))).toBe("not_found");
    expect((await cancelPayout(agent.ctx, agent.agent, payout.id)).state).toBe("cancelled");
    expect(await codeOf(cancelPayout(agent.ctx, agent.agent, payout.id))).toBe("conflict");
    const { agent: batched, payout: gone } = await batchedPayout();
    expect(await codeOf(cancelPayout(batched.ctx, batched.agent, gone.id))).toBe("conflict");
    expect((await request()).cents).toBe(5_000);
  });

  it("blocks the reversal of its commission while in a payout run, until it fails", async () => {
    const { agent, payout } = await batchedPayout();
    const { ctx } = await admin();
    const close = async () => getClose(ctx, await closeOf(agent));
    expect(await codeOf(reverseClose(ctx, await close()))).toBe("conflict");
    expect([...(await reversalBlockingReasons(ctx, [(await close()).id])).values()]).toHaveLength(1);
    await markReturned(ctx, payout.id, "No such number");
    expect(await codeOf(reverseClose(ctx, await close()))).toBe("done");
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ payable: 0, earned: 0 });
  });

  it("loses a reversed deal with an email, and is cancelled with another when none is left", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const [one, two] = [await payableDeal(business, agent, 100), await payableDeal(business, agent, 300)];
    await setAccount(agent);
    const { id } = await requestPayout(agent.ctx, agent.agent);
    const { ctx } = await admin();
    expect(await reversalBlockingReasons(ctx, [one, two])).toEqual(new Map());
    await takeBackClose(ctx, one, "Never paid");
    expect(await getPayout(ctx, id)).toMatchObject({ state: "requested", cents: 1_500 });
    await takeBackClose(ctx, two, "Never paid");
    expect(await getPayout(ctx, id)).toMatchObject({ state: "cancelled", cents: 1_500 });
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ payable: 0, paid: 0, earned: 0 });
    expect(await isUntouched(agent, business)).toBe(true);
    const { results } = await env.DB.prepare(
      "select subject from transactional_emails where cause in (?, ?) order by id",
    )
      .bind(`payout:${id}:taken-out`, `payout:${id}:emptied`)
      .all();
    expect(results.map(({ subject }) => subject)).toEqual([
      "Your payout was reduced",
      "Your payout was cancelled",
    ]);
  });

  it("is settled once, with one email, by two concurrent administrators", async () => {
    const { agent, business, payout, batchId } = await batchedPayout();
    const { ctx } = await admin();
    const codes = await Promise.all([
      codeOf(markPaid(ctx, payout.id, "REF-1")),
      codeOf(markReturned(ctx, payout.id, "Wrong number")),
      codeOf(markBatchPaid(ctx, batchId, "REF-2")),
    ]);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    const { state } = await getPayout(ctx, payout.id);
    const isPaid = state === "paid";
    const sums = await sumsOfAgent(agent.ctx, agent.agent.id);
    expect(sums).toMatchObject({ paid: isPaid ? 5_000 : 0, payable: isPaid ? 0 : 5_000 });
    expect(await isUntouched(agent, business)).toBe(true);
    const mails = await env.DB.prepare("select count(*) as n from transactional_emails where cause like ?")
      .bind(`payout:${payout.id}:ended%`)
      .first();
    expect(mails?.n).toBe(1);
  });

  it("is in one payout run, and no run is empty, if several are created concurrently", async () => {
    const { request } = await payableAgent(1_000);
    const payout = await request();
    const { ctx } = await admin();
    await Promise.all([1, 2, 3].map(() => codeOf(makeBatch(ctx, "mobile"))));
    const { results } = await env.DB.prepare(
      "select (select count(*) from payouts p where p.batch_id = b.id) as n from payout_batches b",
    ).all<{ n: number }>();
    expect(results.every(({ n }) => n > 0)).toBe(true);
    expect((await getPayout(ctx, payout.id)).batchId).not.toBeNull();
  });

  it("can be paid after its agent was erased, and then loses its account details", async () => {
    const { agent, payout } = await batchedPayout();
    const { ctx } = await admin();
    await ctx.d1.batch(erasePayouts(ctx, agent.userId, sql`true`));
    expect((await getPayout(ctx, payout.id)).encryptedDetails).not.toBeNull();
    expect(await markPaid(ctx, payout.id, "REF")).toMatchObject({
      state: "paid",
      encryptedDetails: null,
      hint: "",
    });
  });

  it("keeps every balance exact to the cent in any order of events", async () => {
    const event = fc.constantFrom("deal", "request", "cancel", "batch", "pay", "return", "reverse", "month");
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 14 }), async (events) => {
        const [business, agent] = [await makeBusiness(), await makeAgent()];
        const by = await admin();
        await setAccount(agent);
        const ids = [await payableDeal(business, agent, 101)];
        let now = agent.ctx.now();
        let payoutId = 0;
        const fine = async (work: Promise<unknown>) =>
          expect(["done", "conflict"]).toContain(await codeOf(work));
        for (const act of events) {
          const ctx = at(by.ctx, now);
          const own = at(agent.ctx, now);
          if (act === "deal") ids.push(await payableDeal(business, agent, 33.33 * ids.length + 1));
          if (act === "request")
            await fine(requestPayout(own, agent.agent).then(({ id }) => (payoutId = id)));
          if (act === "cancel" && payoutId) await fine(cancelPayout(own, agent.agent, payoutId));
          if (act === "batch") await fine(makeBatch(ctx, "mobile"));
          if (act === "pay" && payoutId) await fine(markPaid(ctx, payoutId, "R"));
          if (act === "return" && payoutId) await fine(markReturned(ctx, payoutId, "No such number"));
          if (act === "reverse") await fine(reverseClose(ctx, await getClose(ctx, ids.at(-1) ?? 0)));
          if (act === "month") now = new Date(now.getTime() + 31 * DAY);
        }
        const all = await Promise.all(ids.map((id) => getClose(agent.ctx, id)));
        const kept = all.filter(({ state }) => state === "confirmed");
        const sum = kept.reduce((total, { commission }) => total + commission, 0);
        const sums = await sumsOfAgent(agent.ctx, agent.agent.id);
        expect(sums.payable + sums.paid).toBe(sum);
        const { results } = await env.DB.prepare(
          `select p.state, p.cents, coalesce((select sum(c.cents) from commissions c where c.payout_id = p.id), 0) as pinned
            from payouts p where p.agent_id = ?`,
        )
          .bind(agent.agent.id)
          .all<{ state: string; cents: number; pinned: number }>();
        for (const { state, cents, pinned } of results)
          expect(pinned).toBe(["returned", "cancelled"].includes(state) ? 0 : cents);
        expect(sums.paid).toBe(
          results.filter(({ state }) => state === "paid").reduce((total, { cents }) => total + cents, 0),
        );
        expect(await isUntouched(agent, business)).toBe(true);
        expect(await findAgent(agent.ctx, agent.agent.id)).toMatchObject({ leadsClosed: kept.length });
      }),
      { numRuns: runsOf(12) },
    );
  }, 300_000);
});
