import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reusableStatement, statement } from "~/core/statement";
import { deliveredMessages, unknownMessage } from "~/domains/messages/sequences/follow-ups";

/**
 * Updates the counters; must run before the messages change. `outcomes` is JSON: `[[messageId, newState, ...], ...]`.
 * `held` selects messages that the job still holds, so that each counts once. An unconfirmed message moves to its new
 * counter; a sent email with a next step adds a message.
 */
export function countDelivery(
  held: SQL,
): (ctx: Context, values: Record<string, unknown>) => D1PreparedStatement[] {
  const rows = deliveredMessages(held);
  const became = (state: string) => sql`json_extract(j.value, '$[1]') = ${state}`;
  const follows = sql`exists (select 1 from campaign_steps f
    where f.campaign_id = m.campaign_id and f.position = m.position + 1)`;
  // The language of an email is part of its result.
  const isTranslated = sql`iif(json_extract(j.value, '$[5]') is null, m.language, json_extract(j.value, '$[9]')) is not null
    and exists (select 1 from campaign_steps t
      where t.campaign_id = m.campaign_id and t.position = m.position and t.subject_b is not null)`;
  const statements = [
    reusableStatement(
      sql`update outreach_campaigns as c set sent = c.sent + n.sent, failed = c.failed + n.failed,
          skipped = c.skipped + n.skipped, unconfirmed = c.unconfirmed + n.unconfirmed,
          total_messages = c.total_messages + n.following, total_targets = c.total_targets - n.nobody
        from (select m.campaign_id, sum(${became("sent")}) as sent, sum(${became("failed")}) as failed,
            sum(${became("skipped")}) as skipped, sum(${became("unconfirmed")}) - sum(m.state = 'unconfirmed') as unconfirmed,
            sum(${became("sent")} and ${follows}) as following,
            sum(m.position = 1 and json_extract(j.value, '$[1]') not in ('sent', 'waiting'))
              - sum(m.position = 1 and m.state = 'unconfirmed') as nobody
          ${rows} group by m.campaign_id) n
        where c.id = n.campaign_id`,
    ),
    reusableStatement(
      sql`update campaign_steps as s set sent_a = s.sent_a + n.a, sent_b = s.sent_b + n.b,
          sent_translated = s.sent_translated + n.translated
        from (select campaign_id, position, sum(not translated and variant is not 'b') as a,
            sum(not translated and variant is 'b') as b, sum(translated) as translated
          from (select m.campaign_id, m.position, m.variant, ${isTranslated} as translated ${rows} and ${became("sent")})
          group by campaign_id, position) n
        where s.campaign_id = n.campaign_id and s.position = n.position`,
    ),
  ];
  return (ctx, values) => statements.map((statement) => statement(ctx, values));
}

/** Must run before the message changes; a requeued message keeps its campaign open. */
export const uncountUnknownStatement = (
  ctx: Context,
  messageId: number,
  waitsAgain: boolean,
): D1PreparedStatement =>
  statement(
    ctx,
    waitsAgain
      ? sql`update outreach_campaigns as c set unconfirmed = c.unconfirmed - 1,
          total_targets = c.total_targets + (m.position = 1),
          ended_at = iif(c.status = 'completed', null, c.ended_at),
          status = iif(c.status = 'completed', 'active', c.status)
        from ${unknownMessage(messageId)} m where c.id = m.campaign_id`
      : sql`update outreach_campaigns set unconfirmed = unconfirmed - 1
        where id = (select campaign_id from ${unknownMessage(messageId)})`,
  );
