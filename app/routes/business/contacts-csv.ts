import { csvResponse, csvStream } from "~/core/csv";
import { filterOf } from "~/domains/directory/browse.server";
import { BrowseQuery } from "~/domains/directory/browse-schema";
import { CONTACT_CSV_HEADER, contactCells } from "~/domains/directory/company-csv";
import { listAllContacts } from "~/domains/directory/list-contacts.server";
import { businessPage } from "~/http/page.server";
import { readQuery } from "~/http/query.server";

/** All rows of the filtered list, streamed as they are read. */
export const loader = businessPage(async (ctx, { request }) => {
  const filter = filterOf(readQuery(request, BrowseQuery));
  async function* rows() {
    for await (const contact of listAllContacts(ctx, filter)) yield contactCells(contact);
  }
  return csvResponse("contacts.csv", csvStream(CONTACT_CSV_HEADER, rows()));
});
