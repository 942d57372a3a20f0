import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { FileFormat, tableFile } from "~/core/files/table-file";
import { SinceDay } from "~/core/time/since";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { TagFilter } from "~/domains/tags/schemas";
import { TAGS_COLUMN, withTags } from "~/domains/tags/tagged-rows.server";
import type { Lead } from "../lead-search";
import { getLeadSearch } from "../lead-searches.server";
import { LEAD_CSV_HEADER, leadCsvRows } from "./lead-csv";
import { AllLeadsQuery, LeadQuery } from "./leads.server";
import { listAllLeads } from "./list-all-leads.server";

export const LeadExportQuery = LeadQuery.extend({
  search: z.number().int().positive().optional(),
  since: SinceDay.optional(),
  order: AllLeadsQuery.shape.order,
  owner: AllLeadsQuery.shape.owner,
  tag: TagFilter,
  format: FileFormat,
});

export async function leadFile(
  ctx: AccountContext,
  rows: AsyncIterable<Lead> | Iterable<Lead>,
  format: FileFormat,
  name = "leads",
): Promise<Response> {
  requireActiveAccount(ctx);
  const cells = leadCsvRows(withTags(ctx, "leads", rows), await teamChoices(ctx));
  return tableFile(format, name, [...LEAD_CSV_HEADER, TAGS_COLUMN], cells);
}

export async function exportLeads(
  ctx: AccountContext,
  query: z.infer<typeof LeadExportQuery>,
): Promise<Response> {
  const search = query.search === undefined ? null : await getLeadSearch(ctx, query.search);
  const name = search ? `leads-of-search-${search.id}` : "leads";
  return leadFile(ctx, listAllLeads(ctx, search, query), query.format, name);
}
