/** Directory industry ids offered on the agent form; the specification gives only their number, sixteen. */
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

const BY_PRINTED = new Map<string, string>(AGENT_EXPERIENCE.map((years) => [`${years} years`, years]));

/** Converts the displayed "3-5 years" to the stored "3-5". */
export const shortExperience = (text: string): string =>
  BY_PRINTED.get(text.trim().toLowerCase()) ?? text.trim();
