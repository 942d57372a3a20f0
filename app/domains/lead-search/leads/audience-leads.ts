import { type SQL, sql } from "drizzle-orm";
import { type IdRange, inOrder, isWithin } from "~/core/lists/id-range";

/** A query of the companies of a search's leads as `id`. */
export const companiesOfLeads = (accountId: number, searchId: number, range: IdRange): SQL =>
  sql`select l.company_id as id from leads l indexed by leads_search_company where l.search_id = ${searchId}
    and ${isWithin(sql`l.company_id`, range)} and +l.account_id = ${accountId} ${inOrder(sql`l.company_id`, range)}`;

/** A query of a search's leads with their addresses, by company; `companyIds` is a query of ids. */
export const addressedLeads = (accountId: number, searchId: number, companyIds: SQL): SQL =>
  sql`select l.id, l.company_id as cursor, l.contact_email as email from (${companyIds}) p
    join leads l indexed by leads_search_company on l.search_id = ${searchId} and l.company_id = p.id
    where +l.account_id = ${accountId} order by l.company_id`;

/** Selects the columns of `audienceContacts` from leads. */
export const audienceLeads = (rows: string, accountId: number): SQL =>
  sql`select j.value ->> 0 as id, j.value ->> 1 as hashes, j.value ->> 2 as role, l.id is not null as is_there, null as contact_id,
      l.contact_email as email, lower(l.contact_email) as email_key, l.contact_name as name, l.contact_title as title,
      l.evidence ->> '$.contactEmail.source' as source, l.is_demo, l.country, l.company_name, l.company_id, 1 as is_own,
      l.id as lead_id
    from json_each(${rows}) j left join leads l on l.id = j.value ->> 0 and +l.account_id = ${accountId}`;

/** A query of company ids: the companies of a search's leads, and their originals. */
export const companiesOfSearch = (searchId: number, accountId: number): SQL =>
  sql`select company_id from leads where search_id = ${searchId} and +account_id = ${accountId}
    union select same_company_id from leads where search_id = ${searchId} and +account_id = ${accountId}`;

/** The lead of a contact; null if there is none. */
export const leadOfContact = (contactId: SQL, accountId: number): SQL =>
  sql`(select w.id from leads w where w.contact_id = ${contactId} and +w.account_id = ${accountId} order by w.is_first desc, w.id limit 1)`;

/** The first lead of a company, by the id with which the company was found; null if there is none. */
export const firstLeadOf = (originalId: SQL, accountId: number): SQL =>
  sql`(select w.id from leads w where w.account_id = ${accountId} and w.same_company_id = ${originalId}
    order by w.is_demo, w.is_first desc, w.id limit 1)`;

/** Like `firstLeadOf`, but without demo leads, whose dependents are deleted with the demo. */
export const firstOwnLeadOf = (originalId: SQL, accountId: number): SQL =>
  sql`(select w.id from leads w where w.account_id = ${accountId} and w.same_company_id = ${originalId} and not w.is_demo
    order by w.is_first desc, w.id limit 1)`;

export const isCompanyOfLead = (companyId: SQL, accountId: number): SQL =>
  sql`(exists (select 1 from leads w where w.account_id = ${accountId} and w.company_id = ${companyId})
    or exists (select 1 from leads w where w.account_id = ${accountId} and w.same_company_id = ${companyId}))`;
