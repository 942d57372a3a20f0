import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { isCampaignActive } from "~/domains/campaigns/is-campaign-active";
import { hasPersonBehind } from "~/domains/identity/proved-person.server";
import { dayLimitOf } from "~/domains/mailboxes/mailbox-sql";
import { pauseOverLimits } from "~/domains/mailboxes/note-bounce.server";
import { dayOf } from "~/domains/mailboxes/policy";
import { wakeMailbox } from "./queue-single-mail.server";
import { giveBackStale } from "./release-claims.server";

const AT_ONCE = 500;

/**
 * Each minute: what dead jobs held is given back, and every mailbox that has something due and may send it gets a job.
 * Safe to call at any time: a job that finds nothing, or another job at work, ends at once.
 */
export async function wakeMailboxes(ctx: Context): Promise<number> {
  await giveBackStale(ctx);
  await ctx.d1.batch(pauseOverLimits(ctx));
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const today = dayOf(ctx.now());
  const { results } = await statement(
    ctx,
    sql`select b.id from mailboxes b left join mailbox_days d on d.mailbox_id = b.id and d.day = ${today}
      where b.paused_at is null and b.removed_at is null and b.ready_at is not null
        and (b.lease_until is null or b.lease_until < ${now})
        and (b.last_sent_at is null or b.last_sent_at + b.gap_seconds <= ${now})
        and ifnull(d.sent, 0) < ${dayLimitOf(today)}
        and exists (select 1 from outreach_messages m where m.mailbox_id = b.id and m.state = 'waiting'
          and m.held_at is null and m.due_at <= ${now} and ${isCampaignActive(sql`m.campaign_id`)})
        and ${hasPersonBehind(sql`b.account_id`)}
      limit ${AT_ONCE}`,
  ).all<{ id: number }>();
  for (const { id } of results) await wakeMailbox(ctx, id);
  return results.length;
}
