import { csvResponse, csvStream } from "~/core/csv";
import { filterOf } from "~/domains/directory/browse.server";
import { BrowseQuery } from "~/domains/directory/browse-schema";
import { COMPANY_CSV_HEADER, companyCells } from "~/domains/directory/company-csv";
import { listAllCompanies } from "~/domains/directory/list-all-companies.server";
import { businessPage } from "~/http/page.server";
import { readQuery } from "~/http/query.server";

/** All rows of the filtered list, streamed as they are read. */
export const loader = businessPage(async (ctx, { request }) => {
  const filter = filterOf(readQuery(request, BrowseQuery));
  async function* rows() {
    for await (const company of listAllCompanies(ctx, filter)) yield companyCells(company);
  }
  return csvResponse("companies.csv", csvStream(COMPANY_CSV_HEADER, rows()));
});
