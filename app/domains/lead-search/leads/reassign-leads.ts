import { type SQL, sql } from "drizzle-orm";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { originalOf } from "~/domains/directory/companies/same-company";
import { leads } from "../tables";

const among = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

const before = (name: string) => sql.raw(`before ->> '$.${name}'`);
const first = (name: string, moved: SQL) =>
  sql`(select ${before(name)} from (${moved}) where ${before(name)} is not null order by id limit 1)`;

const united = (moved: SQL) => sql`(select
  case max(case ${before("status")} when 'qualified' then 2 when 'contacted' then 1 else 0 end)
    when 2 then 'qualified' when 1 then 'contacted' else 'new' end as status,
  ${first("owner", moved)} as owner, min(${before("converted")}) as converted, ${first("probability", moved)} as probability,
  iif(count(${before("converted")}) > 0, null, ${first("value", moved)}) as worth
  from (${moved}) having count(*) > 0)`;

/**
 * A search has one lead per company. If a search found both merged companies, the earlier lead becomes the kept
 * company's, and the other lead stays next to it.
 */
export const leadsOfMerged: ReassignableRows = {
  kind: "leads",
  rows: (ctx, ids) => {
    const originals = (some: readonly number[]) =>
      sql`(select ${originalOf(ctx, sql`j.value`)} from json_each(${JSON.stringify(some)}) j)`;
    return sql`select id, json_object('company', company_id, 'search', search_id, 'status', status, 'owner', owner_id,
        'value', estimated_value, 'probability', deal_probability, 'converted', converted_at) as before
      from ${leads} where account_id = ${ctx.account.id} and same_company_id in ${originals(ids)}
      and exists (select 1 from ${leads} o where o.account_id = ${ctx.account.id} and o.same_company_id in ${originals(ids.slice(1))})`;
  },
  move: (ctx, ids, moved) => {
    const { id } = ctx.account;
    const [to] = ids;
    const places = sql`select place, row_number() over (order by place <> ${to}, place) as n from (
      select value as place from json_each(${JSON.stringify(ids)}) union select ${before("company")} from (${moved}))`;
    const ranked = sql`select id, row_number() over (partition by ${before("search")} order by id) as n from (${moved})`;
    return [
      sql`update ${leads} set company_id = -id where id in (select id from (${moved})) and +account_id = ${id}`,
      sql`update ${leads} set company_id = target.place from (
          select m.id, p.place from (${ranked}) m join (${places}) p on p.n = m.n) as target
        where ${leads}.id = target.id and +${leads}.account_id = ${id}`,
      sql`update ${leads} set same_company_id = (select ${originalOf(ctx, sql`${to}`)})
        where id in (select id from (${moved})) and +account_id = ${id}`,
      sql`update ${leads} set status = u.status, owner_id = u.owner, converted_at = u.converted, estimated_value = u.worth,
          deal_probability = u.probability
        from ${united(moved)} as u where ${leads}.id in (select id from (${moved})) and +${leads}.account_id = ${id}`,
    ];
  },
  moveBack: (ctx, _ids, moved) => {
    const { id } = ctx.account;
    return [
      sql`update ${leads} set company_id = -id where id in (select id from (${moved})) and +account_id = ${id}`,
      sql`update ${leads} set company_id = moved.before ->> '$.company' from (${moved}) as moved
        where ${leads}.id = moved.id and +${leads}.account_id = ${id}`,
      // Leads edited since keep their values.
      sql`update ${leads} set status = m.before ->> '$.status', owner_id = m.before ->> '$.owner', converted_at = m.before ->> '$.converted',
          estimated_value = m.before ->> '$.value', deal_probability = m.before ->> '$.probability'
        from (select moved.id, moved.before, u.* from (${moved}) as moved cross join ${united(moved)} as u) as m
        where ${leads}.id = m.id and +${leads}.account_id = ${id} and (${leads}.status, ${leads}.owner_id, ${leads}.converted_at,
          ${leads}.estimated_value, ${leads}.deal_probability) is (m.status, m.owner, m.converted, m.worth, m.probability)`,
    ];
  },
};

export const leadsOfContacts: ReassignableRows = {
  kind: "leads",
  rows: ({ account }, ids) =>
    sql`select id, json_object('to', contact_id) as before from ${leads}
      where contact_id in ${among(ids.slice(1))} and +account_id = ${account.id}`,
  move: (ctx, [to], moved) => [
    sql`update ${leads} set contact_id = ${to} where id in (select id from (${moved})) and +account_id = ${ctx.account.id}`,
  ],
  moveBack: ({ account }, ids, moved) => [
    sql`update ${leads} set contact_id = moved.before ->> '$.to' from (${moved}) as moved
      where ${leads}.id = moved.id and +${leads}.account_id = ${account.id} and ${leads}.contact_id = ${ids[0]}
      and moved.before ->> '$.to' in ${among(ids)}`,
  ],
};
