import { route } from "@remix-run/route-config";

export const leadsRoutes = {
  pages: [
    route("ai-lead-search/leads", "routes/leads/list.tsx"),
    route("ai-lead-search/leads/:leadId", "routes/leads/lead.tsx"),
    route("ai-lead-search/leads/:leadId/remove", "routes/leads/remove.tsx"),
    route("ai-lead-search/leads/:leadId/share", "routes/leads/share.tsx"),
    route("ai-lead-search/generate", "routes/leads/generate.tsx"),
  ],
  files: [
    route("business/leads.csv", "routes/leads/csv.ts"),
    route("ai-lead-search/leads/:leadId/restore", "routes/leads/restore.ts"),
    route("ai-lead-search/leads/:leadId/unshare", "routes/leads/unshare.ts"),
    route("ai-lead-search/leads/:leadId/opportunity", "routes/leads/opportunity.ts"),
  ],
  calls: [
    route("api/ai-generated-leads", "routes/leads/api/leads.ts"),
    route("api/ai-generated-leads.csv", "routes/leads/api/csv.ts"),
    route("api/ai-generated-leads/:leadId", "routes/leads/api/$leadId.ts"),
    route("api/ai-generated-leads/:leadId/restore", "routes/leads/api/$leadId.restore.ts"),
    route("api/leads/:leadId/share", "routes/leads/api/$leadId.share.ts"),
    route("api/leads/generate", "routes/leads/api/generate.ts"),
  ],
};
