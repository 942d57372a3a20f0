import { listAllContacts } from "~/domains/directory/contacts/list-contacts.server";
import { contactCsv } from "~/domains/directory/export-directory";
import { contactFilterOf } from "~/domains/directory/search/browse.server";
import { ContactBrowseQuery } from "~/domains/directory/search/browse-query";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** All rows of the filtered list, streamed as they are read. */
export const loader = businessPage(async (ctx, { request }) =>
  contactCsv(ctx, listAllContacts(ctx, await contactFilterOf(ctx, readQuery(request, ContactBrowseQuery)))),
);
