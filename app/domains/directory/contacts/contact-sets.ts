import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { hasTag, taggedIds } from "~/domains/tags/tagged-rows.server";
import { contactFilterOf } from "../search/browse.server";
import type { ContactBrowseQuery } from "../search/browse-query";
import { matchOf } from "../search/search-match";
import { isNarrowed } from "../search/tagged.server";
import { companyContacts } from "./list-contacts.server";

/** Contacts that a stored query names. */
export interface ContactSet {
  /** A query of `id`, ascending. */
  page: (after: number, limit: number) => SQL;
  /** Whether a contact belongs to it. */
  has: (contactId: SQL) => SQL;
}

/** Whether the account sees the contact `alias`. */
export const isSeenContact = (alias: SQL, accountId: number): SQL =>
  sql`(${alias}.account_id = ${accountId} or (${alias}.account_id is null and not exists (
    select 1 from hidden_contacts h where h.account_id = ${accountId} and h.contact_id = ${alias}.id)))`;

export const importedContacts = (accountId: number, importId: number): ContactSet => {
  const isImported = sql`import_id = ${importId} and account_id = ${accountId}`;
  return {
    page: (after, limit) =>
      sql`select id from contacts indexed by contacts_import where ${isImported} and id > ${after} order by id limit ${limit}`,
    has: (id) => sql`exists (select 1 from contacts s where s.id = ${id} and s.import_id = ${importId})`,
  };
};

export const contactsAmong = (ids: readonly number[]): ContactSet => ({
  page: (after, limit) =>
    sql`select value as id from json_each(${JSON.stringify(ids)}) where value > ${after} order by value limit ${limit}`,
  has: (id) => sql`${id} in ${inJsonArray(ids)}`,
});

export const taggedContacts = (accountId: number, tag: number): ContactSet => ({
  page: (after, limit) => taggedIds({ accountId, tag, list: "contacts", after, limit }),
  has: (id) => hasTag(tag, "contacts", id),
});

/** `companyIds` is a query of ids. */
export const contactsOfCompanies = (accountId: number, companyIds: SQL): ContactSet => ({
  page: (after, limit) =>
    sql`select c.id from contacts c where c.company_id in (${companyIds}) and ${isSeenContact(sql`c`, accountId)}
      and +c.id > ${after} order by c.id limit ${limit}`,
  has: (id) => sql`exists (select 1 from contacts s where s.id = ${id} and s.company_id in (${companyIds}))`,
});

type Query = Omit<ContactBrowseQuery, "limit" | "cursor" | "sort">;

/** What the list of contacts shows with a filter. @throws DomainError invalid */
export async function matchingContacts(ctx: AccountContext, query: Query): Promise<ContactSet> {
  const { sort: _, company, ...all } = await contactFilterOf(ctx, query);
  const { tag, ...filter } = all;
  if (company !== undefined) {
    const theirs = companyContacts(ctx, company, all);
    return {
      page: (after, limit) =>
        sql`select c.id as id ${theirs} and +c.id > ${after} order by c.id limit ${limit}`,
      has: (id) => sql`exists (select 1 ${theirs} and c.id = ${id})`,
    };
  }
  const match = matchOf(filter, ctx.account.id);
  const isFound = (id: SQL) =>
    sql`exists (select 1 from contact_search where contact_search match ${match} and rowid = ${id})`;
  if (tag === undefined)
    return {
      // D1 binds numbers as REAL; FTS5 starts at a cursor only if it is an integer.
      page: (after, limit) => sql`select rowid as id from contact_search where contact_search match ${match}
        and rowid > cast(${after} as integer) order by rowid limit ${limit}`,
      has: isFound,
    };
  const keep = isNarrowed(filter) ? isFound : () => sql`true`;
  return {
    page: (after, limit) =>
      taggedIds({
        accountId: ctx.account.id,
        tag,
        list: "contacts",
        after,
        limit,
        keep: keep(sql`t.row_id`),
      }),
    has: (id) => sql`(${hasTag(tag, "contacts", id)} and ${keep(id)})`,
  };
}

export const countOf = (set: ContactSet, limit: number): SQL =>
  sql`select count(*) as n from (${set.page(0, limit)})`;

/** Contacts added later have a higher id. */
export const newestContactId: SQL = sql`(select ifnull(max(id), 0) from contacts)`;
