import { CLAIMS, claimedAmount } from "~/core/claims";
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
  /** What was counted, beside each text that it does not reach yet: the text is the aim. */
  soFar: Partial<Record<keyof typeof CLAIMS, string>>;
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
  await renew(ctx);
}

const texts = ({ agents, countries, revenue, companies, confidence }: LiveClaims) => ({
  agents: formatNumber(agents),
  countries: formatNumber(countries),
  revenue: formatUsd(revenue),
  companies: formatNumber(companies),
  confidence: confidence === null ? null : `${confidence}% average`,
});

function aims(stated: Record<keyof typeof CLAIMS, string>, counted: LiveClaims): Claims["soFar"] {
  const counts = { ...counted, revenue: counted.revenue / 100 };
  const told = texts(counted);
  const names = Object.keys(CLAIMS) as (keyof typeof CLAIMS)[];
  const isAim = (name: keyof typeof CLAIMS) =>
    (counts[name] ?? 0) < (claimedAmount(stated[name]) ?? Infinity);
  return Object.fromEntries(names.filter(isAim).map((name) => [name, told[name] ?? "not known yet"]));
}

export async function readClaims(ctx: Context): Promise<Claims> {
  const { mode, ...stated } = await readSetting(ctx, "claims");
  const counted = (await readSetting(ctx, "liveClaims")) ?? (await renew(ctx));
  if (mode === "live") return { isLive: true, ...texts(counted), soFar: {} };
  return { isLive: false, ...stated, soFar: aims(stated, counted) };
}
