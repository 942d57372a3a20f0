import { z } from "zod";
import { notFound } from "~/core/errors";
import { PAGE_SIZE } from "~/core/pagination";

interface Measure {
  key: string;
  name: string;
  /** Singular and plural noun, as in "12 leads". */
  one: string;
  many: string;
  counts: string;
  byCountry: boolean;
}

/**
 * A new measure needs triggers that write to `activity_notes` (migrations/0003_counters.sql), and an entry in
 * activity-sources.ts.
 */
export const MEASURES = [
  {
    key: "businesses",
    name: "Businesses",
    one: "business",
    many: "businesses",
    counts: "Businesses that signed up, by headquarters country.",
    byCountry: true,
  },
  {
    key: "agents",
    name: "Agents",
    one: "agent",
    many: "agents",
    counts: "Agents who applied, by country of residence.",
    byCountry: true,
  },
  {
    key: "searches",
    name: "Searches",
    one: "search",
    many: "searches",
    counts: "Lead searches created and not deleted. No country breakdown: searches can cover many countries.",
    byCountry: false,
  },
  {
    key: "leads",
    name: "Leads",
    one: "lead",
    many: "leads",
    counts:
      "Leads found by searches and not deleted, by company country. Each company counts once per business.",
    byCountry: true,
  },
  {
    key: "messages",
    name: "Messages",
    one: "message",
    many: "messages",
    counts:
      "Emails sent from business mailboxes, including replies and tests, by the business’s local day. Updated hourly.",
    byCountry: false,
  },
  {
    key: "deals",
    name: "Deals",
    one: "deal",
    many: "deals",
    counts: "Deals won by businesses and not deleted.",
    byCountry: false,
  },
] as const satisfies readonly Measure[];

export type MeasureKey = (typeof MEASURES)[number]["key"];

/** @throws DomainError not_found */
export function getMeasure(key: string | undefined): Measure & { key: MeasureKey } {
  const measure = MEASURES.find((measure) => measure.key === key);
  if (!measure) throw notFound("This figure");
  return measure;
}

const GROUPS = ["day", "week", "month"] as const;
export type Group = (typeof GROUPS)[number];

/** Selectable ranges; a page reads at most 90 rows per measure. */
export const RANGES = {
  "7d": { name: "7 days", days: 7, groups: ["day"] },
  "30d": { name: "30 days", days: 30, groups: ["day", "week"] },
  "90d": { name: "90 days", days: 90, groups: ["day", "week", "month"] },
  "12m": { name: "12 months", days: 335, groups: ["month", "week"] },
} as const satisfies Record<string, { name: string; days: number; groups: readonly Group[] }>;
export type RangeKey = keyof typeof RANGES;

const measureKeys = MEASURES.map(({ key }) => key) as [MeasureKey, ...MeasureKey[]];

export const ActivityQuery = z.object({
  range: z
    .enum(Object.keys(RANGES) as [RangeKey, ...RangeKey[]], {
      error: "Choose a range: 7d, 30d, 90d or 12m.",
    })
    .default("30d"),
  group: z.enum(GROUPS, { error: "Group by day, week or month." }).optional(),
  measure: z
    .enum(measureKeys, { error: `Choose a measure: ${measureKeys.join(", ")}.` })
    .default("businesses"),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

const Day = z.iso.date("Enter the date as YYYY-MM-DD, e.g. 2026-03-31.");

export const RowsQuery = z
  .object({
    /** UTC dates, both inclusive; the last 30 days by default. */
    from: Day.optional(),
    to: Day.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "Enter a two-letter country code, e.g. KE.")
      .optional(),
    limit: z.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
    cursor: z.number().int().min(0).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: "The end date must be on or after the start date.",
  });
export type RowsQuery = z.infer<typeof RowsQuery>;
