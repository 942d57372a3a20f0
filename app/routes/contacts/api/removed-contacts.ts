import { PageQuery } from "~/core/pagination";
import { listRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listRemovedContacts(ctx, query), (removed) => removed),
  }),
});
