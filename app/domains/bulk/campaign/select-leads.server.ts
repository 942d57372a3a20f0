import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate, plural } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { allowFreeLeads } from "~/domains/billing/allow-leads.server";
import { getOpen, setLeadSearch } from "~/domains/campaigns/edit-campaign.server";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import { ownCopiesOf } from "~/domains/directory/companies/same-company";
import { companiesOfContacts } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { companiesOfImport } from "~/domains/directory/imports/imports.server";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import type { LeadSearch } from "~/domains/lead-search/lead-search";
import { findPickedSearch, getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { companiesOfLeads } from "~/domains/lead-search/leads/leads-by-ids.server";
import { MAX_LEADS_PER_RUN, MAX_SEARCH_NAME_LENGTH } from "~/domains/lead-search/policy";
import { addLeads } from "~/domains/lead-search/runs/add-leads.server";
import { isCandidate } from "~/domains/lead-search/runs/find-candidates.server";
import { quoteCompanies, requireFree } from "~/domains/lead-search/runs/quote-leads.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { companiesOfOpportunities } from "~/domains/opportunities/search/opportunities-by-ids.server";
import { MATCHING } from "../matching-rows.server";
import type { Selection } from "../selection-schema";
import type { SelectionInput } from "./selection-form-schema";

/** The companies of the first `limit` rows that a list shows with this filter, in its order. */
export async function companiesMatching(
  ctx: BusinessContext,
  { list, filter }: Pick<Selection, "list" | "filter">,
  limit: number,
): Promise<number[]> {
  const query = new URLSearchParams(filter);
  if (list === "companies") return (await MATCHING.companies(ctx, query, limit)).map(({ id }) => id);
  const rows: { companyId: number | null }[] = await MATCHING[list](ctx, query, limit);
  return [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
}

const NONE_SEEN =
  "None of the selected rows have a company. Select other rows, or add companies to the contacts.";

/** One more than the maximum, to detect whether some are left out. */
const ONE_MORE = MAX_LEADS_PER_RUN + 1;

async function companiesOfRows(
  ctx: BusinessContext,
  { companyIds, contactIds, leadIds, opportunityIds, importId }: SelectionInput,
) {
  const rows = await ctx.db.all<{ id: number }>(sql`
    select value as id from json_each(${JSON.stringify(companyIds)})
    union ${companiesOfContacts(ctx, contactIds)}
    union ${companiesOfLeads(ctx, leadIds)}
    union ${companiesOfOpportunities(ctx, opportunityIds)}
    union ${importId === null ? sql`select null where false` : companiesOfImport(ctx, importId, ONE_MORE)}`);
  return rows.map(({ id }) => id);
}

async function companiesSelected(ctx: BusinessContext, input: SelectionInput) {
  const found = input.matching
    ? await companiesMatching(ctx, input.matching, ONE_MORE)
    : await companiesOfRows(ctx, input);
  const ids = found.slice(0, MAX_LEADS_PER_RUN);
  const seen = await ctx.db.all<{ id: number }>(ownCopiesOf(ctx, ids));
  const companies = await getCompaniesByIds(
    ctx,
    seen.map(({ id }) => id),
  );
  return { companies: companies.filter(isCandidate(ctx)), isCut: found.length > ids.length };
}

/**
 * Creates a separate search from the selected rows, with the plan's limits and the quotas of a run. It runs
 * immediately; if that fails, the queue runs it. If a draft campaign is given, the search becomes its audience. `isCut`
 * if some rows exceeded the maximum.
 * @throws DomainError invalid if no company is left, limit_reached; conflict if the cost is not accepted; not_found or
 * conflict of the campaign
 */
export async function selectLeads(
  ctx: BusinessContext,
  input: SelectionInput,
): Promise<LeadSearch & { isCut: boolean }> {
  if (input.campaignId !== null) await getOpen(ctx, input.campaignId);
  allowFreeLeads(ctx);
  const { companies, isCut } = await companiesSelected(ctx, input);
  const [first] = companies;
  if (!first) throw new DomainError("invalid", NONE_SEEN, { field: "companyIds" });
  const quote = await quoteCompanies(ctx, companies, input.acceptBasic);
  if (input.acceptCost === false || quote.companies === 0) requireFree(quote);
  const companyIds = companies.map(({ id }) => id);
  const known = input.searchName ? null : await findPickedSearch(ctx, companyIds);
  if (known) {
    if (input.campaignId !== null) await setLeadSearch(ctx, input.campaignId, known.id);
    return { ...known, isCut };
  }
  const one = companies.length === 1 ? first.name : `${plural(companies.length, "company", "companies")}`;
  const name = input.searchName ?? `${one}, picked ${formatDate(ctx.now(), readerZone(ctx))}`;
  const { id: searchId, runNumber } = await addLeads(
    ctx,
    {
      searchName: name.slice(0, MAX_SEARCH_NAME_LENGTH),
      sentence: null,
      criteria: NO_CRITERIA,
      maxLeads: companies.length,
      start: true,
      acceptBasic: input.acceptBasic,
    },
    { picked: companyIds },
  );
  await runLeadSearch(ctx, { searchId, runNumber }).catch(() =>
    ctx.log.error("picked list left to the queue", { searchId }),
  );
  if (input.campaignId !== null) await setLeadSearch(ctx, input.campaignId, searchId);
  return { ...(await getLeadSearch(ctx, searchId)), isCut };
}
