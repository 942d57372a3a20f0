import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { statement } from "~/core/statement";
import { agentIdOfUser } from "~/domains/agents/erase-agent.server";
import { agentRatings } from "./tables";

const BATCH_SIZE = 500;
const WORDS = sql`comment = null, answer = null, report_reason = null, removed_reason = null`;
const HAS_WORDS = sql`(comment is not null or answer is not null or report_reason is not null or removed_reason is not null)`;

/** Erases comments about an agent, and the agent's replies. The stars are kept, as numbers. */
export const eraseRatingsOfUser = (ctx: Context, userId: number, condition: SQL) =>
  statement(
    ctx,
    sql`update ${agentRatings} set ${WORDS} where agent_id = ${agentIdOfUser(userId)} and ${condition}`,
  );

/** Erases the comments of a closing account; the stars stay with the agent. */
export async function redactOwnRatings(ctx: AccountContext): Promise<boolean> {
  const some = sql`select id from ${agentRatings} where account_id = ${ctx.account.id} and ${HAS_WORDS} limit ${BATCH_SIZE}`;
  const { meta } = await statement(ctx, sql`update ${agentRatings} set ${WORDS} where id in (${some})`).run();
  return meta.changes > 0;
}

export const deleteDemoRatings = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["agent_ratings"], "demo");

/** Ratings by a business's user, or of an agent, newest first. */
export const ratingsOfUser = (ctx: Context, userId: number, limit: number) =>
  ctx.db
    .select({
      stars: agentRatings.stars,
      comment: agentRatings.comment,
      answer: agentRatings.answer,
      reportReason: agentRatings.reportReason,
      ratedAt: agentRatings.createdAt,
      answeredAt: agentRatings.answeredAt,
    })
    .from(agentRatings)
    .where(
      ctx.account
        ? eq(agentRatings.createdBy, userId)
        : sql`${agentRatings.agentId} = ${agentIdOfUser(userId)}`,
    )
    .orderBy(desc(agentRatings.id))
    .limit(limit);
