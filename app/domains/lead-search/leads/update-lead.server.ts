import { and, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import type { Lead } from "../lead-search";
import type { LeadChange } from "../schemas";
import { leads } from "../tables";
import { isUnconverted, valueStatements } from "./lead-value.server";
import { getLead, isLead } from "./leads.server";

/** With the sums of its search and account. @throws DomainError not_found; conflict for a value of an opportunity */
export async function updateLead(ctx: AccountContext, leadId: number, change: LeadChange): Promise<Lead> {
  const lead = await getLead(ctx, leadId);
  const statements = [];
  let isFree = sql`true`;
  if (change.estimatedValue !== undefined && change.estimatedValue !== lead.estimatedValue) {
    isFree = isUnconverted(ctx, lead);
    statements.push(...valueStatements(ctx, lead, change.estimatedValue, isFree));
  }
  statements.push(
    statement(
      ctx,
      ctx.db
        .update(leads)
        .set(change)
        .where(and(isLead(ctx, leadId), isFree)),
    ),
  );
  const changed = (await ctx.d1.batch(statements)).at(-1)?.meta.changes ?? 0;
  const now = await getLead(ctx, leadId);
  if (changed > 0) return now;
  throw new DomainError("conflict", "This lead is an opportunity now. Write down there what it is worth.", {
    field: "estimatedValue",
  });
}
