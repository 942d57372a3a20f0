import { type SQL, sql } from "drizzle-orm";
import { searchWords } from "~/core/text";
import { regionsOf } from "../regions";
import type { OpportunityFilter } from "../schemas";

/** A filter that no index serves looks at so many matches, the newest: beyond, its total is a lower bound. */
export const SEARCH_BOUND = 90;

/** The key the triggers make of a region's name. */
const regionKey = (name: string) => `"r${name.replace(/[ '’-]/g, "")}"`;

export function matchOf(
  accountId: number,
  { search, status, owner, region }: Omit<OpportunityFilter, "sort">,
) {
  const words = search ? searchWords(search) : [];
  if (search && words.length === 0) return null;
  return [
    `keys : a${accountId}`,
    ...(status ? [`keys : s${status.replace("_", "")}`] : []),
    ...(owner ? [`keys : o${owner}`] : []),
    ...(region ? [`keys : (${regionsOf(region).map(regionKey).join(" OR ")})`] : []),
    ...words.map((word) => `words : "${word}" *`),
  ].join(" AND ");
}

export const matches = (match: string, most = SEARCH_BOUND): SQL =>
  sql`select rowid as id from opportunity_search where opportunity_search match ${match} order by rowid desc
    limit ${most}`;
