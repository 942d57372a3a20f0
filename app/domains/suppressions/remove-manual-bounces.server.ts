import { type SQL, sql } from "drizzle-orm";
import { isKnownAs } from "~/domains/global-suppressions/address-hash.server";

interface Decided {
  accountId: number;
  mailId: number;
  heir: SQL;
  condition: SQL;
}

/** A refusal that only this decision made goes; under a second decision it stays as that one's. */
export const removeManualBounces = ({ accountId, mailId, heir, condition }: Decided): SQL[] => {
  const which = sql`account_id = ${accountId} and decided_mail_id = ${mailId} and ${condition}`;
  return [
    sql`update suppressions set decided_mail_id = coalesce(${heir}, decided_mail_id) where ${which}`,
    sql`delete from suppressions where ${which}`,
  ];
};

export const isGoneBy = (accountId: number, hashes: string, messageId: number): SQL =>
  sql`exists (select 1 from suppressions r where r.account_id = ${accountId} and ${isKnownAs(sql`r.address_hash`, hashes)}
    and r.reason = 'bounce' and r.outreach_message_id = ${messageId} and r.decided_mail_id is null)`;
