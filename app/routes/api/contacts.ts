import { contactJson } from "~/domains/directory/contact-json";
import { ContactInput } from "~/domains/directory/contact-schema";
import { createContact } from "~/domains/directory/save-contact.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: ContactInput,
    status: 201,
    run: async ({ ctx, body }) => contactJson(await createContact(ctx, body)),
  }),
});
