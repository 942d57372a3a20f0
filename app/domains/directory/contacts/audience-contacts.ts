import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reusableStatement } from "~/core/statement";
import { type ContactSet, isSeenContact } from "./contact-sets";
import { isRoleAddress, titleRank } from "./title-rank";

/** Adds addresses to contact ids, ascending; `ids` is a query. */
export const addressedContacts = (ids: SQL): SQL =>
  sql`select p.id, p.id as cursor, c.contact_email as email from (${ids}) p
    left join contacts c on c.id = p.id order by p.id`;

/**
 * A query of the facts of an audience's contacts; `rows` is a JSON array of `[id, addressHashes, role]`. `is_there` is
 * false for deleted contacts.
 */
export const audienceContacts = (rows: string, accountId: number): SQL =>
  sql`select j.value ->> 0 as id, j.value ->> 1 as hashes, j.value ->> 2 as role, c.id is not null as is_there, c.id as contact_id,
      c.contact_email as email, c.email_key, c.contact_name as name, c.contact_title as title, c.source, c.is_demo,
      coalesce(nullif(c.country, ''), k.country) as country, coalesce(c.company_name, k.name) as company_name,
      c.company_id,
      c.account_id is not null or exists (select 1 from first_party_companies f
        where f.account_id = ${accountId} and f.company_id = c.company_id) as is_own
    from json_each(${rows}) j
    left join contacts c on c.id = j.value ->> 0 and ${isSeenContact(sql`c`, accountId)}
    left join companies k on k.id = c.company_id`;

/** A condition: a contact of the set with a lower id has the same address. */
export const isAddressedBefore = (set: ContactSet, emailKey: SQL, id: SQL, accountId: number): SQL =>
  sql`exists (select 1 from contacts e where e.email_key = ${emailKey} and +e.id < ${id}
    and ${isSeenContact(sql`e`, accountId)} and ${set.has(sql`e.id`)})`;

const MAX_CANDIDATES = 5;

/**
 * A query of `id`, `email` and `is_better`: for each company of these contacts, the five best contacts of the set.
 * `is_better` is false for those ranked after the last of these contacts: they matter only if they were chosen before.
 */
export function candidatesOf(
  set: ContactSet,
  ids: readonly number[],
  accountId: number,
  allowsRoles: boolean,
): SQL {
  const asked = JSON.stringify(ids);
  const place = sql`row_number() over (partition by k.company_id, k.name order by ${titleRank(sql`o.contact_title`)}, o.id) as place`;
  const isPossible = sql`${isSeenContact(sql`o`, accountId)} and o.contact_email like '_%@_%._%' and o.source <> ''
    ${allowsRoles ? sql`` : sql`and not ${isRoleAddress(sql`o.contact_email`)}`} and ${set.has(sql`o.id`)}`;
  return sql`with k as materialized (select distinct c.company_id, iif(c.company_id is null, lower(c.company_name), null) as name
      from json_each(${asked}) j join contacts c on c.id = j.value)
    select id, email, place <= max(iif(id in (select value from json_each(${asked})), place, null))
        over (partition by company_id, name) as is_better
      from (select k.company_id, k.name, o.id, o.contact_email as email, ${place} from k cross join contacts o on o.company_id = k.company_id where ${isPossible}
      union all select k.company_id, k.name, o.id, o.contact_email, ${place} from k cross join contacts o indexed by contacts_by_company
        on o.account_id = ${accountId} and ifnull(lower(o.company_name), char(65535)) = k.name and o.company_id is null
        where k.company_id is null and ${isPossible}) where place <= ${MAX_CANDIDATES}`;
}

/** Groups audience rows by company; null without a company. */
export const companyKey: SQL = sql.raw("coalesce(company_id, lower(company_name))");

const facts = reusableStatement(
  sql`select c.id, c.company_id as companyId, c.contact_name as contactName, c.contact_title as contactTitle,
      c.contact_email as contactEmail, coalesce(c.company_name, k.name, '') as companyName,
      coalesce(c.industry, k.industry) as industry, coalesce(nullif(c.country, ''), k.country) as country,
      coalesce(k.city, nullif(trim(substr(c.location, 1, instr(c.location || ',', ',') - 1)), '')) as city, c.source
    from contacts c left join companies k on k.id = c.company_id
    where c.id in (select value from json_each(${sql.placeholder("ids")}))
      and (c.account_id = ${sql.placeholder("accountId")} or (c.account_id is null and not exists (
        select 1 from hidden_contacts h where h.account_id = ${sql.placeholder("accountId")} and h.contact_id = c.id)))`,
);

/** The email variables of contacts; contacts no longer visible to the account are left out. */
export const contactFactsStatement = (ctx: Pick<Context, "d1">, accountId: number, ids: readonly number[]) =>
  facts(ctx, { ids: JSON.stringify(ids), accountId });

/** The id of a contact's company; for a copy, of its original. */
export const originalCompanyOf = (contactId: number, accountId: number): SQL =>
  sql`(select coalesce(o.origin_id, o.id) from contacts c join companies o on o.id = c.company_id
    where c.id = ${contactId} and (c.account_id = ${accountId} or c.account_id is null))`;
