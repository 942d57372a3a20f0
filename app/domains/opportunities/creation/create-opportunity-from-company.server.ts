import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { countryName } from "~/core/places/countries";
import type { Company } from "~/domains/directory/companies/company";
import { findCompanyOrCopy, getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import type { Contact } from "~/domains/directory/contacts/contact";
import { findContactsOfCompanies } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { listOrigins } from "~/domains/lead-search/leads/provenance.server";
import {
  findOpenOfCompany,
  getOpportunity,
  isOpenOfCompany,
  opportunitiesOfLeads,
} from "../opportunities.server";
import { NO_REGION, regionName } from "../regions";
import { actorId } from "../timeline/events.server";
import { type Draft, writeOpportunity } from "../write-opportunity.server";
import { type Converted, writeOfLead } from "./convert-lead.server";

/** The contact of the new opportunity; defaults to the lead's contact, or the company's best one. */
export const OpportunityOfCompanyInput = z.object({ contactId: z.number().int().positive().nullish() });
export type OpportunityOfCompanyInput = z.infer<typeof OpportunityOfCompanyInput>;

const withPerson = (person: Contact | undefined) => ({
  contactName: person?.contactName ?? null,
  contactEmail: person?.contactEmail ?? null,
  contactPhone: person?.phoneNumber ?? null,
});

const bestPersonOf = async (ctx: AccountContext, company: Company) =>
  withPerson((await findContactsOfCompanies(ctx, [company])).get(company.id));

async function personOf(ctx: BusinessContext, company: { id: number }, contactId: number): Promise<Contact> {
  const person = await getContact(ctx, contactId);
  const theirs = person.companyId === null ? null : await findCompanyOrCopy(ctx, person.companyId);
  if (theirs?.id !== company.id)
    throw new DomainError("invalid", "This contact doesn’t belong to this company. Choose another contact.", {
      field: "contactId",
    });
  return person;
}

/**
 * Created from the company's first lead without an opportunity, if a search found it. One open at a time, also under
 * concurrency.
 */
export async function writeOfCompany(
  ctx: AccountContext,
  company: Company,
  over: Partial<Draft>,
): Promise<Converted> {
  const before = await findOpenOfCompany(ctx, company.id);
  if (before) return { opportunity: before, isNew: false };
  const origins = (await listOrigins(ctx, company.id)).map(({ leadId }) => leadId);
  const taken = await opportunitiesOfLeads(ctx, origins);
  const leadId = origins.find((id) => !(id in taken));
  if (leadId !== undefined) return writeOfLead(ctx, await getLead(ctx, leadId), over);
  const person = "contactEmail" in over ? {} : await bestPersonOf(ctx, company);
  const id = await writeOpportunity(
    ctx,
    {
      title: company.name,
      region: (company.country && regionName(countryName(company.country))) ?? NO_REGION,
      ...person,
      companyName: company.name,
      companyId: company.id,
      ownerId: actorId(ctx),
      source: "manual",
      isDemo: company.isDemo,
      ...over,
    },
    sql`exists (select 1 from opportunities where ${isOpenOfCompany(ctx, company.id)})`,
  );
  const opportunity = (await findOpenOfCompany(ctx, company.id)) ?? (await getOpportunity(ctx, id));
  return { opportunity, isNew: opportunity.id === id };
}

/** @throws DomainError not_found, invalid, limit_reached */
export async function openOpportunityOfCompany(
  ctx: BusinessContext,
  companyId: number,
  { contactId }: OpportunityOfCompanyInput = {},
): Promise<Converted> {
  const company = await getCompanyOrCopy(ctx, companyId);
  return writeOfCompany(ctx, company, contactId ? withPerson(await personOf(ctx, company, contactId)) : {});
}
