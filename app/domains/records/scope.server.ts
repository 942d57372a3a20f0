import { type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import type { Contact } from "~/domains/directory/contacts/contact";
import { addressesOfCompany } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { listOrigins, type Origin } from "~/domains/lead-search/leads/provenance.server";
import type { People } from "~/domains/messages/messages-to.server";
import type { Opportunity } from "~/domains/opportunities/opportunity";
import { dealIdsOfAddress, dealIdsOfCompany } from "~/domains/opportunities/timeline/deals-of.server";

/** Whose activity a timeline has. Every query of it names the account as well. */
export interface RecordScope {
  /** Whose notes and tasks; null for neither. */
  of: { companyId: number } | { contactId: number } | null;
  /** The deal whose page it is: its lines carry no title and no link. */
  dealId: number | null;
  /** A query of deal ids. */
  deals: SQL;
  people: People;
  origins: Origin[];
}

/** A company with all its contacts, leads and deals, by any id the account knows it under. */
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

/** One person: their emails, notes and tasks, and the deals of their company. */
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

/** A deal, with what its company's timeline has. */
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
