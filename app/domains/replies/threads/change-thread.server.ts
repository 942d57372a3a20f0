import { and, eq, isNull } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { isAborted, statement } from "~/core/statement";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import { canWrite, marksNothing } from "~/domains/identity/policy";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import {
  correctionStatement,
  undoCorrectionStatements,
  unlessNewerStatement,
} from "../corrections/correct-class.server";
import type { ThreadChange } from "../reply-schemas";
import { threads } from "../tables";
import { getThread, type Thread } from "./threads.server";

const mine = (ctx: BusinessContext, threadId: number) =>
  and(eq(threads.id, threadId), eq(threads.accountId, ctx.account.id));

const NEWER = new DomainError(
  "conflict",
  "A newer reply arrived, so nothing changed. Read the new reply, then choose its category.",
);

/** Setting the category to "unsubscribe" suppresses the address. @throws DomainError not_found, conflict */
export async function changeThread(
  ctx: BusinessContext,
  threadId: number,
  { replyClass, archived, undo, replyId }: ThreadChange,
): Promise<Thread> {
  const { address, isDemo } = await getThread(ctx, threadId);
  const accountId = ctx.account.id;
  const set = {
    ...(replyClass ? { replyClass, needsReviewSince: null } : {}),
    ...(archived ? { archivedAt: archived === "yes" ? ctx.now() : null } : {}),
  };
  const note = "Unsubscribed by a teammate";
  const createdBy = ctx.actor.userId;
  const refusal = { accountId, address, reason: "unsubscribe", note, createdBy, isDemo } as const;
  const stop = { accountId, address, reasonCode: "suppressed" } as const;
  const judged = replyClass
    ? [correctionStatement(ctx, threadId, replyClass)]
    : undo
      ? undoCorrectionStatements(ctx, threadId)
      : [];
  const no =
    replyClass === "unsubscribe" ? [suppressStatement(ctx, refusal), ...stopSequenceStatements(stop)] : [];
  const change =
    replyClass || archived ? [ctx.db.update(threads).set(set).where(mine(ctx, threadId)).getSQL()] : [];
  const changes = [...change, ...judged, ...no].map((query) => statement(ctx, query));
  const first = replyId === undefined ? [] : [unlessNewerStatement(ctx, threadId, replyId)];
  try {
    await ctx.d1.batch([...first, ...changes]);
  } catch (error) {
    throw isAborted(error) ? NEWER : error;
  }
  return getThread(ctx, threadId);
}

/** Read-only users, demo visitors and impersonating administrators don't mark threads as read. */
export async function noteRead(ctx: BusinessContext, thread: Thread): Promise<void> {
  if (thread.readAt || !canWrite(ctx.actor) || marksNothing(ctx)) return;
  await ctx.db
    .update(threads)
    .set({ readAt: ctx.now() })
    .where(and(mine(ctx, thread.id), isNull(threads.readAt)));
}
