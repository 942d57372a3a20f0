import { describe, expect, it } from "vitest";
import {
  confirmOwnClose,
  decideForAgent,
  decideForBusiness,
  disputeOwnClose,
  takeBackClose,
} from "~/domains/commissions/closes/own-closes.server";
import { feePercentOf } from "~/domains/commissions/closes/policy";
import { makeAgent, reportDeal, type TestAgent } from "../../support/fixtures/commissions";
import { admin, at, DAY } from "../../support/fixtures/payouts";
import { mailsTo, outcome } from "../../support/fixtures/people";
import { env, makeBusiness } from "../../support/harness/context";

const reported = async () => {
  const [business, agent] = [await makeBusiness(), await makeAgent()];
  return { business, agent, closeId: await reportDeal(business, agent, 1_000) };
};

const late = <C extends { now(): Date }>(ctx: C): C => at(ctx, new Date(Date.now() + 15 * DAY));

const answersTo = async ({ ctx, agent }: TestAgent) =>
  (await mailsTo(ctx, agent.email))
    .map(({ subject }) => subject)
    .filter((subject) => /deal|commission/.test(subject));

const trailOf = async (closeId: number) => {
  const lines = await env.DB.prepare("select action, detail from audit_log where target = ? order by id")
    .bind(`close:${closeId}`)
    .all<{ action: string; detail: string }>();
  return lines.results;
};

describe("the decision on a close", () => {
  it("is emailed and logged once if three decisions are sent concurrently", async () => {
    const { agent, closeId } = await reported();
    const ctx = late((await admin()).ctx);
    const outcomes = await Promise.all([
      outcome(decideForAgent(ctx, closeId)),
      outcome(decideForBusiness(ctx, closeId)),
      outcome(decideForAgent(ctx, closeId)),
    ]);
    expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(2);
    expect(await trailOf(closeId)).toHaveLength(1);
    expect(await answersTo(agent)).toHaveLength(1);
  });

  it("sends no second email and logs nothing if the close was already decided", async () => {
    const { business, agent, closeId } = await reported();
    await confirmOwnClose(business.ctx, closeId);
    expect(await outcome(confirmOwnClose(business.ctx, closeId))).toBe("conflict");
    expect(await outcome(disputeOwnClose(business.ctx, closeId, "not ours"))).toBe("conflict");
    const { ctx } = await admin();
    await takeBackClose(ctx, closeId, "The business paid it back");
    expect(await outcome(takeBackClose(ctx, closeId, "again"))).toBe("conflict");
    expect(await answersTo(agent)).toEqual([
      "Your $1,000 deal was confirmed",
      "Your commission was reversed",
    ]);
    expect(await trailOf(closeId)).toEqual([{ action: "reverse-close", detail: "{}" }]);
  });
});

describe("an administrator", () => {
  it("can decide only disputed or overdue closes", async () => {
    const { business, closeId } = await reported();
    const { ctx } = await admin();
    expect(await outcome(decideForAgent(ctx, closeId))).toBe("conflict");
    expect(await outcome(decideForBusiness(ctx, closeId))).toBe("conflict");
    expect(await trailOf(closeId)).toEqual([]);
    await disputeOwnClose(business.ctx, closeId, "not ours");
    expect(await outcome(decideForBusiness(ctx, closeId))).toBe("passed");
    const other = await reported();
    expect(await outcome(decideForAgent(late(ctx), other.closeId))).toBe("passed");
  });
});

describe("the platform fee", () => {
  it("equals the Startup fee for a trial", async () => {
    const { business, closeId } = await reported();
    const close = await confirmOwnClose(business.ctx, closeId);
    expect(close).toMatchObject({ feeRate: 15, fee: 15_000 });
  });

  it("follows the last paid plan until a larger plan is paid", async () => {
    const { business, closeId } = await reported();
    const account = { ...business.ctx.account, plan: "corporate", formerPlan: "startup" } as const;
    const close = await confirmOwnClose({ ...business.ctx, account }, closeId);
    expect(close).toMatchObject({ feeRate: 15, fee: 15_000 });
    expect(feePercentOf({ plan: "corporate", formerPlan: null })).toBe(5);
  });
});

describe("a reported close", () => {
  it("emails the account owner once", async () => {
    const { business } = await reported();
    const told = await mailsTo(business.ctx, business.user.email);
    expect(told.map(({ subject }) => subject)).toEqual(["Confirm your agent’s $1,000 deal"]);
  });
});
