import { type SQL, sql } from "drizzle-orm";

/** Whether a lead's deal was won or lost: nothing is written to it any more. Takes an expression of the lead's id. */
export const hasClosedDeal = (leadIdSql: SQL): SQL =>
  sql`exists (select 1 from opportunities where lead_id is not null and lead_id = ${leadIdSql}
    and closed_at is not null and archived_at is null)`;

/** Whether a lead of the account is an opportunity: its value stands there. */
export const isOpportunity = (accountId: number, leadIdSql: SQL): SQL =>
  sql`exists (select 1 from opportunities where account_id = ${accountId} and lead_id is not null
    and lead_id = ${leadIdSql} and archived_at is null)`;
