import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { hasPersonBehind } from "~/domains/identity/proved-person.server";
import { dayOf, LEASE_SECONDS } from "./policy";
import { mailboxDays, mailboxes } from "./tables";

export type Mailbox = typeof mailboxes.$inferSelect;

/** May send now, as far as the mailbox is concerned. */
export const isOpen = and(
  isNull(mailboxes.pausedAt),
  isNull(mailboxes.removedAt),
  isNotNull(mailboxes.readyAt),
) as SQL;

export const leaseFrom = (now: Date) => new Date((Math.floor(now.getTime() / 1_000) + LEASE_SECONDS) * 1_000);

/** Takes the mailbox for one job; null while another has it, when it may not send, or when nobody stands behind it (any more). */
export async function leaseMailbox(ctx: Context, mailboxId: number): Promise<Mailbox | null> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(mailboxes)
    .set({ leaseUntil: leaseFrom(now) })
    .where(
      and(
        eq(mailboxes.id, mailboxId),
        isOpen,
        hasPersonBehind(sql`${mailboxes.accountId}`),
        or(isNull(mailboxes.leaseUntil), lt(mailboxes.leaseUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Lets go of it; `until` keeps everybody from it for a while, `trouble` says why. */
export async function releaseMailbox(
  ctx: Context,
  mailboxId: number,
  leaseUntil: Date,
  rest: { until?: Date; trouble?: string | null } = {},
): Promise<void> {
  await ctx.db
    .update(mailboxes)
    .set({
      leaseUntil: rest.until ?? null,
      ...(rest.trouble === undefined
        ? {}
        : {
            unreachableAt:
              rest.trouble === null ? null : sql`ifnull(${mailboxes.unreachableAt}, ${secondsOf(ctx.now())})`,
            unreachableReason: rest.trouble,
          }),
    })
    .where(and(eq(mailboxes.id, mailboxId), eq(mailboxes.leaseUntil, leaseUntil)));
}

export async function sentToday(ctx: Context, mailboxId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ sent: mailboxDays.sent })
    .from(mailboxDays)
    .where(and(eq(mailboxDays.mailboxId, mailboxId), eq(mailboxDays.day, dayOf(ctx.now()))))
    .limit(1);
  return row?.sent ?? 0;
}
