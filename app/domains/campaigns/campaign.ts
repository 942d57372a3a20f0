import type { CAMPAIGN_STATUSES, campaignSteps, campaigns } from "./tables";

export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
export type CampaignRow = typeof campaigns.$inferSelect;

export type CampaignStep = typeof campaignSteps.$inferSelect & {
  /** Null where the template was deleted. */
  templateName: string | null;
  templateType: string | null;
};

export interface Campaign extends CampaignRow {
  peopleSent: number;
  template: { id: number; name: string; templateType: string } | null;
  leadSearch: {
    id: number;
    searchName: string;
    resultsCount: number;
    reachableCount: number;
    isDemo: boolean;
  } | null;
}
