import { type SQL, sql } from "drizzle-orm";
import { invoices } from "../tables";

/** A query of one row: what the account was asked to pay without tax, in US cents. */
export const invoicedQuery = (accountId: number): SQL =>
  sql`select coalesce(sum(net), 0) as cents from ${invoices}
    where account_id = ${accountId} and state <> 'void'`;
