/** Ids of the directory's industries on the agent form; the specification gives only their number, sixteen. */
export const AGENT_INDUSTRIES = [
  "technology",
  "fintech",
  "finance",
  "insurance",
  "healthcare",
  "agriculture",
  "manufacturing",
  "energy",
  "mining",
  "telecom",
  "construction",
  "realestate",
  "transport",
  "retail",
  "education",
  "tourism",
] as const;

export const AGENT_EXPERIENCE = ["0-1", "1-3", "3-5", "5-10", "10+"] as const;
