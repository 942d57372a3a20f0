import { route } from "@remix-run/route-config";

export const campaignsRoutes = {
  pages: [
    route("campaigns", "routes/campaigns/list.tsx"),
    route("campaigns/audience", "routes/campaigns/audience.tsx"),
    route("campaigns/analytics", "routes/campaigns/analytics.tsx", { id: "campaign-analytics" }),
    route("campaigns/mails", "routes/campaigns/mails.tsx"),
    route("campaigns/new", "routes/campaigns/new.tsx"),
    route("campaigns/:campaignId", "routes/campaigns/campaign.tsx"),
    route("campaigns/:campaignId/edit", "routes/campaigns/edit.tsx"),
    route("campaigns/:campaignId/start", "routes/campaigns/start.tsx"),
    route("campaigns/:campaignId/cancel", "routes/campaigns/cancel.tsx"),
    route("campaigns/:campaignId/delete", "routes/campaigns/delete.tsx"),
    route("campaigns/:campaignId/messages", "routes/campaigns/messages.tsx"),
    route("campaigns/:campaignId/messages/:messageId", "routes/campaigns/message.tsx"),
  ],
  files: [
    route("campaigns/check", "routes/campaigns/check.ts"),
    route("campaigns/mails.csv", "routes/campaigns/mails-csv.ts"),
    route("campaigns/:campaignId/steps", "routes/campaigns/steps.ts"),
    route("campaigns/:campaignId/pause", "routes/campaigns/pause.ts"),
    route("campaigns/:campaignId/duplicate", "routes/campaigns/duplicate.ts"),
    route("campaigns/:campaignId/restore", "routes/campaigns/restore.ts"),
    route("campaigns/:campaignId/messages.csv", "routes/campaigns/messages-csv.ts"),
  ],
};
