import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inboundEmails } from "../tables";

/** Matches the replies of a conversation, in this account only. */
export const isReplyOf = (ctx: AccountContext, threadId: number) =>
  and(
    eq(inboundEmails.threadId, threadId),
    eq(inboundEmails.accountId, ctx.account.id),
    eq(inboundEmails.kind, "reply"),
  );
