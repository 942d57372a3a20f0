import type { AccountContext, Context } from "~/core/context";
import type { Page } from "~/core/pagination";
import { ownerIs } from "~/domains/identity/team/owner-filter.server";
import type { Company } from "../companies/company";
import { type ContactPage, listContacts } from "../contacts/list-contacts.server";
import type { Size } from "../taxonomy/sizes";
import type { BrowseQuery, ContactBrowseQuery } from "./browse-query";
import { countCompanies } from "./count-companies.server";
import { type CompanyFilter, type SearchContext, searchCompanies } from "./search-companies.server";
import { listTaggedCompanies } from "./tagged.server";

export const filterOf = async (
  ctx: AccountContext,
  query: Omit<BrowseQuery, "limit" | "cursor">,
): Promise<CompanyFilter> => ({
  ...(query.search ? { words: query.search } : {}),
  ...(query.country.length ? { countries: query.country } : {}),
  ...(query.industry.length ? { industries: query.industry } : {}),
  ...(query.scope === "own" ? { isOwnOnly: true } : {}),
  ...(query.tag ? { tag: query.tag } : {}),
  ...(query.size.length ? { sizes: query.size as Size[] } : {}),
  ...(await ownerIs(ctx, query.owner)),
});

export async function browseCompanies(
  ctx: AccountContext,
  query: BrowseQuery,
): Promise<Page<Company> & { corrected: string | null }> {
  const filter = await filterOf(ctx, query);
  if (query.tag) return { ...(await listTaggedCompanies(ctx, filter, query)), corrected: null };
  return pageOf(ctx, filter, { limit: query.limit, after: query.cursor ?? 0 });
}

async function pageOf(ctx: SearchContext, filter: CompanyFilter, window: { limit: number; after?: number }) {
  const found = await searchCompanies(ctx, filter, window);
  const corrected = found.corrected ?? null;
  const total = await countCompanies(ctx, corrected ? { ...filter, words: corrected } : filter);
  return { rows: found.companies, next: found.next, total, corrected };
}

type ContactsAsked = BrowseQuery & Partial<Pick<ContactBrowseQuery, "sort" | "company">>;

export const contactFilterOf = async (
  ctx: AccountContext,
  { sort = "newest", ...query }: Omit<ContactsAsked, "limit" | "cursor">,
) => ({
  ...(await filterOf(ctx, query)),
  ...(query.company ? { company: query.company } : {}),
  sort,
});

/** Lower count limit for a page that also shows owners, so that it reads at most 500 rows. */
const COUNTED_WITH_OWNERS = 200;

export const browseContacts = async (
  ctx: AccountContext,
  query: ContactsAsked,
  hasOwners = false,
): Promise<ContactPage> =>
  listContacts(ctx, await contactFilterOf(ctx, query), {
    limit: query.limit,
    before: query.cursor,
    ...(hasOwners ? { mostCounted: COUNTED_WITH_OWNERS } : {}),
  });

export const browseShared = (ctx: Context, search: string) =>
  pageOf({ d1: ctx.d1, account: null }, { words: search }, { limit: 5 });
