import { route } from "@remix-run/route-config";

export const campaignsRoutes = {
  pages: [
    route("campaigns", "routes/campaigns/list.tsx"),
    route("campaigns/analytics", "routes/campaigns/analytics.tsx"),
    route("campaigns/new", "routes/campaigns/new.tsx"),
    route("campaigns/:campaignId", "routes/campaigns/campaign.tsx"),
    route("campaigns/:campaignId/edit", "routes/campaigns/edit.tsx"),
    route("campaigns/:campaignId/steps", "routes/campaigns/steps.tsx"),
    route("campaigns/:campaignId/start", "routes/campaigns/start.tsx"),
    route("campaigns/:campaignId/cancel", "routes/campaigns/cancel.tsx"),
    route("campaigns/:campaignId/delete", "routes/campaigns/delete.tsx"),
    route("campaigns/:campaignId/messages", "routes/campaigns/messages.tsx"),
    route("campaigns/:campaignId/messages/:messageId", "routes/campaigns/message.tsx"),
  ],
  files: [
    route("campaigns/check", "routes/campaigns/check.ts"),
    route("campaigns/:campaignId/pause", "routes/campaigns/pause.ts"),
    route("campaigns/:campaignId/duplicate", "routes/campaigns/duplicate.ts"),
    route("campaigns/:campaignId/restore", "routes/campaigns/restore.ts"),
    route("campaigns/:campaignId/messages.csv", "routes/campaigns/messages-csv.ts"),
  ],
  calls: [
    route("api/outreach-campaigns", "routes/campaigns/calls/outreach-campaigns.ts"),
    route("api/ai/campaigns", "routes/campaigns/calls/campaigns.ts"),
    route("api/ai/campaigns/:campaignId", "routes/campaigns/calls/$campaignId.ts"),
    route("api/ai/campaigns/:campaignId/steps", "routes/campaigns/calls/$campaignId.steps.ts"),
    route("api/ai/campaigns/:campaignId/messages", "routes/campaigns/calls/$campaignId.messages.ts"),
    route("api/ai/campaigns/:campaignId/start", "routes/campaigns/calls/$campaignId.start.ts"),
    route("api/ai/campaigns/:campaignId/pause", "routes/campaigns/calls/$campaignId.pause.ts"),
    route("api/ai/campaigns/:campaignId/cancel", "routes/campaigns/calls/$campaignId.cancel.ts"),
    route("api/ai/campaigns/:campaignId/duplicate", "routes/campaigns/calls/$campaignId.duplicate.ts"),
    route("api/ai/campaigns/:campaignId/restore", "routes/campaigns/calls/$campaignId.restore.ts"),
  ],
};
