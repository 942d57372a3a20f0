import type { BusinessContext } from "~/core/context";
import { emailKey } from "~/core/email";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import type { Brought } from "~/domains/directory/contacts/bring-people.server";
import { createLeadSearch } from "~/domains/lead-search/create-lead-search.server";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import {
  addressesOfSearch,
  leadsOfOthers,
  setPeopleOfLeads,
} from "~/domains/lead-search/leads/leads-of-others.server";
import { removeLeadsStatements } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { MAX_SEARCH_NAME_LENGTH } from "~/domains/lead-search/policy";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import type { SocialLead } from "../tables";

/** Leads that a campaign of outreach can write to: of the companies of these people, and nobody else there. */
async function searchOf(
  ctx: BusinessContext,
  name: string,
  people: { companyId: number; contactId: number }[],
  keys: string[],
) {
  const companyIds = people.map(({ companyId }) => companyId);
  const { id } = await createLeadSearch(
    ctx,
    {
      searchName: name.slice(0, MAX_SEARCH_NAME_LENGTH),
      sentence: null,
      criteria: NO_CRITERIA,
      maxLeads: companyIds.length,
    },
    companyIds,
  );
  const { runNumber } = await startLeadSearch(ctx, id);
  await runLeadSearch(ctx, { searchId: id, runNumber });
  await setPeopleOfLeads(ctx, id, people).run();
  const others = await leadsOfOthers(ctx, id, keys);
  if (others.length > 0) await ctx.d1.batch(removeLeadsStatements(ctx, others));
  return { id, reached: new Set(await addressesOfSearch(ctx, id)) };
}

export interface MailPart {
  campaignId: number;
  /** Leads that the campaign writes to; the others share a company with one of them, or the plan has no room. */
  leadIds: Set<number>;
}

/** A draft with the guards of every campaign: it waits for its words and its start. @throws DomainError limit_reached */
export async function writeMailPart(
  ctx: BusinessContext,
  name: string,
  leads: readonly SocialLead[],
  contacts: ReadonlyMap<number, Brought>,
): Promise<MailPart> {
  const keyOf = ({ email }: SocialLead) => emailKey(email ?? "");
  const people = new Map<number, number>();
  for (const { id } of leads) {
    const { companyId = null, id: contactId = 0 } = contacts.get(id) ?? {};
    if (companyId !== null && !people.has(companyId)) people.set(companyId, contactId);
  }
  const search = await searchOf(
    ctx,
    name,
    [...people].map(([companyId, contactId]) => ({ companyId, contactId })),
    leads.map(keyOf),
  );
  const { id } = await createCampaign(ctx, {
    name,
    description: null,
    templateId: null,
    leadSearchId: search.id,
    scheduledAt: null,
    isDraft: true,
  });
  const reached = leads.filter((lead) => search.reached.has(keyOf(lead)));
  return { campaignId: id, leadIds: new Set(reached.map((lead) => lead.id)) };
}
