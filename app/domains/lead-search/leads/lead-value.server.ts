import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
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

export const unconvertStatements = (ctx: AccountContext, leadId: number, onlyIf: SQL) => [
  statement(
    ctx,
    ctx.db
      .update(leads)
      .set({ convertedAt: null })
      .where(and(isLead(ctx, leadId), onlyIf)),
  ),
  convertRemovedStatement(ctx, leadId, null, onlyIf),
];
