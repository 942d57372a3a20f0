import { and, eq, type SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { agents } from "./tables";

/** The statement that empties what an agent told of herself; country, tier and figures stay for the ledger. */
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
    })
    .where(and(eq(agents.userId, userId), condition));

/** What is kept of an agent, for her own file. */
export const agentRecordOf = async (ctx: Context, userId: number) => {
  const [row] = await ctx.db.select().from(agents).where(eq(agents.userId, userId)).limit(1);
  return row ?? null;
};
