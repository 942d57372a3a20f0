import { csvResponse, csvStream } from "~/core/csv";
import { COMPANY_CSV_HEADER, companyCells } from "~/domains/directory/companies/company-csv";
import { filterOf } from "~/domains/directory/search/browse.server";
import { BrowseQuery } from "~/domains/directory/search/browse-query";
import { listAllCompanies } from "~/domains/directory/search/search-companies.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** All rows of the filtered list, streamed as they are read. */
export const loader = businessPage(async (ctx, { request }) => {
  const filter = filterOf(readQuery(request, BrowseQuery));
  async function* rows() {
    for await (const company of listAllCompanies(ctx, filter)) yield companyCells(company);
  }
  return csvResponse("companies.csv", csvStream(COMPANY_CSV_HEADER, rows()));
});
