import { route } from "@remix-run/route-config";

const PORTAL = "routes/social-leads/portal";

/** The social lead centre, and the marketing portal's leads tab. */
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
};
