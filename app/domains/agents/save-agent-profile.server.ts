import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { agents } from "./tables";

type Shown = Pick<
  typeof agents.$inferInsert,
  | "country"
  | "city"
  | "languages"
  | "specializations"
  | "operationalMarkets"
  | "experience"
  | "bio"
  | "skills"
>;

/** Updates the agent's public profile. */
export const agentProfileStatement = (ctx: Context, agentId: number, shown: Partial<Shown>) =>
  ctx.db.update(agents).set(shown).where(eq(agents.id, agentId));

/** SQL: the ids of agents whose application was decided before this time. */
export const agentsDecidedBefore = (before: Date): SQL =>
  sql`(select id from ${agents} where coalesce(rejected_at, reviewed_at) < ${toUnixSeconds(before)})`;
