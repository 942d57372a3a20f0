import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { getOwnRating, type OwnRating } from "./list-ratings.server";
import { agentRatings } from "./tables";

interface Change {
  set: SQL;
  onlyIf: SQL;
  action: string;
  isDone: (own: OwnRating) => boolean;
  refusal: string;
}

async function change(ctx: AgentContext, ratingId: number, made: Change): Promise<OwnRating> {
  requireNotImpersonating(ctx);
  const known = await getOwnRating(ctx, ratingId);
  if (made.isDone(known)) return known;
  const update = sql`update ${agentRatings} set ${made.set} where id = ${ratingId} and agent_id = ${ctx.agent.id}
    and reversed_at is null and comment is not null and ${made.onlyIf}`;
  const audit = auditStatement(ctx, { action: made.action, target: `rating:${ratingId}` });
  try {
    await ctx.d1.batch([statement(ctx, update), ctx.d1.prepare(IF_UNCHANGED), statement(ctx, audit)]);
  } catch (error) {
    if (!isAborted(error)) throw error;
    const meanwhile = await getOwnRating(ctx, ratingId);
    if (made.isDone(meanwhile)) return meanwhile;
    throw new DomainError("conflict", made.refusal);
  }
  return getOwnRating(ctx, ratingId);
}

/**
 * Publishes the agent's reply, once per comment text. Safe to repeat with the same reply. @throws DomainError
 * not_found, conflict
 */
export const answerRating = (ctx: AgentContext, ratingId: number, answer: string) =>
  change(ctx, ratingId, {
    set: sql`answer = ${answer}, answered_at = ${toUnixSeconds(ctx.now())}`,
    onlyIf: sql`answered_at is null`,
    action: "answer-rating",
    isDone: ({ rating }) => rating.answer === answer,
    refusal: "You’ve already replied, or the comment was removed.",
  });

/** Reports a comment to the administrators, once per comment text. @throws DomainError not_found, conflict */
export const reportRating = (ctx: AgentContext, ratingId: number, reason: string) =>
  change(ctx, ratingId, {
    set: sql`reported_at = ${toUnixSeconds(ctx.now())}, report_reason = ${reason}`,
    onlyIf: sql`reported_at is null`,
    action: "report-rating",
    isDone: ({ rating }) => rating.reportedAt !== null && rating.reportReason === reason,
    refusal: "You’ve already reported this comment, or it was removed.",
  });
