import { type SQL, sql } from "drizzle-orm";
import { inJsonArray } from "~/core/statement";
import { insertMessages } from "../planned-messages";

interface FollowUp {
  before: SQL;
  join: SQL;
  isWanted: SQL;
  position: SQL;
  variant: SQL;
  dueAt: SQL;
  createdAt: number;
}

/** Inserts the next step for sent messages without a reply, opt-out, complaint or bounce. Idempotent. */
export const insertFollowUps = (messageIds: readonly number[], follow: FollowUp): SQL =>
  insertMessages(
    sql`select m.account_id, m.campaign_id, ${follow.position}, m.lead_id, m.mailbox_id, m.to_address, m.to_name, m.country,
        ${follow.variant}, 'waiting', null, ${follow.dueAt}, ${follow.createdAt}, m.contact_id
      from outreach_messages m ${follow.join}
      where m.id in ${inJsonArray(messageIds)} and m.state = 'sent' and m.erased_at is null and ${follow.isWanted}
        and m.responded_at is null and m.bounced_at is null and m.complained_at is null and m.unsubscribed_at is null
        and not exists (select 1 from outreach_messages g where g.to_address = m.to_address collate nocase
          and g.account_id = m.account_id and g.soft_bounce_limit_at >= m.created_at)`,
    follow.before,
  );

/**
 * `from ... where ...` over rows `j` of the value `outcomes` and their messages `m`. `held` selects messages that the
 * job still holds.
 */
export const deliveredMessages = (held: SQL): SQL =>
  sql`from json_each(${sql.placeholder("outcomes")}) j join outreach_messages m on m.id = json_extract(j.value, '$[0]')
    where m.campaign_id is not null and m.id in (select id from outreach_messages where ${held} and id = m.id)`;

export const unknownMessage = (messageId: number): SQL =>
  sql`(select campaign_id, position from outreach_messages where id = ${messageId} and state = 'unconfirmed')`;
