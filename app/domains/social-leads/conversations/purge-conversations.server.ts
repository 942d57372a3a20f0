import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { socialChannels, socialConversations, socialMessages } from "./tables";

const TABLES = ["social_messages", "social_channels", "social_conversations"];
const BATCH_SIZE = 500;

export const eraseOwnConversations = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, [...TABLES, "platform_events"]);

/** Also deletes the demo's unreadable events, which have no connection. */
export async function deleteDemoConversations(ctx: AccountContext): Promise<boolean> {
  const events = sql`delete from platform_events where account_id = ${ctx.account.id} and connection_id = 0`;
  await statement(ctx, events).run();
  return deleteInBatches(ctx, TABLES, "demo");
}

/** For the batch that deletes these leads: deletes all their messages; `leads` is a list of their IDs. */
export const removeConversationStatements = (ctx: Context, leads: SQL): D1PreparedStatement[] =>
  [
    sql`delete from ${socialMessages} where lead_id in ${leads}`,
    sql`delete from ${socialChannels} where lead_id in ${leads}`,
    sql`delete from ${socialConversations} where lead_id in ${leads}`,
  ].map((query) => statement(ctx, query));

/** Deletes older messages, and the channels of conversations without newer ones. */
export async function purgeSocialMessages(ctx: Context, before: Date): Promise<number> {
  const at = toUnixSeconds(before);
  const results = await ctx.d1.batch(
    [
      sql`delete from ${socialMessages} where id in (select id from ${socialMessages} where written_at < ${at}
        order by written_at limit ${BATCH_SIZE})`,
      sql`delete from ${socialChannels} where lead_id in (select lead_id from ${socialConversations}
        where last_at < ${at} order by last_at limit ${BATCH_SIZE})`,
      sql`delete from ${socialConversations} where lead_id in (select lead_id from ${socialConversations}
        where last_at < ${at} order by last_at limit ${BATCH_SIZE})
        and not exists (select 1 from ${socialMessages} m where m.lead_id = ${socialConversations.leadId})`,
    ].map((query) => statement(ctx, query)),
  );
  return (results[0]?.meta.changes ?? 0) + (results[2]?.meta.changes ?? 0);
}

export const socialMessagesOfUser = (ctx: Context, userId: number, limit: number) =>
  ctx.db
    .select({
      platform: socialMessages.platform,
      text: socialMessages.text,
      writtenAt: socialMessages.writtenAt,
    })
    .from(socialMessages)
    .where(eq(socialMessages.userId, userId))
    .orderBy(desc(socialMessages.id))
    .limit(limit);

/** For a data request: the messages to and from these leads. */
export const messagesOfLeads = (ctx: Context, leads: SQL, limit: number) =>
  ctx.db
    .select({
      accountId: socialMessages.accountId,
      platform: socialMessages.platform,
      direction: socialMessages.direction,
      text: socialMessages.text,
      writtenAt: socialMessages.writtenAt,
    })
    .from(socialMessages)
    .where(and(sql`${socialMessages.leadId} in ${leads}`, eq(socialMessages.isDemo, false)))
    .orderBy(desc(socialMessages.id))
    .limit(limit);
