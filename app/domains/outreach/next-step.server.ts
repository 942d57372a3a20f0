import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";

/** The statement that writes the message of the next step to who was just sent one, for the batch that records it. */
export const nextStepStatement = (ctx: Context, messageIds: readonly number[]): D1PreparedStatement =>
  statement(
    ctx,
    sql`insert into outreach_messages (account_id, campaign_id, position, lead_id, mailbox_id, to_address, to_name, country,
        variant, state, due_at, created_at)
      select m.account_id, m.campaign_id, s.position, m.lead_id, m.mailbox_id, m.to_address, m.to_name, m.country,
        case when s.subject_b is null then null when m.lead_id % 2 = 0 then 'a' else 'b' end, 'waiting',
        m.sent_at + s.delay_hours * 3600, ${Math.floor(ctx.now().getTime() / 1_000)}
      from json_each(${JSON.stringify(messageIds)}) j join outreach_messages m on m.id = j.value
        join campaign_steps s on s.campaign_id = m.campaign_id and s.position = m.position + 1
      where m.state = 'sent' and m.responded_at is null and m.bounced_at is null and m.unsubscribed_at is null
      on conflict do nothing`,
  );
