import { and, asc, eq, gte, isNotNull, lt } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { messages } from "./tables";

export const sentBetween = (ctx: AccountContext, mailboxId: number, from: Date, to: Date) =>
  ctx.db
    .select({
      id: messages.id,
      position: messages.position,
      toAddress: messages.toAddress,
      messageId: messages.messageId,
      sentAt: messages.sentAt,
      leadId: messages.leadId,
    })
    .from(messages)
    .where(
      and(
        eq(messages.mailboxId, mailboxId),
        eq(messages.accountId, ctx.account.id),
        isNotNull(messages.campaignId),
        gte(messages.sentAt, from),
        lt(messages.sentAt, to),
      ),
    )
    .orderBy(asc(messages.sentAt), asc(messages.id));
