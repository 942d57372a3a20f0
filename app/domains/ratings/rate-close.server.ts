import { eq, sql } from "drizzle-orm";
import { type BusinessContext, type Context, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { DAY_MS, toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { confirmedClose } from "~/domains/commissions/closes/list-closes.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { m } from "~/messages/messages";
import { CHANGE_DAYS, canChange } from "./policy";
import type { RatingInput } from "./schemas";
import { type AgentRating, agentRatings } from "./tables";

const tooLateText = () => m.agents_rate_close_ratings_can_be_edited_for({ changeDays: CHANGE_DAYS });

export async function findRatingOfClose(ctx: Context, closeId: number): Promise<AgentRating | null> {
  const [row] = await ctx.db.select().from(agentRatings).where(eq(agentRatings.closeId, closeId)).limit(1);
  return row ?? null;
}

const firstStill = (ctx: Context) => toUnixSeconds(new Date(ctx.now().getTime() - CHANGE_DAYS * DAY_MS));

/**
 * Rates the agent of the account's own confirmed deal, or changes the rating; an identical rating changes nothing. A
 * changed comment can be replied to and reported again; a removed comment stays removed. @throws DomainError not_found,
 * conflict, limit_reached
 */
export async function rateClose(
  ctx: BusinessContext,
  closeId: number,
  { stars, comment }: RatingInput,
): Promise<AgentRating> {
  requireNotImpersonating(ctx);
  await getOwnClose(ctx, closeId);
  const known = await findRatingOfClose(ctx, closeId);
  if (known && known.stars === stars && known.comment === comment) return known;
  const now = toUnixSeconds(ctx.now());
  const isDemo = isDemoWork(ctx) || ctx.account.isDemo ? 1 : 0;
  const kept = (column: string) =>
    sql.raw(`${column} = case when comment is excluded.comment then ${column} end`);
  const write = sql`insert into ${agentRatings} (close_id, agent_id, account_id, stars, comment, created_at, created_by, is_demo)
    select id, agent_id, account_id, ${stars}, ${comment}, ${now}, ${ctx.actor.userId}, max(is_demo, ${isDemo})
    from (${confirmedClose(closeId, ctx.account.id)}) where true
    on conflict (close_id) do update set stars = excluded.stars, changed_at = ${now},
      ${sql.join(["answer", "answered_at", "reported_at", "report_reason", "kept_at"].map(kept), sql`, `)},
      comment = case when removed_at is null then excluded.comment end
    where created_at > ${firstStill(ctx)}`;
  const audit = auditStatement(ctx, { action: "rate-agent", target: `close:${closeId}`, detail: { stars } });
  try {
    await withQuota(ctx, { rows: 1 }, (count) =>
      ctx.d1.batch([
        statement(ctx, count),
        statement(ctx, write),
        ctx.d1.prepare(IF_UNCHANGED),
        statement(ctx, audit),
      ]),
    );
  } catch (error) {
    throw isAborted(error) ? await refusalOf(ctx, closeId) : error;
  }
  const written = await findRatingOfClose(ctx, closeId);
  if (!written) throw new DomainError("not_found", m.agents_rate_close_this_rating());
  return written;
}

async function refusalOf(ctx: BusinessContext, closeId: number): Promise<DomainError> {
  const { state } = await getOwnClose(ctx, closeId);
  return new DomainError(
    "conflict",
    state === "confirmed" ? tooLateText() : "Confirm the deal before you rate the agent.",
  );
}

/** Deletes the rating and its comment. Safe to repeat. @throws DomainError not_found, conflict */
export async function undoRating(ctx: BusinessContext, closeId: number): Promise<void> {
  requireNotImpersonating(ctx);
  await getOwnClose(ctx, closeId);
  const known = await findRatingOfClose(ctx, closeId);
  if (!known) return;
  if (!canChange(known, ctx.now())) throw new DomainError("conflict", tooLateText());
  const gone = sql`delete from ${agentRatings} where id = ${known.id} and account_id = ${ctx.account.id}
    and created_at > ${firstStill(ctx)}`;
  const audit = auditStatement(ctx, { action: "undo-rating", target: `close:${closeId}` });
  try {
    await ctx.d1.batch([statement(ctx, gone), ctx.d1.prepare(IF_UNCHANGED), statement(ctx, audit)]);
  } catch (error) {
    if (!isAborted(error)) throw error;
  }
}
