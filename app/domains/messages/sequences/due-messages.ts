import { type SQL, sql } from "drizzle-orm";

/** The first messages of a mailbox that were due at `now`: id, campaign_id and country. */
export const dueMessages = (mailboxId: number, now: number, most: number): SQL =>
  sql`(select id, campaign_id, country from outreach_messages indexed by outreach_messages_due
    where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is null and due_at <= ${now}
    order by due_at limit ${most})`;

/** Moves messages on to a later time; `query` gives their `id` and when each `opens`. */
export const postponeMessages = (query: SQL, now: number): SQL =>
  sql`update outreach_messages set due_at = x.opens from (${query}) x
    where outreach_messages.id = x.id and x.opens > ${now}`;
