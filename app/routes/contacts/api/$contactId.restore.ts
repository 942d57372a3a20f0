import { parseId } from "~/core/ids";
import { contactJson } from "~/domains/directory/contacts/contact-json";
import { restoreContact } from "~/domains/directory/contacts/removal/restore-contacts.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Takes a deletion back. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      contactJson(await restoreContact(ctx, parseId(params.contactId, "contact"))),
  }),
});
