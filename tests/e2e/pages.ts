/** Every page without script that a visitor may open. */
export const PUBLIC = [
  "/",
  "/?q=solar",
  "/solutions",
  "/pricing",
  "/pricing?billing=annual",
  "/agent-signup",
  "/agent-community",
  "/commission-rates",
  "/demo",
  "/demo/live",
  "/demo/live?q=banks+in+Kenya",
  "/demo/agents",
  "/demo/pricing",
  "/terms",
  "/privacy",
  "/data-request",
  "/business-signup",
  "/business-login",
  "/invitation?token=nothing",
  "/auth",
  "/auth/signup",
  "/agent-auth",
  "/agent-auth?mode=login",
  "/agent-login",
  "/forgot-password",
  "/reset-password?token=gone",
  "/verify-email?token=gone",
  "/change-email?token=gone",
];

export const NOWHERE = "/no/such/page";

/** What is a person's own, and the team. */
export const OWN = [
  "/account/identities",
  "/account/data",
  "/account/erase",
  "/account",
  "/account/password",
  "/account/email",
  "/account/sessions",
  "/account/sessions/end",
  "/account/second-factor",
  "/account/second-factor/code",
  "/team",
];

/** The working screens of a business. */
export const WORKING = [
  "/business",
  "/business/companies",
  "/business/companies?search=nothing-like-this",
  "/business/contacts",
  "/business/contacts/new",
  "/business/imports",
  "/business/imports/new",
  "/ai-lead-search",
  "/ai-lead-search/new?sentence=solar+in+Kenya",
  "/ai-lead-search/leads",
];

/** The administrator's portal. */
export const ADMIN = [
  "/admin",
  "/admin?search=nobody-like-this",
  "/admin/users/new",
  "/admin/users/1",
  "/admin/users/1/suspend",
  "/admin/users/1/act",
  "/admin/analytics",
  "/admin/analytics/businesses",
  "/admin/queues",
  "/admin/queues/agent-applications",
  "/admin/queues/disputes",
  "/admin/settings",
  "/admin/settings/claims",
  "/admin/settings/sales-address",
  "/admin/settings/passwords",
  "/admin/settings/switches",
  "/admin/settings/providers",
  "/admin/settings/providers/new",
  "/admin/retention",
  "/admin/retention/mails",
  "/admin/logs",
  "/admin/logs?action=nothing-like-this",
];
