import { z } from "zod";
import { DomainError } from "~/core/errors";
import { PageQuery, searchText } from "~/core/pagination";
import { countryCode } from "~/core/places/countries";
import { OwnerFilter } from "~/domains/identity/team/owner-filter";
import { TagFilter } from "~/domains/tags/schemas";
import { INDUSTRIES, industryOf } from "../taxonomy/industries";
import { SIZES } from "../taxonomy/sizes";

const isIndustry = (id: string) => INDUSTRIES.some((industry) => industry.id === id);

// "all" is the specification's word for no filter; an unknown value would silently find nothing, so it is rejected.
const choice = (read: (text: string) => string | null, what: string) =>
  z
    .array(z.string())
    .optional()
    .transform((texts, context) =>
      (texts ?? [])
        .filter((text) => text && text !== "all")
        .map((text) => {
          const value = read(text);
          if (!value)
            context.addIssue({ code: "custom", message: `“${text.slice(0, 60)}” isn’t a known ${what}.` });
          return value ?? "";
        }),
    );

export const BrowseQuery = PageQuery.extend({
  search: searchText(500).optional(),
  country: choice(countryCode, "country"),
  industry: choice((text) => (isIndustry(text) ? text : null), "industry"),
  owner: OwnerFilter,
  scope: z.enum(["all", "own"], { error: "Choose all or own." }).default("all"),
  size: choice((text) => SIZES.find((size) => size === text) ?? null, "company size"),
  tag: TagFilter,
});
export type BrowseQuery = z.infer<typeof BrowseQuery>;

const CONTACT_SORTS = ["newest", "name", "company"] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

export const ContactBrowseQuery = BrowseQuery.extend({
  company: z.number("Choose a company.").int().positive().optional(),
  sort: z.enum(CONTACT_SORTS, "Sort by newest, name or company.").default("newest"),
});
export type ContactBrowseQuery = z.infer<typeof ContactBrowseQuery>;

/**
 * Applies path segments such as `/api/database/companies/Kenya/all/solar`, which take precedence over the query string.
 * @throws DomainError invalid
 */
export function withSegments<Query extends BrowseQuery>(
  query: Query,
  segments: { country?: string | undefined; industry?: string | undefined; search?: string | undefined },
): Query {
  const given = Object.entries(segments).filter(([, text]) => text !== undefined);
  if (given.length === 0) return query;
  const { country, industry, search } = Object.fromEntries(given);
  const read = BrowseQuery.safeParse({
    ...query,
    country: country ? [country] : query.country,
    industry: industry ? [industryOf(industry) ?? industry] : query.industry,
    search: search ?? query.search,
  });
  if (!read.success)
    throw new DomainError(
      "invalid",
      read.error.issues[0]?.message ?? "A filter isn’t valid. Check the filters.",
    );
  return { ...query, ...read.data };
}
