import { apiPaths } from "~/http/api/api-paths.server";
import { accountApi } from "./account/api";
import { adminAccountsApi } from "./admin/accounts/api";
import { adminAnalyticsApi } from "./admin/analytics/api";
import { adminApplicationsApi } from "./admin/applications/api";
import { adminInterviewersApi } from "./admin/interviewers/api";
import { adminProvidersApi } from "./admin/providers/api";
import { adminQueuesApi } from "./admin/queues/api";
import { adminRetentionApi } from "./admin/retention/api";
import { adminSettingsApi } from "./admin/settings/api";
import { adminTakeDownsApi } from "./admin/take-downs/api";
import { adminUsersApi } from "./admin/users/api";
import { agentsApi } from "./agents/api";
import { agentsMarketApi } from "./agents-market/api";
import { authApi } from "./auth/api";
import { billingApi } from "./billing/api";
import { bulkActionsApi } from "./bulk-actions/api";
import { campaignsApi } from "./campaigns/api";
import { chatsApi } from "./chats/api";
import { commissionsApi } from "./commissions/api";
import { companiesApi } from "./companies/api";
import { contactsApi } from "./contacts/api";
import { demoWorkApi } from "./demo-work/api";
import { emailDraftsApi } from "./email-drafts/api";
import { importsApi } from "./imports/api";
import { leadSearchesApi } from "./lead-searches/api";
import { leadsApi } from "./leads/api";
import { mailboxesApi } from "./mailboxes/api";
import { marketingAccessApi } from "./marketing/api/access";
import { marketingCampaignsApi } from "./marketing/api/campaigns";
import { marketingFormsApi } from "./marketing/api/forms";
import { marketingPostsApi } from "./marketing/api/posts";
import { matchingApi } from "./matching/api";
import { mergingApi } from "./merging/api";
import { notificationsApi } from "./notifications/api";
import { onboardingApi } from "./onboarding/api/application";
import { videoInterviewApi } from "./onboarding/api/video-interview";
import { opportunitiesApi } from "./opportunities/api";
import { payoutsApi } from "./payouts/api";
import { platformsApi } from "./platforms/api";
import { portalApi } from "./portal/api";
import { privacyApi } from "./privacy/api";
import { ratingsApi } from "./ratings/api";
import { repliesApi } from "./replies/api";
import { reportsApi } from "./reports/api";
import { researchApi } from "./research/api";
import { savedViewsApi } from "./saved-views/api";
import { searchApi } from "./search/api";
import { siteApi } from "./site/api";
import { socialLeadsApi } from "./social-leads/api/leads";
import { socialLeadsPortalApi } from "./social-leads/api/portal";
import { supportApi } from "./support/api";
import { suppressionsApi } from "./suppressions/api";
import { tagsApi } from "./tags/api";
import { tasksApi } from "./tasks/api";
import { teamApi } from "./team/api";
import { templatesApi } from "./templates/api";
import { trainingApi } from "./training/api";
import { workflowApi } from "./workflow/api";

/**
 * Every API endpoint except logout, which redirects, and the endpoints for other machines. If two paths match equally
 * well, the first wins.
 */
export const { loader, action } = apiPaths([
  authApi,
  accountApi,
  adminAccountsApi,
  adminTakeDownsApi,
  adminAnalyticsApi,
  adminProvidersApi,
  adminQueuesApi,
  adminApplicationsApi,
  adminRetentionApi,
  adminSettingsApi,
  adminUsersApi,
  matchingApi,
  chatsApi,
  agentsMarketApi,
  agentsApi,
  campaignsApi,
  payoutsApi,
  ratingsApi,
  trainingApi,
  commissionsApi,
  mergingApi,
  researchApi,
  companiesApi,
  contactsApi,
  emailDraftsApi,
  importsApi,
  leadSearchesApi,
  leadsApi,
  mailboxesApi,
  notificationsApi,
  demoWorkApi,
  adminInterviewersApi,
  onboardingApi,
  videoInterviewApi,
  opportunitiesApi,
  portalApi,
  workflowApi,
  reportsApi,
  billingApi,
  supportApi,
  marketingAccessApi,
  marketingPostsApi,
  marketingCampaignsApi,
  marketingFormsApi,
  platformsApi,
  socialLeadsApi,
  socialLeadsPortalApi,
  bulkActionsApi,
  privacyApi,
  suppressionsApi,
  repliesApi,
  savedViewsApi,
  searchApi,
  siteApi,
  tagsApi,
  tasksApi,
  teamApi,
  templatesApi,
]);
