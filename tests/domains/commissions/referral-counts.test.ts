import { describe, expect, it } from "vitest";
import { referralsOf } from "~/domains/commissions/affiliate/list-referrals.server";
import { referAgent } from "~/domains/commissions/affiliate/refer-agent.server";
import { pageOfWaiting } from "~/domains/commissions/payouts/list-payouts.server";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { heldData } from "~/domains/privacy/requests/held-data.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { makeAgent } from "../../support/fixtures/commissions";
import { payableAgent } from "../../support/fixtures/payouts";
import { lastLink, mailsTo } from "../../support/fixtures/people";
import { env, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const seedReferrals = (agentId: number, count: number) =>
  env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
      insert into referrals (agent_id, state, referred_id, created_at)
      select ?, iif(i % 4, 'joined', 'approved'), ? + i, 1 from n`,
  )
    .bind(count, agentId, agentId * 100_000)
    .run();

describe("an agent's referral totals", () => {
  it("are stored, so a page with 20,000 referrals reads as many rows as with 200", async () => {
    const read: number[] = [];
    for (const count of [200, 20_000]) {
      const { ctx, agent } = await makeAgent();
      await seedReferrals(agent.id, count);
      const meter = metered(ctx);
      const { stats, rows } = await referralsOf(meter.ctx, agent.id, { limit: 50 });
      expect(stats).toMatchObject({ totalReferrals: count, activeReferrals: count / 4 });
      expect(rows).toHaveLength(50);
      read.push(meter.rowsRead());
    }
    expect(read[1]).toBe(read[0]);
    expect(read[1]).toBeLessThan(200);
  });

  it("are updated by each state change and deletion", async () => {
    const { ctx, agent } = await makeAgent();
    await seedReferrals(agent.id, 8);
    const run = (query: string) => env.DB.prepare(query).bind(agent.id).run();
    const stats = async () => (await referralsOf(ctx, agent.id, { limit: 1 })).stats;
    await run("update referrals set state = 'approved' where agent_id = ? and state = 'joined'");
    expect(await stats()).toMatchObject({ totalReferrals: 8, activeReferrals: 8 });
    await run(
      "update referrals set state = 'rejected' where id = (select min(id) from referrals where agent_id = ?)",
    );
    expect(await stats()).toMatchObject({ totalReferrals: 8, activeReferrals: 7 });
    await run("delete from referrals where agent_id = ?");
    expect(await stats()).toMatchObject({ totalReferrals: 0, activeReferrals: 0 });
  });
});

describe("an address that was invited and has no account", () => {
  it("can view and erase its data through the page linked in the invitation", async () => {
    const { ctx, agent } = await makeAgent();
    const email = `invited-${crypto.randomUUID()}@people.test`;
    await referAgent({ ...ctx, agent }, { referredEmail: email, notes: "Sells well" });
    expect((await mailsTo(ctx, email))[0]?.text).toContain("/data-request");
    expect(await heldData(ctx, email, email)).toMatchObject({
      invitationsByAgents: [{ email, notes: "Sells well" }],
    });
    const visitor = testContext();
    await requestData(visitor, { email, kind: "erase", note: undefined });
    await confirmDataRequest(visitor, await lastLink(visitor, email));
    const kept = env.DB.prepare("select email, notes from referrals where agent_id = ?").bind(agent.id);
    expect((await kept.all()).results).toEqual([{ email: null, notes: null }]);
  });
});

describe("the list of payout requests", () => {
  it("is paged without repeats, with names, total and the kinds across all pages", async () => {
    for (let made = 0; made < 3; made++) await (await payableAgent(100)).request();
    const { ctx } = await makeAgent();
    const first = await pageOfWaiting(ctx, { limit: 2 });
    expect(first.rows).toHaveLength(2);
    expect(first.kinds).toEqual(["mobile"]);
    expect(first.total).toEqual({ count: 3, isExact: true });
    const second = await pageOfWaiting(ctx, { limit: 2, cursor: first.next ?? 0 });
    expect(second.rows.map(({ id }) => id)).not.toContain(first.rows[1]?.id);
    expect([second.rows.length, second.next]).toEqual([1, null]);
    expect(first.rows[0]?.agentName).toMatch(/^\S+ \S+/);
  });
});
