import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { getMailbox } from "../mailboxes.server";
import { inboxes } from "../tables";
import { LOOK_EVERY_SECONDS } from "./inbox-policy";
import { isInboxRead } from "./lease-inbox.server";

const BATCH_SIZE = 500;

/** Queues the sync due at `nextPollAt` only. Never throws: a schedule replaces a lost message within five minutes. */
export async function queueInbox(ctx: Context, mailboxId: number, nextPollAt: Date): Promise<void> {
  try {
    await ctx.queue.send({ kind: "poll-inbox", mailboxId, lookAt: toUnixSeconds(nextPollAt) });
  } catch (error) {
    ctx.log.error("inbox not queued", reasonOf(error));
  }
}

/** Runs every minute. Queues each due inbox once, and again five minutes later if its job was lost. */
export async function queueDueInboxes(ctx: Context): Promise<number> {
  const now = ctx.now();
  const due = ctx.db
    .select({ id: inboxes.mailboxId })
    .from(inboxes)
    .where(lte(inboxes.nextPollAt, now))
    .orderBy(inboxes.nextPollAt)
    .limit(BATCH_SIZE);
  const nextPollAt = new Date((toUnixSeconds(now) + LOOK_EVERY_SECONDS) * 1_000);
  const taken = await ctx.db
    .update(inboxes)
    .set({ nextPollAt })
    .where(inArray(inboxes.mailboxId, due))
    .returning({ id: inboxes.mailboxId, isOpen: isInboxRead(sql`inboxes.account_id`) });
  for (const { id, isOpen } of taken) if (isOpen) await queueInbox(ctx, id, nextPollAt);
  return taken.length;
}

/** Syncs immediately, ignoring any back-off. Safe to repeat. @throws DomainError not_found, conflict, too_many, limit_reached */
export async function pollNow(ctx: BusinessContext, mailboxId: number): Promise<void> {
  const mailbox = await getMailbox(ctx, mailboxId);
  const byMailbox = and(eq(inboxes.mailboxId, mailboxId), eq(inboxes.accountId, ctx.account.id));
  const due = ctx.db.select({ at: inboxes.nextPollAt }).from(inboxes).where(byMailbox);
  if ((await due).length === 0)
    throw new DomainError("conflict", `${mailbox.fromAddress} can only send. Connect its inbox first.`);
  await consumeAttempt(ctx, ["check-mailbox-account", ctx.account.id]);
  const waits = and(byMailbox, gt(inboxes.nextPollAt, ctx.now()));
  await withQuota(
    ctx,
    { jobs: 1 },
    (count) => ctx.db.batch([count, ctx.db.update(inboxes).set({ nextPollAt: ctx.now() }).where(waits)]),
    { onlyIf: sql`exists (select 1 from ${inboxes} where ${waits})` },
  );
  for (const { at } of await due) await queueInbox(ctx, mailboxId, at);
}
