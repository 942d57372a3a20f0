import type { AccountContext } from "~/core/context";
import { orUnavailable } from "~/core/transient";
import { type MarketingMetrics, marketingMetrics } from "~/domains/marketing/analytics/analytics.server";
import { countWaitingEntries } from "~/domains/marketing/forms/waiting-entries.server";
import { countByPlatform } from "./list-leads.server";

/**
 * Metrics of campaigns and forms, with all leads of the portal: also those of platforms and files, and submissions not
 * yet processed. @throws DomainError unavailable
 */
export async function portalMetrics(ctx: AccountContext): Promise<MarketingMetrics & { totalLeads: number }> {
  const asked = Promise.all([marketingMetrics(ctx), countWaitingEntries(ctx), countByPlatform(ctx)]);
  const [metrics, waiting, counts] = await orUnavailable(ctx, asked, "Failed to fetch analytics.");
  const leads = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...metrics, totalLeads: leads + waiting };
}
