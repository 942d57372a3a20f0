import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { FileFormat } from "~/core/files/table-file";
import { listAllContacts } from "~/domains/directory/contacts/list-contacts.server";
import { companyFile, contactFile } from "~/domains/directory/export-directory";
import { listAllCompanies } from "~/domains/directory/search/search-companies.server";
import { exportLeads, leadFile } from "~/domains/lead-search/leads/export-leads.server";
import { exportOpportunities, opportunityFile } from "~/domains/opportunities/export-opportunities.server";
import { browseIn, contactFilterIn, leadFilterIn, opportunityFilterIn } from "./matching-rows.server";
import { selectedRows } from "./selected-rows.server";
import { SELECTED, type Selection, selectionOf } from "./selection-schema";

/** The selected rows and the export format. */
export const ExportSchema = z
  .object({ ...SELECTED, format: FileFormat })
  .transform(({ format, ...picked }, context) => ({ format, selection: selectionOf(picked, context) }));
async function exportMatching(
  ctx: BusinessContext,
  { list, filter }: Selection,
  format: FileFormat,
): Promise<Response> {
  const query = new URLSearchParams(filter);
  switch (list) {
    case "companies":
      return companyFile(ctx, listAllCompanies(ctx, await browseIn(ctx, query)), format);
    case "contacts":
      return contactFile(ctx, listAllContacts(ctx, await contactFilterIn(ctx, query)), format);
    case "leads":
      return exportLeads(ctx, { ...leadFilterIn(query), format });
    case "opportunities":
      return exportOpportunities(ctx, opportunityFilterIn(query), format);
  }
}

/**
 * Exports in the format of the list's own export; "all matching" has no limit.
 * @throws DomainError invalid if no selected row is left
 */
export async function exportRows(
  ctx: BusinessContext,
  selection: Selection,
  format: FileFormat = "csv",
): Promise<Response> {
  if (selection.ids === null) return exportMatching(ctx, selection, format);
  const selected = await selectedRows(ctx, selection);
  switch (selected.list) {
    case "companies":
      return companyFile(ctx, selected.rows, format);
    case "contacts":
      return contactFile(ctx, selected.rows, format);
    case "leads":
      return leadFile(ctx, selected.rows, format);
    case "opportunities":
      return opportunityFile(ctx, selected.rows, format);
  }
}
