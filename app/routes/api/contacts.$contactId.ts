import { parseId } from "~/core/ids";
import { contactJson } from "~/domains/directory/contact-json";
import { ContactInput } from "~/domains/directory/contact-schema";
import { getContact } from "~/domains/directory/list-contacts.server";
import { deleteContact, updateContact } from "~/domains/directory/save-contact.server";
import { apiRoute, call } from "~/http/api.server";

const idOf = (params: { contactId?: string | undefined }) => parseId(params.contactId, "contact");

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => contactJson(await getContact(ctx, idOf(params))),
  }),
  PUT: call({
    access: "business",
    body: ContactInput,
    run: async ({ ctx, params, body }) => contactJson(await updateContact(ctx, idOf(params), body)),
  }),
  DELETE: call({
    access: "business",
    run: async ({ ctx, params }) => {
      await deleteContact(ctx, idOf(params));
      return { success: true };
    },
  }),
});
