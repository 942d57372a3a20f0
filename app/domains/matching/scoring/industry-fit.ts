import { AGENT_INDUSTRIES } from "~/domains/agents/choices";

/** Broader industry names used by agents, by the industry of a request. */
const SAME: Record<string, string[]> = {
  oilgas: ["energy"],
  banking: ["finance"],
  ecommerce: ["retail"],
};

const RELATED: Record<string, string[]> = {
  technology: ["fintech", "telecom"],
  finance: ["fintech", "insurance"],
  manufacturing: ["construction"],
  mining: ["energy"],
  oilgas: ["mining"],
  telecom: ["technology"],
  banking: ["fintech", "insurance"],
  insurance: ["finance"],
  realestate: ["construction"],
  construction: ["realestate"],
  ecommerce: ["technology"],
  media: ["technology", "telecom"],
  legal: ["finance"],
  consulting: ["finance", "technology"],
};

export const sameIndustries = (industry: string): string[] => [industry, ...(SAME[industry] ?? [])];

export const relatedIndustries = (industry: string): string[] => RELATED[industry] ?? [];

/** The industry that an agent can add to match this one; null if agents have no such industry. */
export const nameToAdd = (industry: string): string | null =>
  sameIndustries(industry).find((id) => (AGENT_INDUSTRIES as readonly string[]).includes(id)) ?? null;
