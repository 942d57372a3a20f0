import { PageQuery } from "~/core/pagination";
import { listRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listRemovedContacts(ctx, query), (removed) => removed),
  }),
});
