import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { COUNT_BOUND, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { type AgentMatch, type AgentRequest, agentMatches, agentRequests } from "../tables";
import { getMatchOfAgent } from "./matches.server";

/** A request as the agent sees it who was contacted or hired for it. */
export interface Asked {
  match: AgentMatch;
  request: AgentRequest;
  business: string;
}

const WAS_ASKED = sql`(contacted_at is not null or hired_at is not null)`;

async function named(ctx: Context, rows: Omit<Asked, "business">[]): Promise<Asked[]> {
  const names = await accountNames(
    ctx,
    rows.map(({ match }) => match.accountId),
  );
  return rows.map((row) => ({ ...row, business: names.get(row.match.accountId) ?? "A business" }));
}

/** The newest first. */
export async function listAsked(
  ctx: Context,
  agentId: number,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<Asked>> {
  const own = and(eq(agentMatches.agentId, agentId), WAS_ASKED);
  const some = ctx.db
    .select({ id: agentMatches.id })
    .from(agentMatches)
    .where(own)
    .limit(COUNT_BOUND)
    .as("some");
  // Two tables with columns of one name: in a batch one would hide the other.
  const [found, [counted]] = await Promise.all([
    ctx.db
      .select({ match: agentMatches, request: agentRequests })
      .from(agentMatches)
      .innerJoin(agentRequests, eq(agentRequests.id, agentMatches.requestId))
      .where(and(own, cursor === undefined ? undefined : lt(agentMatches.id, cursor)))
      .orderBy(desc(agentMatches.id))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(some),
  ]);
  const page = pageOf(found, limit, ({ match }) => match.id);
  return { ...page, rows: await named(ctx, page.rows), total: totalUpTo(counted?.count ?? 0) };
}

/** @throws DomainError not_found for another agent's, and for one that nobody asked for */
export async function getAsked(ctx: Context, agentId: number, matchId: number): Promise<Asked> {
  const match = await getMatchOfAgent(ctx, agentId, matchId);
  const rows = await ctx.db
    .select()
    .from(agentRequests)
    .where(eq(agentRequests.id, match.requestId))
    .limit(1);
  const [asked] = await named(
    ctx,
    rows.map((request) => ({ match, request })),
  );
  if (!asked) throw new Error("A match has no request");
  return asked;
}
