import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { MAX_EXACT_COUNT } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { m } from "~/messages/messages";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { type AgentRating, agentRatings } from "./tables";

type AdminContext = Context & { actor: UserActor };

const IS_REPORTED = sql`reported_at is not null and kept_at is null and removed_at is null and is_demo = 0`;

/** Comments that agents reported, oldest first; one more than `limit` if there are more. */
export const listReported = (ctx: Context, { after, limit }: { after: number; limit: number }) =>
  ctx.db
    .select()
    .from(agentRatings)
    .where(sql`${agentRatings.id} > ${after} and ${IS_REPORTED}`)
    .orderBy(agentRatings.id)
    .limit(limit + 1);

export async function countReported(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from ${agentRatings} where ${IS_REPORTED} limit ${MAX_EXACT_COUNT})`);
  return row?.count ?? 0;
}

/** A reported rating, decided or undecided. @throws DomainError not_found */
export async function getReported(ctx: Context, ratingId: number): Promise<AgentRating> {
  const [row] = await ctx.db
    .select()
    .from(agentRatings)
    .where(and(eq(agentRatings.id, ratingId), sql`reported_at is not null`))
    .limit(1);
  if (!row) throw new DomainError("not_found", m.agents_moderate_rating_this_comment());
  return row;
}

async function decide(
  ctx: AdminContext,
  ratingId: number,
  set: SQL,
  told: { action: string; detail?: Record<string, unknown> },
  also: D1PreparedStatement[] = [],
): Promise<void> {
  const update = sql`update ${agentRatings} set ${set}
    where id = ${ratingId} and reported_at is not null and kept_at is null and removed_at is null`;
  const audit = auditStatement(ctx, { ...told, target: `rating:${ratingId}` });
  try {
    await ctx.d1.batch([
      statement(ctx, update),
      ctx.d1.prepare(IF_UNCHANGED),
      statement(ctx, audit),
      ...also,
    ]);
  } catch (error) {
    if (isAborted(error))
      throw new DomainError("conflict", m.agents_moderate_rating_this_comment_was_already_reviewed());
    throw error;
  }
}

/**
 * Deletes the comment permanently and keeps the stars; notifies its author of the reason. @throws DomainError
 * not_found, conflict
 */
export async function removeComment(
  ctx: AdminContext,
  ratingId: number,
  reason: string,
): Promise<AgentRating> {
  const { accountId, createdBy, isDemo } = await getReported(ctx, ratingId);
  const set = sql`comment = null, answer = null, removed_at = ${toUnixSeconds(ctx.now())}, removed_by = ${ctx.actor.userId},
    removed_reason = ${reason}`;
  const notice = notifyStatement(ctx, {
    accountId,
    userId: createdBy,
    cause: `rating:${ratingId}:removed`,
    kind: "agent",
    title: m.agents_moderate_rating_your_comment_on_an_agent(),
    text: m.agents_moderate_rating_your_star_rating_stays_reason({ reason }),
    path: COMMISSIONS.closes,
    isDemo,
  });
  const told = { action: "remove-rating-comment", detail: { reason } };
  await decide(ctx, ratingId, set, told, [statement(ctx, notice)]);
  return getReported(ctx, ratingId);
}

/** Rejects the report and keeps the comment. @throws DomainError not_found, conflict */
export async function keepComment(ctx: AdminContext, ratingId: number): Promise<void> {
  await getReported(ctx, ratingId);
  await decide(ctx, ratingId, sql`kept_at = ${toUnixSeconds(ctx.now())}`, { action: "keep-rating-comment" });
}
