import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { hasVerifiedUser } from "~/domains/identity/verified-user.server";
import { mailboxToday } from "./mailbox-days.server";
import { dayLimitOf } from "./mailbox-sql";

/** Mailboxes that may send now, no job has, and of which `hasDue` says that there is something to send. At most 500. */
export async function dueMailboxes(ctx: Context, hasDue: (mailboxId: SQL) => SQL): Promise<number[]> {
  const now = toUnixSeconds(ctx.now());
  const { results } = await statement(
    ctx,
    sql`select b.id from mailboxes b left join mailbox_daily_stats d on d.mailbox_id = b.id and d.day = ${mailboxToday(ctx.now(), sql`b.account_id`)}
      where b.paused_at is null and b.removed_at is null and b.ready_at is not null
        and (b.lease_until is null or b.lease_until < ${now})
        and (b.last_sent_at is null or b.last_sent_at + b.gap_seconds <= ${now})
        and ifnull(d.sent, 0) < ${dayLimitOf(ctx.now())}
        and ${hasDue(sql`b.id`)}
        and ${isAccountActive(sql`b.account_id`)}
        and (b.is_demo or ${hasVerifiedUser(sql`b.account_id`)})
      limit 500`,
  ).all<{ id: number }>();
  return results.map(({ id }) => id);
}
