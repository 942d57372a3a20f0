import { describe, expect, it } from "vitest";
import {
  closesOfAgent,
  purgeReasons,
  redactOwnCloses,
} from "~/domains/commissions/closes/erase-closes.server";
import { disputeOwnClose, takeBackClose } from "~/domains/commissions/closes/own-closes.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { removeLeftAccounts, requestForLeftAgents } from "~/domains/commissions/payouts/left-agents.server";
import { getPayout } from "~/domains/commissions/payouts/list-payouts.server";
import { makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { markPaid, markReturned } from "~/domains/commissions/payouts/settle-payout.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import {
  confirmDeal,
  makeAgent,
  payCommission,
  reportDeal,
  sumsOfAgent,
  type TestAgent,
} from "../../support/fixtures/commissions";
import { admin, at, DAY, payableAgent, setAccount } from "../../support/fixtures/payouts";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const accountOf = ({ agent }: TestAgent) =>
  env.DB.prepare("select left_at as leftAt from payout_accounts where agent_id = ?").bind(agent.id).first();

const payoutsOf = async ({ agent }: TestAgent) =>
  (
    await env.DB.prepare(
      "select id, state, cents, hint, encrypted_details from payouts where agent_id = ? order by id",
    )
      .bind(agent.id)
      .all<{ id: number; state: string; cents: number; hint: string; encrypted_details: string | null }>()
  ).results;

const erase = ({ userId }: TestAgent) => eraseUser(testContext(), userId, "erase-user");

describe("an erased agent with unpaid commission", () => {
  it("is still paid: the payout is requested automatically and the account is deleted afterwards", async () => {
    const { agent } = await payableAgent();
    await erase(agent);
    const system = testContext();
    await Promise.all([requestForLeftAgents(system), requestForLeftAgents(system)]);
    const [payout, ...others] = await payoutsOf(agent);
    expect([payout?.state, payout?.cents, others]).toEqual(["requested", 5_000, []]);
    const { ctx } = await admin();
    await makeBatch(ctx, "mobile");
    await markPaid(ctx, payout?.id ?? 0, "REF-9");
    expect(await getPayout(ctx, payout?.id ?? 0)).toMatchObject({
      state: "paid",
      encryptedDetails: null,
      hint: "",
    });
    expect(await sumsOfAgent(ctx, agent.agent.id)).toMatchObject({ payable: 0, paid: 5_000 });
    await removeLeftAccounts(system, new Date(0));
    expect(await accountOf(agent)).toBeNull();
  });

  it("is paid only after the hold, even if the business confirms the deal later", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    await setAccount(agent);
    const closeId = await reportDeal(business, agent, 1_000);
    await erase(agent);
    const system = testContext();
    await removeLeftAccounts(system, new Date(0));
    expect(await accountOf(agent)).not.toBeNull();
    await confirmDeal(business, closeId);
    await payCommission(business);
    const later = at(system, new Date(system.now().getTime() + 15 * DAY));
    expect(await requestForLeftAgents(later)).toBe(0);
    await endHolds(later);
    await requestForLeftAgents(later);
    expect(await payoutsOf(agent)).toMatchObject([{ state: "requested", cents: 5_000 }]);
  });

  it("requests no further payout after a failure, and the account is deleted after its retention period", async () => {
    const { agent } = await payableAgent();
    await erase(agent);
    const system = testContext();
    await requestForLeftAgents(system);
    const { ctx } = await admin();
    await makeBatch(ctx, "mobile");
    await markReturned(ctx, (await payoutsOf(agent))[0]?.id ?? 0, "No such number");
    await requestForLeftAgents(at(system, new Date(system.now().getTime() + DAY)));
    expect(await payoutsOf(agent)).toHaveLength(1);
    await removeLeftAccounts(system, new Date(system.now().getTime() - DAY));
    expect(await accountOf(agent)).not.toBeNull();
    await removeLeftAccounts(system, new Date(system.now().getTime() + DAY));
    expect(await accountOf(agent)).toBeNull();
  });

  it("has no payout account kept if nothing is owed", async () => {
    const agent = await makeAgent();
    await setAccount(agent);
    await erase(agent);
    expect(await accountOf(agent)).toBeNull();
  });
});

describe("the dispute and reversal reasons of deals", () => {
  const disputed = async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const closeId = await reportDeal(business, agent, 1_000);
    return { business, agent, closeId };
  };
  const reasonOf = async (closeId: number) =>
    (await env.DB.prepare("select reason from closes where id = ?").bind(closeId).first<{ reason: string }>())
      ?.reason;

  it("are in the agent's data export, and are deleted by erasure unless a dispute is open", async () => {
    const { business, agent, closeId } = await disputed();
    await disputeOwnClose(business.ctx, closeId, "We know no such deal");
    expect(await closesOfAgent(agent.ctx, agent.agent.id, 5)).toMatchObject([
      { reason: "We know no such deal" },
    ]);
    await erase(agent);
    expect(await reasonOf(closeId)).toBe("We know no such deal");
    const other = await disputed();
    await confirmDeal(other.business, other.closeId);
    await takeBackClose((await admin()).ctx, other.closeId, "It was paid back");
    await erase(other.agent);
    expect(await reasonOf(other.closeId)).toBeNull();
  });

  it("are deleted with the business's account, and after their retention period", async () => {
    const { business, closeId } = await disputed();
    await disputeOwnClose(business.ctx, closeId, "Not ours");
    expect(await redactOwnCloses(business.ctx)).toBe(true);
    expect(await redactOwnCloses(business.ctx)).toBe(false);
    expect(await reasonOf(closeId)).toBeNull();
    const other = await disputed();
    await confirmDeal(other.business, other.closeId);
    await takeBackClose((await admin()).ctx, other.closeId, "It was paid back");
    const now = testContext().now().getTime();
    await purgeReasons(testContext(), new Date(now - DAY));
    expect(await reasonOf(other.closeId)).toBe("It was paid back");
    await purgeReasons(testContext(), new Date(now + DAY));
    expect(await reasonOf(other.closeId)).toBeNull();
  });
});
