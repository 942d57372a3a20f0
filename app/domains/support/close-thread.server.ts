import { and, eq, isNull } from "drizzle-orm";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { supportThreads } from "./tables";
import { getThread } from "./threads.server";
import type { OperatorContext } from "./write-support.server";

export async function closeThread(ctx: OperatorContext, threadId: number): Promise<void> {
  const { isDemo } = await getThread(ctx, threadId, null);
  const close = ctx.db
    .update(supportThreads)
    .set({ closedAt: ctx.now(), waitingSince: null, operatorUnread: 0 })
    .where(and(eq(supportThreads.id, threadId), isNull(supportThreads.closedAt)));
  const trail = auditIfChanged(ctx, { action: "close-support", target: `support:${threadId}` });
  await ctx.db.batch(isDemo ? [close] : [close, trail]);
}
