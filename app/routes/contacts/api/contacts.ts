import { NewContact } from "~/domains/directory/contacts/contact-input";
import { contactJson } from "~/domains/directory/contacts/contact-json";
import { addContact } from "~/domains/merging/entry/add-rows.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: NewContact,
    status: 201,
    run: async ({ ctx, body: { companyId, ...input } }) =>
      contactJson(await addContact(ctx, input, companyId ?? null)),
  }),
});
