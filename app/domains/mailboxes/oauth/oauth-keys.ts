export const GRANT_KEYS = ["google", "microsoft"] as const;
export type OauthKey = (typeof GRANT_KEYS)[number];

export const GRANT_NAMES: Record<OauthKey, string> = { google: "Google", microsoft: "Microsoft" };
