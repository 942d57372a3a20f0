import { sql } from "drizzle-orm";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { taggedRows } from "./tables";
import { MAX_TAGS_PER_ROW } from "./tag-lists";

/** The kept row gets the tags of all merged rows, up to the limit per row. A removed row keeps its own tags. */
const tagsToReassign = (list: "companies" | "contacts"): ReassignableRows => ({
  kind: "tags",
  rows: ({ account }, ids) => {
    const has = sql`select k.tag_id from ${taggedRows} k where k.list = ${list} and k.row_id = ${ids[0]} and k.account_id = ${account.id}`;
    return sql`select t.tag_id as id, json_object('at', min(t.tagged_at)) as before from ${taggedRows} t
      where t.list = ${list} and t.row_id in (select value from json_each(${JSON.stringify(ids.slice(1))}))
      and t.account_id = ${account.id} and t.tag_id not in (${has})
      group by t.tag_id order by t.tag_id limit max(0, ${MAX_TAGS_PER_ROW} - (select count(*) from (${has})))`;
  },
  move: ({ account }, [to], moved) => [
    sql`insert into ${taggedRows} (tag_id, list, row_id, account_id, tagged_at)
      select id, ${list}, ${to}, ${account.id}, before ->> '$.at' from (${moved}) where true on conflict do nothing`,
  ],
  moveBack: ({ account }, [from], moved) => [
    sql`delete from ${taggedRows} where list = ${list} and row_id = ${from} and account_id = ${account.id}
      and tag_id in (select id from (${moved}))`,
  ],
});

export const tagsOfCompanies = tagsToReassign("companies");
export const tagsOfContacts = tagsToReassign("contacts");
