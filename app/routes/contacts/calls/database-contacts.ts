import { contactJson } from "~/domains/directory/contacts/contact-json";
import { browseContacts } from "~/domains/directory/search/browse.server";
import { ContactBrowseQuery, withSegments } from "~/domains/directory/search/browse-query";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: ContactBrowseQuery,
    run: async ({ ctx, query, params, request }) =>
      jsonPage(request, await browseContacts(ctx, withSegments(query, params)), contactJson),
  }),
});
