import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { searchWords } from "~/core/text";
import { ownerIdIn } from "~/domains/identity/team/owner-filter.server";
import { regionsOf } from "../regions";
import type { OpportunityFilter } from "../schemas";

/** Maximum number of sorted matches; more are newest first, in pages. */
export const MAX_SORTED_MATCHES = 90;

/** With the page that is read beside it, at most 500 rows. */
export const MAX_COUNTED = 250;

/** The triggers' key of a region's name; for any other text each of its words, because the index has no phrases. */
const regionKey = (name: string) =>
  `r${name.replace(/[ '’-]/g, "")}`
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `keys : "${word}"`)
    .join(" AND ");

/** Of an owner in the index, which has 0 for nobody. */
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

/** The newest first, older than `before`. CAST: FTS5 starts at a cursor only if it is an integer, and D1 binds a REAL. */
export const matches = (match: string, limit = MAX_SORTED_MATCHES, before = Number.MAX_SAFE_INTEGER): SQL =>
  sql`select rowid as id from opportunity_search where opportunity_search match ${match}
    and rowid < cast(${before} as integer) order by rowid desc limit ${limit}`;
