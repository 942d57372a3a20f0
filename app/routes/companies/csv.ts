import { FileFormat } from "~/core/files/table-file";
import { companyFile } from "~/domains/directory/export-directory";
import { filterOf } from "~/domains/directory/search/browse.server";
import { BrowseQuery } from "~/domains/directory/search/browse-query";
import { listAllCompanies } from "~/domains/directory/search/search-companies.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

const Query = BrowseQuery.extend({ format: FileFormat });

/** Exports all rows of the filtered list, streamed from the database. */
export const loader = businessPage(async (ctx, { request }) => {
  const { format, ...query } = readQuery(request, Query);
  return companyFile(ctx, listAllCompanies(ctx, await filterOf(ctx, query)), format);
});
