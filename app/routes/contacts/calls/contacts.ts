import { NewContact } from "~/domains/directory/contacts/contact-input";
import { contactJson } from "~/domains/directory/contacts/contact-json";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: NewContact,
    status: 201,
    run: async ({ ctx, body: { companyId, ...input } }) =>
      contactJson(await createContact(ctx, input, companyId ?? null)),
  }),
});
