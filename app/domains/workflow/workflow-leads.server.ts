import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { PageQuery } from "~/core/pagination";
import { PERIOD_FIELDS, periodOf } from "~/core/time/period";
import { type Asked, listStageRows } from "~/domains/analytics/stage-rows.server";
import { STAGE_KEYS } from "~/domains/analytics/stages";
import { getCampaign } from "~/domains/campaigns/campaigns.server";

const ONE_FILTER = "Choose one filter: period, country, source or campaign.";
const NO_CAMPAIGN = "This campaign wasn’t found.";

export const WorkflowLeadsQuery = PageQuery.extend({
  stage: z.enum(STAGE_KEYS, `Choose a stage: ${STAGE_KEYS.join(", ")}.`).default("discovery"),
  ...PERIOD_FIELDS,
  country: z
    .string()
    .regex(/^([A-Z]{2}|-)$/, "Enter a two-letter country code, e.g. KE.")
    .optional(),
  source: z.string().min(1).max(200, "Use at most 200 characters for the source.").optional(),
  campaign: z.number(NO_CAMPAIGN).int(NO_CAMPAIGN).positive(NO_CAMPAIGN).optional(),
});
export type WorkflowLeadsQuery = z.infer<typeof WorkflowLeadsQuery>;

/** Parses the filter and returns its on-screen label. @throws DomainError invalid; not_found for another account's campaign */
async function askedOf(
  ctx: AccountContext,
  { stage, country, source, campaign, period, start, end }: WorkflowLeadsQuery,
): Promise<{ asked: Asked; label: string | null }> {
  const isTime = period !== undefined || start !== undefined || end !== undefined;
  const filters = [isTime || undefined, country, source, campaign].filter((filter) => filter !== undefined);
  if (filters.length > 1) throw new DomainError("invalid", ONE_FILTER, { field: "stage" });
  if (isTime) {
    const days = periodOf(ctx, { period, start, end });
    return { asked: { stage, days }, label: days.text };
  }
  if (country !== undefined) return { asked: { stage, kind: "country", key: country }, label: country };
  if (source !== undefined) return { asked: { stage, kind: "source", key: source }, label: source };
  if (campaign === undefined) return { asked: { stage, kind: "all" }, label: null };
  const { name } = await getCampaign(ctx, campaign);
  return { asked: { stage, kind: "campaign", key: String(campaign) }, label: name };
}

/** Lists leads that reached a stage, newest first. @throws DomainError as `askedOf` */
export async function listWorkflowLeads(ctx: AccountContext, query: WorkflowLeadsQuery) {
  const { asked, label } = await askedOf(ctx, query);
  const { limit, cursor } = query;
  return { label, ...(await listStageRows(ctx, { ...asked, limit, cursor })) };
}
