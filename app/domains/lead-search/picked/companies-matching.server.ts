import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { filterOf } from "~/domains/directory/search/browse.server";
import { BrowseQuery } from "~/domains/directory/search/browse-query";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { getLeadSearch } from "../lead-searches.server";
import { LeadExportQuery } from "../leads/export-leads.server";
import { listAllLeads } from "../leads/leads.server";
import { MAX_PICKED, type Matching } from "./pick-schema";

const numberIn = (query: URLSearchParams, name: string) =>
  query.has(name) ? Number(query.get(name)) : undefined;

function browseIn(query: URLSearchParams) {
  const read = BrowseQuery.safeParse({
    search: query.get("search") ?? undefined,
    country: query.getAll("country"),
    industry: query.getAll("industry"),
    size: query.getAll("size"),
    scope: query.get("scope") || undefined,
  });
  if (read.success) return filterOf(read.data);
  throw new DomainError("invalid", read.error.issues[0]?.message ?? "Please check the filters.", {
    field: "filter",
  });
}

const MOST_READ = 10 * MAX_PICKED;

async function companiesOfLeads(ctx: BusinessContext, query: URLSearchParams): Promise<number[]> {
  const read = LeadExportQuery.safeParse({
    search: numberIn(query, "search"),
    run: numberIn(query, "run"),
    band: query.get("band") ?? undefined,
    country: query.get("country") ?? undefined,
    since: query.get("since") ?? undefined,
  });
  if (!read.success) throw new DomainError("invalid", "Please check the filters.", { field: "filter" });
  const { search, ...filter } = read.data;
  const ids = new Set<number>();
  let rows = 0;
  for await (const { companyId } of listAllLeads(
    ctx,
    search ? await getLeadSearch(ctx, search) : null,
    filter,
  )) {
    ids.add(companyId);
    rows += 1;
    if (ids.size === MAX_PICKED || rows === MOST_READ) break;
  }
  return [...ids];
}

/** The companies of all rows that a list shows with this filter, in its order, as many as may be picked at once. */
export async function companiesMatching(ctx: BusinessContext, { list, filter }: Matching): Promise<number[]> {
  const query = new URLSearchParams(filter);
  if (list === "leads") return companiesOfLeads(ctx, query);
  if (list === "companies") {
    const { companies } = await searchCompanies(ctx, browseIn(query), { limit: MAX_PICKED });
    return companies.map(({ id }) => id);
  }
  const { rows } = await listContacts(ctx, browseIn(query), { limit: MAX_PICKED });
  return [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
}
