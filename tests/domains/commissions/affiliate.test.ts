import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Context, UserActor } from "~/core/context";
import { findAgent } from "~/domains/agents/agents.server";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import {
  eraseReferrals,
  ownReferrals,
  purgeReferredAddresses,
} from "~/domains/commissions/affiliate/erase-referrals.server";
import { referralsOf } from "~/domains/commissions/affiliate/list-referrals.server";
import { DAILY_REFERRAL_LIMIT } from "~/domains/commissions/affiliate/policy";
import { referAgent } from "~/domains/commissions/affiliate/refer-agent.server";
import { ReferralInput } from "~/domains/commissions/affiliate/referral-schemas";
import { settleReferrals } from "~/domains/commissions/affiliate/settle-referrals.server";
import { getClose } from "~/domains/commissions/closes/answer-close.server";
import { reverseClose } from "~/domains/commissions/closes/end-close.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { storeAccountStatement } from "~/domains/commissions/payouts/payout-accounts.server";
import { verifyStatement } from "~/domains/commissions/statement/verify-statement.mjs";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import type { Decision } from "~/domains/onboarding/review/stages";
import { DECISION_WARNINGS } from "~/domains/onboarding/review/stages";
import {
  confirmDeal,
  makeAgent,
  payCommission,
  reportDeal,
  statementOf,
  type TestAgent,
} from "../../support/fixtures/commissions";
import { application, outcome, signUpAdmin } from "../../support/fixtures/people";
import { env, makeBusiness, testContext } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

const DAY = 86_400_000;
let admin: Context & { actor: UserActor };
beforeAll(async () => {
  admin = (await signUpAdmin()).ctx;
});

const decide = (agentId: number, decision: Decision) =>
  decideApplication(admin, agentId, {
    decision,
    reason: "Because",
    isTold: false,
    version: null,
    confirms: [...DECISION_WARNINGS],
  });

/** Creates an applicant through an agent's referral link. */
const referredBy = (referrer: TestAgent, over: Record<string, unknown> = {}) =>
  makeAgent({ ref: String(referrer.agent.id), ...over });

const money = async ({ ctx, agent }: TestAgent) => {
  await settleReferrals(ctx);
  const { results } = await env.DB.prepare(
    "select kind, cents, state, due_at is not null as isDue from commissions where agent_id = ? and account_id = 0 order by id",
  )
    .bind(agent.id)
    .all<{ kind: string; cents: number; state: string; isDue: number }>();
  return results.map(({ kind, cents, state, isDue }) => `${kind} ${cents} ${state}${isDue ? "" : " waits"}`);
};

const statsOf = async ({ ctx, agent }: TestAgent) => (await referralsOf(ctx, agent.id, { limit: 50 })).stats;

const ledgerOf = async ({ ctx, agent }: TestAgent) => {
  const statement = await statementOf(ctx, agent.id, 0);
  return statement ? verifyStatement(JSON.stringify(statement)) : null;
};

describe("a referral of an agent who joins", () => {
  it("earns one sign-up bonus, held until approval and reversed if the application is declined", async () => {
    const referrer = await makeAgent();
    const [one, other] = [await referredBy(referrer), await referredBy(referrer)];
    expect(await money(referrer)).toEqual(["signup 5000 held waits", "signup 5000 held waits"]);
    expect(await money(referrer)).toHaveLength(2);
    await decide(one.agent.id, "approve");
    await decide(other.agent.id, "decline");
    expect(await money(referrer)).toEqual(["signup 5000 held", "signup 5000 reversed waits"]);
    await endHolds(referrer.ctx);
    expect(await money(referrer)).toEqual(["signup 5000 payable", "signup 5000 reversed waits"]);
    expect(await statsOf(referrer)).toEqual({
      totalReferrals: 2,
      activeReferrals: 1,
      totalCommissions: 5_000,
      pendingCommissions: 5_000,
      paidCommissions: 0,
    });
  });

  it("waits for approval again when the application is reopened", async () => {
    const referrer = await makeAgent();
    const { agent } = await referredBy(referrer);
    await decide(agent.id, "approve");
    expect(await money(referrer)).toEqual(["signup 5000 held"]);
    await decide(agent.id, "reopen");
    expect(await money(referrer)).toEqual(["signup 5000 held waits"]);
  });

  it("is recorded once by overlapping runs", async () => {
    const referrer = await makeAgent();
    await referredBy(referrer);
    await Promise.all([1, 2, 3].map(() => settleReferrals(referrer.ctx)));
    expect(await money(referrer)).toEqual(["signup 5000 held waits"]);
  });

  it("is not recorded for an unknown referral link", async () => {
    const { agentId } = await registerAgent(
      testContext(),
      AgentSignup.parse(application({ ref: "999999999" })),
    );
    expect(
      await env.DB.prepare("select 1 from referrals where referred_id = ?").bind(agentId).first(),
    ).toBeNull();
  });
});

describe("a deal of a referred agent", () => {
  it("pays a 10% share and one bonus, held with the deal and reversed with it", async () => {
    const [business, referrer] = [await makeBusiness(), await makeAgent()];
    const side = await referredBy(referrer);
    await decide(side.agent.id, "approve");
    const small = await reportDeal(business, side, 100);
    const large = await reportDeal(business, side, 5_000);
    const next = await reportDeal(business, side, 6_000);
    for (const id of [small, large]) await confirmDeal(business, id);
    expect(await money(referrer)).toEqual([
      "share 50 held",
      "share 2500 held",
      "bonus 20000 held",
      "signup 5000 held",
    ]);
    await reverseClose(admin, await getClose(admin, large));
    const rest = ["share 50 held", "share 2500 reversed", "bonus 20000 reversed", "signup 5000 held"];
    expect(await money(referrer)).toEqual(rest);
    await confirmDeal(business, next);
    expect(await money(referrer)).toEqual([...rest, "share 3000 held", "bonus 20000 held"]);
    expect(await ledgerOf(referrer)).toMatchObject({ isUntouched: true });
  });

  it("pays one bonus if two large deals are confirmed concurrently", async () => {
    const [business, referrer] = [await makeBusiness(), await makeAgent()];
    const side = await referredBy(referrer);
    const deals = [await reportDeal(business, side, 7_000), await reportDeal(business, side, 7_000)];
    await Promise.all(deals.map((id) => confirmDeal(business, id)));
    const kinds = (await money(referrer)).map((line) => line.split(" ")[0]);
    expect(kinds.sort()).toEqual(["bonus", "share", "share", "signup"]);
  });

  it("pays no share after 12 months", async () => {
    const [business, referrer] = [await makeBusiness(), await makeAgent()];
    const side = await referredBy(referrer);
    const deal = await reportDeal(business, side, 1_000);
    await confirmDeal(business, deal, new Date(Date.now() + 366 * DAY));
    expect((await money(referrer)).filter((line) => line.startsWith("share"))).toEqual([]);
  });

  it("keeps the ledger exact to the cent in any order of events", async () => {
    const event = fc.record({
      deal: fc.nat(2),
      act: fc.constantFrom("confirm", "reverse", "decline", "approve", "days", "pay"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 8 }), async (events) => {
        const [business, referrer] = [await makeBusiness(), await makeAgent()];
        const side = await referredBy(referrer);
        const deals: number[] = [];
        for (const value of [900, 5_500, 8_000]) deals.push(await reportDeal(business, side, value));
        let now = new Date();
        const fine = (work: Promise<unknown>) => work.catch(() => {});
        for (const { deal, act } of events) {
          const id = deals[deal] ?? 0;
          if (act === "confirm") await fine(confirmDeal(business, id, now));
          if (act === "pay") await fine(payCommission(business));
          if (act === "reverse") await fine(reverseClose(admin, await getClose(admin, id)));
          if (act === "approve") await fine(decide(side.agent.id, "approve"));
          if (act === "decline") await fine(decide(side.agent.id, "decline"));
          if (act === "days") now = new Date(now.getTime() + 15 * DAY);
          await settleReferrals({ ...admin, now: () => now });
          await endHolds({ ...admin, now: () => now });
        }
        await settleReferrals({ ...admin, now: () => now });
        const { results } = await env.DB.prepare(
          "select state, sum(cents) as cents, sum(kind = 'bonus' and state <> 'reversed') as bonuses from commissions where agent_id = ? and account_id = 0 group by state",
        )
          .bind(referrer.agent.id)
          .all<{ state: string; cents: number; bonuses: number }>();
        const of = (state: string) => results.find((row) => row.state === state)?.cents ?? 0;
        const { pendingCommissions } = await statsOf(referrer);
        expect(pendingCommissions).toBe(of("held") + of("payable"));
        expect(results.reduce((sum, { bonuses }) => sum + bonuses, 0)).toBeLessThanOrEqual(1);
        const found = await ledgerOf(referrer);
        expect([found?.isUntouched ?? true, found?.sums?.open ?? 0]).toEqual([true, pendingCommissions]);
      }),
      { numRuns: runsOf(6) },
    );
  }, 300_000);
});

describe("an agent", () => {
  it.each([
    ["telephone number", { phone: "+254 711 000 111" }, { phone: "+254711000111" }],
    [
      "email address apart from its tag",
      { email: "wangui.self@people.example" },
      { email: "wangui.self+two@people.example" },
    ],
  ])("earns nothing for referring an agent with the same %s", async (_, own, theirs) => {
    const referrer = await makeAgent(own);
    const { agent } = await referredBy(referrer, theirs);
    await decide(agent.id, "approve");
    expect(await money(referrer)).toEqual([]);
    expect(await statsOf(referrer)).toMatchObject({ totalReferrals: 1, activeReferrals: 0 });
  });

  it("loses unpaid referral earnings once the referred agent's payout account turns out to be the same", async () => {
    const [business, referrer] = [await makeBusiness(), await makeAgent()];
    const side = await referredBy(referrer);
    await confirmDeal(business, await reportDeal(business, side, 1_000));
    expect(await money(referrer)).toEqual(["share 500 held", "signup 5000 held waits"]);
    const account = { kind: "mobile", holder: "One", operator: "MTN", phone: "+256770000001" } as const;
    await (await storeAccountStatement(admin, referrer.agent.id, account)).run();
    await (await storeAccountStatement(admin, side.agent.id, account)).run();
    expect(await money(referrer)).toEqual(["share 500 reversed", "signup 5000 reversed waits"]);
    await decide(side.agent.id, "approve");
    await confirmDeal(business, await reportDeal(business, side, 1_000));
    expect(await money(referrer)).toHaveLength(2);
  });
});

describe("an invitation", () => {
  const refer = async (side: TestAgent, referredEmail: string, notes?: string) => {
    const agent = await findAgent(side.ctx, side.agent.id);
    if (!agent) throw new Error("no agent");
    return referAgent({ ...side.ctx, agent }, ReferralInput.parse({ referredEmail, notes }));
  };
  const mailsTo = async (address: string) =>
    (
      await env.DB.prepare("select text from transactional_emails where to_address = ?")
        .bind(address)
        .all<{ text: string }>()
    ).results;

  it("is emailed once with the link, and is linked to the agent who joins", async () => {
    const referrer = await makeAgent();
    const email = "pili.new@people.example";
    const [one, two] = await Promise.all([
      refer(referrer, email, "See https://bad.example"),
      refer(referrer, ` ${email.toUpperCase()}`),
    ]);
    expect(two.id).toBe(one.id);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/agent-auth?mode=signup&ref=${referrer.agent.id}`);
    expect(mails[0]?.text).not.toContain("https://bad.example");
    await referredBy(referrer, { email });
    const { rows } = await referralsOf(referrer.ctx, referrer.agent.id, { limit: 10 });
    expect(rows).toMatchObject([{ id: one.id, state: "joined", email }]);
  });

  it("is rejected for the agent's own address, and limited per day and per address", async () => {
    const referrer = await makeAgent();
    expect(await outcome(refer(referrer, referrer.agent.email.replace("@", "+me@")))).toBe("invalid");
    for (let index = 0; index < DAILY_REFERRAL_LIMIT; index += 1)
      await refer(referrer, `person${index}.${referrer.agent.id}@people.example`);
    expect(await outcome(refer(referrer, "one-more@people.example"))).toBe("limit_reached");
    const asked = "asked-by-many@people.example";
    for (let index = 0; index < 3; index += 1) await refer(await makeAgent(), asked);
    expect(await outcome(refer(await makeAgent(), asked))).toBe("limit_reached");
    expect(await mailsTo(asked)).toHaveLength(3);
  });

  it("is visible to its agent, and loses the address after its retention period", async () => {
    const referrer = await makeAgent();
    await refer(referrer, "soon-gone@people.example", "A friend");
    expect(await ownReferrals(referrer.ctx, referrer.agent.id, 10)).toMatchObject([
      { email: "soon-gone@people.example", notes: "A friend" },
    ]);
    expect(await purgeReferredAddresses(referrer.ctx, new Date(Date.now() + 1_000))).toBeGreaterThan(0);
    expect(await ownReferrals(referrer.ctx, referrer.agent.id, 10)).toMatchObject([
      { email: null, notes: null },
    ]);
    expect((await statsOf(referrer)).totalReferrals).toBe(1);
    await refer(referrer, "soon-gone@people.example");
    expect(await mailsTo("soon-gone@people.example")).toHaveLength(1);
  });

  it("loses the address when the inviting or the invited person is erased", async () => {
    const referrer = await makeAgent();
    const email = "leaves.soon@people.example";
    await refer(referrer, email, "A friend");
    const side = await referredBy(referrer, { email });
    const kept = () =>
      env.DB.prepare("select email, email_hash, notes, state from referrals where referred_id = ?")
        .bind(side.agent.id)
        .first();
    expect(await kept()).toMatchObject({ email, notes: "A friend" });
    await env.DB.batch(eraseReferrals(referrer.ctx, side.userId, email, sql`true`));
    expect(await kept()).toEqual({ email: null, email_hash: null, notes: null, state: "joined" });
    await refer(referrer, "stays@people.example", "Another");
    await env.DB.batch(eraseReferrals(referrer.ctx, referrer.userId, referrer.agent.email, sql`true`));
    const { rows } = await referralsOf(referrer.ctx, referrer.agent.id, { limit: 10 });
    expect(rows.map((row) => [row.email, row.notes])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
