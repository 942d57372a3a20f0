export const GRANT_KEYS = ["google", "microsoft"] as const;
export type GrantKey = (typeof GRANT_KEYS)[number];

export const GRANT_NAMES: Record<GrantKey, string> = { google: "Google", microsoft: "Microsoft" };
