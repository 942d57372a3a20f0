import type { BusinessContext } from "~/core/context";
import { listAllContacts } from "~/domains/directory/contacts/list-contacts.server";
import { companyCsv, contactCsv } from "~/domains/directory/export-directory";
import { listAllCompanies } from "~/domains/directory/search/search-companies.server";
import { exportLeads, leadCsv } from "~/domains/lead-search/leads/export-leads.server";
import { exportOpportunities, opportunityCsv } from "~/domains/opportunities/export-opportunities.server";
import { browseIn, contactFilterIn, leadFilterIn, opportunityFilterIn } from "./matching-rows.server";
import { selectedRows } from "./selected-rows.server";
import type { Selection } from "./selection-schema";

async function exportMatching(ctx: BusinessContext, { list, filter }: Selection): Promise<Response> {
  const query = new URLSearchParams(filter);
  switch (list) {
    case "companies":
      return companyCsv(ctx, listAllCompanies(ctx, await browseIn(ctx, query)));
    case "contacts":
      return contactCsv(ctx, listAllContacts(ctx, await contactFilterIn(ctx, query)));
    case "leads":
      return exportLeads(ctx, leadFilterIn(query));
    case "opportunities":
      return exportOpportunities(ctx, opportunityFilterIn(query));
  }
}

/** As the list's own export; all that match have no bound. @throws DomainError invalid where no picked row is left */
export async function exportRows(ctx: BusinessContext, selection: Selection): Promise<Response> {
  if (selection.ids === null) return exportMatching(ctx, selection);
  const selected = await selectedRows(ctx, selection);
  switch (selected.list) {
    case "companies":
      return companyCsv(ctx, selected.rows);
    case "contacts":
      return contactCsv(ctx, selected.rows);
    case "leads":
      return leadCsv(ctx, selected.rows);
    case "opportunities":
      return opportunityCsv(ctx, selected.rows);
  }
}
