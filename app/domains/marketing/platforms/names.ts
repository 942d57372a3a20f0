export const PLATFORMS = ["whatsapp", "facebook", "instagram", "linkedin", "twitter"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const META_PLATFORMS = ["whatsapp", "facebook", "instagram"] as const satisfies Platform[];
export type MetaPlatformName = (typeof META_PLATFORMS)[number];

export const isOfMeta = (platform: Platform): platform is MetaPlatformName =>
  META_PLATFORMS.some((each) => each === platform);

export const PLATFORM_NAMES: Record<Platform, string> = {
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  twitter: "X (Twitter)",
};

/** `over`: the platform takes the token no longer; `failing`: the last time it could not be asked. */
export const HEALTHS = ["good", "over", "failing", "off"] as const;
export type Health = (typeof HEALTHS)[number];
