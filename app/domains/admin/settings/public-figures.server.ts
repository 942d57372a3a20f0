import type { Context } from "~/core/context";
import { formatNumber, formatUsd } from "~/core/format";
import { countAgents } from "~/domains/agents/agents.server";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { averageConfidence } from "~/domains/lead-search/lead-searches.server";
import type { LiveClaims } from "~/domains/settings/settings";
import { forgetSettings, readSetting, settingStatement } from "~/domains/settings/settings.server";

export interface Claims {
  isLive: boolean;
  agents: string;
  countries: string;
  revenue: string;
  companies: string;
  confidence: string | null;
}

/** Without demo accounts. Reads every agent and lead search: for jobs, not for pages. */
export async function countClaims(ctx: Context): Promise<LiveClaims> {
  const [agents, { markets }, confidence] = await Promise.all([
    countAgents(ctx),
    countMarkets(ctx),
    averageConfidence(ctx),
  ]);
  const withCompanies = markets.filter(({ count }) => count > 0).map(({ code }) => code);
  return {
    agents: agents.count,
    countries: new Set([...withCompanies, ...agents.countries]).size,
    revenue: agents.dealValue,
    companies: markets.reduce((sum, { count }) => sum + count, 0),
    confidence,
    countedAt: ctx.now().toISOString(),
  };
}

async function renew(ctx: Context): Promise<LiveClaims> {
  const counted = await countClaims(ctx);
  await settingStatement(ctx, "liveClaims", counted);
  forgetSettings(ctx);
  return counted;
}

export async function renewLiveClaims(ctx: Context): Promise<void> {
  if ((await readSetting(ctx, "claims")).mode === "live") await renew(ctx);
}

export async function readClaims(ctx: Context): Promise<Claims> {
  const { mode, ...stated } = await readSetting(ctx, "claims");
  if (mode === "stated") return { isLive: false, ...stated };
  const counted = (await readSetting(ctx, "liveClaims")) ?? (await renew(ctx));
  return {
    isLive: true,
    agents: formatNumber(counted.agents),
    countries: formatNumber(counted.countries),
    revenue: formatUsd(counted.revenue),
    companies: formatNumber(counted.companies),
    confidence: counted.confidence === null ? null : `${counted.confidence}% average`,
  };
}
