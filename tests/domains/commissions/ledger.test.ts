import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAgent } from "~/domains/agents/agents.server";
import {
  confirmClose,
  disputeClose,
  getClose,
  getOwnClose,
} from "~/domains/commissions/closes/answer-close.server";
import { rejectClose, reverseClose } from "~/domains/commissions/closes/end-close.server";
import { confirmOwnClose, disputeOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { confirmedTotals } from "~/domains/commissions/ledger/sums.server";
import { verifyStatement } from "~/domains/commissions/statement/verify-statement.mjs";
import { commissions } from "~/domains/commissions/tables";
import {
  confirmDeal,
  makeAgent,
  payCommission,
  reportDeal,
  statementOf,
  sumsOfAgent,
  type TestAgent,
} from "../../support/fixtures/commissions";
import { type Business, makeBusiness } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

const DAY = 86_400_000;
const fine = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (error.code !== "conflict") throw error;
  });

const ledgerOf = async ({ ctx, agent }: TestAgent, { account }: Business) => {
  const statement = await statementOf(ctx, agent.id, account.id);
  return statement ? verifyStatement(JSON.stringify(statement)) : null;
};

describe("the commission ledger", () => {
  it("records commission as earned and held at confirmation, at the rate when it was reported", async () => {
    const [business, agent] = [await makeBusiness({ plan: "startup" }), await makeAgent()];
    const closeId = await reportDeal(business, agent, 2_000);
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ held: 0, earned: 0 });
    expect(await findAgent(agent.ctx, agent.agent.id)).toMatchObject({ leadsClosed: 1, leadValue: 200_000 });
    await confirmDeal(business, closeId);
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ held: 10_000, payable: 0 });
    const statement = await statementOf(agent.ctx, agent.agent.id, business.account.id);
    expect(statement?.entries.map(({ fact, cents, rate }) => [fact, cents, rate])).toEqual([
      ["earned", 10_000, 5],
      ["held", 10_000, 5],
    ]);
    expect((await getClose(agent.ctx, closeId)).fee).toBe(30_000);
  });

  it("makes commission payable once, exactly 14 days after confirmation", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const confirmedAt = new Date("2026-03-01T10:00:00Z");
    await confirmDeal(business, await reportDeal(business, agent, 100, confirmedAt), confirmedAt);
    await payCommission(business);
    const waited = (seconds: number) => ({
      ...agent.ctx,
      now: () => new Date(confirmedAt.getTime() + 14 * DAY + seconds * 1_000),
    });
    await endHolds(waited(-1));
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ held: 500, payable: 0 });
    await Promise.all([endHolds(waited(0)), endHolds(waited(0))]);
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ held: 0, payable: 500 });
    expect((await ledgerOf(agent, business))?.count).toBe(3);
  });

  it("records concurrent confirmations once", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const closeId = await reportDeal(business, agent, 1_000);
    const close = await getOwnClose(business.ctx, closeId);
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => confirmClose(business.ctx, close, { plan: "startup" })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ held: 5_000 });
    expect(await ledgerOf(agent, business)).toMatchObject({ isUntouched: true, count: 2 });
  });

  it("accepts one decision out of 20 confirmations and 6 disputes sent concurrently", async () => {
    const [business, agent] = [await makeBusiness({ plan: "startup" }), await makeAgent()];
    const id = await reportDeal(business, agent, 1_000);
    const all = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => confirmOwnClose(business.ctx, id)),
      ...Array.from({ length: 6 }, () => disputeOwnClose(business.ctx, id, "This deal was never closed.")),
    ]);
    const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(Array(25).fill("conflict"));
    const isConfirmed = (await getClose(agent.ctx, id)).state === "confirmed";
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ held: isConfirmed ? 5_000 : 0 });
  });

  it("keeps a single valid chain when many deals of one business are confirmed concurrently", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const ids = [];
    for (let deal = 0; deal < 12; deal++) ids.push(await reportDeal(business, agent, 100));
    await Promise.all(ids.map((id) => confirmDeal(business, id)));
    expect(await ledgerOf(agent, business)).toMatchObject({ isUntouched: true, count: 24 });
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ held: 12 * 500 });
  });

  it("rejects changes to and deletion of an entry", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    await confirmDeal(business, await reportDeal(business, agent, 100));
    const { d1 } = agent.ctx;
    await expect(d1.prepare("update commission_entries set cents = cents + 1").run()).rejects.toThrow(
      /append-only/,
    );
    await expect(d1.prepare("delete from commission_entries").run()).rejects.toThrow(/append-only/);
  });

  it("pays the rate of the totals confirmed at the report, not at the confirmation", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const early = await reportDeal(business, agent, 1_000);
    await confirmDeal(business, await reportDeal(business, agent, 20_000));
    const late = await reportDeal(business, agent, 1_000);
    expect((await getClose(agent.ctx, early)).rate).toBe(5);
    expect((await getClose(agent.ctx, late)).rate).toBe(7);
    await confirmDeal(business, early);
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ held: 100_000 + 5_000 });
  });

  it("keeps every balance exact to the cent in any order of events", async () => {
    const event = fc.record({
      deal: fc.nat(3),
      act: fc.constantFrom("confirm", "dispute", "reject", "decide", "reverse", "days", "pay"),
    });
    const values = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(values, fc.array(event, { maxLength: 14 }), async (cents, events) => {
        const [business, agent] = [await makeBusiness(), await makeAgent()];
        let now = new Date("2026-01-01T00:00:00Z");
        const at = <C extends object>(ctx: C) => ({ ...ctx, now: () => now });
        const ids: number[] = [];
        for (const value of cents) ids.push(await reportDeal(business, agent, value / 100 + 1, now));
        for (const { deal, act } of events) {
          const ctx = at(business.ctx);
          const close = await getOwnClose(ctx, ids[deal] ?? 0);
          if (act === "confirm" || act === "decide")
            await fine(confirmClose(ctx, close, { plan: "startup" }));
          if (act === "dispute") await fine(disputeClose(ctx, close, "not ours"));
          if (act === "reject") await fine(rejectClose(ctx, close));
          if (act === "reverse") await fine(reverseClose(ctx, close));
          if (act === "pay") await payCommission(business, cents[deal] ?? 1);
          if (act === "days") now = new Date(now.getTime() + 8 * DAY);
          await endHolds(at(agent.ctx));
        }
        const all = await Promise.all(ids.map((id) => getClose(agent.ctx, id)));
        const confirmed = all.filter(({ state }) => state === "confirmed");
        const counted = all.filter(({ state }) => ["confirmed", "reported"].includes(state));
        const sum = (rows: typeof all, of: "commission" | "value") =>
          rows.reduce((total, row) => total + row[of], 0);
        const sums = await sumsOfAgent(agent.ctx, agent.agent.id);
        expect(sums.held + sums.payable).toBe(sum(confirmed, "commission"));
        expect(await confirmedTotals(agent.ctx, agent.agent.id)).toEqual({
          leadsClosed: confirmed.length,
          totalLeadValue: sum(confirmed, "value"),
        });
        expect(await findAgent(agent.ctx, agent.agent.id)).toMatchObject({
          leadsClosed: counted.length,
          leadValue: sum(counted, "value"),
        });
        const found = await ledgerOf(agent, business);
        expect(found?.isUntouched ?? true).toBe(true);
        expect(found?.sums?.open ?? 0).toBe(sums.held + sums.payable);
        const [rows] = await agent.ctx.db
          .select({ payable: sql<number>`coalesce(sum(iif(state = 'payable', cents, 0)), 0)` })
          .from(commissions)
          .where(sql`agent_id = ${agent.agent.id}`);
        expect(rows?.payable).toBe(sums.payable);
      }),
      { numRuns: runsOf(20) },
    );
  }, 300_000);
});
