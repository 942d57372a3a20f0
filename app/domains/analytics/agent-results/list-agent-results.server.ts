import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { Page, PageQuery } from "~/core/pagination";
import { statement } from "~/core/statement";
import type { Days } from "~/core/time/period";
import { listAcceptedAgents } from "~/domains/agents/assignments/assignments.server";
import { namesOfAgents } from "~/domains/agents/closing/agent-names.server";
import { agentRunningTotals } from "../tables";

/** Money is US cents and comes from confirmed deals. */
export interface AgentMetrics {
  leadsShared: number;
  leadsWorked: number;
  dealsReported: number;
  dealsConfirmed: number;
  revenue: number;
  commission: number;
}

export interface AgentResult extends AgentMetrics {
  agentId: number;
  name: string;
}

/** Rows per page, so that a page reads at most 500 rows. */
const MAX_ROWS = 20;

/** `agent_id` of the row that sums all agents of an account. */
const ALL = 0;

const COLUMNS = {
  leadsShared: "leads_shared",
  leadsWorked: "leads_worked",
  dealsReported: "deals_reported",
  dealsConfirmed: "deals_confirmed",
  revenue: "revenue",
  commission: "commission",
} as const satisfies Record<keyof AgentMetrics, string>;

const NONE: AgentMetrics = {
  leadsShared: 0,
  leadsWorked: 0,
  dealsReported: 0,
  dealsConfirmed: 0,
  revenue: 0,
  commission: 0,
};

/** The latest day with sums of an agent that satisfies `when`. */
const lastDay = (ctx: AccountContext, when: SQL): SQL =>
  sql`(select max(d.day) from ${agentRunningTotals} d where d.account_id = ${ctx.account.id} and d.agent_id = j.value and d.day ${when})`;

/** Leads shared and deals reported from the first to the last day (UTC), with their current status, by agent id. */
async function metricsOf(ctx: AccountContext, agentIds: number[], { first, last }: Days) {
  const differences = Object.entries(COLUMNS).map(
    ([name, column]) =>
      sql`coalesce(${sql.raw(`e.${column}`)}, 0) - coalesce(${sql.raw(`b.${column}`)}, 0) as ${sql.raw(name)}`,
  );
  const sums = (as: "e" | "b", when: SQL) =>
    sql`left join ${agentRunningTotals} ${sql.raw(as)} on ${sql.raw(as)}.account_id = ${ctx.account.id}
      and ${sql.raw(as)}.agent_id = j.value and ${sql.raw(as)}.day = ${lastDay(ctx, when)}`;
  const { results } = await statement(
    ctx,
    sql`select j.value as agentId, ${sql.join(differences, sql`, `)} from json_each(${JSON.stringify(agentIds)}) j
      ${sums("e", sql`<= ${last}`)} ${sums("b", sql`< ${first}`)}`,
  ).all<AgentMetrics & { agentId: number }>();
  return new Map(results.map(({ agentId, ...metrics }) => [agentId, metrics]));
}

const byResult = (one: AgentResult, other: AgentResult) =>
  other.revenue - one.revenue ||
  other.dealsReported - one.dealsReported ||
  other.leadsShared - one.leadsShared ||
  other.agentId - one.agentId;

/**
 * Returns the results of the account's agents and the total. Newest agents first; if all fit on one page, highest
 * revenue first. At most 20 rows per page; reads at most 500.
 */
export async function listAgentResults(
  ctx: AccountContext,
  days: Days,
  { limit, cursor }: PageQuery,
): Promise<Page<AgentResult> & { totals: AgentMetrics }> {
  const {
    rows: ids,
    next,
    total,
  } = await listAcceptedAgents(ctx, {
    limit: Math.min(limit, MAX_ROWS),
    cursor,
  });
  const [names, metrics] = await Promise.all([namesOfAgents(ctx, ids), metricsOf(ctx, [ALL, ...ids], days)]);
  const rows = ids.map((agentId) => ({
    agentId,
    name: names.get(agentId) ?? "An agent",
    ...(metrics.get(agentId) ?? NONE),
  }));
  const isWhole = next === null && cursor === undefined;
  return {
    rows: isWhole ? rows.sort(byResult) : rows,
    next,
    total,
    totals: metrics.get(ALL) ?? NONE,
  };
}
