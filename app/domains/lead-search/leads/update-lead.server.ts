import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { Lead } from "../lead-search";
import type { LeadChange } from "../schemas";
import { leads } from "../tables";
import { getLead } from "./leads.server";
import { isSameLead } from "./same-lead";

/** Of all leads of its company; triggers add up the sums. @throws DomainError not_found; conflict for a value of an opportunity */
export async function updateLead(ctx: AccountContext, leadId: number, change: LeadChange): Promise<Lead> {
  const lead = await getLead(ctx, leadId);
  const { estimatedValue = lead.estimatedValue } = change;
  const isFree = estimatedValue === lead.estimatedValue ? sql`true` : sql`${leads.convertedAt} is null`;
  const changed = await ctx.db
    .update(leads)
    .set(change)
    .where(sql`${isSameLead(ctx, leadId)} and ${isFree}`)
    .returning({ id: leads.id });
  const now = await getLead(ctx, leadId);
  if (changed.length > 0) return now;
  throw new DomainError("conflict", "This lead is an opportunity now. Write down there what it is worth.", {
    field: "estimatedValue",
  });
}
