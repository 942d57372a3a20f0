/** Forms of the marketing portal and their calls. */
export const MARKETING_PAIRS: Record<string, string[]> = {
  "/marketing/apply": ["POST /api/marketing/access"],
  "/marketing/content/new": ["POST /api/marketing/generate-content"],
  "/marketing/content/campaign": ["POST /api/marketing/generate-campaign"],
  "/marketing/content/:postId": ["PUT /api/marketing/posts/:postId"],
  "/marketing/content/:postId/approve": ["POST /api/marketing/posts/:postId/approve"],
  "/marketing/content/:postId/confirm": ["POST /api/marketing/posts/:postId/confirm"],
  "/marketing/content/:postId/plan": ["PUT /api/marketing/posts/:postId/plan"],
  "/marketing/content/:postId/remove": ["DELETE /api/marketing/posts/:postId"],
  "/marketing/campaigns/new": ["POST /api/marketing/campaigns"],
  "/marketing/campaigns/:marketingCampaignId/edit": ["PUT /api/marketing/campaigns/:marketingCampaignId"],
  "/marketing/campaigns/:marketingCampaignId/link": [
    "POST /api/marketing/campaigns/:marketingCampaignId/links",
  ],
  "/marketing/campaigns/:marketingCampaignId/pause": [
    "POST /api/marketing/campaigns/:marketingCampaignId/pause",
  ],
  "/marketing/campaigns/:marketingCampaignId/resume": [
    "POST /api/marketing/campaigns/:marketingCampaignId/resume",
  ],
  "/marketing/links/:linkId/remove": ["DELETE /api/marketing/links/:linkId"],
  "/marketing/forms/new": ["POST /api/marketing/forms"],
  "/marketing/forms/:formId": ["PUT /api/marketing/forms/:formId"],
  "/marketing/forms/:formId/close": ["POST /api/marketing/forms/:formId/close"],
  "/marketing/forms/:formId/open": ["POST /api/marketing/forms/:formId/open"],
  "/admin/marketing/:applicationId": ["POST /api/admin/marketing/:applicationId/decline"],
  "/admin/marketing/:applicationId/approve": ["POST /api/admin/marketing/:applicationId/approve"],
};
