import { z } from "zod";
import { PageQuery, searchText } from "~/core/pagination";
import { countryCode } from "~/core/places/countries";
import { AGENT_INDUSTRIES } from "../choices";
import { MARKET_LANGUAGES } from "../languages";
import { AGENT_TIERS } from "../tiers";

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z
    .union([z.literal(["", "all"]), z.enum(values)], message)
    .optional()
    .transform((value) => (value && value !== "all" ? (value as T[number]) : undefined));

const COUNTRY = "Choose a country from the list.";

export const MarketQuery = PageQuery.extend({
  search: searchText(100).optional(),
  country: z
    .string()
    .max(60, COUNTRY)
    .optional()
    .transform((name, context) => {
      if (!name || name === "all") return undefined;
      const code = countryCode(name);
      if (!code) context.addIssue({ code: "custom", message: COUNTRY });
      return code ?? undefined;
    }),
  industry: oneOf(AGENT_INDUSTRIES, "Choose an industry from the list."),
  language: oneOf(MARKET_LANGUAGES, "Choose a language from the list."),
  tier: oneOf(AGENT_TIERS, "Choose entry, bronze, silver, gold or platinum."),
  free: z
    .literal(["", "1", "on", "true"], "Use 1 for available agents.")
    .optional()
    .transform((value) => Boolean(value)),
});
export type MarketQuery = z.infer<typeof MarketQuery>;
export type MarketFilter = Omit<MarketQuery, "limit" | "cursor">;
