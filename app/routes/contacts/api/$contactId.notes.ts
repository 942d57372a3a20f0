import { parseId } from "~/core/ids";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { addContactNote, NoteInput, noteJson, notesOfContact } from "~/domains/directory/notes/notes.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { contactId?: string | undefined }) => parseId(params.contactId, "contact");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    find: ({ ctx, params }) => getContact(ctx, idOf(params)),
    run: async ({ ctx, params }) => (await notesOfContact(ctx, idOf(params), 50)).map(noteJson),
  }),
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getContact(ctx, idOf(params)),
    body: NoteInput,
    status: 201,
    run: async ({ ctx, params, body }) => noteJson(await addContactNote(ctx, idOf(params), body)),
  }),
});
