import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { Lease } from "~/core/lease";
import { toUnixSeconds } from "~/core/seconds";
import { reusableStatement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { hasVerifiedUser } from "~/domains/identity/verified-user.server";
import { LEASE_SECONDS } from "./policy";
import { mailboxes } from "./tables";

export type Mailbox = typeof mailboxes.$inferSelect;

const isOpen = and(
  isNull(mailboxes.pausedAt),
  isNull(mailboxes.removedAt),
  isNotNull(mailboxes.readyAt),
) as SQL;

const mailboxLease = new Lease({ table: mailboxes, fence: ["id"], ttlSeconds: LEASE_SECONDS });

export const leaseFrom = (now: Date) => mailboxLease.endOf(now);

/** Leases the mailbox to one job; null if another job has it, it may not send, or the account is unverified. */
export async function leaseMailbox(ctx: Context, mailboxId: number): Promise<Mailbox | null> {
  const maySend = and(
    eq(mailboxes.id, mailboxId),
    isOpen,
    isAccountActive(sql`${mailboxes.accountId}`),
    or(eq(mailboxes.isDemo, true), hasVerifiedUser(sql`${mailboxes.accountId}`)),
  );
  return (await mailboxLease.claim(ctx, maySend))?.row ?? null;
}

/**
 * Ends the lease. `until` blocks every job until then; `failure` is why the mail server is unreachable, null if it is
 * reachable.
 */
export async function releaseMailbox(
  ctx: Context,
  mailboxId: number,
  leaseUntil: Date,
  rest: { until?: Date; failure?: string | null } = {},
): Promise<void> {
  const since = sql`ifnull(${mailboxes.unreachableAt}, ${toUnixSeconds(ctx.now())})`;
  const { until = null, failure } = rest;
  await mailboxLease.end(
    ctx,
    { row: { id: mailboxId }, until: leaseUntil },
    {
      leaseUntil: until,
      ...(failure !== undefined && {
        unreachableAt: failure === null ? null : since,
        unreachableReason: failure,
      }),
    },
  );
}

export const renewLeaseStatement = reusableStatement(
  sql`update mailboxes set lease_until = ${sql.placeholder("next")}, last_sent_at = ifnull(${sql.placeholder("sentAt")}, last_sent_at)
    where id = ${sql.placeholder("mailboxId")} and lease_until = ${sql.placeholder("until")}`,
);
