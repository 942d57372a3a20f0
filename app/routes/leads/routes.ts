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
};
