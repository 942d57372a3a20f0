import { describe, expect, it } from "vitest";
import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { listAssignedAgents } from "~/domains/agents/assignments/assigned-agents.server";
import { FREE_BELOW } from "~/domains/agents/assignments/policy";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import { getMarketAgent, listMarket } from "~/domains/agents/marketplace/market-agents.server";
import { MarketQuery } from "~/domains/agents/marketplace/schemas";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { approvedAgent } from "../../support/fixtures/agents";
import { outcome, signUpAdmin } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const find = async ({ ctx }: Pick<Business, "ctx">, query: Record<string, unknown> = {}) =>
  listMarket(ctx, MarketQuery.parse(query));
const idsOf = async (business: Business, query: Record<string, unknown>) =>
  (await find(business, query)).rows.map(({ id }) => id);
/** A word that no other test uses. */
const word = () => `w${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

describe("the marketplace", () => {
  it("lists only approved agents, not pending, declined, suspended or erased ones", async () => {
    const business = await makeBusiness();
    const city = word();
    const [stays, goes, erased] = [
      await approvedAgent({ city }),
      await approvedAgent({ city }),
      await approvedAgent({ city }),
    ];
    await approvedAgent({ city }, { set: "rejected_at = 1" });
    await approvedAgent({ city }, { set: "reviewed_at = null" });
    expect(await idsOf(business, { search: city })).toEqual(
      [stays, goes, erased].map(({ agent }) => agent.id),
    );
    await env.DB.prepare("update users set suspended_at = 1 where id = ?").bind(goes.agent.userId).run();
    await eraseUser(testContext(), erased.agent.userId, "delete-user");
    expect(await idsOf(business, { search: city })).toEqual([stays.agent.id]);
    await env.DB.prepare("update users set suspended_at = null where id = ?").bind(goes.agent.userId).run();
    expect(await idsOf(business, { search: city })).toEqual([stays.agent.id, goes.agent.id]);
    for (const { agent } of [erased])
      expect(await outcome(getMarketAgent(business.ctx, agent.id))).toBe("not_found");
  });

  it("filters by country of residence or sales, industry, language, tier and search words", async () => {
    const business = await makeBusiness();
    const city = word();
    const one = await approvedAgent({
      city,
      country: "KE",
      operationalMarkets: ["KE"],
      specializations: ["energy"],
    });
    const two = await approvedAgent(
      { city, country: "UG", operationalMarkets: ["KE", "UG"], specializations: ["mining"] },
      { set: `tier = 'gold', languages = '["Swahili","English"]'` },
    );
    const found = (query: Record<string, unknown>) => idsOf(business, { search: city, ...query });
    expect(await found({})).toEqual([two.agent.id, one.agent.id]);
    expect(await found({ country: "KE" })).toEqual([two.agent.id, one.agent.id]);
    expect(await found({ country: "Uganda" })).toEqual([two.agent.id]);
    expect(await found({ industry: "energy" })).toEqual([one.agent.id]);
    expect(await found({ language: "Swahili" })).toEqual([two.agent.id]);
    expect(await found({ tier: "entry" })).toEqual([one.agent.id]);
    expect(await found({ tier: "gold", country: "KE", language: "English", industry: "mining" })).toEqual([
      two.agent.id,
    ]);
    expect(await found({ search: `wanjiru ${city.slice(0, 8)}` })).toHaveLength(2);
    expect(await found({ search: "!!!" })).toEqual([]);
    expect(MarketQuery.safeParse({ country: "Atlantis" }).success).toBe(false);
    expect(MarketQuery.safeParse({ tier: "diamond" }).success).toBe(false);
  });

  it("lists an agent as available until three businesses have made an offer", async () => {
    const city = word();
    const { agent } = await approvedAgent({ city });
    const businesses = await Promise.all(Array.from({ length: FREE_BELOW }, () => makeBusiness()));
    const [first] = businesses;
    if (!first) throw new Error("no business");
    for (const { ctx } of businesses) {
      expect(await idsOf(first, { search: city, free: "1" })).toEqual([agent.id]);
      await assignAgent(ctx, AssignAgent.parse({ agentId: agent.id }));
    }
    expect(await idsOf(first, { search: city, free: "1" })).toEqual([]);
    expect(await idsOf(first, { search: city })).toEqual([agent.id]);
  });

  it("shows no success rate before shared leads have results, and no email before the agent accepts", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const { agent, ctx } = await approvedAgent();
    const seen = async () => {
      const { rows } = await listAssignedAgents(business.ctx, { limit: 5 });
      return marketAgentJson(await getMarketAgent(business.ctx, agent.id), rows[0]?.assignment);
    };
    expect(await seen()).toMatchObject({
      successRate: null,
      leadsConverted: 0,
      email: null,
      commissionRate: 5,
    });
    const { id } = await assignAgent(business.ctx, AssignAgent.parse({ agentId: agent.id }));
    expect((await seen()).email).toBeNull();
    await answerAssignment(ctx, id, "accept");
    expect((await seen()).email).toBe(agent.email);
    for (const [n, state] of ["closed", "lost", "lost", "new"].entries())
      await env.DB.prepare(
        `insert into shared_leads (account_id, agent_id, assignment_id, lead_id, state, shared_at, shared_by, is_demo)
          values (?, ?, ?, ?, ?, 1, 1, 0)`,
      )
        .bind(business.account.id, agent.id, id, 5_000_000 + id * 10 + n, state)
        .run();
    expect((await seen()).successRate).toBe(33);
    await env.DB.prepare("update shared_leads set state = 'closed' where agent_id = ? and state = 'new'")
      .bind(agent.id)
      .run();
    await env.DB.prepare("update shared_leads set state = 'working' where agent_id = ? and state = 'lost'")
      .bind(agent.id)
      .run();
    expect((await seen()).successRate).toBe(100);
  });

  it("hides demo agents from real accounts while the demo is turned off", async () => {
    const city = word();
    const { agent } = await approvedAgent({ city }, { isDemo: true });
    const business = await makeBusiness();
    await changeSettings((await signUpAdmin()).ctx, { switches: { demo: false } });
    expect(await idsOf(business, { search: city })).toEqual([]);
    expect(await outcome(assignAgent(business.ctx, AssignAgent.parse({ agentId: agent.id })))).toBe(
      "not_found",
    );
    const demo = { ...business, ctx: { ...business.ctx, account: { ...business.account, isDemo: true } } };
    expect(await idsOf(demo, { search: city })).toEqual([agent.id]);
  });
});

describe("a large number of agents", () => {
  it("is paged by tier without gaps, each page within 500 rows", async () => {
    const { agent } = await approvedAgent();
    const city = word();
    await env.DB.prepare(
      `insert into users (email, email_key, first_name, last_name, user_type, created_at)
        select 'many-' || value || ?1, 'many-' || value || ?1, 'Many', ?1, 'agent', 1
        from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 700) select value from n)`,
    )
      .bind(city)
      .run();
    await env.DB.prepare(
      `insert into agents (user_id, country, city, specializations, operational_markets, languages, tier, created_at, reviewed_at)
        select id, 'KE', ?1, '["energy"]', '["KE"]', '["Swahili"]',
          case id % 5 when 0 then 'entry' when 1 then 'bronze' when 2 then 'silver' when 3 then 'gold' else 'platinum' end, 1, 1
        from users where last_name = ?1`,
    )
      .bind(city)
      .run();
    const business = await makeBusiness();
    const { ctx, rowsRead, reset } = metered(business.ctx);
    const seen: number[] = [];
    const tiers = new Set<string>();
    let cursor: number | undefined;
    do {
      reset();
      const page = await listMarket(
        ctx,
        MarketQuery.parse({ search: city, cursor, country: "KE", free: "1" }),
      );
      expect(rowsRead()).toBeLessThanOrEqual(500);
      expect(page.total).toEqual({ count: 200, isExact: false });
      for (const row of page.rows) tiers.add(row.tier);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(700);
    expect(new Set(seen).size).toBe(700);
    expect([...tiers]).toEqual(["platinum", "gold", "silver", "bronze", "entry"]);
    reset();
    await listMarket(ctx, MarketQuery.parse({}));
    expect(rowsRead()).toBeLessThanOrEqual(500);
    expect(agent.id).toBeGreaterThan(0);
  });
});
