import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { accountCalls, accountPages } from "./routes-account";
import { adminCalls, adminPages } from "./routes-admin";
import { campaignsCalls, campaignsFiles, campaignsPages } from "./routes-campaigns";
import { doorCalls, doors } from "./routes-doors";
import { mailboxesCalls, mailboxesFiles, mailboxesPages } from "./routes-mailboxes";
import { opportunitiesCalls, opportunitiesFiles, opportunitiesPages } from "./routes-opportunities";
import { privacyCalls, privacyPages } from "./routes-privacy";
import { refusalsCalls, refusalsFiles, refusalsPages } from "./routes-refusals";
import { repliesCalls, repliesFiles, repliesPages } from "./routes-replies";
import { templatesCalls, templatesFiles, templatesPages } from "./routes-templates";

/** The specification names the calls of a lead search in two ways; both are the same. */
const leadSearchCalls = ["ai-lead-searches", "ai/lead-searches"].flatMap((path, twin) => [
  route(`api/${path}`, "routes/api/ai-lead-searches.ts", { id: `api-searches-${twin}` }),
  route(`api/${path}/:searchId`, "routes/api/ai-lead-searches.$searchId.ts", { id: `api-search-${twin}` }),
  route(`api/${path}/:searchId/run`, "routes/api/ai-lead-searches.$searchId.run.ts", {
    id: `api-run-${twin}`,
  }),
  route(`api/${path}/:searchId/results`, "routes/api/ai-lead-searches.$searchId.results.ts", {
    id: `api-results-${twin}`,
  }),
]);

/** Every URL of the product, in the specification's order. */
export default [
  // Public pages
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("solutions", "routes/site/solutions.tsx"),
    route("pricing", "routes/site/pricing.tsx"),
    route("agent-signup", "routes/site/agent-signup.tsx"),
    route("agent-community", "routes/site/agent-community.tsx"),
    route("commission-rates", "routes/site/commission-rates.tsx"),
    route("demo", "routes/site/demo.tsx"),
    route("demo/live", "routes/site/demo-live.tsx"),
    route("demo/agents", "routes/site/demo-agents.tsx"),
    route("demo/pricing", "routes/site/demo-pricing.tsx"),
    route("terms", "routes/site/terms.tsx"),
    route("privacy", "routes/site/privacy.tsx"),
    route("data-request", "routes/site/data-request.tsx"),
  ]),
  ...privacyPages,
  route("sitemap.xml", "routes/site/sitemap.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("manifest.webmanifest", "routes/site/manifest.ts"),

  // Doors
  ...doors,
  ...accountPages,

  // Business screens
  layout("routes/business.tsx", [
    route("business", "routes/business/portal.tsx", { id: "business-portal" }),
    route("business-portal", "routes/business/portal.tsx", { id: "business-portal-alias" }),
    route("business/companies", "routes/business/companies.tsx"),
    route("business/contacts", "routes/business/contacts.tsx"),
    route("business/contacts/new", "routes/business/contacts-new.tsx"),
    route("business/contacts/:contactId", "routes/business/contacts-edit.tsx"),
    route("business/contacts/:contactId/delete", "routes/business/contacts-delete.tsx"),
    route("business/imports", "routes/business/imports-list.tsx"),
    route("business/imports/new", "routes/business/imports-new.tsx"),
    route("business/imports/:importId", "routes/business/imports-detail.tsx"),
    route("business/imports/:importId/start", "routes/business/imports-start.tsx"),
    route("business/imports/:importId/undo", "routes/business/imports-undo.tsx"),
    route("ai-lead-search", "routes/business/lead-searches.tsx"),
    route("ai-lead-search/new", "routes/business/lead-search-new.tsx"),
    route("ai-lead-search/leads", "routes/business/leads.tsx"),
    route("ai-lead-search/:searchId", "routes/business/lead-search-results.tsx"),
    route("ai-lead-search/:searchId/edit", "routes/business/lead-search-edit.tsx"),
    route("ai-lead-search/:searchId/run", "routes/business/lead-search-run.tsx"),
    route("ai-lead-search/:searchId/delete", "routes/business/lead-search-delete.tsx"),
    route("ai-lead-search/leads/:leadId", "routes/business/lead.tsx"),
    ...templatesPages,
    ...campaignsPages,
    ...mailboxesPages,
    ...refusalsPages,
    ...repliesPages,
    ...opportunitiesPages,
  ]),
  route("business/leads.csv", "routes/business/leads-csv.ts"),
  route("ai-lead-search/criteria", "routes/business/lead-search-criteria.ts"),
  route("ai-lead-search/:searchId/duplicate", "routes/business/lead-search-duplicate.ts"),

  ...templatesFiles,
  ...campaignsFiles,
  ...mailboxesFiles,
  ...refusalsFiles,
  ...repliesFiles,
  ...opportunitiesFiles,

  // The administrator's portal
  ...adminPages,

  // Files
  route("business/imports/:importId/rejects.csv", "routes/business/imports-rejects-csv.ts"),
  route("business/companies.csv", "routes/business/companies-csv.ts"),
  route("business/contacts.csv", "routes/business/contacts-csv.ts"),

  // Calls
  ...doorCalls,
  ...adminCalls,
  ...accountCalls,
  ...privacyCalls,
  ...leadSearchCalls,
  ...templatesCalls,
  ...campaignsCalls,
  ...mailboxesCalls,
  ...refusalsCalls,
  ...repliesCalls,
  ...opportunitiesCalls,
  route("api/all-lead-searches", "routes/api/all-lead-searches.ts"),
  route("api/ai/criteria", "routes/api/ai-criteria.ts"),
  route("api/ai-generated-leads", "routes/api/ai-generated-leads.ts"),
  route("api/ai-generated-leads.csv", "routes/api/ai-generated-leads-csv.ts"),
  route("api/ai-generated-leads/:leadId", "routes/api/ai-generated-leads.$leadId.ts"),
  route("api/leads/generate", "routes/api/leads-generate.ts"),
  route("api/analytics/usage", "routes/api/analytics-usage.ts"),
  route("api/analytics/pipeline-value", "routes/api/analytics-pipeline-value.ts"),
  route("api/database/companies/:country?/:industry?/:search?", "routes/api/database-companies.ts"),
  route("api/database/contacts/:country?/:industry?/:search?", "routes/api/database-contacts.ts"),
  route("api/database-stats", "routes/api/database-stats.ts"),
  route("api/companies/stats", "routes/api/companies-stats.ts"),
  route("api/contacts", "routes/api/contacts.ts"),
  route("api/contacts/:contactId", "routes/api/contacts.$contactId.ts"),
  route("api/imports", "routes/api/imports.ts"),
  route("api/imports/:importId", "routes/api/imports.$importId.ts"),
  route("api/imports/:importId/mapping", "routes/api/imports.$importId.mapping.ts"),
  route("api/imports/:importId/rejects", "routes/api/imports.$importId.rejects.ts"),
  route("api/imports/:importId/start", "routes/api/imports.$importId.start.ts"),
  route("api/imports/:importId/undo", "routes/api/imports.$importId.undo.ts"),
  route("api/*", "routes/api/$.ts"),

  route("readyz", "routes/api/readyz.ts"),
  route("ui", "routes/dev/ui.tsx"),
  route("dev/seed", "routes/dev/seed.ts"),
  route("dev/mail", "routes/dev/mail.tsx"),
  route("dev/mail/:mailId", "routes/dev/mail-detail.tsx"),
  route("dev/mail/:mailId/html", "routes/dev/mail-html.ts"),
  route("dev/mail/:mailId/attachments/:place", "routes/dev/mail-attachment.ts"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
