export const PLATFORMS = [
  { value: "instagram", label: "Instagram" },
  { value: "facebook", label: "Facebook" },
  { value: "twitter", label: "X (Twitter)" },
  { value: "linkedin", label: "LinkedIn" },
  { value: "tiktok", label: "TikTok" },
] as const;
export type Platform = (typeof PLATFORMS)[number]["value"];

export const CONTENT_TYPES = [
  { value: "post", label: "Post" },
  { value: "reel", label: "Reel" },
  { value: "story", label: "Story" },
  { value: "carousel", label: "Carousel" },
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number]["value"];

/** Each platform's limits: content types, characters of a caption including hashtags, and number of hashtags. */
export const LIMITS: Record<Platform, { types: readonly ContentType[]; letters: number; tags: number }> = {
  instagram: { types: ["post", "reel", "story"], letters: 2_200, tags: 8 },
  facebook: { types: ["post", "reel"], letters: 2_000, tags: 3 },
  twitter: { types: ["post"], letters: 280, tags: 2 },
  linkedin: { types: ["post", "carousel"], letters: 3_000, tags: 4 },
  tiktok: { types: ["reel"], letters: 2_200, tags: 5 },
};

export const TONES = [
  { value: "professional", label: "Professional" },
  { value: "casual", label: "Casual" },
  { value: "friendly", label: "Friendly" },
  { value: "authoritative", label: "Authoritative" },
  { value: "playful", label: "Playful" },
  { value: "inspirational", label: "Inspirational" },
] as const;
export type Tone = (typeof TONES)[number]["value"];

export const INDUSTRIES = [
  { value: "fintech", label: "Fintech" },
  { value: "banking", label: "Banking" },
  { value: "insurance", label: "Insurance" },
  { value: "ecommerce", label: "E-commerce" },
  { value: "education", label: "Education" },
  { value: "healthcare", label: "Healthcare" },
  { value: "technology", label: "Technology" },
  { value: "retail", label: "Retail" },
] as const;

const CLAIM_KINDS = ["figure", "name", "superlative", "promise"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const DEFAULT_DAYS = 30;
export const MAX_DAYS = 365;
