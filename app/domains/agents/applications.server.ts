import { and, eq, isNull } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { countryName } from "~/core/places/countries";
import { auditIfChanged } from "~/domains/audit/audit.server";
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

/** Agents nobody has reviewed yet, oldest first, one more than `limit` where there are more; those of a country. */
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

/** Of two at once one does. @throws DomainError not_found, conflict */
export async function reviewApplication(ctx: Context & { actor: UserActor }, agentId: number): Promise<void> {
  const [reviewed] = await ctx.db.batch([
    ctx.db
      .update(agents)
      .set({ reviewedAt: ctx.now(), reviewedBy: ctx.actor.userId })
      .where(and(eq(agents.id, agentId), isNull(agents.reviewedAt)))
      .returning({ id: agents.id }),
    auditIfChanged(ctx, { action: "review-agent", target: `agent:${agentId}` }),
  ]);
  if (reviewed.length > 0) return;
  const [known] = await ctx.db.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).limit(1);
  if (!known) throw notFound("This application");
  throw new DomainError("conflict", "This application was reviewed already.");
}
