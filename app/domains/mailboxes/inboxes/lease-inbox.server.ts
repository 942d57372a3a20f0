import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { type Held, Lease } from "~/core/lease";
import { toUnixSeconds } from "~/core/seconds";
import { isAccountSuspended } from "~/domains/identity/account-state";
import { hasVerifiedUser } from "~/domains/identity/verified-user.server";
import { inboxes, mailboxes } from "../tables";
import { INBOX_LEASE_SECONDS, LOOK_EVERY_SECONDS } from "./inbox-policy";

export type Inbox = typeof inboxes.$inferSelect;

export interface LeasedInbox extends Inbox {
  leaseId: string;
  fromAddress: string;
}

const inboxLease = new Lease({
  table: inboxes,
  fence: ["mailboxId"],
  ttlSeconds: INBOX_LEASE_SECONDS,
});

const heldOf = (inbox: LeasedInbox): Held<LeasedInbox> => ({
  row: inbox,
  until: inbox.leaseUntil ?? new Date(0),
  leaseId: inbox.leaseId,
});

export const after = (now: Date, seconds: number) => new Date((toUnixSeconds(now) + seconds) * 1_000);

/** Suspended accounts' inboxes are synced too: bounces and opt-outs must be recorded. */
export const isInboxRead = (accountId: SQL): SQL =>
  sql`(${hasVerifiedUser(accountId)} or ${isAccountSuspended(accountId)})`;

/** Leases an inbox to one job; null if another job has it, this sync was already done, or the account is no longer verified. */
export async function leaseInbox(
  ctx: Context,
  mailboxId: number,
  lookAt: number | undefined,
): Promise<LeasedInbox | null> {
  const byMailbox = and(
    eq(inboxes.mailboxId, mailboxId),
    lookAt === undefined ? undefined : eq(inboxes.nextPollAt, new Date(lookAt * 1_000)),
    isInboxRead(sql`${inboxes.accountId}`),
  );
  const nextPollAt = after(ctx.now(), LOOK_EVERY_SECONDS);
  const held = await inboxLease.claim(ctx, byMailbox, { nextPollAt });
  if (!held?.leaseId) return null;
  const [mailbox] = await ctx.db
    .select({ fromAddress: mailboxes.fromAddress })
    .from(mailboxes)
    .where(and(eq(mailboxes.id, mailboxId), isNull(mailboxes.removedAt)));
  return mailbox ? { ...held.row, leaseId: held.leaseId, ...mailbox } : null;
}

/** Whether the lease is still held. An edit of the inbox ends it: the job's results no longer apply. */
export const isMine = (inbox: LeasedInbox): SQL => inboxLease.isHeld(heldOf(inbox));

type Place = Pick<Inbox, "uidValidity" | "uidNext"> & { renumberedAt?: Date };

/** Saves the sync position; false if the lease is lost. */
export async function keepPlace(ctx: Context, inbox: LeasedInbox, place: Place): Promise<boolean> {
  const kept = await ctx.db
    .update(inboxes)
    .set(place)
    .where(isMine(inbox))
    .returning({ id: inboxes.mailboxId });
  return kept.length > 0;
}

export const RELEASED = { leaseUntil: null, leaseId: null };

export const releaseInbox = (ctx: Context, inbox: LeasedInbox): Promise<unknown> =>
  inboxLease.release(ctx, heldOf(inbox));
