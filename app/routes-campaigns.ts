import { type RouteConfigEntry, route } from "@remix-run/route-config";

/** The screens of campaigns, inside the frame of the business. */
export const campaignsPages: RouteConfigEntry[] = [
  route("campaigns", "routes/business/campaigns.tsx"),
  route("campaigns/analytics", "routes/business/campaigns-analytics.tsx"),
  route("campaigns/new", "routes/business/campaign-new.tsx"),
  route("campaigns/:campaignId", "routes/business/campaign.tsx"),
  route("campaigns/:campaignId/edit", "routes/business/campaign-edit.tsx"),
  route("campaigns/:campaignId/steps", "routes/business/campaign-steps.tsx"),
  route("campaigns/:campaignId/start", "routes/business/campaign-start.tsx"),
  route("campaigns/:campaignId/cancel", "routes/business/campaign-cancel.tsx"),
  route("campaigns/:campaignId/delete", "routes/business/campaign-delete.tsx"),
  route("campaigns/:campaignId/messages", "routes/business/campaign-messages.tsx"),
  route("campaigns/:campaignId/messages/:messageId", "routes/business/campaign-message.tsx"),
  route("business/campaigns", "routes/business/portal-campaigns.tsx"),
];

/** What has no frame: files, links of mails, plain posts. */
export const campaignsFiles: RouteConfigEntry[] = [
  route("campaigns/:campaignId/pause", "routes/business/campaign-pause.ts"),
  route("campaigns/:campaignId/duplicate", "routes/business/campaign-duplicate.ts"),
  route("campaigns/:campaignId/restore", "routes/business/campaign-restore.ts"),
  route("campaigns/:campaignId/messages.csv", "routes/business/campaign-messages-csv.ts"),
];

/** The specification names the list in two ways; both are the same. */
export const campaignsCalls: RouteConfigEntry[] = [
  ...["outreach-campaigns", "ai/campaigns"].map((path, twin) =>
    route(`api/${path}`, "routes/api/campaigns.ts", { id: `api-campaigns-${twin}` }),
  ),
  route("api/ai/campaigns/:campaignId", "routes/api/campaigns.$campaignId.ts"),
  route("api/ai/campaigns/:campaignId/steps", "routes/api/campaigns.$campaignId.steps.ts"),
  route("api/ai/campaigns/:campaignId/messages", "routes/api/campaigns.$campaignId.messages.ts"),
  ...["start", "pause", "cancel", "duplicate", "restore"].map((verb) =>
    route(`api/ai/campaigns/:campaignId/${verb}`, `routes/api/campaigns.$campaignId.${verb}.ts`),
  ),
];
