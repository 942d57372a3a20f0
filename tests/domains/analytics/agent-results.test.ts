import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { PageQuery } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { periodOf } from "~/core/time/period";
import { shareLead, unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { exportAgentResults } from "~/domains/analytics/agent-results/export-agent-results.server";
import {
  type AgentMetrics,
  listAgentResults,
} from "~/domains/analytics/agent-results/list-agent-results.server";
import { shareRows } from "~/domains/bulk/sharing/share-rows.server";
import { ShareRowsSchema } from "~/domains/bulk/sharing/share-schema";
import { disputeClose, getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { reverseClose } from "~/domains/commissions/closes/end-close.server";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import {
  confirmDeal,
  makeAgent,
  reportDeal,
  shareLead as shareWith,
  type TestAgent,
} from "../../support/fixtures/commissions";
import { sharedWithAgent, someLeads, workingAgent } from "../../support/fixtures/shared-leads";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const NOW = new Date("2026-11-21T12:00:00Z");
const DAY = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
const dayOf = (days: number) => ago(days).toISOString().slice(0, 10);

let business: Business;
let one: TestAgent;
let two: TestAgent;
beforeEach(async () => {
  business = await makeBusiness({ plan: "corporate" });
  [one, two] = [await makeAgent(), await makeAgent()];
});

const at = (days: number, who = business): Business => ({
  ...who,
  ctx: { ...who.ctx, now: () => ago(days) },
});
const share = (agent: TestAgent, days: number, who = business) => shareWith(at(days, who), agent.agent);
const report = (agent: TestAgent, dollars: number, days: number, who = business) =>
  reportDeal(at(days, who), agent, dollars, ago(days));
const setState = (sharedLeadId: number, state: string) =>
  env.DB.prepare("update shared_leads set state = ? where id = ?").bind(state, sharedLeadId).run();

const figures = (row: AgentMetrics) => [
  row.leadsShared,
  row.leadsWorked,
  row.dealsReported,
  row.dealsConfirmed,
  row.revenue,
  row.commission,
];

/**
 * Results between two numbers of days ago, as [shared, worked, reported, confirmed, revenue, commission] per agent and
 * in total.
 */
async function results(from: number, until: number, who = business) {
  const ctx = at(0, who).ctx;
  const days = periodOf(ctx, { start: dayOf(from), end: dayOf(until) });
  const { rows, totals } = await listAgentResults(ctx, days, PageQuery.parse({}));
  return {
    of: (agent: TestAgent) => rows.filter(({ agentId }) => agentId === agent.agent.id).flatMap(figures),
    all: figures(totals),
    rows,
  };
}

/** Results of the default period by the current clock. */
const resultsOf = ({ ctx }: Business) => listAgentResults(ctx, periodOf(ctx, {}), PageQuery.parse({}));
const sumsOf = async (who: Business) => figures((await resultsOf(who)).totals);

describe("the results of agents in a period", () => {
  it("match the shared leads and deals counted by hand", async () => {
    await share(one, 10);
    await setState(await share(one, 10), "working");
    await setState(await share(two, 3), "lost");
    const early = await report(one, 1_000, 10);
    await confirmDeal(at(1), early);
    const late = await report(two, 400, 3);
    await report(two, 250.5, 3);
    await confirmDeal(at(1), late);
    const rateOf = async (closeId: number) => (await getOwnClose(business.ctx, closeId)).rate;
    const [earlyRate, lateRate] = [await rateOf(early), await rateOf(late)];

    const whole = await results(30, 0);
    expect(whole.of(one)).toEqual([3, 2, 1, 1, 100_000, 1_000 * earlyRate]);
    expect(whole.of(two)).toEqual([3, 3, 2, 1, 40_000, 400 * lateRate]);
    expect(whole.all).toEqual([6, 5, 3, 2, 140_000, 1_000 * earlyRate + 400 * lateRate]);
    const newest = await results(9, 0);
    expect([newest.of(one), newest.of(two)]).toEqual([[0, 0, 0, 0, 0, 0], whole.of(two)]);
    const oldest = await results(10, 10);
    expect([oldest.of(one), oldest.all]).toEqual([whole.of(one), whole.of(one)]);
    expect((await results(9, 4)).all).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("include only the account's own rows", async () => {
    const other = await makeBusiness({ plan: "corporate" });
    await confirmDeal(at(1, other), await report(one, 900, 2, other));
    await share(one, 2);
    expect((await results(30, 0)).all).toEqual([1, 0, 0, 0, 0, 0]);
    expect((await results(30, 0, other)).all.slice(0, 5)).toEqual([1, 1, 1, 1, 90_000]);
    const stranger = await makeBusiness();
    expect((await results(30, 0, stranger)).rows).toEqual([]);
  });

  it("count a deal once after two concurrent confirmations and a dispute", async () => {
    const closeId = await report(one, 500, 2);
    const close = await getOwnClose(business.ctx, closeId);
    const answers = await Promise.allSettled([
      confirmDeal(at(0), closeId),
      confirmDeal(at(0), closeId),
      disputeClose(at(0).ctx, close, "Not ours."),
    ]);
    const isConfirmed = (await getOwnClose(business.ctx, closeId)).state === "confirmed" ? 1 : 0;
    // A disputed deal can still be confirmed: of the two attempts to confirm, at most one succeeds.
    const confirmed = answers.slice(0, 2).filter(({ status }) => status === "fulfilled");
    expect(confirmed).toHaveLength(isConfirmed);
    expect((await results(30, 0)).all.slice(2, 5)).toEqual([1, isConfirmed, 50_000 * isConfirmed]);
  });

  it("match the commission ledger, also after a reversal", async () => {
    const kept = await report(one, 1_000, 5);
    const gone = await report(two, 700, 4);
    for (const id of [kept, gone]) await confirmDeal(at(1), id);
    const agree = async () => {
      const { commission } = await owedTotals(business.ctx);
      expect((await results(30, 0)).all[5]).toBe(commission);
      return commission;
    };
    const before = await agree();
    await reverseClose(at(0).ctx, await getOwnClose(business.ctx, gone));
    expect(await agree()).toBeLessThan(before);
    expect((await results(30, 0)).of(two).slice(2)).toEqual([1, 0, 0, 0]);
  });

  it("exclude demo leads and test deals", async () => {
    const { business: owner, working, leads } = await sharedWithAgent(2);
    const [lead] = await someLeads(owner, 1);
    await owner.ctx.db.run(sql`update leads set is_demo = 1 where id = ${lead?.id}`);
    await shareLead(owner.ctx, lead?.id ?? 0, { agentId: working.agent.id });
    await env.DB.prepare(
      `insert into closes (agent_id, account_id, state, value, tier, rate, commission, reported_at, due_at, is_test)
        values (?, ?, 'confirmed', 100, 'entry', 5, 5, ?, 1, 1)`,
    )
      .bind(working.agent.id, owner.account.id, toUnixSeconds(owner.ctx.now()))
      .run();
    expect(leads).toHaveLength(2);
    expect(await sumsOf(owner)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it("count each lead once when the same leads are shared three times concurrently", async () => {
    const owner = await makeBusiness({ plan: "corporate" });
    const [here, there] = [await workingAgent(owner), await workingAgent(owner)];
    const leadIds = (await someLeads(owner, 6)).map(({ id }) => id);
    const share = ({ agent }: typeof here, ids: number[]) =>
      shareRows(owner.ctx, ShareRowsSchema.parse({ leadIds: ids, agentId: agent.id }));
    await Promise.allSettled([
      share(here, leadIds),
      share(there, leadIds.slice(2)),
      shareLead(owner.ctx, leadIds[0] ?? 0, { agentId: there.agent.id }),
    ]);
    const [leads] = await sumsOf(owner);
    expect(leads).toBe(6);
    const { rows } = await resultsOf(owner);
    const counted = await env.DB.prepare(
      "select agent_id as agentId, count(*) as leadsShared from shared_leads where account_id = ? group by 1 order by 1",
    )
      .bind(owner.account.id)
      .all();
    const summed = rows
      .filter(({ leadsShared }) => leadsShared > 0)
      .map(({ agentId, leadsShared }) => ({ agentId, leadsShared }))
      .sort((a, b) => a.agentId - b.agentId);
    expect(summed).toEqual(counted.results);
  });

  it("count a lead that is no longer shared on its sharing date", async () => {
    const { business: owner, leads } = await sharedWithAgent(2);
    await unshareLead(owner.ctx, leads[0]?.id ?? 0);
    expect(await sumsOf(owner)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it("are the same in whatever order the days are written", async () => {
    const days = [12, 3, 20, 7, 3, 1, 20, 0];
    for (const [n, day] of days.entries()) await share(n % 2 ? one : two, day);
    for (const [from, until] of [
      [30, 0],
      [20, 20],
      [19, 3],
      [3, 3],
      [2, 0],
    ] as const) {
      const expected = days.filter((day) => day <= from && day >= until).length;
      expect([from, until, (await results(from, until)).all[0]]).toEqual([from, until, expected]);
    }
  });
});

describe("the report of many agents", () => {
  it("lists each agent once across pages of at most 500 rows read, and all in the export", async () => {
    const { ctx } = at(0);
    const agents = [one, two];
    while (agents.length < 23) agents.push(await makeAgent());
    for (const agent of agents) await share(agent, 2);
    await env.DB.prepare(
      `insert into agent_running_totals with recursive n(x) as (select 3 union all select x + 1 from n where x < 360)
        select ?1, a.id, date('2026-11-21', '-' || x || ' days'), 0, 0, 0, 0, 0, 0 from n, agents a`,
    )
      .bind(business.account.id)
      .run();
    const meter = metered(ctx);
    const days = periodOf(ctx, { start: dayOf(300), end: dayOf(0) });
    const seen: number[] = [];
    let cursor: number | undefined;
    do {
      meter.reset();
      const page = await listAgentResults(meter.ctx, days, PageQuery.parse({ cursor }));
      expect(meter.rowsRead()).toBeLessThanOrEqual(500);
      expect([page.total.count, page.totals.leadsShared]).toEqual([23, 23]);
      seen.push(...page.rows.map(({ agentId }) => agentId));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(agents.map(({ agent }) => agent.id).sort((a, b) => b - a));
    const lines = (await exportAgentResults(ctx, days, "csv").text()).trim().split("\r\n");
    expect(lines[0]).toMatch(/agent id,agent,leads shared,leads worked,deals reported/);
    expect(lines.slice(1).map((line) => Number(line.split(",")[0]))).toEqual(seen);
  });
});
