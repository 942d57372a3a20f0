import { and, asc, eq, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { mailboxes } from "./tables";

export async function replyMailbox(ctx: AccountContext, wanted: number | null): Promise<number | null> {
  const rows = await ctx.db
    .select({ id: mailboxes.id, isDemo: mailboxes.isDemo })
    .from(mailboxes)
    .where(and(eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt)))
    .orderBy(asc(mailboxes.id))
    .limit(100);
  const other = rows.find(({ isDemo }) => ctx.account.isDemo || !isDemo);
  return rows.find(({ id }) => id === wanted)?.id ?? other?.id ?? null;
}
