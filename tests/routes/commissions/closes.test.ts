import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeAgent, payCommission, reportDeal, shareLead } from "../../support/fixtures/commissions";
import { admin, payableAgent } from "../../support/fixtures/payouts";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

describe("a closed deal, by API and form", () => {
  it("is reported once, with updated totals and tier", async () => {
    const [business, { agent, cookie }] = [await signedInBusiness(), await makeAgent()];
    const sharedLeadId = await shareLead(business, agent);
    const path = `/api/agents/${agent.id}/close-lead`;
    for (const leadValue of [-1, 0, 1e12, "NaN", null])
      expect((await callApp("POST", path, { leadValue, sharedLeadId }, cookie)).status).toBe(422);
    const answer = await callApp("POST", path, { leadValue: 10_000, sharedLeadId }, cookie);
    expect(await answer.json()).toMatchObject({
      success: true,
      agent: { totalLeadsClosed: 1, totalLeadValue: 10_000 },
      tierAdvancement: { advanced: true, previousTier: "entry", newTier: "bronze", newCommissionRate: 7 },
    });
    expect((await callApp("POST", path, { leadValue: 10_000, sharedLeadId }, cookie)).status).toBe(409);
    expect((await postForm(`/agent/leads/${sharedLeadId}/close`, { leadValue: "10" }, cookie)).status).toBe(
      409,
    );
  });

  it("is confirmed only by its own business, and listed with its statement", async () => {
    const [business, other] = [await signedInBusiness(), await signedInBusiness()];
    const agent = await makeAgent();
    const closeId = await reportDeal(business, agent, 1_000);
    expect((await callApp("POST", `/api/closes/${closeId}/confirm`, {}, other.cookie)).status).toBe(404);
    expect((await postForm(`/agents/closes/${closeId}/confirm`, {}, business.cookie)).status).toBe(302);
    expect((await callApp("POST", `/api/closes/${closeId}/confirm`, {}, business.cookie)).status).toBe(409);
    const paths = [`/agents/statements/${agent.agent.id}`, `/agent/statements/${business.account.id}`];
    const files = await Promise.all([
      fetchApp(paths[0] ?? "", { cookie: business.cookie }),
      fetchApp(paths[1] ?? "", { cookie: agent.cookie }),
    ]);
    const [theirs, ours] = await Promise.all(files.map((file) => file.text()));
    expect(theirs).toBe(ours);
    expect(await (await fetchApp("/agents/closes", { cookie: business.cookie })).text()).toContain(
      "Confirmed",
    );
    expect(await (await fetchApp("/agent/commission", { cookie: agent.cookie })).text()).toContain("$50</");
  });

  it("is reversed by an administrator by form and API, and no longer owed", async () => {
    const business = await signedInBusiness({ plan: "startup" });
    const agent = await makeAgent();
    const { cookie } = await admin();
    const ids = [await reportDeal(business, agent, 1_000), await reportDeal(business, agent, 1_000)];
    for (const id of ids) await callApp("POST", `/api/closes/${id}/confirm`, {}, business.cookie);
    const totals = async () =>
      (await callApp("GET", "/api/closes/totals", undefined, business.cookie)).json<
        Record<string, unknown>
      >();
    expect(await totals()).toEqual({
      commissionEarned: 100,
      commissionPaid: 0,
      platformFees: 300,
      platformFeesPaid: 0,
      netEarnings: "-200.00",
      owed: 400,
    });
    const own = `/api/agents/${agent.agent.id}/commissions`;
    const earned = await (await callApp("GET", own, undefined, agent.cookie)).json<{ netEarnings: string }>();
    expect(earned.netEarnings).toBe("100.00");
    const reason = "The sale was cancelled";
    const form = `/admin/closes/${ids[0]}/reverse`;
    expect((await postForm(form, { reason: "" }, cookie)).status).toBe(422);
    expect((await postForm(form, { reason }, cookie)).status).toBe(302);
    expect((await postForm(form, { reason }, cookie)).status).toBe(409);
    const call = await callApp("POST", `/api/admin/closes/${ids[1]}/reverse`, { reason }, cookie);
    expect(await call.json()).toMatchObject({ state: "reversed", reason });
    expect(await totals()).toMatchObject({ commissionEarned: 0, platformFees: 0, owed: 0 });
    expect(await (await fetchApp("/agent/orders", { cookie: agent.cookie })).text()).toContain(reason);
    expect(await (await fetchApp("/admin/closes", { cookie })).text()).toContain(reason);
  });

  it("can be reversed only while its commission is neither paid nor in a payout run", async () => {
    const { agent, request } = await payableAgent();
    const { cookie, ctx } = await admin();
    const [close] = await ctx.db.all<{ id: number }>(
      sql`select id from closes where agent_id = ${agent.agent.id}`,
    );
    const form = `/admin/closes/${close?.id}/reverse`;
    const offered = async () => {
      const [list, page] = [await fetchApp("/admin/closes", { cookie }), await fetchApp(form, { cookie })];
      return [(await list.text()).includes(form), (await page.text()).includes("Reason")];
    };
    expect(await offered()).toEqual([true, true]);
    await request();
    expect(await offered()).toEqual([true, true]);
    await ctx.db.run(sql`update payouts set state = 'batched' where agent_id = ${agent.agent.id}`);
    expect(await offered()).toEqual([false, false]);
    expect(await (await fetchApp(form, { cookie })).text()).toContain("in a payout run");
    await ctx.db.run(sql`update commissions set state = 'paid' where agent_id = ${agent.agent.id}`);
    expect(await offered()).toEqual([false, false]);
    expect(await (await fetchApp("/admin/closes", { cookie })).text()).toContain("Its commission is paid");
  });

  it("shows business, agent and administrator how much of its commission was paid", async () => {
    const [business, { agent, cookie, ctx }, by] = [
      await signedInBusiness({ plan: "startup" }),
      await makeAgent(),
      await admin(),
    ];
    const [one, two] = [
      await reportDeal(business, { ctx, agent }, 1_000),
      await reportDeal(business, { ctx, agent }, 200),
    ];
    for (const id of [one, two]) await postForm(`/agents/closes/${id}/confirm`, {}, business.cookie);
    const own = async () => (await fetchApp("/agents/closes", { cookie: business.cookie })).text();
    const earned = async () => (await fetchApp("/agent/commission", { cookie })).text();
    expect(await own()).toMatch(/\$50 \(5%\), due.*Due: .*\$60.*DEALS-/s);
    expect(await earned()).toMatch(
      /Until .* and until the business has paid.*\$60 is pending until businesses pay us/s,
    );
    expect(await (await fetchApp("/admin/closes", { cookie: by.cookie })).text()).toContain(
      "Commission not paid by the business yet",
    );
    const paymentId = await payCommission(business, 5_000);
    expect(await own()).toMatch(/\$10 \(5%\), due.*\$50 \(5%\), paid.*Due: .*\$10/s);
    await payCommission(business, 1_500);
    expect(await own()).toMatch(/Due: .*\$0.* in commission.*\$180.*You have \$5.* in credit/s);
    const undo = `/admin/fee-payments/${paymentId}/reverse`;
    const [page, foreign] = [await fetchApp(undo, { cookie: by.cookie }), await fetchApp(undo, { cookie })];
    expect([page.status, foreign.status]).toEqual([200, 403]);
    await postForm(undo, { reason: "It bounced" }, by.cookie);
    expect(await own()).toMatch(/\$10 \(5%\), due.*\$50 \(5%\), due.*Due: .*\$45/s);
    expect(
      await (await fetchApp(`/admin/fees/${business.account.id}`, { cookie: by.cookie })).text(),
    ).toContain("It bounced");
  });

  it("shows a new-tier congratulation for 8 seconds", async () => {
    const [business, { agent, cookie }] = [await signedInBusiness(), await makeAgent()];
    const lead = await shareLead(business, agent);
    const form = await postForm(`/agent/leads/${lead}/close`, { leadValue: "10000" }, cookie);
    const flash = decodeURIComponent(form.headers.getSetCookie().join());
    for (const words of ["Congratulations on your new tier", "Entry", "Bronze", "7%", '"seconds":8'])
      expect(flash).toContain(words);
    expect(form.headers.get("location")).toBe("/agent/orders");
    expect(flash).toContain("This deal pays you 5%.");
    expect(await (await fetchApp("/agent/orders", { cookie })).text()).toContain("$500 (5%) once confirmed");
    const commission = await (await fetchApp("/agent/commission", { cookie })).text();
    expect(commission).toContain("Your next deal pays 5%, based on your confirmed deals.");
    expect(commission).toContain("Your Bronze tier pays 7% once the deals that earned it are confirmed.");
  });

  it("shows an error if a test close fails", async () => {
    const { agent, cookie } = await makeAgent();
    const form = await postForm("/agent/close-test", {}, cookie);
    expect(decodeURIComponent(form.headers.getSetCookie().join())).toContain(
      "Failed to test tier advancement.",
    );
    const own = await callApp("GET", `/api/agents/${agent.id}/commissions`, undefined, cookie);
    expect(await own.json()).toMatchObject({ commissions: [] });
  });

  it("can be simulated by a demo agent, which raises the tier and earns nothing", async () => {
    const { agent, cookie, userId, ctx } = await makeAgent();
    await ctx.d1.prepare("update users set is_demo = 1 where id = ?").bind(userId).run();
    expect(await (await fetchApp("/agent", { cookie })).text()).toContain('action="/agent/close-test"');
    for (let press = 0; press < 4; press++) await postForm("/agent/close-test", {}, cookie);
    const page = await (await fetchApp("/agent", { cookie })).text();
    expect(page).toContain("Bronze");
    const own = await callApp("GET", `/api/agents/${agent.id}/commissions`, undefined, cookie);
    expect(await own.json()).toMatchObject({ commissions: [], netEarnings: "0.00" });
  });
});
