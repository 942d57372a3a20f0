import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { requireTeammate } from "~/domains/identity/team/teammates.server";
import type { Lead } from "~/domains/lead-search/lead-search";
import { convertStatements } from "~/domains/lead-search/leads/lead-value.server";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { LOST_REASON_MISSING } from "../create-opportunity.server";
import { findOpportunityOf, getOpportunity, isOpenOfCompany } from "../opportunities.server";
import type { Opportunity } from "../opportunity";
import { NO_REGION, regionName } from "../regions";
import type { OpportunityInput } from "../schemas";
import { actorId } from "../timeline/events.server";
import { type Draft, writeOpportunity } from "../write-opportunity.server";

const draftOfLead = (lead: Lead) => ({
  title: lead.companyName,
  region: (lead.country && regionName(lead.country)) ?? NO_REGION,
  revenue: lead.estimatedValue,
  probability: lead.dealProbability,
  contactName: lead.contactName,
  contactEmail: lead.contactEmail,
  contactPhone: lead.contactPhone,
  companyName: lead.companyName,
  companyId: lead.companyId,
  leadId: lead.id,
  isDemo: lead.isDemo,
});

export interface Converted {
  opportunity: Opportunity;
  isNew: boolean;
}

/** Creates an opportunity unless the lead or its company has one, including from another search. It takes over the lead's value. */
export async function writeOfLead(ctx: AccountContext, lead: Lead, over: Partial<Draft>): Promise<Converted> {
  const before = await findOpportunityOf(ctx, lead);
  if (before) return { opportunity: before, isNew: false };
  const draft: Draft = {
    ...draftOfLead(lead),
    source: "lead",
    ownerId: lead.ownerId ?? actorId(ctx),
    ...over,
  };
  const isThere = sql`exists (select 1 from opportunities where ${isOpenOfCompany(ctx, lead.companyId)})`;
  const id = await writeOpportunity(ctx, draft, isThere, (isWritten) =>
    convertStatements(ctx, sql`select ${lead.id}`, isWritten),
  );
  const opportunity = await findOpportunityOf(ctx, lead);
  // Deleted concurrently, just after it was created.
  if (!opportunity) return { opportunity: await getOpportunity(ctx, id), isNew: true };
  return { opportunity, isNew: opportunity.id === id };
}

/**
 * Converts a lead; omitted values come from the lead. Creates one opportunity per lead, also under concurrency. @throws
 * DomainError not_found
 */
export async function convertLead(
  ctx: AccountContext,
  leadId: number,
  input: Partial<OpportunityInput> = {},
): Promise<Converted> {
  if (input.status === "closed_lost" && !input.lostReason)
    throw new DomainError("invalid", LOST_REASON_MISSING, { field: "lostReason" });
  const lead = await getLead(ctx, leadId);
  if (input.ownerId) await requireTeammate(ctx, input.ownerId, "ownerId");
  const facts = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
  return writeOfLead(ctx, lead, { ...facts, leadId });
}
