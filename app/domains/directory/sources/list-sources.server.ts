import { desc, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { largest } from "~/core/lists/unbounded";
import { countryName } from "~/core/places/countries";
import { researchSources, sourceCounts } from "../tables";
import { type DirectorySource, describeSource } from "./sources";

interface ListedSource extends DirectorySource {
  key: string;
  companies: number;
  /** When one of its companies was last written, UTC. */
  writtenAt: Date;
  countries: { code: string | null; name: string; companies: number; writtenAt: Date }[];
}

/** 55 per source: the 54 countries and "unknown". */
const MAX_ROWS = 55 * 40;

const MAX_FEEDS = 200;

/** Includes removed feeds, because their companies remain. */
const listFeeds = (ctx: Context) =>
  ctx.db
    .select({
      key: researchSources.key,
      licence: researchSources.licence,
      licenceUrl: researchSources.licenceUrl,
      homeUrl: researchSources.homeUrl,
    })
    .from(researchSources)
    .where(eq(researchSources.kind, "feed"))
    .limit(MAX_FEEDS);

/** Lists the shared directory by source and country from maintained counts, largest first. */
export async function listSources(ctx: Context): Promise<ListedSource[]> {
  const rows = await ctx.db
    .select()
    .from(sourceCounts)
    .where(sql`${sourceCounts.count} > 0`)
    .orderBy(desc(sourceCounts.count), desc(sourceCounts.country))
    .limit(MAX_ROWS);
  const feeds = new Map((await listFeeds(ctx)).map((feed) => [feed.key, feed]));
  const keys = [...new Set(rows.map(({ source }) => source))];
  const listed = keys.map((key) => {
    const own = rows.filter(({ source }) => source === key);
    return {
      ...describeSource(key, feeds.get(key)),
      key,
      companies: own.reduce((sum, { count }) => sum + count, 0),
      writtenAt: new Date(largest(own.map(({ writtenAt }) => writtenAt.getTime()))),
      countries: own.map(({ country, count, writtenAt }) => ({
        code: country || null,
        name: country ? countryName(country) : "Country not available",
        companies: count,
        writtenAt,
      })),
    };
  });
  return listed.sort((a, b) => b.companies - a.companies);
}

export const sourceJson = ({ key, countries, writtenAt, companies, ...source }: ListedSource) => ({
  source: key,
  ...source,
  companies,
  lastWrittenAt: writtenAt.toISOString(),
  countries: countries.map((country) => ({
    country: country.code,
    name: country.name,
    companies: country.companies,
    lastWrittenAt: country.writtenAt.toISOString(),
  })),
});
