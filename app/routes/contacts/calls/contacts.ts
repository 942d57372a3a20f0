import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { contactJson } from "~/domains/directory/contacts/contact-json";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: ContactInput,
    status: 201,
    run: async ({ ctx, body }) => contactJson(await createContact(ctx, body)),
  }),
});
