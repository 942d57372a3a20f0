import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";

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
