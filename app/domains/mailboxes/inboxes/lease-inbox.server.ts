import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { hasPersonBehind } from "~/domains/identity/proved-person.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { paths } from "~/paths";
import { creatorOf } from "../mailbox-sql";
import { inboxes, mailboxes } from "../tables";
import { INBOX_LEASE_SECONDS, LOOK_EVERY_SECONDS, lookBackOff } from "./inbox-policy";
import { type InboxTrouble, inboxTroubleText, secretKindOf } from "./inbox-troubles";

export type Inbox = typeof inboxes.$inferSelect;

export interface LeasedInbox extends Inbox {
  leaseUntil: Date;
  fromAddress: string;
}

const after = (now: Date, seconds: number) => new Date((secondsOf(now) + seconds) * 1_000);

/** Leases an inbox to one job; null while another has it, and where nobody stands behind the account any more. */
export async function leaseInbox(ctx: Context, mailboxId: number): Promise<LeasedInbox | null> {
  const now = ctx.now();
  const leaseUntil = after(now, INBOX_LEASE_SECONDS);
  const [row] = await ctx.db
    .update(inboxes)
    .set({ leaseUntil })
    .where(
      and(
        eq(inboxes.mailboxId, mailboxId),
        hasPersonBehind(sql`${inboxes.accountId}`),
        or(isNull(inboxes.leaseUntil), lt(inboxes.leaseUntil, now)),
      ),
    )
    .returning();
  if (!row) return null;
  const [mailbox] = await ctx.db
    .select({ fromAddress: mailboxes.fromAddress })
    .from(mailboxes)
    .where(and(eq(mailboxes.id, mailboxId), isNull(mailboxes.removedAt)));
  return mailbox ? { ...row, leaseUntil, ...mailbox } : null;
}

/** Who edits the inbox meanwhile ends the lease: what its job still has to say is not of this inbox any more. */
const isMine = ({ mailboxId, leaseUntil }: LeasedInbox) =>
  and(eq(inboxes.mailboxId, mailboxId), eq(inboxes.leaseUntil, leaseUntil));

type Place = Pick<Inbox, "uidValidity" | "uidNext"> & { renumberedAt?: Date };

/** Writes down how far it was looked at; false when the lease is lost. */
export async function keepPlace(ctx: Context, inbox: LeasedInbox, place: Place): Promise<boolean> {
  const kept = await ctx.db
    .update(inboxes)
    .set(place)
    .where(isMine(inbox))
    .returning({ id: inboxes.mailboxId });
  return kept.length > 0;
}

export const releaseInbox = (ctx: Context, inbox: LeasedInbox): Promise<unknown> =>
  ctx.db.update(inboxes).set({ leaseUntil: null }).where(isMine(inbox));

export const endLook = (ctx: Context, inbox: LeasedInbox): Promise<unknown> =>
  ctx.db
    .update(inboxes)
    .set({
      leaseUntil: null,
      lookedAt: ctx.now(),
      nextLookAt: after(ctx.now(), LOOK_EVERY_SECONDS),
      failures: 0,
      trouble: null,
      troubleSaid: null,
      troubleSince: null,
    })
    .where(isMine(inbox));

/** It is left alone for a while, and its owner hears of a password that stopped working. Sending goes on. */
export async function failLook(ctx: Context, inbox: LeasedInbox, trouble: InboxTrouble, said: string | null) {
  const now = ctx.now();
  const failures = inbox.failures + 1;
  const since = inbox.trouble === null ? now : (inbox.troubleSince ?? now);
  const { mailboxId, accountId, fromAddress } = inbox;
  await ctx.db.batch([
    notifyStatement(
      ctx,
      {
        accountId,
        userId: sql<number>`${creatorOf(sql`${mailboxId}`)}`,
        cause: `inbox-${trouble}:${mailboxId}:${secondsOf(since)}`,
        kind: "mailbox",
        title: `Answers to ${fromAddress} can’t be read`,
        text: inboxTroubleText({ trouble, said, kind: secretKindOf(inbox) }),
        path: paths.mailboxes.mailbox(mailboxId),
      },
      sql`${trouble} in ('refused', 'unreadable') and exists (select 1 from ${inboxes} where ${isMine(inbox)})`,
    ),
    ctx.db
      .update(inboxes)
      .set({
        leaseUntil: null,
        nextLookAt: after(now, lookBackOff(trouble, failures)),
        failures,
        trouble,
        troubleSaid: said,
        troubleSince: since,
      })
      .where(isMine(inbox)),
  ]);
}
