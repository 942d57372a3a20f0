import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { messages } from "./tables";

const WAITING_BOUND = 1_000;

/** How many messages wait in a mailbox, up to 1,000. */
export async function countWaiting(ctx: Context, mailboxId: number): Promise<number> {
  const [row] = await ctx.db.all<{ n: number }>(sql`select count(*) as n from (select 1 from ${messages}
    where mailbox_id = ${mailboxId} and state = 'waiting' limit ${WAITING_BOUND})`);
  return row?.n ?? 0;
}
