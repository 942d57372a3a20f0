import { parseId } from "~/core/ids";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { contactJson } from "~/domains/directory/contacts/contact-json";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { deleteContact, updateContact } from "~/domains/directory/contacts/save-contact.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { contactId?: string | undefined }) => parseId(params.contactId, "contact");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => contactJson(await getContact(ctx, idOf(params))),
  }),
  PUT: endpoint({
    access: "business",
    body: ContactInput,
    run: async ({ ctx, params, body }) => contactJson(await updateContact(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await deleteContact(ctx, idOf(params));
      return { success: true };
    },
  }),
});
