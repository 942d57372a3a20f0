import { ContactInput } from "~/domains/directory/contact-schema";
import { createContact } from "~/domains/directory/save-contact.server";
import type { Business } from "../support/context";
import { upload } from "../support/imports";

/** Who may use an endpoint: nobody needs to be known, any signed-in person, or a business and only for its own rows. */
export type Access = "public" | "user" | "business";

export interface Row {
  /** The path as in app/routes.ts. */
  path: string;
  kind: "page" | "call";
  access: Access;
  /** Methods the endpoint takes; GET unless told. */
  methods?: string[];
  /** Makes a row of another account and gives its id: every method on it must answer "not found". */
  foreign?: (other: Business) => Promise<number>;
  /** A body that would be taken, for calls that read it before they look for the row. */
  body?: Record<string, unknown>;
}

const contactOf = async ({ ctx }: Business) =>
  (await createContact(ctx, ContactInput.parse({ contactName: "Theirs" }))).id;

const importOf = async ({ ctx }: Business) => (await upload(ctx, "name\nAcme\n")).id;

/** Every endpoint of the product. One that is missing here fails the test. */
export const TABLE: Row[] = [
  { path: "/", kind: "page", access: "public" },
  { path: "/business-signup", kind: "page", access: "public", methods: ["GET", "POST"] },
  { path: "/business-login", kind: "page", access: "public", methods: ["GET", "POST"] },
  { path: "/account", kind: "page", access: "user" },
  { path: "/business", kind: "page", access: "business" },
  { path: "/business-portal", kind: "page", access: "business" },

  { path: "/api/auth/user", kind: "call", access: "user" },
  { path: "/api/auth/email-register", kind: "call", access: "public", methods: ["POST"] },
  { path: "/api/auth/email-login", kind: "call", access: "public", methods: ["POST"] },
  { path: "/api/logout", kind: "page", access: "public", methods: ["GET", "POST"] },
  { path: "/business/companies", kind: "page", access: "business" },
  { path: "/business/companies.csv", kind: "page", access: "business" },
  { path: "/business/contacts", kind: "page", access: "business" },
  { path: "/business/contacts.csv", kind: "page", access: "business" },
  { path: "/business/contacts/new", kind: "page", access: "business", methods: ["GET", "POST"] },
  {
    path: "/business/contacts/:contactId",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    foreign: contactOf,
  },
  {
    path: "/business/contacts/:contactId/delete",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    foreign: contactOf,
  },
  { path: "/api/contacts", kind: "call", access: "business", methods: ["POST"] },
  {
    path: "/api/contacts/:contactId",
    kind: "call",
    access: "business",
    methods: ["GET", "PUT", "DELETE"],
    foreign: contactOf,
    body: { contactName: "Mine now" },
  },
  { path: "/api/database/companies/:country?/:industry?/:search?", kind: "call", access: "business" },
  { path: "/api/database/contacts/:country?/:industry?/:search?", kind: "call", access: "business" },
  { path: "/api/database-stats", kind: "call", access: "business" },
  { path: "/api/companies/stats", kind: "call", access: "business" },
  { path: "/business/imports", kind: "page", access: "business" },
  { path: "/business/imports/new", kind: "page", access: "business", methods: ["GET", "POST"] },
  {
    path: "/business/imports/:importId",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    foreign: importOf,
  },
  {
    path: "/business/imports/:importId/start",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    foreign: importOf,
  },
  {
    path: "/business/imports/:importId/undo",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    foreign: importOf,
  },
  { path: "/business/imports/:importId/rejects.csv", kind: "page", access: "business", foreign: importOf },
  { path: "/api/imports", kind: "call", access: "business", methods: ["GET", "POST"] },
  { path: "/api/imports/:importId", kind: "call", access: "business", foreign: importOf },
  {
    path: "/api/imports/:importId/mapping",
    kind: "call",
    access: "business",
    methods: ["PUT"],
    foreign: importOf,
  },
  { path: "/api/imports/:importId/rejects", kind: "call", access: "business", foreign: importOf },
  {
    path: "/api/imports/:importId/start",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: importOf,
  },
  {
    path: "/api/imports/:importId/undo",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: importOf,
  },
  { path: "/api/*", kind: "call", access: "public" },
  { path: "/readyz", kind: "call", access: "public" },
  { path: "/dev/seed", kind: "call", access: "public", methods: ["POST"] },
  { path: "/*", kind: "page", access: "public" },
];
