import { layout, type RouteConfig } from "@remix-run/route-config";
import { accountRoutes } from "./routes/account/routes";
import { adminAccountsRoutes } from "./routes/admin/accounts/routes";
import { adminAnalyticsRoutes } from "./routes/admin/analytics/routes";
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
import { bulkActionsRoutes } from "./routes/bulk-actions/routes";
import { campaignsRoutes } from "./routes/campaigns/routes";
import { commissionsRoutes } from "./routes/commissions/routes";
import { companiesRoutes } from "./routes/companies/routes";
import { contactsRoutes } from "./routes/contacts/routes";
import { demoWorkRoutes } from "./routes/demo-work/routes";
import { devRoutes } from "./routes/dev/routes";
import { importsRoutes } from "./routes/imports/routes";
import { leadSearchesRoutes } from "./routes/lead-searches/routes";
import { leadsRoutes } from "./routes/leads/routes";
import { mailLinksRoutes } from "./routes/mail-links/routes";
import { mailboxesRoutes } from "./routes/mailboxes/routes";
import { notificationsRoutes } from "./routes/notifications/routes";
import { onboardingRoutes } from "./routes/onboarding/routes";
import { opportunitiesRoutes } from "./routes/opportunities/routes";
import { portalRoutes } from "./routes/portal/routes";
import { privacyRoutes } from "./routes/privacy/routes";
import { repliesRoutes } from "./routes/replies/routes";
import { savedViewsRoutes } from "./routes/saved-views/routes";
import { searchRoutes } from "./routes/search/routes";
import { siteRoutes } from "./routes/site/routes";
import { suppressionsRoutes } from "./routes/suppressions/routes";
import { tagsRoutes } from "./routes/tags/routes";
import { tasksRoutes } from "./routes/tasks/routes";
import { teamRoutes } from "./routes/team/routes";
import { templatesRoutes } from "./routes/templates/routes";
import { webhooksRoutes } from "./routes/webhooks/routes";

/** Every URL of the product, one line a resource: pages by their frame, then what has none, then the calls. */
export default [
  layout("routes/site/frame-route.tsx", [...siteRoutes.pages, ...commissionsRoutes.sitePages]),
  layout("routes/auth/frame.tsx", [...privacyRoutes.pages, ...authRoutes.pages, ...mailLinksRoutes.pages]),
  layout("routes/agents/frame.tsx", [
    ...agentsRoutes.pages,
    ...agentsMarketRoutes.agentPages,
    ...commissionsRoutes.agentPages,
    ...onboardingRoutes.pages,
  ]),
  layout("routes/account/frame.tsx", [...accountRoutes.pages, ...teamRoutes.pages]),
  layout("routes/portal/frame.tsx", [
    ...portalRoutes.pages,
    ...agentsMarketRoutes.pages,
    ...commissionsRoutes.pages,
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
    ...adminRetentionRoutes.pages,
    ...commissionsRoutes.adminPages,
    ...adminLogsRoutes.pages,
    ...adminSettingsRoutes.pages,
    ...onboardingRoutes.adminPages,
    ...adminProvidersRoutes.pages,
  ]),
  ...accountRoutes.files,
  ...adminAnalyticsRoutes.files,
  ...adminQueuesRoutes.files,
  ...adminLogsRoutes.files,
  ...agentsRoutes.files,
  ...campaignsRoutes.files,
  ...commissionsRoutes.files,
  ...companiesRoutes.files,
  ...contactsRoutes.files,
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
  ...bulkActionsRoutes.files,
  ...privacyRoutes.files,
  ...suppressionsRoutes.files,
  ...repliesRoutes.files,
  ...savedViewsRoutes.files,
  ...siteRoutes.files,
  ...tagsRoutes.files,
  ...tasksRoutes.files,
  ...templatesRoutes.files,
  ...accountRoutes.calls,
  ...adminAccountsRoutes.calls,
  ...adminTakeDownsRoutes.files,
  ...adminTakeDownsRoutes.calls,
  ...adminAnalyticsRoutes.calls,
  ...adminProvidersRoutes.calls,
  ...adminQueuesRoutes.calls,
  ...adminRetentionRoutes.calls,
  ...adminSettingsRoutes.calls,
  ...adminUsersRoutes.calls,
  ...agentsMarketRoutes.calls,
  ...agentsRoutes.calls,
  ...campaignsRoutes.calls,
  ...commissionsRoutes.calls,
  ...companiesRoutes.calls,
  ...contactsRoutes.calls,
  ...authRoutes.calls,
  ...importsRoutes.calls,
  ...leadSearchesRoutes.calls,
  ...leadsRoutes.calls,
  ...mailboxesRoutes.calls,
  ...notificationsRoutes.calls,
  ...demoWorkRoutes.calls,
  ...onboardingRoutes.calls,
  ...opportunitiesRoutes.calls,
  ...portalRoutes.calls,
  ...bulkActionsRoutes.calls,
  ...privacyRoutes.calls,
  ...suppressionsRoutes.calls,
  ...repliesRoutes.calls,
  ...savedViewsRoutes.calls,
  ...searchRoutes.calls,
  ...siteRoutes.calls,
  ...tagsRoutes.calls,
  ...tasksRoutes.calls,
  ...teamRoutes.calls,
  ...templatesRoutes.calls,
  ...webhooksRoutes.calls,
] satisfies RouteConfig;
