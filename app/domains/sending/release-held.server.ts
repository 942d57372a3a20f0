import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";

/**
 * The statement that makes due what waits for the answer of one reader, named by one of the messages that wait; gives back
 * the mailboxes to wake. Nothing where `onlyIf` does not hold.
 */
export const releaseHeldStatement = (ctx: Context, messageId: number, onlyIf: SQL) =>
  statement(
    ctx,
    sql`update outreach_messages set due_at = ${Math.floor(ctx.now().getTime() / 1_000)}, reason_code = null
      where state = 'waiting' and reason_code in ('unasked', 'asked') and id in
        (select m.id from outreach_messages h join outreach_messages m
          on m.to_address = h.to_address collate nocase and m.account_id = h.account_id
          where h.id = ${messageId} and h.erased_at is null)
        and ${onlyIf}
      returning mailbox_id`,
  );
