import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inboundEmails } from "../tables";

/** A reply of a conversation, of this account alone. */
export const isReplyOf = (ctx: AccountContext, threadId: number) =>
  and(
    eq(inboundEmails.threadId, threadId),
    eq(inboundEmails.accountId, ctx.account.id),
    eq(inboundEmails.kind, "reply"),
  );
