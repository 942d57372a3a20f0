import { describe, expect, it } from "vitest";
import { findAgent } from "~/domains/agents/agents.server";
import { shareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { settleReferrals } from "~/domains/commissions/affiliate/settle-referrals.server";
import {
  confirmClose,
  disputeClose,
  getClose,
  getOwnClose,
} from "~/domains/commissions/closes/answer-close.server";
import { reverseClose } from "~/domains/commissions/closes/end-close.server";
import { recordFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { confirmedTotals, owedOf } from "~/domains/commissions/ledger/sums.server";
import { payoutTerms } from "~/domains/commissions/payouts/payout-terms.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { makeAgent, reportDeal, sumsOfAgent, type TestAgent } from "../../support/fixtures/commissions";
import { makeInterviewer } from "../../support/fixtures/interviews";
import { admin, DAY } from "../../support/fixtures/payouts";
import { outcome } from "../../support/fixtures/people";
import { someLeads, workingAgent } from "../../support/fixtures/shared-leads";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

const LONG_AGO = new Date(Date.now() - 20 * DAY);
const NOTHING = { commissionOwed: 0, feesOwed: 0 };

const markUser = (userId: number) =>
  env.DB.prepare("update users set is_demo = 1 where id = ?").bind(userId).run();

async function sides({ business: isDemoBusiness = false, agent: isDemoAgent = false }) {
  const business = await makeBusiness({ plan: "startup" });
  const agent = await makeAgent();
  if (isDemoBusiness) {
    await env.DB.prepare("update accounts set is_demo = 1 where id = ?").bind(business.account.id).run();
    await markUser(business.user.userId);
    business.account.isDemo = true;
  }
  if (isDemoAgent) {
    await markUser(agent.userId);
    agent.ctx.actor.isDemo = true;
  }
  return { business, agent };
}

async function confirmed(business: Business, agent: TestAgent, dollars = 12_000) {
  const closeId = await reportDeal(business, agent, dollars, LONG_AGO);
  const ctx = { ...business.ctx, now: () => LONG_AGO };
  await confirmClose(ctx, await getOwnClose(ctx, closeId), business.account);
  await endHolds(testContext());
  return closeId;
}

const marks = async (closeId: number) => {
  const [close, commission, entries] = await Promise.all(
    [
      "select is_demo from closes where id = ?1",
      "select is_demo from commissions where close_id = ?1",
      "select distinct is_demo from commission_entries where subject = 'deal:' || cast(?1 as integer)",
    ].map(async (query) => (await env.DB.prepare(query).bind(closeId).all<{ is_demo: number }>()).results),
  );
  return [close, commission, entries].map((rows) => rows?.map(({ is_demo }) => is_demo).join());
};

const DEMO_SIDES = [{ business: true }, { agent: true }, { business: true, agent: true }];

describe.each(DEMO_SIDES)("a deal with the demo sides %j", (which) => {
  it("writes only rows marked as demo data", async () => {
    const { business, agent } = await sides(which);
    expect(await marks(await confirmed(business, agent))).toEqual(["1", "1", "1"]);
  });

  it("adds nothing to a real business's balance due", async () => {
    const { business, agent } = await sides(which);
    await confirmed(business, agent);
    if (!which.business) expect(await owedOf(agent.ctx, business.account.id)).toMatchObject(NOTHING);
    const { ctx } = await admin();
    const payment = { pays: "commission" as const, amount: 600, reference: "BANK", paidOn: "2026-01-31" };
    expect(await outcome(recordFeePayment(ctx, business.account.id, payment))).toBe("conflict");
  });

  it("changes nothing for a real agent, and counts in full for a demo agent", async () => {
    const { business, agent } = await sides(which);
    await confirmed(business, agent);
    const after = await findAgent(agent.ctx, agent.agent.id);
    const money = await sumsOfAgent(agent.ctx, agent.agent.id);
    const { available, unpaid } = await payoutTerms(agent.ctx, agent.agent.id, agent.ctx.actor.isDemo);
    const seen = {
      leadsClosed: after?.leadsClosed,
      tier: after?.tier,
      confirmed: (await confirmedTotals(agent.ctx, agent.agent.id)).leadsClosed,
      earned: money.earned,
      available,
      unpaid,
    };
    expect(seen).toEqual(
      which.agent
        ? { leadsClosed: 1, tier: "bronze", confirmed: 1, earned: 60_000, available: 60_000, unpaid: 0 }
        : { leadsClosed: 0, tier: "entry", confirmed: 0, earned: 0, available: 0, unpaid: 0 },
    );
  });

  it("sends no email", async () => {
    const { business, agent } = await sides(which);
    const before = await env.DB.prepare("select count(*) n from transactional_emails").first("n");
    await confirmed(business, agent);
    expect(await env.DB.prepare("select count(*) n from transactional_emails").first("n")).toBe(before);
  });

  it("leaves totals unchanged when it is disputed or reversed", async () => {
    const { business, agent } = await sides(which);
    const totals = async () => (await findAgent(agent.ctx, agent.agent.id))?.leadsClosed;
    const before = await totals();
    const disputed = await reportDeal(business, agent, 12_000);
    await disputeClose(business.ctx, await getOwnClose(business.ctx, disputed), "Never signed");
    const reversed = await confirmed(business, agent);
    await reverseClose(agent.ctx, await getClose(agent.ctx, reversed));
    expect(await totals()).toBe(before);
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ earned: 0 });
  });
});

describe("a shared lead", () => {
  const markOf = async (side: "business" | "agent" | null) => {
    const business = await makeBusiness({ plan: "corporate" });
    const working = await workingAgent(business);
    const [lead] = await someLeads(business, 1);
    if (side === "business")
      await env.DB.prepare("update accounts set is_demo = 1 where id = ?").bind(business.account.id).run();
    if (side === "agent") await markUser(working.ctx.actor.userId);
    await shareLead(business.ctx, lead?.id ?? 0, { agentId: working.agent.id });
    const mark = "select is_demo from shared_leads where account_id = ?";
    return env.DB.prepare(mark).bind(business.account.id).first("is_demo");
  };

  it.each([
    ["business", 1],
    ["agent", 1],
    [null, 0],
  ] as const)("with the demo side %s has the demo mark %i", async (side, mark) => {
    expect(await markOf(side)).toBe(mark);
  });
});

describe("a demo lead between real sides", () => {
  const withDemoLead = async () => {
    const { business, agent } = await sides({});
    await confirmed(business, agent, 1_000);
    const closeId = await reportDeal(business, agent, 12_000, LONG_AGO);
    await env.DB.batch([
      env.DB.prepare(
        "update shared_leads set is_demo = 1 where id = (select shared_lead_id from closes where id = ?)",
      ).bind(closeId),
      env.DB.prepare("update closes set is_demo = 1 where id = ?").bind(closeId),
    ]);
    const ctx = { ...business.ctx, now: () => LONG_AGO };
    await confirmClose(ctx, await getOwnClose(ctx, closeId), business.account);
    return { business, agent };
  };

  it("is excluded from the business's balance due", async () => {
    const { business } = await withDemoLead();
    expect(await owedOf(business.ctx, business.account.id)).toMatchObject({
      commissionOwed: 5_000,
      feesOwed: 15_000,
    });
  });

  it("is excluded from the agent's earnings", async () => {
    const { agent } = await withDemoLead();
    expect(await sumsOfAgent(agent.ctx, agent.agent.id)).toMatchObject({ earned: 5_000 });
  });
});

describe("a deal of two real sides", () => {
  it("is not marked as demo data and counts in totals and balances", async () => {
    const { business, agent } = await sides({});
    expect(await marks(await confirmed(business, agent))).toEqual(["0", "0", "0"]);
    expect((await findAgent(agent.ctx, agent.agent.id))?.leadsClosed).toBe(1);
    expect((await owedOf(agent.ctx, business.account.id)).commissionOwed).toBe(60_000);
  });
});

it("marks the referral as demo data if a real agent joined through a demo agent's link", async () => {
  const { agent } = await sides({ agent: true });
  const joined = await makeAgent({ ref: String(agent.agent.id) });
  await settleReferrals(testContext());
  const rows = await env.DB.prepare(
    "select r.is_demo as referral, c.is_demo as commission from referrals r join commissions c on c.subject = 'signup:' || r.referred_id where r.referred_id = ?",
  )
    .bind(joined.agent.id)
    .first();
  expect(rows).toEqual({ referral: 1, commission: 1 });
});

describe("a transactional email", () => {
  const write = async (address: string) => {
    const ctx = testContext();
    const cause = `demo-test:${crypto.randomUUID()}`;
    await mailStatement(ctx, { cause, to: { address }, subject: "Hello", paragraphs: ["Hello"] });
    return env.DB.prepare("select count(*) n from transactional_emails where cause = ?")
      .bind(cause)
      .first("n");
  };

  it("is never queued to a demo user", async () => {
    const { business } = await sides({ business: true });
    expect(await write(business.user.email.toUpperCase())).toBe(0);
  });

  it("is never queued to a demo interviewer", async () => {
    const { id, email } = await makeInterviewer();
    await env.DB.prepare("update interviewers set is_demo = 1 where id = ?").bind(id).run();
    expect(await write(email)).toBe(0);
  });

  it("is queued to a real user", async () => {
    const { business } = await sides({});
    expect(await write(business.user.email)).toBe(1);
  });
});
