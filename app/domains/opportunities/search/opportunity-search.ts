import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { searchWords } from "~/core/text";
import { ownerIdIn } from "~/domains/identity/team/owner-filter.server";
import { regionsOf } from "../regions";
import type { OpportunityFilter } from "../schemas";

/** Maximum number of matches that are sorted; more matches are paged, newest first. */
export const MAX_SORTED_MATCHES = 90;

/** Together with the page that is read, at most 500 rows. */
export const MAX_COUNTED = 250;

/** The search key that triggers store for a region name. For other text, one key per word, because the index has no phrases. */
const regionKey = (name: string) =>
  `r${name.replace(/[ '’-]/g, "")}`
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `keys : "${word}"`)
    .join(" AND ");

/** The owner's key in the index, which has 0 for no owner. */
export const keyOf = (ctx: AccountContext, { owner }: Pick<OpportunityFilter, "owner">) =>
  owner === undefined ? undefined : owner === "none" ? 0 : ownerIdIn(ctx, owner);

export function matchOf(
  accountId: number,
  {
    search,
    status,
    owner,
    region,
  }: Omit<OpportunityFilter, "sort" | "owner"> & { owner?: number | undefined },
) {
  const words = search ? searchWords(search) : [];
  if (search && words.length === 0) return null;
  return [
    `keys : a${accountId}`,
    ...(status ? [`keys : s${status.replace("_", "")}`] : []),
    ...(owner !== undefined ? [`keys : o${owner}`] : []),
    ...(region
      ? [
          `(${regionsOf(region)
            .map((name) => `(${regionKey(name)})`)
            .join(" OR ")})`,
        ]
      : []),
    ...words.map((word) => `words : "${word}" *`),
  ].join(" AND ");
}

/** Newest first, older than `before`. CAST: FTS5 seeks to a cursor only if it is an integer, and D1 binds a REAL. */
export const matches = (match: string, limit = MAX_SORTED_MATCHES, before = Number.MAX_SAFE_INTEGER): SQL =>
  sql`select rowid as id from opportunity_search where opportunity_search match ${match}
    and rowid < cast(${before} as integer) order by rowid desc limit ${limit}`;
