export const PLATFORMS = ["whatsapp", "facebook", "instagram", "linkedin", "twitter"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const META_PLATFORMS = ["whatsapp", "facebook", "instagram"] as const satisfies Platform[];
export type MetaPlatformName = (typeof META_PLATFORMS)[number];

export const isOfMeta = (platform: Platform): platform is MetaPlatformName =>
  META_PLATFORMS.some((metaPlatform) => metaPlatform === platform);

export const PLATFORM_NAMES: Record<Platform, string> = {
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  twitter: "X (Twitter)",
};

/** `over`: the platform no longer accepts the token; `failing`: the last request failed. */
export const HEALTHS = ["good", "over", "failing", "off"] as const;

export const TOKEN_HINTS: Record<Platform, string> = {
  whatsapp:
    "System user token with the permissions whatsapp_business_management and whatsapp_business_messaging.",
  facebook:
    "Page access token with the permissions leads_retrieval, pages_messaging, pages_read_engagement and pages_manage_metadata.",
  instagram:
    "Access token of the page linked to your Instagram account, with instagram_basic, instagram_manage_messages and pages_manage_metadata.",
  linkedin: "Access token with the permissions openid and profile.",
  twitter: "User access token with the permission users.read.",
};

export const PAST: Record<Platform, string> = {
  whatsapp: "None. WhatsApp’s Cloud API provides no past messages.",
  facebook: "Each sync imports the last year of page conversations, up to 20 messages each (Meta’s limit).",
  instagram:
    "Each sync imports the last year of conversations, up to 20 messages each. Meta excludes requests inactive for 30 days.",
  linkedin: "Everything in the file you export from LinkedIn.",
  twitter: "Everything in the file you export from X.",
};

/** Benefits of a connection, for accounts without one. */
export const BRINGS: Record<Platform, string> = {
  whatsapp: "New messages to your number arrive automatically once connected.",
  facebook: "New leads from lead ads and messages to your page arrive automatically once connected.",
  instagram: "New messages to your account arrive automatically once connected.",
  linkedin: "Import leads from a file you export from LinkedIn, with or without a token.",
  twitter: "Import leads from a file you export from X, with or without a token.",
};
