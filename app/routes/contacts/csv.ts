import { csvResponse, csvStream } from "~/core/csv";
import { CONTACT_CSV_HEADER, contactCells } from "~/domains/directory/companies/company-csv";
import { listAllContacts } from "~/domains/directory/contacts/list-contacts.server";
import { filterOf } from "~/domains/directory/search/browse.server";
import { BrowseQuery } from "~/domains/directory/search/browse-query";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** All rows of the filtered list, streamed as they are read. */
export const loader = businessPage(async (ctx, { request }) => {
  const filter = filterOf(readQuery(request, BrowseQuery));
  async function* rows() {
    for await (const contact of listAllContacts(ctx, filter)) yield contactCells(contact);
  }
  return csvResponse("contacts.csv", csvStream(CONTACT_CSV_HEADER, rows()));
});
