/** Public claims about the product; each is shown where the specification shows it. */
export const PUBLIC_FIGURES = {
  agents: "10,000+",
  countries: "54",
  revenue: "$2.5M",
  companies: "200,000+",
  confidence: "85%+",
} as const;

const SCALE: Record<string, number> = { k: 1_000, m: 1_000_000, "": 1 };

/** Returns the number in a claim: 2500000 for "$2.5M". Null if it contains none. */
export function claimedAmount(text: string): number | null {
  const [, digits, scale = ""] = /(\d[\d,.]{0,15})([km]?)/i.exec(text) ?? [];
  const amount = Number(digits?.replaceAll(",", ""));
  return Number.isFinite(amount) ? amount * (SCALE[scale.toLowerCase()] ?? 1) : null;
}
