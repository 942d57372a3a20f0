import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { agents } from "./tables";

/** Erases an agent's personal data; country, tier and figures stay for the ledger. */
export const eraseAgentRecord = (ctx: Context, userId: number, condition: SQL) =>
  ctx.db
    .update(agents)
    .set({
      city: null,
      experience: null,
      bio: null,
      languages: [],
      specializations: [],
      operationalMarkets: [],
      skills: [],
    })
    .where(and(eq(agents.userId, userId), condition));

export const agentRecordOf = async (ctx: Context, userId: number) => {
  const [row] = await ctx.db.select().from(agents).where(eq(agents.userId, userId)).limit(1);
  return row ?? null;
};

/** Condition: the user is an agent who closed a deal. `userId` is an SQL expression. */
export const hasClosedDeals = (userId: SQL): SQL =>
  sql`exists (select 1 from ${agents} where user_id = ${userId} and (leads_closed > 0 or lead_value > 0))`;

/** The agent of a user, as a subquery. */
export const agentIdOfUser = (userId: number): SQL =>
  sql`(select id from ${agents} where user_id = ${userId})`;
