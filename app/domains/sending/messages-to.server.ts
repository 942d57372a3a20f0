import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { messages } from "./tables";

/** What the account sent to a lead or an address, with what came of it; the last first. */
export const messagesTo = async (
  ctx: AccountContext,
  { leadId, address }: { leadId: number | null; address: string | null },
  limit: number,
) => {
  if (leadId === null && address === null) return [];
  const isTo = or(
    leadId === null ? undefined : eq(messages.leadId, leadId),
    address === null ? undefined : sql`${messages.toAddress} = ${address} collate nocase`,
  );
  return ctx.db
    .select({
      id: messages.id,
      campaignId: messages.campaignId,
      position: messages.position,
      toAddress: messages.toAddress,
      sentAt: messages.sentAt,
      clickedAt: messages.clickedAt,
      bouncedAt: messages.bouncedAt,
      unsubscribedAt: messages.unsubscribedAt,
    })
    .from(messages)
    .where(and(eq(messages.accountId, ctx.account.id), isTo, isNotNull(messages.sentAt)))
    .orderBy(desc(messages.id))
    .limit(limit);
};
