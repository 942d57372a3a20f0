import type { AudienceSource } from "./audience/audience";
import type { Target } from "./audience/audience-recipients.server";
import type { SavedAudience } from "./audience/audiences.server";
import type { CAMPAIGN_STATUSES, campaignSteps, campaigns } from "./tables";

export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
export type CampaignRow = typeof campaigns.$inferSelect;

export type CampaignStep = typeof campaignSteps.$inferSelect & {
  /** Null if the template was deleted. */
  templateName: string | null;
  templateType: string | null;
};

export interface Campaign extends CampaignRow {
  peopleSent: number;
  template: { id: number; name: string; templateType: string } | null;
  /** The saved list that it emails; null if there is none, or if it can no longer be read. */
  audience: SavedAudience | null;
  leadSearch: {
    id: number;
    searchName: string;
    resultsCount: number;
    reachableCount: number;
    isDemo: boolean;
  } | null;
}

/** Null if no audience is chosen. */
export function sourceOf({
  leadSearchId,
  audienceId,
}: Pick<CampaignRow, "leadSearchId" | "audienceId">): AudienceSource | null {
  if (audienceId !== null) return { kind: "list", id: audienceId };
  return leadSearchId === null ? null : { kind: "search", id: leadSearchId };
}

type Audienced = Pick<Campaign, "leadSearchId" | "audienceId" | "audienceRules" | "audience">;

/** True if its saved filter names an unknown value, so no contacts can be found. */
export const isAudienceBroken = ({ audienceId, audience }: Pick<Audienced, "audienceId" | "audience">) =>
  audienceId !== null && audience === null;

export function targetOf(campaign: Audienced): Target {
  const source = isAudienceBroken(campaign) ? null : sourceOf(campaign);
  const { audienceRules: rules, leadSearchId } = campaign;
  return { chosen: source && rules && { source, rules }, leadSearchId };
}
