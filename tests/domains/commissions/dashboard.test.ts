import { describe, expect, it } from "vitest";
import { type AgentContext, findAgentOfUser } from "~/domains/agents/agents.server";
import { settleReferrals } from "~/domains/commissions/affiliate/settle-referrals.server";
import { agentDashboard } from "~/domains/commissions/dashboard.server";
import { listCommissions } from "~/domains/commissions/ledger/list-commissions.server";
import { confirmedThisMonth, sumsOfAgent } from "~/domains/commissions/ledger/sums.server";
import { nextPayoutAt, nextPayoutWords } from "~/domains/commissions/payouts/next-payout";
import { requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { approveApplication } from "~/domains/onboarding/review/decide-application.server";
import { DECISION_WARNINGS } from "~/domains/onboarding/review/stages";
import {
  confirmDeal,
  makeAgent,
  payCommission,
  reportDeal,
  type TestAgent,
} from "../../support/fixtures/commissions";
import { at, DAY, payableAgent } from "../../support/fixtures/payouts";
import { signUpAdmin } from "../../support/fixtures/people";
import { makeBusiness, withDatabase } from "../../support/harness/context";

const contextOf = ({ ctx, agent }: TestAgent): AgentContext => ({ ...ctx, agent });

/** Wraps the database to count its round trips. */
function counted(d1: D1Database) {
  const trips = { count: 0 };
  const statementOf = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "inner") return target;
        if (name === "bind") return (...values: unknown[]) => statementOf(target.bind(...values));
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => {
          trips.count += 1;
          return value.apply(target, values);
        };
      },
    });
  const inner = (statement: D1PreparedStatement) =>
    (statement as D1PreparedStatement & { inner?: D1PreparedStatement }).inner ?? statement;
  const proxy = new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (text: string) => statementOf(target.prepare(text));
      if (name !== "batch") return Reflect.get(target, name);
      return (all: D1PreparedStatement[]) => {
        trips.count += 1;
        return target.batch(all.map(inner));
      };
    },
  });
  return { d1: proxy, trips };
}

describe("an agent's overview", () => {
  it("needs three round trips: session, agent record and one batch for the cards", async () => {
    const { agent } = await payableAgent();
    const { d1, trips } = counted(agent.ctx.d1);
    const base = withDatabase(agent.ctx, d1);
    const session = await findSession(base, agent.cookie.replace("njia=", ""));
    if (!session) throw new Error("no session");
    const ctx = { ...base, actor: session.actor };
    const record = await findAgentOfUser(ctx, agent.userId);
    if (!record) throw new Error("no agent");
    await agentDashboard({ ...ctx, agent: record });
    expect(trips.count).toBe(3);
  });

  it("counts monthly earnings by the month in the agent's country", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent({ country: "Kenya" })];
    // 00:30 on 1 May in Nairobi, while it is still April in UTC.
    const first = new Date("2026-04-30T21:30:00Z");
    await confirmDeal(business, await reportDeal(business, agent, 1_000, first), first);
    const last = new Date("2026-04-30T20:30:00Z");
    await confirmDeal(business, await reportDeal(business, agent, 100, last), last);
    const monthly = async (now: string) =>
      (await agentDashboard(at(contextOf(agent), new Date(now)))).monthlyEarnings;
    expect(await monthly("2026-05-20T12:00:00Z")).toBe(5_000);
    expect(await monthly("2026-04-30T22:00:00Z")).toBe(5_000);
    expect(await monthly("2026-04-30T20:59:59Z")).toBe(5_500);
    expect(await monthly("2026-05-31T21:00:00Z")).toBe(0);
  });

  it("excludes bonuses of unapproved referrals, and its figures equal the sum of their rows", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const joined = await makeAgent({ ref: String(agent.agent.id) });
    await settleReferrals(agent.ctx);
    await confirmDeal(business, await reportDeal(business, agent, 1_000));
    const ctx = contextOf(agent);
    const figures = async () => {
      const { monthlyEarnings, totalEarnings } = await agentDashboard(ctx);
      const { confirmed, awaited, earned } = await sumsOfAgent(ctx, agent.agent.id);
      const { rows } = await listCommissions(ctx, agent.agent.id, { limit: 50 }, confirmedThisMonth(ctx));
      expect([totalEarnings, confirmed + awaited]).toEqual([confirmed, earned]);
      expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(monthlyEarnings);
      return [monthlyEarnings, totalEarnings, awaited];
    };
    expect(await figures()).toEqual([5_000, 5_000, 5_000]);
    await approveApplication((await signUpAdmin()).ctx, joined.agent.id, [...DECISION_WARNINGS]);
    await settleReferrals(ctx);
    expect(await figures()).toEqual([10_000, 10_000, 0]);
  });

  it("shows the date of the next possible payout request, in the agent's time zone", async () => {
    const { agent, business, request } = await payableAgent();
    const payout = async (now = agent.ctx.now()) =>
      (await agentDashboard(at(contextOf({ ...agent, agent: { ...agent.agent, country: "KE" } }), now)))
        .payout;
    expect(await payout()).toBe("Paid monthly. $50 available for payout.");
    await requestPayout(at(agent.ctx, new Date("2026-06-01T21:30:00Z")), agent.agent);
    expect(await payout(new Date("2026-06-02T08:00:00Z"))).toContain("request your next payout on 2 Jul");
    const confirmed = new Date("2026-06-10T21:30:00Z");
    await confirmDeal(business, await reportDeal(business, agent, 100, confirmed), confirmed);
    await payCommission(business);
    // 30 days after the request, later than the hold; in Nairobi it is the next day.
    expect(await payout(new Date("2026-06-11T08:00:00Z"))).toBe(
      "Paid monthly. You can request your next payout on 2 Jul.",
    );
    expect(await request().catch(({ code }) => code)).toBe("conflict");
  });
});

describe("the next payout", () => {
  const now = new Date("2026-06-01T00:00:00Z");
  const later = (days: number) => new Date(now.getTime() + days * DAY);

  it.each([
    [{ available: 100, nextAt: null, heldUntil: null }, now],
    [{ available: 100, nextAt: later(3), heldUntil: later(1) }, later(3)],
    [{ available: 0, nextAt: null, heldUntil: later(5) }, later(5)],
    [{ available: 0, nextAt: later(9), heldUntil: later(5) }, later(9)],
    [{ available: 0, nextAt: later(9), heldUntil: null }, later(9)],
    [{ available: 0, nextAt: null, heldUntil: null }, null],
    [{ available: 0, nextAt: null, heldUntil: later(-1) }, now],
  ])("is due on the expected date for %j", (terms, expected) => {
    expect(nextPayoutAt(terms, now)).toEqual(expected);
  });

  it("is shown as a date in the agent's time zone", () => {
    const terms = { available: 0, nextAt: null, heldUntil: new Date("2026-06-30T22:00:00Z") };
    expect(nextPayoutWords(terms, now, "Africa/Nairobi")).toContain("1 Jul.");
    expect(nextPayoutWords(terms, now, "Africa/Accra")).toContain("30 Jun.");
  });
});
