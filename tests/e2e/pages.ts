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
];

export const NOWHERE = "/no/such/page";

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
