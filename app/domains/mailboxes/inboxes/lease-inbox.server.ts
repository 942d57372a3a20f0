import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { isAccountSuspended } from "~/domains/identity/account-state";
import { hasPersonBehind } from "~/domains/identity/proved-person.server";
import { inboxes, mailboxes } from "../tables";
import { INBOX_LEASE_SECONDS, LOOK_EVERY_SECONDS } from "./inbox-policy";

export type Inbox = typeof inboxes.$inferSelect;

export interface LeasedInbox extends Inbox {
  leaseId: string;
  fromAddress: string;
}

export const after = (now: Date, seconds: number) => new Date((secondsOf(now) + seconds) * 1_000);

/** A suspended account's inbox is read too: bounces and opt-outs must be recorded, whoever is left in its team. */
export const isInboxRead = (accountId: SQL): SQL =>
  sql`(${hasPersonBehind(accountId)} or ${isAccountSuspended(accountId)})`;

/** Leases an inbox to one job; null while another has it, where its look was done already, and where nobody stands behind the account any more. */
export async function leaseInbox(
  ctx: Context,
  mailboxId: number,
  lookAt: number | undefined,
): Promise<LeasedInbox | null> {
  const now = ctx.now();
  const leaseId = crypto.randomUUID();
  const [row] = await ctx.db
    .update(inboxes)
    .set({
      leaseId,
      leaseUntil: after(now, INBOX_LEASE_SECONDS),
      nextLookAt: after(now, LOOK_EVERY_SECONDS),
    })
    .where(
      and(
        eq(inboxes.mailboxId, mailboxId),
        lookAt === undefined ? undefined : eq(inboxes.nextLookAt, new Date(lookAt * 1_000)),
        isInboxRead(sql`${inboxes.accountId}`),
        or(isNull(inboxes.leaseUntil), lt(inboxes.leaseUntil, now)),
      ),
    )
    .returning();
  if (!row) return null;
  const [mailbox] = await ctx.db
    .select({ fromAddress: mailboxes.fromAddress })
    .from(mailboxes)
    .where(and(eq(mailboxes.id, mailboxId), isNull(mailboxes.removedAt)));
  return mailbox ? { ...row, leaseId, ...mailbox } : null;
}

/** Who edits the inbox meanwhile ends the lease: what its job still has to say is not of this inbox any more. */
export const isMine = ({ mailboxId, leaseId }: LeasedInbox) =>
  and(eq(inboxes.mailboxId, mailboxId), eq(inboxes.leaseId, leaseId));

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

export const RELEASED = { leaseUntil: null, leaseId: null };

export const releaseInbox = (ctx: Context, inbox: LeasedInbox): Promise<unknown> =>
  ctx.db.update(inboxes).set(RELEASED).where(isMine(inbox));
