import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";

/** Stops the mailboxes of a closed account: no more sending or polling. */
export const stopMailboxes = (ctx: AccountContext) => [
  statement(
    ctx,
    sql`update mailboxes set removed_at = ${toUnixSeconds(ctx.now())}, encrypted_password = null
      where account_id = ${ctx.account.id} and removed_at is null`,
  ),
  statement(ctx, sql`delete from inboxes where account_id = ${ctx.account.id}`),
  statement(ctx, sql`delete from oauth_tokens where account_id = ${ctx.account.id}`),
];

export const removeMailboxStatement = (ctx: AccountContext, mailboxId: number) =>
  statement(
    ctx,
    sql`update mailboxes set removed_at = ${toUnixSeconds(ctx.now())}, encrypted_password = null
      where id = ${mailboxId} and account_id = ${ctx.account.id} and removed_at is null`,
  );

export const removeInboxStatement = (ctx: AccountContext, mailboxId: number) =>
  statement(ctx, sql`delete from inboxes where mailbox_id = ${mailboxId} and account_id = ${ctx.account.id}`);

export const removeOauthTokenStatement = (ctx: AccountContext, mailboxId: number) =>
  statement(
    ctx,
    sql`delete from oauth_tokens where mailbox_id = ${mailboxId} and account_id = ${ctx.account.id}`,
  );

export const removeConnected = (ctx: AccountContext, mailboxId: number) => [
  removeMailboxStatement(ctx, mailboxId),
  removeInboxStatement(ctx, mailboxId),
  removeOauthTokenStatement(ctx, mailboxId),
];

/** Deletes a batch of an account's mailbox rows; false when none is left. */
export async function eraseOwnMailboxes(ctx: AccountContext): Promise<boolean> {
  const days = await statement(
    ctx,
    sql`delete from mailbox_daily_stats where mailbox_id in (select id from mailboxes where account_id = ${ctx.account.id})`,
  ).run();
  return days.meta.changes > 0 || deleteInBatches(ctx, ["inboxes", "oauth_tokens", "mailboxes"]);
}

const which = ({ account }: AccountContext) => sql`account_id = ${account.id} and is_demo = 1`;

export const demoAddresses = (ctx: AccountContext): SQL =>
  sql`select from_address from mailboxes where ${which(ctx)}`;

export const deleteDemoMailboxes = (ctx: AccountContext) =>
  ctx.d1.batch([
    ...["mailbox_daily_stats", "inboxes", "oauth_tokens"].map((table) =>
      statement(
        ctx,
        sql`delete from ${sql.raw(table)} where mailbox_id in (select id from mailboxes where ${which(ctx)})`,
      ),
    ),
    statement(ctx, sql`delete from mailboxes where ${which(ctx)}`),
  ]);
