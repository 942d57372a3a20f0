import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { idsWithAddress } from "~/core/same-address";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { eraseDraftsTo } from "./email-drafts.server";
import { messages } from "./tables";

const isNamed = sql`ifnull(instr(lower(reason), lower(to_address)), 0) > 0`;

export const isTo = (key: string): SQL =>
  sql`id in (${idsWithAddress(sql`outreach_messages`, sql`to_address`, key)})`;

/** Statements that erase a recipient from emails sent to them; that and when each was sent is kept. */
export const eraseMessagesTo = (ctx: Context, key: string) => [
  eraseDraftsTo(ctx, key),
  statement(
    ctx,
    sql`update one_off_emails set subject = '', text = '', html = '', headers = '{}'
      where message_id in (select id from outreach_messages where ${isTo(key)})
        or copy_of in (select id from outreach_messages where ${isTo(key)})`,
  ),
  statement(
    ctx,
    sql`update outreach_messages set erased_at = ${toUnixSeconds(ctx.now())}, to_address = '', to_name = null, "values" = null,
      sender_snapshot_id = null, address_source = null, language = null,
      state = case when state in ('waiting', 'claimed') then 'stopped' else state end,
      reason_code = case when state in ('waiting', 'claimed') then 'recipient_erased'
        when ${isNamed} then 'text_erased' else reason_code end,
      reason = case when state in ('waiting', 'claimed') or ${isNamed} then null else reason end
      where ${isTo(key)}`,
  ),
];

/** Businesses' emails to a data subject, at most 500. Without the text, which the recipient already has. */
export const messagesHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({
      accountId: messages.accountId,
      toName: messages.toName,
      state: messages.state,
      rule: messages.rule,
      values: messages.values,
      addressSource: messages.addressSource,
      language: messages.language,
      sentAt: messages.sentAt,
      clickedAt: messages.clickedAt,
      respondedAt: messages.respondedAt,
      writtenAt: messages.createdAt,
    })
    .from(messages)
    .where(isTo(key))
    .orderBy(sql`id desc`)
    .limit(500);

/** Deletes a batch of an account's messages; false when none is left. */
export const eraseOwnMessages = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["email_drafts", "one_off_emails", "outreach_messages", "sender_snapshots"]);
