import { route } from "@remix-run/route-config";

const PORTAL = "routes/social-leads/portal";
const CALLS = "routes/social-leads/api";

/** The social lead centre, and the tab of leads in the marketing portal. */
export const socialLeadsRoutes = {
  pages: [
    route("social-leads", "routes/social-leads/list.tsx"),
    route("social-leads/import", "routes/social-leads/import.tsx"),
    route("social-leads/imports/:socialImportId", "routes/social-leads/import-run.tsx"),
    route("social-leads/imports/:socialImportId/remove", "routes/social-leads/remove-imported.tsx"),
    route("social-leads/campaigns", "routes/social-leads/campaigns.tsx"),
    route("social-leads/campaigns/new", "routes/social-leads/new-campaign.tsx"),
    route("social-leads/campaigns/:socialCampaignId", "routes/social-leads/campaign.tsx"),
    route("social-leads/:socialLeadId", "routes/social-leads/lead.tsx"),
    route("social-leads/:socialLeadId/remove", "routes/social-leads/remove.tsx"),
    route("social-leads/:socialLeadId/merge", "routes/social-leads/merge.tsx"),
    route("marketing/leads", `${PORTAL}/list.tsx`),
    route("marketing/leads/:socialLeadId/contact", `${PORTAL}/contact.tsx`),
  ],
  files: [
    route("social-leads/merges/:socialMergeId/undo", "routes/social-leads/undo-merge.ts"),
    route("marketing/leads/import", `${PORTAL}/import.ts`),
    route("marketing/leads/email-demo", `${PORTAL}/email-demo.ts`),
    route("marketing/leads/:socialLeadId/status", `${PORTAL}/status.ts`),
    route("marketing/leads/:socialLeadId/convert", `${PORTAL}/convert.ts`),
  ],
  calls: [
    route("api/social-leads", `${CALLS}/leads.ts`),
    route("api/social-leads/import", `${CALLS}/import.ts`),
    route("api/social-leads/imports/:socialImportId", `${CALLS}/import-run.ts`),
    route("api/social-leads/imports/:socialImportId/removal", `${CALLS}/import-removal.ts`),
    route("api/social-leads/:socialLeadId", `${CALLS}/lead.ts`),
    route("api/social-leads/:socialLeadId/duplicates", `${CALLS}/duplicates.ts`),
    route("api/social-leads/:socialLeadId/merge", `${CALLS}/merge.ts`),
    route("api/social-leads/merges/:socialMergeId/undo", `${CALLS}/undo-merge.ts`),
    route("api/campaigns", `${CALLS}/campaigns.ts`),
    route("api/campaigns/:socialCampaignId", `${CALLS}/campaign.ts`),
    route("api/marketing/social-leads", `${CALLS}/portal-leads.ts`),
    route("api/marketing/social-leads/:socialLeadId/status", `${CALLS}/status.ts`),
    route("api/marketing/social-leads/:socialLeadId/convert", `${CALLS}/convert.ts`),
    route("api/marketing/social-leads/:socialLeadId/contact", `${CALLS}/contact.ts`),
    route("api/marketing/import-leads", `${CALLS}/import-leads.ts`),
    route("api/marketing/email-demo", `${CALLS}/email-demo.ts`),
  ],
};
