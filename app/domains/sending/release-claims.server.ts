import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { countDelivery } from "~/domains/campaigns/figures/count-delivery.server";
import { isCampaignCancelled } from "~/domains/campaigns/is-campaign-active";
import { dayOf, LEASE_SECONDS } from "~/domains/mailboxes/policy";

const AT_ONCE = 500;
const held = sql`state = 'sending'`;
const countLost = countDelivery(held);
const isCancelled = isCampaignCancelled(sql`outreach_messages.campaign_id`);
/** Waits again, unless its campaign was cancelled while a job held it. */
const waitsAgain = sql`state = iif(${isCancelled}, 'stopped', 'waiting'),
  reason_code = iif(${isCancelled}, 'cancelled', reason_code), reason = iif(${isCancelled}, null, reason)`;

/** Gives back what a job of this mailbox still holds and did not put on the wire. */
export async function giveBack(ctx: Context, mailboxId: number, claim: string): Promise<void> {
  await statement(
    ctx,
    sql`update outreach_messages set ${waitsAgain}, tries = tries - 1
      where mailbox_id = ${mailboxId} and state = 'claimed' and claim = ${claim}`,
  ).run();
}

/**
 * What jobs held that are dead: a claimed message waits again, one that was on the wire is unknown, counts as sent in its
 * mailbox, and is not sent again by itself. Safe to call at any time. Returns how many of each.
 */
export async function giveBackStale(ctx: Context): Promise<{ waiting: number; unknown: number }> {
  const now = ctx.now();
  const before = Math.floor(now.getTime() / 1_000) - LEASE_SECONDS;
  // A message is held as long as its mailbox: the lease is renewed while the job lives.
  const isStale = sql`claimed_at < ${before} and not exists (select 1 from mailboxes b
    where b.id = outreach_messages.mailbox_id and b.lease_until >= ${Math.floor(now.getTime() / 1_000)})`;
  const { results: lost } = await statement(
    ctx,
    sql`select id, mailbox_id from outreach_messages where state = 'sending' and ${isStale} limit ${AT_ONCE}`,
  ).all<{ id: number; mailbox_id: number }>();
  const rows = JSON.stringify(lost.map(({ id }) => [id, "unknown"]));
  const statements = [
    statement(
      ctx,
      sql`update outreach_messages set ${waitsAgain}, tries = max(0, tries - 1), claim = null
        where state = 'claimed' and ${isStale}`,
    ),
    ...(lost.length
      ? [
          ...countLost(ctx, { outcomes: rows }),
          statement(
            ctx,
            sql`insert into mailbox_days (mailbox_id, day, sent)
              select mailbox_id, ${dayOf(now)}, count(*) from outreach_messages
              where id in (select json_extract(value, '$[0]') from json_each(${rows})) and ${held} group by mailbox_id
              on conflict do update set sent = sent + excluded.sent`,
          ),
          statement(
            ctx,
            sql`update outreach_messages set state = 'unknown', reason_code = 'job-lost', reason = null
              where id in (select json_extract(value, '$[0]') from json_each(${rows})) and ${held}`,
          ),
        ]
      : []),
  ];
  const results = await ctx.d1.batch(statements);
  return { waiting: results[0]?.meta.changes ?? 0, unknown: lost.length };
}
