import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact, deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { paths } from "~/paths";
import { upload } from "../support/fixtures/imports";
import { addAlike, makeSearch, runSearch } from "../support/fixtures/lead-search";
import type { Business } from "../support/harness/context";
import { accountRows } from "./rows/account-rows";
import { adminRows } from "./rows/admin-rows";
import { agentsRows } from "./rows/agents-rows";
import { authRows } from "./rows/auth-rows";
import { bulkActionsRows } from "./rows/bulk-actions-rows";
import { campaignsRows } from "./rows/campaigns-rows";
import { commissionsRows } from "./rows/commissions-rows";
import { companiesRows } from "./rows/directory/companies-rows";
import { mailboxesRows } from "./rows/mailboxes-rows";
import { marketRows } from "./rows/market-rows";
import { onboardingRows } from "./rows/onboarding-rows";
import { opportunitiesRows } from "./rows/opportunities-rows";
import { privacyRows } from "./rows/privacy-rows";
import { providerRows } from "./rows/provider-rows";
import { repliesRows } from "./rows/replies-rows";
import { suppressionsRows } from "./rows/suppressions-rows";
import { templatesRows } from "./rows/templates-rows";
import { workflowRows } from "./rows/workflow-rows";

/** Who may use an endpoint: visitors, any signed-in user, a business for its own rows only, an agent, an administrator. */
export type Access = "public" | "user" | "business" | "agent" | "admin";

export interface Row {
  /** The path as in app/routes.ts. */
  path: string;
  kind: "page" | "call";
  access: Access;
  /** Methods the endpoint accepts; GET by default. */
  methods?: string[];
  /** Methods only an owner may use; members and viewers are refused. */
  ownersOnly?: string[];
  /** Creates the row that an administrator's page or call is about, and returns its id. */
  subject?: () => Promise<number | string>;
  /** Creates a row of another account and returns its id: every method on it must respond "not found". */
  foreign?: (other: Business) => Promise<number | string>;
  /** The row belongs to one user: another user of the same business gets "not found". */
  ofUser?: true;
  /** A valid body, for calls that parse it before they look for the row. */
  body?: Record<string, unknown>;
}

const contactOf = async ({ ctx }: Business) =>
  (await createContact(ctx, ContactInput.parse({ contactName: "Theirs" }))).id;

const deletedContactOf = async (other: Business) => {
  const id = await contactOf(other);
  await deleteContact(other.ctx, id);
  return id;
};

const importOf = async ({ ctx }: Business) => (await upload(ctx, "name\nAcme\n")).id;

const searchOf = async ({ ctx }: Business) => (await makeSearch(ctx)).id;

const leadOf = async ({ ctx }: Business) => {
  await addAlike(ctx, 1);
  const search = await makeSearch(ctx);
  await runSearch(ctx, search.id);
  const { rows } = await listLeads(ctx, { limit: 1 });
  return rows[0]?.id ?? 0;
};

const removedLeadOf = async (other: Business) => {
  const id = await leadOf(other);
  await removeLead(other.ctx, id);
  return id;
};

const {
  home: _home,
  annualPricing: _annual,
  picture: _picture,
  productPicture: _productPicture,
  ...SITE
} = {
  ...paths.site,
  showroom: "/ui",
};

/** Public pages that also accept a form post. */
const POSTED = ["/data-request", "/demo/open", "/demo/read-only", "/ui"];

/** Every endpoint of the product. A missing endpoint fails the test. */
export const TABLE: Row[] = [
  ...["/", ...Object.values(SITE)].map(
    (path): Row => ({
      path,
      kind: "page",
      access: "public",
      methods: POSTED.includes(path) ? ["GET", "POST"] : ["GET"],
    }),
  ),
  ...authRows,
  ...accountRows,
  ...agentsRows,
  ...commissionsRows,
  ...privacyRows,
  ...providerRows,
  ...templatesRows,
  ...campaignsRows,
  ...companiesRows,
  ...mailboxesRows,
  ...suppressionsRows,
  ...repliesRows,
  ...opportunitiesRows,
  ...marketRows,
  ...onboardingRows,
  ...bulkActionsRows,
  { path: "/business", kind: "page", access: "business", methods: ["GET", "POST"] },
  { path: "/business-portal", kind: "page", access: "business", methods: ["GET", "POST"] },
  ...workflowRows,

  ...adminRows,

  { path: "/business/leads.csv", kind: "page", access: "business" },
  { path: "/ai-lead-search", kind: "page", access: "business" },
  { path: "/ai-lead-search/new", kind: "page", access: "business", methods: ["GET", "POST"] },
  { path: "/ai-lead-search/criteria", kind: "page", access: "business", methods: ["POST"] },
  { path: "/ai-lead-search/leads", kind: "page", access: "business" },
  { path: "/ai-lead-search/results", kind: "page", access: "business" },
  { path: "/ai-lead-search/pick", kind: "page", access: "business", methods: ["GET", "POST"] },
  { path: "/ai-lead-search/generate", kind: "page", access: "business", methods: ["GET", "POST"] },
  ...["", "/edit", "/run", "/delete"].map(
    (part): Row => ({
      path: `/ai-lead-search/:searchId${part}`,
      kind: "page",
      access: "business",
      methods: part === "" ? ["GET"] : ["GET", "POST"],
      foreign: searchOf,
    }),
  ),
  {
    path: "/ai-lead-search/:searchId/duplicate",
    kind: "page",
    access: "business",
    methods: ["POST"],
    foreign: searchOf,
  },
  {
    path: "/ai-lead-search/leads/:leadId",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    foreign: leadOf,
  },
  ...["/api/ai-lead-searches", "/api/ai/lead-searches"].flatMap((path): Row[] => [
    { path, kind: "call", access: "business", methods: ["GET", "POST"] },
    {
      path: `${path}/:searchId`,
      kind: "call",
      access: "business",
      methods: ["GET", "PATCH", "DELETE"],
      foreign: searchOf,
      body: { searchName: "Taken", countries: ["KE"] },
    },
    { path: `${path}/:searchId/run`, kind: "call", access: "business", methods: ["POST"], foreign: searchOf },
    { path: `${path}/:searchId/results`, kind: "call", access: "business", foreign: searchOf },
  ]),
  { path: "/api/all-lead-searches", kind: "call", access: "business" },
  { path: "/api/ai/criteria", kind: "call", access: "business", methods: ["POST"] },
  { path: "/api/ai/search-preview", kind: "call", access: "business", methods: ["POST"] },
  { path: "/api/ai-generated-leads", kind: "call", access: "business" },
  { path: "/api/ai-generated-leads.csv", kind: "call", access: "business" },
  {
    path: "/api/ai-generated-leads/:leadId",
    kind: "call",
    access: "business",
    methods: ["GET", "PATCH", "DELETE"],
    foreign: leadOf,
    body: { status: "contacted" },
  },
  {
    path: "/ai-lead-search/leads/:leadId/remove",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    foreign: leadOf,
  },
  {
    path: "/ai-lead-search/leads/:leadId/restore",
    kind: "page",
    access: "business",
    methods: ["POST"],
    foreign: removedLeadOf,
  },
  {
    path: "/api/ai-generated-leads/:leadId/restore",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: removedLeadOf,
  },
  { path: "/api/ai-lead-searches/picked", kind: "call", access: "business", methods: ["POST"] },
  { path: "/api/leads/generate", kind: "call", access: "business", methods: ["POST"] },
  ...["share", "unshare"].map(
    (part): Row => ({
      path: `/ai-lead-search/leads/:leadId/${part}`,
      kind: "page",
      access: "business",
      methods: part === "share" ? ["GET", "POST"] : ["POST"],
      foreign: leadOf,
    }),
  ),
  {
    path: "/api/leads/:leadId/share",
    kind: "call",
    access: "business",
    methods: ["GET", "POST", "DELETE"],
    foreign: leadOf,
    body: { agentId: 1 },
  },
  { path: "/search", kind: "page", access: "business" },
  { path: "/search/keys", kind: "page", access: "business" },
  { path: "/api/search", kind: "call", access: "business" },
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
  { path: "/business/contacts/removed", kind: "page", access: "business" },
  {
    path: "/business/contacts/:contactId/restore",
    kind: "page",
    access: "business",
    methods: ["POST"],
    foreign: deletedContactOf,
  },
  { path: "/api/contacts/removed", kind: "call", access: "business" },
  {
    path: "/api/contacts/:contactId/restore",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: deletedContactOf,
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
  { path: "/api/database/contacts/:country?/:industry?/:search?", kind: "call", access: "business" },
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
  {
    path: "/business/imports/:importId/reading",
    kind: "page",
    access: "business",
    methods: ["POST"],
    foreign: importOf,
    body: { headerLine: "1" },
  },
  {
    path: "/business/imports/:importId/opt-outs",
    kind: "page",
    access: "business",
    methods: ["POST"],
    foreign: importOf,
    body: { value: "maybe", decision: "allow" },
  },
  { path: "/business/imports/:importId/rejects.csv", kind: "page", access: "business", foreign: importOf },
  { path: "/business/imports/:importId/duplicates", kind: "page", access: "business", foreign: importOf },
  { path: "/api/imports/:importId/duplicates", kind: "call", access: "business", foreign: importOf },
  {
    path: "/business/contacts/:contactId/history",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    foreign: contactOf,
  },
  { path: "/business/contacts/:contactId/write", kind: "page", access: "business", foreign: contactOf },
  {
    path: "/api/contacts/:contactId/notes",
    kind: "call",
    access: "business",
    methods: ["GET", "POST"],
    foreign: contactOf,
    body: { text: "They called." },
  },
  { path: "/api/contacts/:contactId/timeline", kind: "call", access: "business", foreign: contactOf },
  {
    path: "/api/contacts/:contactId/mails",
    kind: "call",
    access: "business",
    methods: ["GET", "POST"],
    foreign: contactOf,
    body: { subject: "Solar", text: "Hello" },
  },
  { path: "/business/contacts/paste", kind: "page", access: "business", methods: ["GET", "POST"] },
  { path: "/api/contacts/paste", kind: "call", access: "business", methods: ["POST"] },
  { path: "/api/imports", kind: "call", access: "business", methods: ["GET", "POST"] },
  { path: "/api/imports/:importId", kind: "call", access: "business", foreign: importOf },
  {
    path: "/api/imports/:importId/mapping",
    kind: "call",
    access: "business",
    methods: ["PUT"],
    foreign: importOf,
  },
  {
    path: "/api/imports/:importId/reading",
    kind: "call",
    access: "business",
    methods: ["PUT"],
    foreign: importOf,
    body: { headerLine: 1 },
  },
  {
    path: "/api/imports/:importId/opt-outs",
    kind: "call",
    access: "business",
    methods: ["GET", "POST"],
    foreign: importOf,
    body: { value: "maybe", decision: "allow" },
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
  { path: "/api/directory-sources", kind: "call", access: "public" },
  { path: "/api/*", kind: "call", access: "public" },
  { path: "/readyz", kind: "call", access: "public" },
  { path: "/dev/mail", kind: "page", access: "public" },
  { path: "/dev/mail/:mailId", kind: "page", access: "public" },
  { path: "/dev/mail/:mailId/html", kind: "page", access: "public" },
  { path: "/dev/mail/:mailId/attachments/:place", kind: "page", access: "public" },
  { path: "/dev/seed", kind: "call", access: "public", methods: ["POST"] },
  { path: "/*", kind: "page", access: "public", methods: ["GET", "POST"] },
];
