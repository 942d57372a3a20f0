import { route } from "@remix-run/route-config";

export const contactsRoutes = {
  pages: [
    route("business/contacts", "routes/contacts/list.tsx"),
    route("business/contacts/new", "routes/contacts/new.tsx"),
    route("business/contacts/paste", "routes/contacts/paste.tsx"),
    route("business/contacts/removed", "routes/contacts/removed.tsx"),
    route("business/contacts/:contactId", "routes/contacts/contact.tsx"),
    route("business/contacts/:contactId/history", "routes/contacts/history.tsx"),
    route("business/contacts/:contactId/delete", "routes/contacts/delete.tsx"),
  ],
  files: [
    route("business/contacts.csv", "routes/contacts/csv.ts"),
    route("business/contacts/:contactId/restore", "routes/contacts/restore.ts"),
    route("business/contacts/:contactId/write", "routes/contacts/write.ts"),
  ],
};
