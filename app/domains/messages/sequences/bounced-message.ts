import { type SQL, sql } from "drizzle-orm";

interface BouncedMessage {
  accountId: number;
  id: number;
  /** Seconds: when it was told that it came back. */
  before: number;
  condition: SQL;
}

/** A message that left before it came back, and that nobody answered or refused since. */
export const bouncedMessage = ({ accountId, id, before, condition }: BouncedMessage): SQL =>
  sql`(select m.id, m.campaign_id, m.position, m.variant, m.language from outreach_messages m where m.id = ${id}
    and m.account_id = ${accountId} and m.state = 'sent' and m.sent_at <= ${before} and m.erased_at is null
    and m.rule is not 'test'
    and m.responded_at is null and m.bounced_at is null and m.complained_at is null and m.unsubscribed_at is null
    and ${condition})`;

/** It waits again under its Message-ID; what follows it keeps its own time. */
export const waitAgain = (returned: SQL, isHeld: SQL, now: number): SQL =>
  sql`update outreach_messages as m set state = 'waiting', due_at = ${now}, held_at = case when ${isHeld} then ${now} end,
    tries = 0, reason_code = null, reason = null, claim = null, sent_at = null
    where m.id in (select id from ${returned})`;
