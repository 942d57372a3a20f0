import type { MarketingCampaign } from "./tables";

export const STATUSES = ["active", "completed", "pending", "paused"] as const;
export type CampaignStatus = (typeof STATUSES)[number];

type Facts = Pick<MarketingCampaign, "startsOn" | "endsOn" | "pausedAt">;

/** The status on `today`, a day in the account's country. */
export function statusOf({ startsOn, endsOn, pausedAt }: Facts, today: string): CampaignStatus {
  if (endsOn < today) return "completed";
  if (pausedAt) return "paused";
  return startsOn > today ? "pending" : "active";
}

export const MAX_CAMPAIGNS = 300;
export const MAX_LINKS = 50;
export const MAX_FORMS = 100;
