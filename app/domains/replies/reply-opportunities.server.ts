import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { findAccount } from "~/domains/identity/find-account.server";
import { findMessage } from "~/domains/messages/find-message.server";
import { inboundEmails, pendingOpportunities, threads } from "./tables";

/** Seconds after which a job that has not removed its row counts as lost. */
const LOST_AFTER = 60;
const BATCH_SIZE = 100;

const seconds = (ctx: Context) => toUnixSeconds(ctx.now());

/** For the batch that assigns the reply to its thread, before the assignment: a crash before the deal is created loses nothing. */
export const queueCreationStatement = (ctx: Context, inboundId: number, accountId: number): SQL =>
  sql`insert into pending_opportunities (inbound_id, account_id, queued_at) select ${inboundId}, ${accountId}, ${seconds(ctx)}
    where exists (select 1 from inbound_emails where id = ${inboundId} and thread_id is null) on conflict do nothing`;

/** Never throws: the scheduled run picks up a lost message. */
export async function queueCreation(ctx: Context, inboundId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "open-opportunity", inboundId });
  } catch (error) {
    ctx.log.error("opportunity not queued", reasonOf(error));
  }
}

export async function requeueCreations(ctx: Context): Promise<number> {
  const now = seconds(ctx);
  const { results } = await statement(
    ctx,
    sql`update pending_opportunities set queued_at = ${now} where inbound_id in (select inbound_id from pending_opportunities
      where queued_at <= ${now - LOST_AFTER} and ${isAccountActive(sql`account_id`)} order by queued_at limit ${BATCH_SIZE}) returning inbound_id`,
  ).all<{ inbound_id: number }>();
  for (const { inbound_id: inboundId } of results) await queueCreation(ctx, inboundId);
  return results.length;
}

/** Null if the account was closed. */
export async function accountOfReply(ctx: Context, { inboundId }: { inboundId: number }) {
  const [row] = await ctx.db
    .select({ accountId: inboundEmails.accountId })
    .from(inboundEmails)
    .where(eq(inboundEmails.id, inboundId))
    .limit(1);
  return row?.accountId ? findAccount(ctx.db, row.accountId) : null;
}

export async function findQueuedCreation(ctx: AccountContext, inboundId: number) {
  const [row] = await ctx.db
    .select({
      threadId: threads.id,
      leadId: threads.leadId,
      name: inboundEmails.fromName,
      address: inboundEmails.fromAddress,
      messageId: inboundEmails.outreachMessageId,
    })
    .from(pendingOpportunities)
    .innerJoin(inboundEmails, eq(inboundEmails.id, pendingOpportunities.inboundId))
    .innerJoin(threads, eq(threads.id, inboundEmails.threadId))
    .where(
      and(
        eq(pendingOpportunities.inboundId, inboundId),
        eq(pendingOpportunities.accountId, ctx.account.id),
        isAccountActive(ctx.account.id),
      ),
    )
    .limit(1);
  if (!row) return null;
  const message = row.messageId === null ? null : await findMessage(ctx, row.messageId);
  return { ...row, message };
}

export const openedStatements = (
  ctx: AccountContext,
  inboundId: number,
  threadId: number,
  opportunityId: number,
) => [
  statement(
    ctx,
    sql`update threads set opportunity_id = ${opportunityId} where id = ${threadId} and account_id = ${ctx.account.id}
      and exists (select 1 from pending_opportunities where inbound_id = ${inboundId})`,
  ),
  statement(
    ctx,
    sql`delete from pending_opportunities where inbound_id = ${inboundId} and account_id = ${ctx.account.id}`,
  ),
];
