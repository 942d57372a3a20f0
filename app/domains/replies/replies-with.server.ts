import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inboundMails, threads } from "./tables";

/** What somebody wrote back: a lead, or an address; the last first. Reads at most ten conversations. */
export async function repliesWith(
  ctx: AccountContext,
  { leadId, address }: { leadId: number | null; address: string | null },
  limit: number,
) {
  if (leadId === null && address === null) return [];
  const isWith = or(
    leadId === null ? undefined : eq(threads.leadId, leadId),
    address === null ? undefined : sql`${threads.address} = ${address} collate nocase`,
  );
  const conversations = await ctx.db
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.accountId, ctx.account.id), isWith))
    .limit(10);
  if (conversations.length === 0) return [];
  const ids = conversations.map(({ id }) => id);
  return ctx.db
    .select({
      id: inboundMails.id,
      threadId: inboundMails.threadId,
      fromAddress: inboundMails.fromAddress,
      subject: inboundMails.subject,
      text: inboundMails.text,
      replyClass: inboundMails.replyClass,
      receivedAt: inboundMails.receivedAt,
    })
    .from(inboundMails)
    .where(
      and(
        eq(inboundMails.accountId, ctx.account.id),
        inArray(inboundMails.threadId, ids),
        eq(inboundMails.kind, "reply"),
      ),
    )
    .orderBy(desc(inboundMails.id))
    .limit(limit);
}
