import { and, desc, isNotNull, lt, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { messages } from "./tables";

export interface People {
  leadIds: number[];
  addresses: string[];
}

export const messagesTo = async (
  ctx: AccountContext,
  { leadIds, addresses }: People,
  limit: number,
  before?: Date,
) => {
  if (leadIds.length + addresses.length === 0) return [];
  const isTo = or(
    leadIds.length === 0 ? undefined : sql`${messages.leadId} in ${inJsonArray(leadIds)}`,
    addresses.length === 0
      ? undefined
      : sql`${messages.toAddress} collate nocase in ${inJsonArray(addresses)}`,
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
      complainedAt: messages.complainedAt,
      unsubscribedAt: messages.unsubscribedAt,
    })
    .from(messages)
    .where(
      and(
        sql`+${messages.accountId} = ${ctx.account.id}`,
        isTo,
        isNotNull(messages.sentAt),
        before && lt(messages.sentAt, before),
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(limit);
};
