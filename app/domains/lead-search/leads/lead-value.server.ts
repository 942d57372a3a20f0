import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { Lead } from "../lead-search";
import { leadSearches, leads } from "../tables";
import { addToTotals } from "./lead-totals.server";
import { isLead } from "./leads.server";
import { convertRemovedStatement } from "./removal/removed-leads.server";

/** In a batch before the lead has its new value. */
export function valueStatements(
  ctx: AccountContext,
  lead: Lead,
  cents: number | null,
  onlyIf: SQL = sql`true`,
): D1PreparedStatement[] {
  const isIt = isLead(ctx, lead.id);
  const value = sql`${cents ?? 0} - (select coalesce(estimated_value, 0) from ${leads} where ${isIt})`;
  const count = sql`${cents === null ? 0 : 1} - (select count(estimated_value) from ${leads} where ${isIt})`;
  const isThere = sql`exists (select 1 from ${leads} where ${isIt}) and ${onlyIf}`;
  return [
    addToTotals(ctx, { pipelineValue: value, valuedCount: count }, isThere),
    statement(
      ctx,
      ctx.db
        .update(leadSearches)
        .set({
          pipelineValue: sql`${leadSearches.pipelineValue} + ${value}`,
          valuedCount: sql`${leadSearches.valuedCount} + ${count}`,
        })
        .where(and(eq(leadSearches.id, lead.searchId), isThere)),
    ),
  ];
}

export const isUnconverted = (ctx: AccountContext, lead: Pick<Lead, "id">): SQL =>
  sql`exists (select 1 from ${leads} where ${isLead(ctx, lead.id)} and ${leads.convertedAt} is null)`;

/** The value stands at the opportunity from then on. */
export const convertStatements = (ctx: AccountContext, lead: Lead, onlyIf: SQL) => [
  ...valueStatements(ctx, lead, null, onlyIf),
  statement(
    ctx,
    ctx.db
      .update(leads)
      .set({ estimatedValue: null, convertedAt: ctx.now() })
      .where(and(isLead(ctx, lead.id), onlyIf)),
  ),
];

const amongOwn = (ctx: AccountContext, leadIds: SQL) =>
  sql`l.id in (${leadIds}) and +l.account_id = ${ctx.account.id} and l.converted_at is null`;

/** For the batch that brings back the opportunities of these leads (a query): a value written meanwhile gives way. */
export function reconvertStatements(ctx: AccountContext, leadIds: SQL): D1PreparedStatement[] {
  const which = amongOwn(ctx, leadIds);
  const sums = sql`coalesce(sum(l.estimated_value), 0) as value, count(l.estimated_value) as valued from ${leads} l where ${which}`;
  return [
    addToTotals(
      ctx,
      {
        pipelineValue: sql`(select -value from (select ${sums}))`,
        valuedCount: sql`(select -valued from (select ${sums}))`,
      },
      sql`exists (select 1 from ${leads} l where ${which})`,
    ),
    statement(
      ctx,
      sql`update ${leadSearches} set pipeline_value = pipeline_value - value, valued_count = valued_count - valued
        from (select l.search_id as of_search, ${sums} group by l.search_id)
        where id = of_search and account_id = ${ctx.account.id}`,
    ),
    statement(
      ctx,
      sql`update ${leads} as l set estimated_value = null, converted_at = ${secondsOf(ctx.now())} where ${which}`,
    ),
    convertRemovedStatement(ctx, leadIds, ctx.now()),
  ];
}

/** For the batch that removed the opportunities of these leads, a query. */
export const unconvertStatements = (ctx: AccountContext, leadIds: SQL) => [
  statement(
    ctx,
    sql`update ${leads} set converted_at = null where id in (${leadIds}) and +account_id = ${ctx.account.id}`,
  ),
  convertRemovedStatement(ctx, leadIds, null),
];
