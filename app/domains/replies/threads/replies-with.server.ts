import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import type { People } from "~/domains/messages/messages-to.server";
import { inboundEmails, threads } from "../tables";

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
      id: inboundEmails.id,
      threadId: inboundEmails.threadId,
      fromAddress: inboundEmails.fromAddress,
      subject: inboundEmails.subject,
      text: inboundEmails.text,
      replyClass: inboundEmails.replyClass,
      receivedAt: inboundEmails.receivedAt,
    })
    .from(inboundEmails)
    .where(
      and(
        eq(inboundEmails.accountId, ctx.account.id),
        inArray(inboundEmails.threadId, ids),
        eq(inboundEmails.kind, "reply"),
        before && lt(inboundEmails.receivedAt, before),
      ),
    )
    .orderBy(desc(inboundEmails.id))
    .limit(limit);
}
