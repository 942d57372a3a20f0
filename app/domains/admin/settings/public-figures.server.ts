import type { Context } from "~/core/context";
import { formatNumber, formatUsd } from "~/core/format";
import { claimedAmount, PUBLIC_FIGURES } from "~/core/public-figures";
import { countAgents } from "~/domains/agents/agents.server";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { averageConfidence } from "~/domains/lead-search/lead-searches.server";
import type { LiveClaims } from "~/domains/settings/settings";
import { invalidateSettings, readSetting, settingStatement } from "~/domains/settings/settings.server";
import { renewShownAnswer } from "./shown-answer.server";

export interface Claims {
  isLive: boolean;
  agents: string;
  countries: string;
  revenue: string;
  companies: string;
  confidence: string | null;
  /** Actual counts of claims not reached yet ("Built for …"); null before the first count. */
  counted: Partial<Record<keyof typeof PUBLIC_FIGURES, string | null>>;
}

/** Counts the figures for live claims, without demo accounts. Reads every agent and lead search: for jobs, not for pages. */
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

export async function renewLiveClaims(ctx: Context): Promise<void> {
  await settingStatement(ctx, "liveClaims", await countClaims(ctx));
  invalidateSettings(ctx);
  await renewShownAnswer(ctx);
}

const texts = ({ agents, countries, revenue, companies, confidence }: LiveClaims) => ({
  agents: formatNumber(agents),
  countries: formatNumber(countries),
  revenue: formatUsd(revenue),
  companies: formatNumber(companies),
  confidence: confidence === null ? null : `${confidence}% average`,
});

const NAMES = Object.keys(PUBLIC_FIGURES) as (keyof typeof PUBLIC_FIGURES)[];
const UNCOUNTED = { agents: "–", countries: "–", revenue: "–", companies: "–", confidence: null };

function aims(stated: Record<keyof typeof PUBLIC_FIGURES, string>, counted: LiveClaims): Claims["counted"] {
  const counts = { ...counted, revenue: counted.revenue / 100 };
  const shown = texts(counted);
  const isAim = (name: keyof typeof PUBLIC_FIGURES) =>
    (counts[name] ?? 0) < (claimedAmount(stated[name]) ?? Infinity);
  return Object.fromEntries(NAMES.filter(isAim).map((name) => [name, shown[name]]));
}

/** Returns the claims to show, based on the last count. Before the first count, every stated claim is treated as not reached. */
export async function readClaims(ctx: Context): Promise<Claims> {
  const { mode, ...stated } = await readSetting(ctx, "claims");
  const counted = await readSetting(ctx, "liveClaims");
  if (mode === "live") return { isLive: true, ...(counted ? texts(counted) : UNCOUNTED), counted: {} };
  const uncounted = () => Object.fromEntries(NAMES.map((name) => [name, null]));
  return { isLive: false, ...stated, counted: counted ? aims(stated, counted) : uncounted() };
}
