/** What the operator says of the product in public; each is printed where the specification prints it. */
export const PUBLIC_FIGURES = {
  agents: "10,000+",
  countries: "54",
  revenue: "$2.5M",
  companies: "200,000+",
  confidence: "85%+",
} as const;

const SCALE: Record<string, number> = { k: 1_000, m: 1_000_000, "": 1 };

/** The number in what is claimed: 2500000 of "$2.5M". Null where it says none. */
export function claimedAmount(text: string): number | null {
  const [, digits, scale = ""] = /(\d[\d,.]{0,15})([km]?)/i.exec(text) ?? [];
  const amount = Number(digits?.replaceAll(",", ""));
  return Number.isFinite(amount) ? amount * (SCALE[scale.toLowerCase()] ?? 1) : null;
}
