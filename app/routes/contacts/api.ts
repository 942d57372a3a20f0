import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import type { Contact } from "~/domains/directory/contacts/contact";
import { ContactInput, NewContact } from "~/domains/directory/contacts/contact-input";
import { suppressibleContactJson } from "~/domains/directory/contacts/contact-json";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { PastedPeople, pastePeople } from "~/domains/directory/contacts/paste/paste-people.server";
import { listRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { restoreContact } from "~/domains/directory/contacts/removal/restore-contacts.server";
import { deleteContact, updateContact } from "~/domains/directory/contacts/save-contact.server";
import { withSuppression } from "~/domains/directory/contacts/with-suppression.server";
import { addContactNote, NoteInput, noteJson, notesOfContact } from "~/domains/directory/notes/notes.server";
import { browseContacts } from "~/domains/directory/search/browse.server";
import { ContactBrowseQuery, withSegments } from "~/domains/directory/search/browse-query";
import { addContact } from "~/domains/merging/entry/add-rows.server";
import { draftJson, findDraft } from "~/domains/messages/email-drafts.server";
import { TimelineQuery, timelineJson } from "~/domains/records/activity";
import { listTimeline } from "~/domains/records/list-timeline.server";
import { contactScope } from "~/domains/records/scope.server";
import { SingleMailInput, writeToContact } from "~/domains/sending/send-one-off-email.server";
import { queuedJson, queuedTo } from "~/domains/sending/send-times.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const contactIdOf = (params: { contactId?: string | undefined }) => parseId(params.contactId, "contact");

async function oneContactJson(ctx: BusinessContext, contact: Contact) {
  const [marked] = await withSuppression(ctx, [contact]);
  return marked && suppressibleContactJson(marked);
}

export const contactsApi: ApiPaths = {
  "/api/database/contacts/:country?/:industry?/:search?": {
    GET: endpoint({
      access: "business",
      query: ContactBrowseQuery,
      run: async ({ ctx, query, params, request }) => {
        const page = await browseContacts(ctx, withSegments(query, params));
        return jsonPage(
          request,
          { ...page, rows: await withSuppression(ctx, page.rows) },
          suppressibleContactJson,
        );
      },
    }),
  },
  "/api/contacts": {
    POST: endpoint({
      access: "business",
      body: NewContact,
      status: 201,
      run: async ({ ctx, body: { companyId, ...input } }) =>
        oneContactJson(ctx, await addContact(ctx, input, companyId ?? null)),
    }),
  },
  /** Previews pasted contacts; saves nothing unless `isConfirmed`. */
  "/api/contacts/paste": {
    POST: endpoint({
      access: "business",
      body: PastedPeople,
      run: async ({ ctx, body }) => pastePeople(ctx, body),
    }),
  },
  "/api/contacts/removed": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listRemovedContacts(ctx, query), (removed) => removed),
    }),
  },
  "/api/contacts/:contactId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => oneContactJson(ctx, await getContact(ctx, contactIdOf(params))),
    }),
    PUT: endpoint({
      access: "business",
      body: ContactInput,
      run: async ({ ctx, params, body }) =>
        oneContactJson(ctx, await updateContact(ctx, contactIdOf(params), body)),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await deleteContact(ctx, contactIdOf(params));
        return { success: true };
      },
    }),
  },
  /** Restores a deleted contact. */
  "/api/contacts/:contactId/restore": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        oneContactJson(ctx, await restoreContact(ctx, parseId(params.contactId, "contact"))),
    }),
  },
  "/api/contacts/:contactId/notes": {
    GET: endpoint({
      access: "business",
      find: ({ ctx, params }) => getContact(ctx, contactIdOf(params)),
      run: async ({ ctx, params }) => (await notesOfContact(ctx, contactIdOf(params), 50)).map(noteJson),
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getContact(ctx, contactIdOf(params)),
      body: NoteInput,
      status: 201,
      run: async ({ ctx, params, body }) => noteJson(await addContactNote(ctx, contactIdOf(params), body)),
    }),
  },
  "/api/contacts/:contactId/timeline": {
    GET: endpoint({
      access: "business",
      query: TimelineQuery,
      run: async ({ ctx, params, query }) => {
        const contact = await getContact(ctx, parseId(params.contactId, "contact"));
        return timelineJson(await listTimeline(ctx, contactScope(ctx, contact), query));
      },
    }),
  },
  "/api/contacts/:contactId/mails": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const { id, contactEmail } = await getContact(ctx, contactIdOf(params));
        return {
          draft: draftJson(await findDraft(ctx, `contact:${id}`)),
          queued: await queuedTo(ctx, contactEmail === null ? [] : [contactEmail]),
        };
      },
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getContact(ctx, contactIdOf(params)),
      body: SingleMailInput,
      status: 201,
      run: async ({ ctx, params, body }) =>
        queuedJson(ctx, await writeToContact(ctx, contactIdOf(params), body)),
    }),
  },
};
