import { FileFormat } from "~/core/files/table-file";
import { listAllContacts } from "~/domains/directory/contacts/list-contacts.server";
import { contactFile } from "~/domains/directory/export-directory";
import { contactFilterOf } from "~/domains/directory/search/browse.server";
import { ContactBrowseQuery } from "~/domains/directory/search/browse-query";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

const Query = ContactBrowseQuery.extend({ format: FileFormat });

/** Exports all rows of the filtered list, streamed from the database. */
export const loader = businessPage(async (ctx, { request }) => {
  const { format, ...query } = readQuery(request, Query);
  return contactFile(ctx, listAllContacts(ctx, await contactFilterOf(ctx, query)), format);
});
