export const PORTAL_INDUSTRIES = [
  "technology",
  "finance",
  "healthcare",
  "manufacturing",
  "agriculture",
  "energy",
] as const;

/** Choices on /ai-lead-search, where "finance" is called "Financial Services" (SEARCH_PAGE_NAMES). */
export const SEARCH_PAGE_INDUSTRIES = [
  "technology",
  "fintech",
  "finance",
  "telecom",
  "ecommerce",
  "manufacturing",
  "energy",
  "mining",
  "agritech",
  "healthcare",
  "retail",
  "transport",
] as const;

export const SEARCH_PAGE_NAMES: Readonly<Record<string, string>> = { finance: "Financial Services" };

export const AGENT_REQUEST_INDUSTRIES = [
  "technology",
  "finance",
  "healthcare",
  "manufacturing",
  "agriculture",
  "mining",
  "oilgas",
  "telecom",
  "banking",
  "insurance",
  "realestate",
  "construction",
  "transport",
  "education",
  "tourism",
  "retail",
  "ecommerce",
  "media",
  "legal",
  "consulting",
] as const;

/** Choices of the business sign-up; the specification states only their number, fifteen. */
export const BUSINESS_INDUSTRIES = [
  "technology",
  "finance",
  "fintech",
  "healthcare",
  "manufacturing",
  "agriculture",
  "mining",
  "energy",
  "telecom",
  "construction",
  "transport",
  "retail",
  "education",
  "tourism",
  "consulting",
] as const;
