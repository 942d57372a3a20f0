import { parseId } from "~/core/ids";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { SingleMailInput, writeToContact } from "~/domains/sending/send-one-off-email.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { contactId?: string | undefined }) => parseId(params.contactId, "contact");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getContact(ctx, idOf(params)),
    body: SingleMailInput,
    status: 201,
    run: async ({ ctx, params, body }) => ({ messageId: await writeToContact(ctx, idOf(params), body) }),
  }),
});
