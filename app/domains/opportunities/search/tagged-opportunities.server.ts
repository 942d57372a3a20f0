import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { midnightAt } from "~/core/time/since";
import { taggedPage } from "~/domains/tags/tagged-rows.server";
import type { OpportunityFilter } from "../schemas";
import { opportunities } from "../tables";
import { getOpportunitiesByIds } from "./opportunities-by-ids.server";
import { keyOf, matchOf } from "./opportunity-search";

type Asked = OpportunityFilter & { tag: number; limit: number; cursor?: number | undefined };

function keptBy(ctx: AccountContext, query: Asked): SQL | undefined {
  const { search, owner, region, status, since } = query;
  const match =
    search || owner !== undefined || region
      ? matchOf(ctx.account.id, { ...query, owner: keyOf(ctx, query) })
      : undefined;
  if (match === null) return sql`false`;
  const where = and(
    status ? eq(opportunities.status, status) : undefined,
    since ? gte(opportunities.stageAt, midnightAt(ctx, since)) : undefined,
  );
  return and(
    match === undefined
      ? undefined
      : sql`exists (select 1 from opportunity_search where opportunity_search match ${match} and rowid = t.row_id)`,
    where && sql`exists (select 1 from ${opportunities} where ${opportunities.id} = t.row_id and ${where})`,
  );
}

/** Newest first. */
export const taggedOpportunities = (ctx: AccountContext, query: Asked) =>
  taggedPage(
    ctx,
    {
      tag: query.tag,
      list: "opportunities",
      limit: query.limit,
      cursor: query.cursor,
      keep: keptBy(ctx, query),
    },
    (ids) => getOpportunitiesByIds(ctx, ids),
  );
