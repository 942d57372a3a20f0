import { companyCsv } from "~/domains/directory/export-directory";
import { filterOf } from "~/domains/directory/search/browse.server";
import { BrowseQuery } from "~/domains/directory/search/browse-query";
import { listAllCompanies } from "~/domains/directory/search/search-companies.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** All rows of the filtered list, streamed as they are read. */
export const loader = businessPage(async (ctx, { request }) =>
  companyCsv(ctx, listAllCompanies(ctx, await filterOf(ctx, readQuery(request, BrowseQuery)))),
);
