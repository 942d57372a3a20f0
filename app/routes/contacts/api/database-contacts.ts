import { contactJson } from "~/domains/directory/contacts/contact-json";
import { browseContacts } from "~/domains/directory/search/browse.server";
import { ContactBrowseQuery, withSegments } from "~/domains/directory/search/browse-query";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: ContactBrowseQuery,
    run: async ({ ctx, query, params, request }) =>
      jsonPage(request, await browseContacts(ctx, withSegments(query, params)), contactJson),
  }),
});
