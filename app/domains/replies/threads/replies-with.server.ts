import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import type { People } from "~/domains/messages/messages-to.server";
import { inboundMails, threads } from "../tables";

/** The last first. Reads the last 20 conversations. */
export async function repliesWith(
  ctx: AccountContext,
  { leadIds, addresses }: People,
  limit: number,
  before?: Date,
) {
  if (leadIds.length + addresses.length === 0) return [];
  const isWith = or(
    leadIds.length === 0 ? undefined : sql`${threads.leadId} in ${inJsonArray(leadIds)}`,
    addresses.length === 0 ? undefined : sql`${threads.address} collate nocase in ${inJsonArray(addresses)}`,
  );
  const conversations = await ctx.db
    .select({ id: threads.id })
    .from(threads)
    .where(and(sql`+${threads.accountId} = ${ctx.account.id}`, isWith))
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(20);
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
        before && lt(inboundMails.receivedAt, before),
      ),
    )
    .orderBy(desc(inboundMails.id))
    .limit(limit);
}
