import type { AudienceSource } from "./audience/audience";
import type { Target } from "./audience/audience-recipients.server";
import type { SavedAudience } from "./audience/audiences.server";
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
  /** The list of contacts that it emails. */
  audience: SavedAudience | null;
  leadSearch: {
    id: number;
    searchName: string;
    resultsCount: number;
    reachableCount: number;
    isDemo: boolean;
  } | null;
}

/** Null while none is chosen. */
export function sourceOf({
  leadSearchId,
  audienceId,
}: Pick<CampaignRow, "leadSearchId" | "audienceId">): AudienceSource | null {
  if (audienceId !== null) return { kind: "list", id: audienceId };
  return leadSearchId === null ? null : { kind: "search", id: leadSearchId };
}

export function targetOf(
  campaign: Pick<CampaignRow, "leadSearchId" | "audienceId" | "audienceRules">,
): Target {
  const source = sourceOf(campaign);
  const { audienceRules: rules, leadSearchId } = campaign;
  return { chosen: source && rules && { source, rules }, leadSearchId };
}
