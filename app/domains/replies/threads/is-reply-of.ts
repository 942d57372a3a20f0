import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inboundMails } from "../tables";

/** A reply of a conversation, of this account alone. */
export const isReplyOf = (ctx: AccountContext, threadId: number) =>
  and(
    eq(inboundMails.threadId, threadId),
    eq(inboundMails.accountId, ctx.account.id),
    eq(inboundMails.kind, "reply"),
  );
