import { and, eq, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { joinUser, USER } from "~/domains/identity/users/user-fragments";
import { agents } from "./tables";

const WAITING = `SELECT a.id, a.user_id, a.country, a.city, a.specializations, a.created_at, ${USER.isDemo}, ${USER.email},
  ${USER.name} AS name
FROM agents a ${joinUser("a.user_id")}
WHERE a.reviewed_at IS NULL AND a.id > ?1`;

interface Found {
  id: number;
  user_id: number;
  country: string;
  city: string | null;
  specializations: string;
  created_at: number;
  is_demo: number;
  email: string;
  name: string;
}

/** Unreviewed agents of a country, oldest first; `limit` + 1 rows if there are more. */
export async function listApplications(
  ctx: Context,
  { after, limit, country }: { after: number; limit: number; country: string | undefined },
) {
  const where = country === undefined ? "" : "AND a.country = ?3";
  const { results } = await ctx.d1
    .prepare(`${WAITING} ${where} ORDER BY a.id LIMIT ?2`)
    .bind(after, limit + 1, ...(country === undefined ? [] : [country]))
    .all<Found>();
  return results.map((row) => ({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    isDemo: row.is_demo === 1,
    place: [row.city, countryName(row.country)].filter(Boolean).join(", "),
    industries: (JSON.parse(row.specializations) as string[]).map(industryName),
    createdAt: new Date(row.created_at * 1000),
  }));
}

const REVIEWS = {
  approve: sql`reviewed_at is null`,
  decline: sql`reviewed_at is null`,
  reopen: sql`reviewed_at is not null`,
} as const;

/** Statement for a decision's batch: changes the agent unless it already has that decision. */
export function reviewAgentStatement(
  ctx: Context & { actor: UserActor },
  agentId: number,
  decision: keyof typeof REVIEWS,
) {
  const isOpen = decision === "reopen";
  return ctx.db
    .update(agents)
    .set({
      reviewedAt: isOpen ? null : ctx.now(),
      reviewedBy: isOpen ? null : ctx.actor.userId,
      rejectedAt: decision === "decline" ? ctx.now() : null,
    })
    .where(and(eq(agents.id, agentId), REVIEWS[decision]));
}

/** Joins the agent of a row `p` as `g`. */
export const AGENT_ROWS = "JOIN agents g ON g.id = p.agent_id";
