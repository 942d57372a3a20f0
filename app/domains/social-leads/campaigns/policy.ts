import { MAX_LEADS_PER_RUN } from "~/domains/lead-search/policy";

export const CAMPAIGN_TYPES = ["email", "linkedin", "mixed"] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const TYPE_LABELS: Record<CampaignType, string> = {
  email: "Email",
  linkedin: "LinkedIn",
  mixed: "Mixed",
};

/** Action for one lead; "none" if the campaign's type has no way to reach them. */
export const PARTS = ["email", "task", "none", "pending"] as const;
export type Part = (typeof PARTS)[number];

export const PREPARATION_STATUSES = ["done", "running", "failed"] as const;

/** Leads per batch: up to this number the campaign is created immediately, above it by a job. */
export const LEADS_BATCH_SIZE = 50;
/** The maximum of a lead search, which is also the maximum of an outreach campaign. */
export const MAX_LEADS = MAX_LEADS_PER_RUN;
