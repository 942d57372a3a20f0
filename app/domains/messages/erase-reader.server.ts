import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { removePiece } from "~/core/remove-piece";
import { isSameAddress } from "~/core/same-address";
import { statement } from "~/core/statement";
import { dropTargets } from "~/domains/campaigns/targets";
import { messages } from "./tables";

/** What the mail server said names the reader. */
const isNamed = sql`ifnull(instr(lower(reason), lower(to_address)), 0) > 0`;

const to = (key: string): SQL => isSameAddress(sql`to_address`, key);

/** The statements that take a person out of what was written to them; that it was sent, and when, stays. */
export const eraseReaderStatements = (ctx: Context, key: string) => [
  statement(
    ctx,
    sql`update single_mails set subject = '', text = '', html = '', headers = '{}'
      where message_id in (select id from outreach_messages where ${to(key)})
        or copy_of in (select id from outreach_messages where ${to(key)})`,
  ),
  statement(ctx, dropTargets(sql`${to(key)} and m.state in ('waiting', 'claimed')`)),
  statement(
    ctx,
    sql`update outreach_messages set erased_at = ${Math.floor(ctx.now().getTime() / 1_000)}, to_address = '', to_name = null, "values" = null,
      letterhead_id = null, address_source = null, language = null,
      state = case when state in ('waiting', 'claimed') then 'stopped' else state end,
      reason_code = case when state in ('waiting', 'claimed') then 'reader-erased'
        when ${isNamed} then 'words-erased' else reason_code end,
      reason = case when state in ('waiting', 'claimed') or ${isNamed} then null else reason end
      where ${to(key)}`,
  ),
];

/** What businesses wrote to a person, without the words, which the person has. At most 500. */
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
    .where(to(key))
    .orderBy(sql`id desc`)
    .limit(500);

/** Stops the mailboxes of an account that is closed: nothing of it leaves any more. */
export const stopMailboxes = (ctx: AccountContext) =>
  statement(
    ctx,
    sql`update mailboxes set removed_at = ${Math.floor(ctx.now().getTime() / 1_000)}, password_sealed = null
      where account_id = ${ctx.account.id} and removed_at is null`,
  );

/** Removes a piece of an account's messages and mailboxes; false when nothing is left. */
export async function removeOwnSending(ctx: AccountContext): Promise<boolean> {
  const days = await statement(
    ctx,
    sql`delete from mailbox_days where mailbox_id in (select id from mailboxes where account_id = ${ctx.account.id})`,
  ).run();
  return (
    days.meta.changes > 0 ||
    removePiece(ctx, ["single_mails", "outreach_messages", "letterheads", "mailboxes"])
  );
}
