import { route } from "@remix-run/route-config";

const at = (path: string, file: string) => route(path, `routes/marketing/${file}`);

export const marketingRoutes = {
  pages: [
    at("marketing", "home.tsx"),
    at("marketing/apply", "apply.tsx"),
    route("marketing/analytics", "routes/marketing/analytics.tsx", { id: "marketing-analytics" }),
    at("marketing/campaigns/new", "campaigns/new.tsx"),
    at("marketing/campaigns/:marketingCampaignId", "campaigns/campaign.tsx"),
    at("marketing/campaigns/:marketingCampaignId/edit", "campaigns/edit.tsx"),
    at("marketing/campaigns/:marketingCampaignId/link", "campaigns/link.tsx"),
    at("marketing/content", "content/list.tsx"),
    at("marketing/content/new", "content/new.tsx"),
    at("marketing/content/campaign", "content/campaign.tsx"),
    at("marketing/content/calendar", "content/calendar.tsx"),
    at("marketing/content/writing/:writingId", "content/writing.tsx"),
    at("marketing/content/:postId", "content/post.tsx"),
    at("marketing/content/:postId/remove", "content/remove.tsx"),
    at("marketing/forms", "forms/list.tsx"),
    at("marketing/forms/new", "forms/new.tsx"),
    at("marketing/forms/:formId", "forms/form.tsx"),
  ],
  adminPages: [at("admin/marketing/:applicationId", "admin/application.tsx")],
  files: [
    at("admin/marketing/:applicationId/approve", "admin/approve.ts"),
    at("admin/marketing/:applicationId/restore", "admin/restore.ts"),
    at("marketing/campaigns/:marketingCampaignId/pause", "campaigns/pause.ts"),
    at("marketing/campaigns/:marketingCampaignId/resume", "campaigns/resume.ts"),
    at("marketing/links/:linkId/remove", "campaigns/remove-link.ts"),
    at("marketing/content/posts.csv", "content/posts-csv.ts"),
    at("marketing/content/:postId/approve", "content/approve.ts"),
    at("marketing/content/:postId/confirm", "content/confirm.ts"),
    at("marketing/content/:postId/plan", "content/plan.ts"),
    at("marketing/content/:postId/card.svg", "content/card.ts"),
    at("marketing/forms/:formId/close", "forms/close.ts"),
    at("marketing/forms/:formId/open", "forms/open.ts"),
    at("r/:code", "public/link.tsx"),
    at("f/:formSlug", "public/form.tsx"),
  ],
};
