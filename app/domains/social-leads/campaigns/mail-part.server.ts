import type { BusinessContext } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import type { Held } from "~/core/lease";
import { findCampaignOfSearch } from "~/domains/campaigns/campaign-search.server";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import type { ImportedContact } from "~/domains/directory/contacts/import-contacts.server";
import { createLeadSearch } from "~/domains/lead-search/create-lead-search.server";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
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
import type { SocialCampaign } from "./tables";
import { campaignLease } from "./with-lease.server";

/**
 * Recorded before it runs, so that the job continues with it after a crash; a job that lost its lease records none.
 * @throws LeaseLost
 */
async function newSearch(
  ctx: BusinessContext,
  held: Held<SocialCampaign>,
  companyIds: number[],
): Promise<number> {
  await campaignLease.require(ctx, held);
  const { id } = await createLeadSearch(
    ctx,
    {
      searchName: held.row.name.slice(0, MAX_SEARCH_NAME_LENGTH),
      sentence: null,
      criteria: NO_CRITERIA,
      maxLeads: companyIds.length,
    },
    { picked: companyIds },
  );
  await campaignLease.batch(ctx, held, [], { leadSearchId: id });
  return id;
}

/** A lead search for an outreach campaign, limited to these contacts of their companies. */
async function searchOf(
  ctx: BusinessContext,
  held: Held<SocialCampaign>,
  people: { companyId: number; contactId: number }[],
  keys: string[],
) {
  const id =
    held.row.leadSearchId ??
    (await newSearch(
      ctx,
      held,
      people.map(({ companyId }) => companyId),
    ));
  const before = await getLeadSearch(ctx, id);
  if (before.status === "pending") await startLeadSearch(ctx, id);
  if (before.status !== "completed")
    await runLeadSearch(ctx, { searchId: id, runNumber: Math.max(before.runNumber, 1) });
  const { status, failureReason } = await getLeadSearch(ctx, id);
  if (status === "running") return null;
  if (status === "failed")
    throw new DomainError(
      "conflict",
      failureReason ?? "The search for these contacts failed. Create the campaign again.",
    );
  // The search may have outlasted the lease.
  await campaignLease.batch(ctx, held, [setPeopleOfLeads(ctx, id, people)]);
  const others = await leadsOfOthers(ctx, id, keys);
  if (others.length > 0) await ctx.d1.batch(removeLeadsStatements(ctx, others));
  return { id, reached: new Set(await addressesOfSearch(ctx, id)) };
}

interface MailPart {
  campaignId: number;
  /** Leads that the campaign emails; the others share a company with one of them, or exceed the plan's limit. */
  leadIds: Set<number>;
}

/**
 * Creates a draft with every campaign check: a user adds the content and starts it. @throws DomainError limit_reached;
 * LeaseLost
 */
export async function writeMailPart(
  ctx: BusinessContext,
  held: Held<SocialCampaign>,
  leads: readonly SocialLead[],
  contacts: ReadonlyMap<number, ImportedContact>,
): Promise<MailPart | "working"> {
  const { name } = held.row;
  const keyOf = ({ email }: SocialLead) => emailKey(email ?? "");
  const people = new Map<number, number>();
  for (const { id } of leads) {
    const { companyId = null, id: contactId = 0 } = contacts.get(id) ?? {};
    if (companyId !== null && !people.has(companyId)) people.set(companyId, contactId);
  }
  const search = await searchOf(
    ctx,
    held,
    [...people].map(([companyId, contactId]) => ({ companyId, contactId })),
    leads.map(keyOf),
  );
  if (search === null) return "working";
  const draft = { name, description: null, templateId: null, scheduledAt: null, isDraft: true };
  const id =
    (await findCampaignOfSearch(ctx, search.id)) ??
    (await createCampaign(ctx, { ...draft, leadSearchId: search.id })).id;
  const reached = leads.filter((lead) => search.reached.has(keyOf(lead)));
  return { campaignId: id, leadIds: new Set(reached.map((lead) => lead.id)) };
}
