import { sql } from "drizzle-orm";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { chargedCompanies } from "./tables";

/** What was paid for stays paid, whichever is kept and after an undo. */
export const paidOfCompanies: ReassignableRows = {
  kind: "paid",
  rows: ({ account }, ids) =>
    sql`select company_id as id, json_object('at', paid_at) as before from ${chargedCompanies} where account_id = ${account.id}
      and company_id in (select value from json_each(${JSON.stringify(ids.slice(1))}))`,
  move: ({ account }, [to], moved) => [
    sql`insert into ${chargedCompanies} (account_id, company_id, paid_at)
      select ${account.id}, ${to}, min(before ->> '$.at') from (${moved}) having count(*) > 0 on conflict do nothing`,
  ],
  moveBack: () => [],
};
