import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { inJsonArray } from "~/core/statement";
import { contacts, importContacts, imports } from "../../tables";

const REMEMBER = `INSERT INTO import_contacts (import_id, contact_id)
SELECT ?1, c.id FROM json_each(?2) asked CROSS JOIN contacts c ON c.account_id = ?3 AND c.person_key = asked.value
  WHERE asked.type = 'text' AND c.import_id IS NOT ?1
UNION SELECT ?1, c.id FROM json_each(?2) asked CROSS JOIN contacts c ON c.id = asked.value AND c.account_id = ?3
  WHERE asked.type = 'integer' AND c.import_id IS NOT ?1
ON CONFLICT DO NOTHING`;

/** `people` contains ids and person keys of the file's existing contacts. */
export const knownPeopleStatement = (
  ctx: AccountContext,
  importId: number,
  people: readonly (string | number)[],
): D1PreparedStatement =>
  ctx.d1.prepare(REMEMBER).bind(importId, JSON.stringify([...new Set(people)]), ctx.account.id);

const COUNT = `SELECT count(*) AS n FROM import_contacts i CROSS JOIN contacts c ON c.id = i.contact_id AND c.account_id = ?2
WHERE i.import_id = ?1 AND c.import_id IS NOT ?1`;

/** Counts the existing contacts in the file. */
export async function countKnownPeople(ctx: AccountContext, importId: number): Promise<number> {
  return (await ctx.d1.prepare(COUNT).bind(importId, ctx.account.id).first<number>("n")) ?? 0;
}

const FORGET = `DELETE FROM import_contacts WHERE import_id = ?1
AND contact_id IN (SELECT contact_id FROM import_contacts WHERE import_id = ?1 LIMIT ?2)`;

export const forgetKnownPeople = (ctx: Pick<AccountContext, "d1">, importId: number, limit: number) =>
  ctx.d1.prepare(FORGET).bind(importId, limit);

/** A merge clears the kept contact's import. This links the imports of all merged contacts to the kept one. */
export const importsOfContacts: ReassignableRows = {
  kind: "imports",
  rows: ({ account }, ids) => {
    const own = sql`id in ${inJsonArray(ids)} and account_id = ${account.id}`;
    const [kept] = ids;
    return sql`select import_id as id, json_object('isOwn', max(contact_id = ${kept})) as before from (
        select import_id, id as contact_id from ${contacts} where ${own} and import_id is not null
        union all select i.import_id, i.contact_id from ${importContacts} i
          where i.contact_id in (select id from ${contacts} where ${own}) and i.contact_id <> ${kept})
      where exists (select 1 from ${imports} f where f.id = import_id and f.account_id = ${account.id})
      and import_id not in (select k.import_id from ${importContacts} k where k.contact_id = ${kept}) group by import_id`;
  },
  move: (_ctx, [to], moved) => [
    sql`insert into ${importContacts} (import_id, contact_id) select id, ${to} from (${moved}) where true on conflict do nothing`,
  ],
  moveBack: (_ctx, [from], moved) => [
    sql`delete from ${importContacts} where contact_id = ${from}
      and (import_id in (select id from (${moved}) where not before ->> '$.isOwn') or import_id in (select id from (${moved}))
      and import_id = (select c.import_id from ${contacts} c where c.id = ${from}))`,
  ],
};
