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
    "A token of a system user, with the permissions whatsapp_business_management and whatsapp_business_messaging.",
  facebook:
    "The access token of your page, with the permissions leads_retrieval, pages_messaging, pages_read_engagement and pages_manage_metadata.",
  instagram:
    "The access token of the page that your Instagram account is linked to, with instagram_basic, instagram_manage_messages and pages_manage_metadata.",
  linkedin: "An access token with the permissions openid and profile.",
  twitter: "A user access token with the permission users.read.",
};

export const PAST: Record<Platform, string> = {
  whatsapp: "None: WhatsApp’s Cloud API has no past messages. New messages appear here once you connect.",
  facebook:
    "With each sync the conversations of your page, of the last year. Meta tells the 20 newest messages of each.",
  instagram:
    "With each sync the conversations of your account, of the last year. Meta tells the 20 newest messages of each, and no request that nobody answered for 30 days.",
  linkedin: "As far back as the file that you export there.",
  twitter: "As far back as the file that you export there.",
};

/** Benefits of a connection, for accounts without one. */
export const BRINGS: Record<Platform, string> = {
  whatsapp: "Messages to your number come by themselves once it is connected.",
  facebook: "Leads of your lead ads and messages to your page come by themselves once it is connected.",
  instagram: "Messages to your account come by themselves once it is connected.",
  linkedin: "Leads come by the file that you export there, with or without a token.",
  twitter: "Leads come by the file that you export there, with or without a token.",
};
