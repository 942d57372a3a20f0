import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { type IdRange, inOrder, isWithin } from "~/core/lists/id-range";
import { inJsonArray } from "~/core/statement";
import { hasTag, taggedIds } from "~/domains/tags/tagged-rows.server";
import { contactFilterOf } from "../search/browse.server";
import type { ContactBrowseQuery } from "../search/browse-query";
import { matchOf } from "../search/search-match";
import { isNarrowed } from "../search/tagged.server";
import { companyContacts } from "./list-contacts.server";

/** The contacts selected by a stored query. */
export interface ContactSet {
  /** Whether reading a range costs no more than its rows. */
  isIndexed: boolean;
  /** A query of contact ids as `id`. */
  ids: (range: IdRange) => SQL;
  /** A condition: the contact belongs to the set. */
  has: (contactId: SQL) => SQL;
}

/** A condition: the account can see the contact `alias`. */
export const isSeenContact = (alias: SQL, accountId: number): SQL =>
  sql`(${alias}.account_id = ${accountId} or (${alias}.account_id is null and not exists (
    select 1 from hidden_contacts h where h.account_id = ${accountId} and h.contact_id = ${alias}.id)))`;

/** The contacts that an import added, and existing ones in its file. */
export const importedContacts = (accountId: number, importId: number): ContactSet => ({
  isIndexed: true,
  ids: (range) =>
    sql`select id from contacts indexed by contacts_import where import_id = ${importId} and account_id = ${accountId}
      and ${isWithin(sql`id`, range)}
      union select i.contact_id from import_contacts i where i.import_id = ${importId} and ${isWithin(sql`i.contact_id`, range)}
      and exists (select 1 from contacts c where c.id = i.contact_id and c.account_id = ${accountId}) ${inOrder(sql`1`, range)}`,
  has: (id) => sql`(exists (select 1 from contacts s where s.id = ${id} and s.import_id = ${importId})
    or exists (select 1 from import_contacts s where s.import_id = ${importId} and s.contact_id = ${id}))`,
});

export const contactsAmong = (ids: readonly number[]): ContactSet => ({
  isIndexed: false,
  ids: (range) =>
    sql`select value as id from json_each(${JSON.stringify(ids)}) where ${isWithin(sql`value`, range)} ${inOrder(sql`value`, range)}`,
  has: (id) => sql`${id} in ${inJsonArray(ids)}`,
});

export const taggedContacts = (accountId: number, tag: number): ContactSet => ({
  isIndexed: true,
  ids: (range) => taggedRange(accountId, tag, range),
  has: (id) => hasTag(tag, "contacts", id),
});

const taggedRange = (accountId: number, tag: number, range: IdRange, keep?: SQL): SQL => {
  const id = sql`t.row_id`;
  return sql`${taggedIds({ accountId, tag, list: "contacts", isKept: sql`${isWithin(id, range)} and ${keep ?? sql`true`}` })} ${inOrder(id, range)}`;
};

/** The contacts of these companies; `companyIds` is a query of ids. */
export const contactsOfCompanies = (accountId: number, companyIds: SQL): ContactSet => ({
  isIndexed: false,
  ids: (range) =>
    sql`select c.id from contacts c where c.company_id in (${companyIds}) and ${isSeenContact(sql`c`, accountId)}
      and ${isWithin(sql`+c.id`, range)} ${inOrder(sql`c.id`, range)}`,
  has: (id) => sql`exists (select 1 from contacts s where s.id = ${id} and s.company_id in (${companyIds}))`,
});

type Query = Omit<ContactBrowseQuery, "limit" | "cursor" | "sort">;

/** The contacts of the filtered list. @throws DomainError invalid */
export async function matchingContacts(ctx: AccountContext, query: Query): Promise<ContactSet> {
  const { sort: _, company, ...all } = await contactFilterOf(ctx, query);
  const { tag, ...filter } = all;
  if (company !== undefined) {
    const theirs = companyContacts(ctx, company, all);
    return {
      isIndexed: false,
      ids: (range) =>
        sql`select c.id as id ${theirs} and ${isWithin(sql`+c.id`, range)} ${inOrder(sql`c.id`, range)}`,
      has: (id) => sql`exists (select 1 ${theirs} and c.id = ${id})`,
    };
  }
  const match = matchOf(filter, ctx.account.id);
  const isFound = (id: SQL) =>
    sql`exists (select 1 from contact_search where contact_search match ${match} and rowid = ${id})`;
  if (tag === undefined)
    return {
      isIndexed: true,
      ids: (range) => sql`select rowid as id from contact_search where contact_search match ${match}
        and ${isWithin(sql`rowid`, range)} ${inOrder(sql`rowid`, range)}`,
      has: isFound,
    };
  const keep = isNarrowed(filter) ? isFound : undefined;
  return {
    isIndexed: keep === undefined,
    ids: (range) => taggedRange(ctx.account.id, tag, range, keep?.(sql`t.row_id`)),
    has: (id) => sql`(${hasTag(tag, "contacts", id)} and ${keep?.(id) ?? sql`true`})`,
  };
}

const COUNTED = `SELECT sum(count) AS n FROM (SELECT count FROM contact_counts WHERE account_id IN (?1, ?2)
UNION ALL SELECT -count(*) FROM hidden_contacts WHERE account_id = ?2 AND ?1 = 0)`;

/** The total from counters; null if the query narrows the list. */
export async function countUnfiltered(ctx: AccountContext, query: Query): Promise<number | null> {
  const { sort: _, tag, company, isOwnOnly = false, ...filter } = await contactFilterOf(ctx, query);
  if (tag !== undefined || company !== undefined || isNarrowed(filter)) return null;
  const shared = isOwnOnly ? ctx.account.id : 0;
  return (await ctx.d1.prepare(COUNTED).bind(shared, ctx.account.id).first<number>("n")) ?? 0;
}

/** The highest contact id; contacts added later have a higher one. */
export const newestContactId: SQL = sql`(select ifnull(max(id), 0) from contacts)`;
