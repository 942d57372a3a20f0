import { type SQL, sql } from "drizzle-orm";

/**
 * Whether an account sent a message to an address that a rule for strangers let go. Answers do not count, which a made-up
 * reply may have opened; nor does the question for consent, which waits for its own answer.
 */
export const hasWrittenTo = (accountId: number, address: string): SQL =>
  sql`exists (select 1 from outreach_messages m where m.to_address = ${address.trim()} collate nocase
    and m.account_id = ${accountId} and m.sent_at is not null and ifnull(m.rule, '') not in ('answer', 'consent-request'))`;
