import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { removePiece } from "~/core/remove-piece";
import { isSameAddress } from "~/core/same-address";
import { statement } from "~/core/statement";
import { dropTargets } from "~/domains/campaigns/targets";
import { messages } from "./tables";

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
    sql`update outreach_messages set to_address = '', to_name = null, "values" = null,
      state = case when state in ('waiting', 'claimed') then 'stopped' else state end,
      reason = case when state in ('waiting', 'claimed') then 'This person asked to be erased.'
        when instr(lower(reason), lower(to_address)) > 0 then 'What the mail server said named this person, who asked to be erased.'
        else reason end
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
