import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { users } from "~/domains/identity/tables";
import { agents } from "./tables";

export type Agent = typeof agents.$inferSelect & {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
};

async function findWhere(ctx: Context, condition: SQL): Promise<Agent | null> {
  const [row] = await ctx.db
    .select({
      agent: agents,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(condition, isNull(users.deactivatedAt)))
    .limit(1);
  if (!row) return null;
  const { agent, ...person } = row;
  return { ...agent, ...person };
}

export const findAgent = (ctx: Context, agentId: number) => findWhere(ctx, eq(agents.id, agentId));

/** The agent that a user is, or null. */
export const findAgentOfUser = (ctx: Context, userId: number) => findWhere(ctx, eq(agents.userId, userId));
