import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time/time-zones";
import { insertMessages, isOneOf } from "~/domains/messages/planned-messages";
import { nextOpeningSql } from "../planning/sending-window";
import { variantOf } from "./variant-sql";

/**
 * The statement that writes the message of the next step to who was just sent one, inside the reader's window: for the batch
 * that records it, after it. Nobody who answered, refused or bounced meanwhile gets one. Run twice, it writes one.
 */
export function nextStepStatement(ctx: Context, messageIds: readonly number[]): D1PreparedStatement {
  const zones = sql`with z as materialized
    (select key, value as offset from json_each(${JSON.stringify(offsetsByCountry(ctx.now()))}))`;
  const due = nextOpeningSql(sql`m.sent_at + s.delay_hours * 3600`, sql`coalesce(z.offset, 0)`);
  const now = Math.floor(ctx.now().getTime() / 1000);
  return statement(
    ctx,
    insertMessages(
      sql`select m.account_id, m.campaign_id, s.position, m.lead_id, m.mailbox_id, m.to_address, m.to_name, m.country,
          ${variantOf(sql`m.lead_id`)}, 'waiting', null, ${due}, ${now}
        from outreach_messages m
        join campaign_steps s on s.campaign_id = m.campaign_id and s.position = m.position + 1
        join outreach_campaigns c on c.id = m.campaign_id
        left join z on z.key = m.country
        where ${isOneOf(messageIds)} and m.state = 'sent' and m.erased_at is null and c.status in ('active', 'paused')
          and m.responded_at is null and m.bounced_at is null and m.complained_at is null and m.unsubscribed_at is null`,
      zones,
    ),
  );
}
