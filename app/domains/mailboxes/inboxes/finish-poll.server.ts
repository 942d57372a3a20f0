import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { paths } from "~/paths";
import { creatorOf } from "../mailbox-sql";
import { inboxes } from "../tables";
import { type InboxErrorCode, inboxErrorText, secretKindOf } from "./inbox-errors";
import { LOOK_EVERY_SECONDS, MAX_ATTEMPTS_PER_EMAIL, needsPerson, pollBackoff } from "./inbox-policy";
import { after, isMine, type LeasedInbox, RELEASED } from "./lease-inbox.server";

/** Keeps a sync requested during this one: it stays due, so the schedule finds it. */
const nextPoll = (now: Date, seconds: number) =>
  sql`case when ${inboxes.nextPollAt} <= ${toUnixSeconds(now)} then ${inboxes.nextPollAt}
    else ${toUnixSeconds(after(now, seconds))} end`;

/** Ends a successful sync. Returns when the next one is due; null if the lease was lost. */
export async function finishPoll(ctx: Context, inbox: LeasedInbox): Promise<Date | null> {
  const [ended] = await ctx.db
    .update(inboxes)
    .set({
      ...RELEASED,
      polledAt: ctx.now(),
      nextPollAt: nextPoll(ctx.now(), LOOK_EVERY_SECONDS),
      stuckUid: null,
      stuckAttempts: 0,
      failures: 0,
      lastError: null,
      serverMessage: null,
      failingSince: null,
    })
    .where(isMine(inbox))
    .returning({ nextPollAt: inboxes.nextPollAt });
  return ended?.nextPollAt ?? null;
}

/** The result of a sync. */
export interface Progress {
  /** The read in progress: one email, or a batch of headers starting at `uid`. */
  reading: { uid: number; isAlone: boolean } | null;
  hasGotOn: boolean;
}

const NO_PROGRESS: Progress = { reading: null, hasGotOn: false };

function stuckAt(ctx: Context, inbox: LeasedInbox, { reading }: Progress) {
  if (!reading) return {};
  const { uid, isAlone } = reading;
  const before = inbox.stuckUid === uid ? inbox.stuckAttempts : 0;
  const stuckAttempts = isAlone ? before + 1 : 0;
  if (stuckAttempts < MAX_ATTEMPTS_PER_EMAIL) return { stuckUid: uid, stuckAttempts };
  return { stuckUid: null, stuckAttempts: 0, uidNext: uid + 1, skippedAt: ctx.now() };
}

/** Records a failed sync: delays the next one and notifies the owner if they must act. Sending continues. */
export async function failPoll(
  ctx: Context,
  inbox: LeasedInbox,
  { code, serverMessage }: { code: InboxErrorCode; serverMessage: string | null },
  progress = NO_PROGRESS,
): Promise<void> {
  const now = ctx.now();
  const failures = progress.hasGotOn ? 1 : inbox.failures + 1;
  const since = inbox.lastError === null ? now : (inbox.failingSince ?? now);
  const { mailboxId, accountId, fromAddress } = inbox;
  await ctx.db.batch([
    notifyStatement(
      ctx,
      {
        accountId,
        userId: sql<number>`${creatorOf(sql`${mailboxId}`)}`,
        cause: `inbox-${code}:${mailboxId}:${toUnixSeconds(since)}`,
        kind: "mailbox",
        title: `Replies to ${fromAddress} can’t be received`,
        text: inboxErrorText({ code, serverMessage, kind: secretKindOf(inbox) }),
        path: paths.mailboxes.mailbox(mailboxId),
      },
      needsPerson(code) ? sql`exists (select 1 from ${inboxes} where ${isMine(inbox)})` : sql`false`,
    ),
    ctx.db
      .update(inboxes)
      .set({
        ...RELEASED,
        nextPollAt: nextPoll(now, pollBackoff(code, failures)),
        failures,
        lastError: code,
        serverMessage,
        failingSince: since,
        ...stuckAt(ctx, inbox, progress),
      })
      .where(isMine(inbox)),
  ]);
}
