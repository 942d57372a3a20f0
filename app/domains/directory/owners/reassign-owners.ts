import { sql } from "drizzle-orm";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { directoryOwners } from "../tables";

/** The kept row receives the removed row's owner if it has none; the removed row's owner is stored for an undo. */
const ownersToReassign = (list: "companies" | "contacts"): ReassignableRows => ({
  kind: "owners",
  rows: ({ account }, ids) =>
    sql`select o.row_id as id, json_object('owner', o.owner_id, 'at', o.assigned_at) as before from ${directoryOwners} o
      where o.account_id = ${account.id} and o.list = ${list}
      and o.row_id in (select value from json_each(${JSON.stringify(ids.slice(1))}))
      and not exists (select 1 from ${directoryOwners} k where k.account_id = ${account.id} and k.list = ${list} and k.row_id = ${ids[0]})
      order by o.assigned_at desc limit 1`,
  move: ({ account }, [to], moved) => [
    sql`insert into ${directoryOwners} (account_id, list, row_id, owner_id, assigned_at)
      select ${account.id}, ${list}, ${to}, before ->> '$.owner', before ->> '$.at' from (${moved}) where true on conflict do nothing`,
  ],
  moveBack: ({ account }, [from], moved) => [
    sql`delete from ${directoryOwners} where account_id = ${account.id} and list = ${list} and row_id = ${from}
      and owner_id in (select before ->> '$.owner' from (${moved}))`,
  ],
});

export const ownersOfCompanies = ownersToReassign("companies");
export const ownersOfContacts = ownersToReassign("contacts");
