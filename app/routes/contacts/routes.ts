import { route } from "@remix-run/route-config";

export const contactsRoutes = {
  pages: [
    route("business/contacts", "routes/contacts/list.tsx"),
    route("business/contacts/new", "routes/contacts/new.tsx"),
    route("business/contacts/paste", "routes/contacts/paste.tsx"),
    route("business/contacts/removed", "routes/contacts/removed.tsx"),
    route("business/contacts/:contactId", "routes/contacts/contact.tsx"),
    route("business/contacts/:contactId/history", "routes/contacts/history.tsx"),
    route("business/contacts/:contactId/write", "routes/contacts/write.tsx"),
    route("business/contacts/:contactId/delete", "routes/contacts/delete.tsx"),
  ],
  files: [
    route("business/contacts.csv", "routes/contacts/csv.ts"),
    route("business/contacts/:contactId/restore", "routes/contacts/restore.ts"),
  ],
  calls: [
    route("api/database/contacts/:country?/:industry?/:search?", "routes/contacts/api/database-contacts.ts"),
    route("api/contacts", "routes/contacts/api/contacts.ts"),
    route("api/contacts/paste", "routes/contacts/api/paste.ts"),
    route("api/contacts/removed", "routes/contacts/api/removed-contacts.ts"),
    route("api/contacts/:contactId", "routes/contacts/api/$contactId.ts"),
    route("api/contacts/:contactId/restore", "routes/contacts/api/$contactId.restore.ts"),
    route("api/contacts/:contactId/notes", "routes/contacts/api/$contactId.notes.ts"),
    route("api/contacts/:contactId/timeline", "routes/contacts/api/$contactId.timeline.ts"),
    route("api/contacts/:contactId/mails", "routes/contacts/api/$contactId.mails.ts"),
  ],
};
