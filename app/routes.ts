import { layout, type RouteConfig, route } from "@remix-run/route-config";
import { accountRoutes } from "./routes/account/routes";
import { adminAccountsRoutes } from "./routes/admin/accounts/routes";
import { adminAnalyticsRoutes } from "./routes/admin/analytics/routes";
import { adminApplicationsRoutes } from "./routes/admin/applications/routes";
import { adminLogsRoutes } from "./routes/admin/logs/routes";
import { adminProvidersRoutes } from "./routes/admin/providers/routes";
import { adminQueuesRoutes } from "./routes/admin/queues/routes";
import { adminRetentionRoutes } from "./routes/admin/retention/routes";
import { adminSettingsRoutes } from "./routes/admin/settings/routes";
import { adminTakeDownsRoutes } from "./routes/admin/take-downs/routes";
import { adminUsersRoutes } from "./routes/admin/users/routes";
import { agentsRoutes } from "./routes/agents/routes";
import { agentsMarketRoutes } from "./routes/agents-market/routes";
import { authRoutes } from "./routes/auth/routes";
import { billingRoutes } from "./routes/billing/routes";
import { bulkActionsRoutes } from "./routes/bulk-actions/routes";
import { campaignsRoutes } from "./routes/campaigns/routes";
import { chatsRoutes } from "./routes/chats/routes";
import { commissionsRoutes } from "./routes/commissions/routes";
import { companiesRoutes } from "./routes/companies/routes";
import { contactsRoutes } from "./routes/contacts/routes";
import { demoWorkRoutes } from "./routes/demo-work/routes";
import { devRoutes } from "./routes/dev/routes";
import { emailDraftsRoutes } from "./routes/email-drafts/routes";
import { importsRoutes } from "./routes/imports/routes";
import { leadSearchesRoutes } from "./routes/lead-searches/routes";
import { leadsRoutes } from "./routes/leads/routes";
import { mailLinksRoutes } from "./routes/mail-links/routes";
import { mailboxesRoutes } from "./routes/mailboxes/routes";
import { marketingRoutes } from "./routes/marketing/routes";
import { matchingRoutes } from "./routes/matching/routes";
import { mergingRoutes } from "./routes/merging/routes";
import { notificationsRoutes } from "./routes/notifications/routes";
import { onboardingRoutes } from "./routes/onboarding/routes";
import { opportunitiesRoutes } from "./routes/opportunities/routes";
import { payoutsRoutes } from "./routes/payouts/routes";
import { platformsRoutes } from "./routes/platforms/routes";
import { portalRoutes } from "./routes/portal/routes";
import { privacyRoutes } from "./routes/privacy/routes";
import { ratingsRoutes } from "./routes/ratings/routes";
import { repliesRoutes } from "./routes/replies/routes";
import { reportsRoutes } from "./routes/reports/routes";
import { researchRoutes } from "./routes/research/routes";
import { savedViewsRoutes } from "./routes/saved-views/routes";
import { searchRoutes } from "./routes/search/routes";
import { siteRoutes } from "./routes/site/routes";
import { socialLeadsRoutes } from "./routes/social-leads/routes";
import { supportRoutes } from "./routes/support/routes";
import { suppressionsRoutes } from "./routes/suppressions/routes";
import { tagsRoutes } from "./routes/tags/routes";
import { tasksRoutes } from "./routes/tasks/routes";
import { teamRoutes } from "./routes/team/routes";
import { templatesRoutes } from "./routes/templates/routes";
import { trainingRoutes } from "./routes/training/routes";
import { webhooksRoutes } from "./routes/webhooks/routes";
import { workflowRoutes } from "./routes/workflow/routes";

/** Every URL of the product, one line per resource: pages by frame, then routes without a frame, then the API. */
export default [
  layout("routes/site/frame-route.tsx", [
    ...siteRoutes.pages,
    ...trainingRoutes.sitePages,
    ...commissionsRoutes.sitePages,
  ]),
  layout("routes/auth/frame.tsx", [...privacyRoutes.pages, ...authRoutes.pages, ...mailLinksRoutes.pages]),
  layout("routes/agents/frame.tsx", [
    ...agentsRoutes.pages,
    ...matchingRoutes.agentPages,
    ...chatsRoutes.agentPages,
    ...agentsMarketRoutes.agentPages,
    ...payoutsRoutes.agentPages,
    ...ratingsRoutes.agentPages,
    ...trainingRoutes.agentPages,
    ...commissionsRoutes.agentPages,
    ...onboardingRoutes.pages,
  ]),
  layout("routes/account/frame.tsx", [...trainingRoutes.pages, ...accountRoutes.pages, ...teamRoutes.pages]),
  layout("routes/portal/frame.tsx", [
    ...portalRoutes.pages,
    ...workflowRoutes.pages,
    ...reportsRoutes.pages,
    ...billingRoutes.pages,
    ...supportRoutes.pages,
    ...marketingRoutes.pages,
    ...platformsRoutes.pages,
    ...socialLeadsRoutes.pages,
    ...matchingRoutes.pages,
    ...chatsRoutes.pages,
    ...agentsMarketRoutes.pages,
    ...ratingsRoutes.pages,
    ...commissionsRoutes.pages,
    ...mergingRoutes.pages,
    ...researchRoutes.pages,
    ...companiesRoutes.pages,
    ...contactsRoutes.pages,
    ...importsRoutes.pages,
    ...leadSearchesRoutes.pages,
    ...leadsRoutes.pages,
    ...templatesRoutes.pages,
    ...campaignsRoutes.pages,
    ...mailboxesRoutes.pages,
    ...suppressionsRoutes.pages,
    ...repliesRoutes.pages,
    ...opportunitiesRoutes.pages,
    ...tagsRoutes.pages,
    ...tasksRoutes.pages,
    ...notificationsRoutes.pages,
    ...demoWorkRoutes.pages,
    ...searchRoutes.pages,
    ...savedViewsRoutes.pages,
    ...bulkActionsRoutes.pages,
  ]),
  layout("routes/admin/frame.tsx", [
    ...adminUsersRoutes.pages,
    ...adminAccountsRoutes.pages,
    ...adminTakeDownsRoutes.pages,
    ...adminAnalyticsRoutes.pages,
    ...adminQueuesRoutes.pages,
    ...adminApplicationsRoutes.pages,
    ...billingRoutes.adminPages,
    ...supportRoutes.adminPages,
    ...marketingRoutes.adminPages,
    ...adminRetentionRoutes.pages,
    ...payoutsRoutes.adminPages,
    ...ratingsRoutes.adminPages,
    ...trainingRoutes.adminPages,
    ...commissionsRoutes.adminPages,
    ...adminLogsRoutes.pages,
    ...adminSettingsRoutes.pages,
    ...researchRoutes.adminPages,
    ...onboardingRoutes.adminPages,
    ...adminProvidersRoutes.pages,
  ]),
  ...accountRoutes.files,
  ...adminAnalyticsRoutes.files,
  ...adminTakeDownsRoutes.files,
  ...adminApplicationsRoutes.files,
  ...adminLogsRoutes.files,
  ...agentsRoutes.files,
  ...campaignsRoutes.files,
  ...payoutsRoutes.files,
  ...ratingsRoutes.files,
  ...trainingRoutes.files,
  ...commissionsRoutes.files,
  ...mergingRoutes.files,
  ...researchRoutes.files,
  ...companiesRoutes.files,
  ...contactsRoutes.files,
  ...emailDraftsRoutes.files,
  ...devRoutes.files,
  ...authRoutes.files,
  ...importsRoutes.files,
  ...leadSearchesRoutes.files,
  ...leadsRoutes.files,
  ...mailLinksRoutes.files,
  ...mailboxesRoutes.files,
  ...notificationsRoutes.files,
  ...onboardingRoutes.files,
  ...opportunitiesRoutes.files,
  ...portalRoutes.files,
  ...workflowRoutes.files,
  ...reportsRoutes.files,
  ...billingRoutes.files,
  ...supportRoutes.files,
  ...marketingRoutes.files,
  ...platformsRoutes.files,
  ...socialLeadsRoutes.files,
  ...bulkActionsRoutes.files,
  ...privacyRoutes.files,
  ...suppressionsRoutes.files,
  ...repliesRoutes.files,
  ...savedViewsRoutes.files,
  ...siteRoutes.files,
  ...tagsRoutes.files,
  ...tasksRoutes.files,
  ...templatesRoutes.files,
  ...matchingRoutes.files,
  ...authRoutes.calls,
  ...webhooksRoutes.calls,
  route("api/*", "routes/api.ts"),
] satisfies RouteConfig;
