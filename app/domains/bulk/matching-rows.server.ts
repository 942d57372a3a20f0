import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { listAllContacts } from "~/domains/directory/contacts/list-contacts.server";
import { contactFilterOf, filterOf } from "~/domains/directory/search/browse.server";
import { BrowseQuery, ContactBrowseQuery } from "~/domains/directory/search/browse-query";
import { listAllCompanies } from "~/domains/directory/search/search-companies.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { listAllLeads } from "~/domains/lead-search/leads/list-all-leads.server";
import { listAllOpportunities } from "~/domains/opportunities/export-opportunities.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";

type Read<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { message: string }[] } };

function filterIn<T>(read: Read<T>): T {
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new DomainError(
    "invalid",
    issue?.message ?? "These filters aren’t valid. Check them and try again.",
    { field: "filter" },
  );
}

const textIn = (query: URLSearchParams, name: string) => query.get(name) || undefined;
const numberIn = (query: URLSearchParams, name: string) =>
  query.get(name) ? Number(query.get(name)) : undefined;

const browsedIn = (query: URLSearchParams) => ({
  search: textIn(query, "search"),
  country: query.getAll("country"),
  industry: query.getAll("industry"),
  size: query.getAll("size"),
  scope: textIn(query, "scope"),
  owner: textIn(query, "owner"),
  tag: numberIn(query, "tag"),
});

export const browseIn = (ctx: BusinessContext, query: URLSearchParams) =>
  filterOf(ctx, filterIn(BrowseQuery.safeParse(browsedIn(query))));

export const contactFilterIn = (ctx: BusinessContext, query: URLSearchParams) =>
  contactFilterOf(
    ctx,
    filterIn(
      ContactBrowseQuery.safeParse({
        ...browsedIn(query),
        company: numberIn(query, "company"),
        sort: textIn(query, "sort"),
      }),
    ),
  );

export const leadFilterIn = (query: URLSearchParams) =>
  filterIn(
    LeadExportQuery.safeParse({
      search: numberIn(query, "search"),
      run: numberIn(query, "run"),
      band: textIn(query, "band"),
      country: textIn(query, "country"),
      owner: textIn(query, "owner"),
      since: textIn(query, "since"),
      order: textIn(query, "order"),
      tag: numberIn(query, "tag"),
    }),
  );

export const opportunityFilterIn = (query: URLSearchParams) =>
  filterIn(
    OpportunityQuery.safeParse({
      search: textIn(query, "search"),
      status: textIn(query, "status"),
      owner: textIn(query, "owner"),
      region: textIn(query, "region"),
      since: textIn(query, "since"),
      tag: numberIn(query, "tag"),
      sort: textIn(query, "sort"),
    }),
  );

async function leadsMatching(ctx: BusinessContext, query: URLSearchParams) {
  const { search, ...filter } = leadFilterIn(query);
  return listAllLeads(ctx, search ? await getLeadSearch(ctx, search) : null, filter);
}

async function firstOf<Row>(rows: AsyncIterable<Row>, limit: number): Promise<Row[]> {
  const first: Row[] = [];
  for await (const row of rows) if (first.push(row) === limit) break;
  return first;
}

/** For each list: its first rows that match a filter, in its order. */
export const MATCHING = {
  companies: async (ctx: BusinessContext, query: URLSearchParams, limit: number) =>
    firstOf(listAllCompanies(ctx, await browseIn(ctx, query)), limit),
  contacts: async (ctx: BusinessContext, query: URLSearchParams, limit: number) =>
    firstOf(listAllContacts(ctx, await contactFilterIn(ctx, query)), limit),
  leads: async (ctx: BusinessContext, query: URLSearchParams, limit: number) =>
    firstOf(await leadsMatching(ctx, query), limit),
  opportunities: async (ctx: BusinessContext, query: URLSearchParams, limit: number) =>
    firstOf(listAllOpportunities(ctx, opportunityFilterIn(query)), limit),
};
