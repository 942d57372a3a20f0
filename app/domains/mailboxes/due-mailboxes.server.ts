import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { hasVerifiedUser } from "~/domains/identity/verified-user.server";
import { mailboxToday } from "./mailbox-days.server";
import { dayLimitOf, gapSecondsOf, isWithinHour } from "./mailbox-sql";

interface HasDue {
  oneToOne: (mailboxId: SQL) => SQL;
  campaigns: (mailboxId: SQL) => SQL;
}

/** Returns at most 500 mailboxes that may send now, are not leased and have a due email. */
export async function dueMailboxes(ctx: Context, hasDue: HasDue): Promise<number[]> {
  const now = toUnixSeconds(ctx.now());
  const maySendOneToOne = sql`(${isWithinHour(ctx.now(), true)} and ${hasDue.oneToOne(sql`b.id`)})`;
  const maySendCampaigns = sql`(${isWithinHour(ctx.now(), false)}
    and (b.last_sent_at is null or b.last_sent_at + ${gapSecondsOf(ctx.now())} <= ${now})
    and ifnull(d.sent - d.sent_one_to_one, 0) < ${dayLimitOf(ctx.now())}
    and ${hasDue.campaigns(sql`b.id`)})`;
  const { results } = await statement(
    ctx,
    sql`select b.id from mailboxes b left join mailbox_daily_stats d on d.mailbox_id = b.id and d.day = ${mailboxToday(ctx.now(), sql`b.account_id`)}
      where b.paused_at is null and b.removed_at is null and b.ready_at is not null
        and (b.lease_until is null or b.lease_until < ${now})
        and (${maySendOneToOne} or ${maySendCampaigns})
        and ${isAccountActive(sql`b.account_id`)}
        and (b.is_demo or ${hasVerifiedUser(sql`b.account_id`)})
      limit 500`,
  ).all<{ id: number }>();
  return results.map(({ id }) => id);
}
