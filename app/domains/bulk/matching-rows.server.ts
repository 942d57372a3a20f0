import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { listAllContacts, listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { contactFilterOf, filterOf } from "~/domains/directory/search/browse.server";
import { BrowseQuery, ContactBrowseQuery } from "~/domains/directory/search/browse-query";
import { listAllCompanies, searchCompanies } from "~/domains/directory/search/search-companies.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { listAllLeads } from "~/domains/lead-search/leads/list-all-leads.server";
import { listAllOpportunities } from "~/domains/opportunities/export-opportunities.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { MAX_PICKED } from "./selection-schema";

type Read<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { message: string }[] } };

export function filterIn<T>(read: Read<T>): T {
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new DomainError("invalid", issue?.message ?? "Please check the filters.", { field: "filter" });
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
    filterIn(ContactBrowseQuery.safeParse({ ...browsedIn(query), sort: textIn(query, "sort") })),
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

async function firstOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const first: Row[] = [];
  for await (const row of rows) if (first.push(row) === MAX_PICKED) break;
  return first;
}

/** By list: the first rows that it shows with a filter, in its order, as many as may be picked at once. */
export const MATCHING = {
  companies: async (ctx: BusinessContext, query: URLSearchParams) =>
    query.get("tag")
      ? firstOf(listAllCompanies(ctx, await browseIn(ctx, query)))
      : (await searchCompanies(ctx, await browseIn(ctx, query), { limit: MAX_PICKED })).companies,
  contacts: async (ctx: BusinessContext, query: URLSearchParams) =>
    query.get("tag")
      ? firstOf(listAllContacts(ctx, await contactFilterIn(ctx, query)))
      : (await listContacts(ctx, await contactFilterIn(ctx, query), { limit: MAX_PICKED })).rows,
  leads: async (ctx: BusinessContext, query: URLSearchParams) => firstOf(await leadsMatching(ctx, query)),
  opportunities: async (ctx: BusinessContext, query: URLSearchParams) =>
    query.get("tag")
      ? firstOf(listAllOpportunities(ctx, opportunityFilterIn(query)))
      : (await listOpportunities(ctx, { ...opportunityFilterIn(query), limit: MAX_PICKED })).rows,
};
