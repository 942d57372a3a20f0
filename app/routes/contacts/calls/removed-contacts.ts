import { listRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => listRemovedContacts(ctx),
  }),
});
