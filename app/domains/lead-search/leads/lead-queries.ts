import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { countryCode } from "~/core/places/countries";
import { SinceDay } from "~/core/time/since";
import { OwnerFilter } from "~/domains/identity/team/owner-filter";
import { TagFilter } from "~/domains/tags/schemas";
import { BANDS, type Band } from "../policy";

export const LeadQuery = PageQuery.extend({
  band: z.enum(Object.keys(BANDS) as [Band, ...Band[]]).optional(),
  country: z
    .string()
    .optional()
    .transform((text) => (text ? (countryCode(text) ?? "none") : undefined)),
  run: z.number().int().positive().optional(),
  order: z.enum(["surest", "unsurest"]).default("surest"),
});
export type LeadQuery = z.infer<typeof LeadQuery>;

/** Query for the leads of all searches. */
export const AllLeadsQuery = PageQuery.extend({
  order: z.enum(["surest", "unsurest", "newest"]).default("surest"),
  since: SinceDay.optional(),
  owner: OwnerFilter,
  tag: TagFilter,
});
export type AllLeadsQuery = z.infer<typeof AllLeadsQuery>;

export type LeadFilter = Partial<Pick<LeadQuery, "band" | "country" | "run">> & {
  since?: string | undefined;
  owner?: OwnerFilter;
  tag?: number | undefined;
  order?: AllLeadsQuery["order"];
};
