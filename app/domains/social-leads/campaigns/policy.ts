export const CAMPAIGN_TYPES = ["email", "linkedin", "mixed"] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const TYPE_WORDS: Record<CampaignType, string> = {
  email: "Email",
  linkedin: "LinkedIn",
  mixed: "Mixed",
};

/** What is done about one lead; "none" where there is no way of the campaign's type to reach them. */
export const PARTS = ["mail", "task", "none"] as const;
export type Part = (typeof PARTS)[number];

export const MOST_LEADS = 50;
