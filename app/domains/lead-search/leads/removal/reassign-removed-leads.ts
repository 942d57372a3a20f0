import { sql } from "drizzle-orm";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { removedLeads } from "../../tables";

/** A lead that was taken out of its search stays out of it, whichever company is kept. */
export const removedLeadsOfCompanies: ReassignableRows = {
  kind: "removed-leads",
  rows: ({ account }, ids) =>
    sql`select lead_id as id, json_object('to', company_id) as before from ${removedLeads} where account_id = ${account.id}
      and company_id in (select value from json_each(${JSON.stringify(ids.slice(1))}))`,
  move: ({ account }, [to], moved) => [
    sql`update ${removedLeads} set company_id = ${to} where lead_id in (select id from (${moved})) and account_id = ${account.id}`,
  ],
  moveBack: ({ account }, [from], moved) => [
    sql`update ${removedLeads} set company_id = moved.before ->> '$.to' from (${moved}) as moved
      where lead_id = moved.id and account_id = ${account.id} and company_id = ${from}`,
  ],
};
