import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reusableStatement } from "~/core/statement";
import { type ContactSet, isSeenContact } from "./contact-sets";
import { isRoleAddress, titleRank } from "./title-rank";

/** A query of the ids of a page with their addresses, ascending. */
export const addressedPage = (set: ContactSet, after: number, limit: number): SQL =>
  sql`select p.id, p.id as cursor, c.contact_email as email from (${set.page(after, limit)}) p
    left join contacts c on c.id = p.id order by p.id`;

/** The facts of an audience's contacts; `rows` is a JSON array of `[id, addressHashes]`. Deleted contacts have no `is_there`. */
export const audienceContacts = (rows: string, accountId: number): SQL =>
  sql`select j.value ->> 0 as id, j.value ->> 1 as hashes, c.id is not null as is_there, c.id as contact_id,
      c.contact_email as email, c.email_key, c.contact_name as name, c.contact_title as title, c.source, c.is_demo,
      coalesce(nullif(c.country, ''), k.country) as country, coalesce(c.company_name, k.name) as company_name,
      c.company_id,
      c.account_id is not null or exists (select 1 from first_party_companies f
        where f.account_id = ${accountId} and f.company_id = c.company_id) as is_own
    from json_each(${rows}) j
    left join contacts c on c.id = j.value ->> 0 and ${isSeenContact(sql`c`, accountId)}
    left join companies k on k.id = c.company_id`;

/** Whether the set has another contact with an address at the same company whom one writes to before `b`. */
export function hasBetterContact(set: ContactSet, accountId: number, allowsRoles: boolean): SQL {
  const isBetter = sql`o.id <> b.contact_id and ${isSeenContact(sql`o`, accountId)} and o.contact_email like '_%@_%._%' and o.source <> ''
    and (${titleRank(sql`o.contact_title`)}, o.id) < (${titleRank(sql`b.title`)}, b.contact_id)
    ${allowsRoles ? sql`` : sql`and not ${isRoleAddress(sql`o.contact_email`)}`} and ${set.has(sql`o.id`)}`;
  return sql`(exists (select 1 from contacts o where o.company_id = b.company_id and ${isBetter})
    or (b.company_id is null and b.company_name is not null and exists (select 1 from contacts o indexed by contacts_by_company
      where o.account_id = ${accountId} and ifnull(lower(o.company_name), char(65535)) = lower(b.company_name)
        and o.company_id is null and ${isBetter})))`;
}

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

/** What an email to a contact says of them; contacts that the account no longer sees are left out. */
export const contactFactsStatement = (ctx: Pick<Context, "d1">, accountId: number, ids: readonly number[]) =>
  facts(ctx, { ids: JSON.stringify(ids), accountId });

/** The company where a contact works, by the id of what a copy stands for. */
export const originalCompanyOf = (contactId: number, accountId: number): SQL =>
  sql`(select coalesce(o.origin_id, o.id) from contacts c join companies o on o.id = c.company_id
    where c.id = ${contactId} and (c.account_id = ${accountId} or c.account_id is null))`;
