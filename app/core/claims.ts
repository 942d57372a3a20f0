/** What the operator says of the product in public; each is printed where the specification prints it. */
export const CLAIMS = {
  agents: "10,000+",
  countries: "54",
  revenue: "$2.5M",
  companies: "200,000+",
  confidence: "85%+",
} as const;
