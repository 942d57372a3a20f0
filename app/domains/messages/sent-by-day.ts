import { type SQL, sql } from "drizzle-orm";

/** What all mailboxes sent on some days ("2026-11-21"), without demo accounts: a row a day. Reads a row for each that sent. */
export const sentByDay = (days: readonly string[]): SQL =>
  sql`select unixepoch(d.day) as at, sum(d.sent) as sent from json_each(${JSON.stringify(days)}) j
    cross join mailbox_days d on unixepoch(d.day) = unixepoch(j.value)
    join mailboxes b on b.id = d.mailbox_id join accounts a on a.id = b.account_id
    where a.is_demo = 0 group by d.day`;
