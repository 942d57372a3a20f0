import { and, desc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { inOrder } from "~/core/ids";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import { hasOwnTag, taggedPage } from "~/domains/tags/tagged-rows.server";
import type { ContactSort } from "../search/browse-query";
import type { CompanyFilter } from "../search/company-filter";
import { matchOf } from "../search/search-match";
import { isNarrowed } from "../search/tagged.server";
import { contacts, hiddenContacts } from "../tables";
import type { Contact } from "./contact";
import { isContactOfCompany } from "./find-contacts-of-companies.server";
import { contactsInOrder, foundInOrder } from "./sorted-contacts.server";

export type ContactFilter = Pick<
  CompanyFilter,
  "words" | "countries" | "industries" | "sizes" | "isOwnOnly" | "owner" | "tag"
> & {
  /** The id of their company. */
  company?: number;
  sort?: ContactSort;
};

export interface ContactPage extends Page<Contact> {
  sort: ContactSort;
  hasOneOrder: boolean;
}

const MAX_SORTED = 90;

interface Window {
  limit: number;
  before?: number | undefined;
  mostCounted?: number;
}

/** A query of a company's contacts `c`, narrowed by the other filters. @throws DomainError invalid */
export function companyContacts(
  ctx: AccountContext,
  company: number,
  { tag, ...filter }: Omit<ContactFilter, "company" | "sort">,
): SQL {
  const found = sql`exists (select 1 from contact_search
    where contact_search match ${matchOf(filter, ctx.account.id)} and rowid = c.id)`;
  const all = and(
    isContactOfCompany(ctx, company),
    isNarrowed(filter) ? found : undefined,
    tag ? hasOwnTag(ctx.account.id, tag, "contacts", sql`c.id`) : undefined,
  );
  return sql`from contacts c where ${all}`;
}

async function listContactsOfCompany(
  ctx: AccountContext,
  company: number,
  filter: Omit<ContactFilter, "company" | "sort">,
  { limit, before = Number.MAX_SAFE_INTEGER }: Window,
): Promise<ContactPage> {
  const all = companyContacts(ctx, company, filter);
  const [found, counted] = await Promise.all([
    ctx.db.all<{ id: number }>(
      sql`select c.id as id ${all} and +c.id < ${before} order by c.id desc limit ${limit + 1}`,
    ),
    ctx.db.get<{ n: number }>(sql`select count(*) as n from (select 1 ${all} limit ${MAX_EXACT_COUNT})`),
  ]);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  const ids = rows.map(({ id }) => id);
  return {
    rows: ids.length > 0 ? await getContactsByIds(ctx, ids) : [],
    next,
    total: totalUpTo(counted?.n ?? 0),
    sort: "newest",
    hasOneOrder: true,
  };
}

export async function listContacts(
  ctx: AccountContext,
  { sort = "newest", company, ...filter }: ContactFilter,
  { limit, before, mostCounted = MAX_EXACT_COUNT }: Window,
): Promise<ContactPage> {
  if (company !== undefined) return listContactsOfCompany(ctx, company, filter, { limit, before });
  const match = matchOf(filter, ctx.account.id);
  if (filter.tag) {
    const asked = { tag: filter.tag, list: "contacts", limit, cursor: before } as const;
    const isKept = sql`exists (select 1 from contact_search where contact_search match ${match} and rowid = t.row_id)`;
    const keep = isNarrowed(filter) ? isKept : undefined;
    const tagged = await taggedPage(ctx, { ...asked, keep }, (ids) => getContactsByIds(ctx, ids));
    return { ...tagged, sort: "newest", hasOneOrder: true };
  }
  // D1 binds numbers as REAL; FTS5 starts at a cursor only if it is an integer.
  const page = sql`(select rowid from contact_search where contact_search match ${match}
    and rowid < cast(${before ?? Number.MAX_SAFE_INTEGER} as integer) order by rowid desc limit ${limit + 1})`;
  const [counted] = await ctx.db.all<{ n: number }>(
    sql`select count(*) as n from (select 1 from contact_search where contact_search match ${match} limit ${mostCounted})`,
  );
  const count = counted?.n ?? 0;
  const total = totalUpTo(count, mostCounted);
  const { isOwnOnly = false, ...narrowing } = filter;
  const isFiltered = Object.values(narrowing).some((value) => value !== undefined);
  const hasOneOrder = isFiltered && count > MAX_SORTED;
  if (sort !== "newest" && !isFiltered)
    return {
      ...(await contactsInOrder(ctx, { limit, cursor: before, sort }, isOwnOnly)),
      total,
      sort,
      hasOneOrder,
    };
  if (sort !== "newest" && !hasOneOrder) {
    const fit = await ctx.db.all<{ id: number }>(
      sql`select rowid as id from contact_search where contact_search match ${match} limit ${MAX_SORTED}`,
    );
    const ids = fit.map(({ id }) => id);
    return { ...(await foundInOrder(ctx, ids, { limit, cursor: before, sort })), total, sort, hasOneOrder };
  }
  const found = await ctx.db
    .select()
    .from(contacts)
    .where(inArray(contacts.id, page))
    .orderBy(desc(contacts.id));
  return { ...pageOf(found, limit, (last) => last.id), total, sort: "newest", hasOneOrder };
}

/** In the given order, only those visible to the account; reads about two rows per contact. */
export async function getContactsByIds(ctx: AccountContext, ids: readonly number[]): Promise<Contact[]> {
  const hidden = ctx.db
    .select({ one: sql`1` })
    .from(hiddenContacts)
    .where(and(eq(hiddenContacts.accountId, ctx.account.id), eq(hiddenContacts.contactId, contacts.id)));
  const rows = await ctx.db
    .select()
    .from(contacts)
    .where(
      and(
        sql`${contacts.id} in ${inJsonArray(ids)}`,
        sql`(+${contacts.accountId} = ${ctx.account.id} or (${contacts.accountId} is null and ${notExists(hidden)}))`,
      ),
    );
  return inOrder(ids, rows);
}

export async function getContact(ctx: AccountContext, contactId: number): Promise<Contact> {
  const [row] = await getContactsByIds(ctx, [contactId]);
  if (!row) throw notFound("This contact");
  return row;
}

export async function* listAllContacts(ctx: AccountContext, filter: ContactFilter): AsyncGenerator<Contact> {
  let before: number | null | undefined;
  while (before !== null) {
    const page: Page<Contact> = await listContacts(ctx, filter, { limit: 500, before });
    yield* page.rows;
    before = page.next;
  }
}

/** The newest contacts with matching words, without a total. */
export const searchContacts = (ctx: AccountContext, terms: string, limit: number) => {
  const match = matchOf({ words: terms }, ctx.account.id);
  const page = sql`(select rowid from contact_search where contact_search match ${match}
    order by rowid desc limit ${limit})`;
  return ctx.db.select().from(contacts).where(inArray(contacts.id, page)).orderBy(desc(contacts.id));
};
