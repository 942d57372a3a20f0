import { type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import type { Contact } from "~/domains/directory/contacts/contact";
import { addressesOfCompany } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { listOrigins, type Origin } from "~/domains/lead-search/leads/provenance.server";
import type { People } from "~/domains/messages/messages-to.server";
import type { Opportunity } from "~/domains/opportunities/opportunity";
import { dealIdsOfAddress, dealIdsOfCompany } from "~/domains/opportunities/timeline/deals-of.server";

/** What a timeline covers. Every query that uses it also filters by account. */
export interface RecordScope {
  /** The record whose notes and tasks are included; null for none. */
  of: { companyId: number } | { contactId: number } | null;
  /** The deal whose own page this is: its entries have no title and no link. */
  dealId: number | null;
  /** A query of deal IDs. */
  deals: SQL;
  people: People;
  origins: Origin[];
}

/** A company with all its contacts, leads and deals, under any ID by which the account knows it. */
export async function companyScope(ctx: BusinessContext, companyId: number): Promise<RecordScope> {
  const [origins, addresses] = await Promise.all([
    listOrigins(ctx, companyId),
    addressesOfCompany(ctx, companyId),
  ]);
  return {
    of: { companyId },
    dealId: null,
    deals: dealIdsOfCompany(ctx, companyId),
    people: { leadIds: origins.map(({ leadId }) => leadId), addresses },
    origins,
  };
}

/** One contact: their emails, notes and tasks, their deals, and the deals of their company. */
export function contactScope(
  ctx: BusinessContext,
  { id, contactEmail, companyId }: Pick<Contact, "id" | "contactEmail" | "companyId">,
): RecordScope {
  const ofCompany = companyId === null ? null : dealIdsOfCompany(ctx, companyId);
  const ofAddress = contactEmail === null ? null : dealIdsOfAddress(ctx, contactEmail);
  const both = ofCompany && ofAddress ? sql`${ofCompany} union ${ofAddress}` : (ofCompany ?? ofAddress);
  return {
    of: { contactId: id },
    dealId: null,
    deals: both ?? sql`select null`,
    people: { leadIds: [], addresses: contactEmail === null ? [] : [contactEmail] },
    origins: [],
  };
}

/** A deal, with everything in its company's timeline. */
export async function dealScope(
  ctx: BusinessContext,
  deal: Pick<Opportunity, "id" | "companyId" | "leadId" | "contactEmail">,
): Promise<RecordScope> {
  const company = deal.companyId === null ? null : await companyScope(ctx, deal.companyId);
  return {
    of: company?.of ?? null,
    dealId: deal.id,
    deals: company ? sql`${company.deals} union select ${deal.id}` : sql`select ${deal.id}`,
    people: {
      leadIds: [...new Set([...(company?.people.leadIds ?? []), ...(deal.leadId ? [deal.leadId] : [])])],
      addresses: [
        ...new Set([...(company?.people.addresses ?? []), ...(deal.contactEmail ? [deal.contactEmail] : [])]),
      ],
    },
    origins: company?.origins ?? [],
  };
}
