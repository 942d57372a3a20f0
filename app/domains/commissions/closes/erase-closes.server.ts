import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { agentIdOfUser } from "~/domains/agents/erase-agent.server";
import { closes, feePayments, payouts } from "../tables";
import type { Close } from "./answer-close.server";

const BATCH_SIZE = 200;

/** An open dispute keeps its text until it is decided; then the `money-words` retention period applies. */
const isOver = sql`reason is not null and state <> 'disputed'`;

/** Erases the text about an erased agent's deals; the deals stay, as numbers. */
export const eraseCloseReasons = (ctx: Context, userId: number, condition: SQL) =>
  statement(
    ctx,
    sql`update ${closes} set reason = null where agent_id = ${agentIdOfUser(userId)} and ${isOver} and ${condition}`,
  );

export async function redactOwnCloses(ctx: AccountContext): Promise<boolean> {
  const some = sql`select id from ${closes} where account_id = ${ctx.account.id} and reason is not null limit ${BATCH_SIZE}`;
  const { meta } = await statement(ctx, sql`update ${closes} set reason = null where id in (${some})`).run();
  return meta.changes > 0;
}

/** Purges older reasons of disputes, reversals, failed payouts and undone payments. */
export async function purgeReasons(ctx: Context, before: Date): Promise<number> {
  const at = toUnixSeconds(before);
  const words = [
    sql`update ${closes} set reason = null where id in (select id from ${closes}
      where answered_at < ${at} and ${isOver} limit ${BATCH_SIZE})`,
    sql`update ${payouts} set reason = null where id in (select id from ${payouts}
      where ended_at < ${at} and reason is not null limit ${BATCH_SIZE})`,
    sql`update ${feePayments} set reason = null where id in (select id from ${feePayments}
      where recorded_at < ${at} and reason is not null limit ${BATCH_SIZE})`,
  ];
  const results = await ctx.d1.batch(words.map((word) => statement(ctx, word)));
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}

const told = ({ answeredBy: _, decidedBy: __, ...close }: Close) => close;

export async function closesOfAgent(ctx: Context, agentId: number, limit: number) {
  const rows = await ctx.db
    .select()
    .from(closes)
    .where(eq(closes.agentId, agentId))
    .orderBy(desc(closes.id))
    .limit(limit);
  return rows.map(told);
}

export async function closesAnsweredBy(ctx: AccountContext, userId: number, limit: number) {
  const rows = await ctx.db
    .select()
    .from(closes)
    .where(sql`account_id = ${ctx.account.id} and answered_by = ${userId}`)
    .orderBy(desc(closes.id))
    .limit(limit);
  return rows.map(told);
}
