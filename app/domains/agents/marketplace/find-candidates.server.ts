import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray, statement } from "~/core/statement";
import { isOpen } from "../assignments/assignments.server";
import { agentAssignments } from "../tables";
import { AGENT_TIERS } from "../tiers";
import { marketSide } from "./market-agents.server";

interface Sought {
  countries: string[];
  /** Directory industry ids: the requested ones and related ones. */
  industries: string[];
  related: string[];
  languages: string[];
}

const keysOf = (letter: string, values: string[]) =>
  `keys : (${values.map((value) => `"${letter}${value.replace(/[^\p{L}\p{N}]/gu, "")}"`).join(" OR ")})`;

const byTier = (match: string, limit: number) =>
  sql.join(
    AGENT_TIERS.toReversed().map(
      (tier) =>
        sql`select id from (select rowid as id from agent_search
          where agent_search match ${`keys : "t${tier}" AND (${match})`} order by rowid limit ${limit})`,
    ),
    sql` union all `,
  );

/**
 * Finds approved agents in one of the countries who sell in one of the industries. Order: speakers of a language, other
 * agents, then agents of a related industry; within each, highest tier first. Reads at most `limit` keys of each kind.
 */
export async function findCandidates(ctx: AccountContext, sought: Sought, limit: number): Promise<number[]> {
  const { countries, industries, related, languages } = sought;
  const side = await marketSide(ctx);
  const place = `${side === "both" ? "" : `keys : "${side}" AND `}${keysOf("c", countries)}`;
  const sells = industries.length > 0 ? keysOf("i", industries) : null;
  const speaks = languages.length > 0 ? keysOf("l", languages) : null;
  const kinds = [
    ...(sells && speaks ? [`${place} AND ${sells} AND ${speaks}`] : []),
    ...(sells ? [speaks ? `(${place} AND ${sells}) NOT ${speaks}` : `${place} AND ${sells}`] : []),
    ...(related.length > 0
      ? [
          sells
            ? `(${place} AND ${keysOf("i", related)}) NOT ${sells}`
            : `${place} AND ${keysOf("i", related)}`,
        ]
      : []),
  ];
  if (kinds.length === 0) return [];
  const found = await ctx.d1.batch<{ id: number }>(
    kinds.map((match) => statement(ctx, sql`select id from (${byTier(match, limit)}) limit ${limit}`)),
  );
  return found.flatMap(({ results }) => results.map(({ id }) => id)).slice(0, limit);
}

export async function countOpenByAgent(
  ctx: AccountContext,
  agentIds: number[],
): Promise<Map<number, number>> {
  const rows = await ctx.db.all<{ agentId: number; n: number }>(sql`
    select agent_id as "agentId", count(*) as n from ${agentAssignments}
    where agent_id in ${inJsonArray(agentIds)} and ${isOpen} group by agent_id`);
  return new Map(rows.map(({ agentId, n }) => [agentId, n]));
}
