import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { findContactsOfCompanies } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { listOrigins } from "~/domains/lead-search/leads/origins.server";
import {
  findOpenOfCompany,
  getOpportunity,
  isOpenOfCompany,
  opportunitiesOfLeads,
} from "../opportunities.server";
import { NO_REGION, regionName } from "../regions";
import { writeOpportunity } from "../write-opportunity.server";
import { type Converted, convertLead } from "./convert-lead.server";

/** Of its first lead without a closed one, where a search found it. One at a time, also at the same time. @throws DomainError not_found, limit_reached */
export async function openOpportunityOfCompany(ctx: BusinessContext, companyId: number): Promise<Converted> {
  const company = await getCompanyOrCopy(ctx, companyId);
  const before = await findOpenOfCompany(ctx, company.id);
  if (before) return { opportunity: before, isNew: false };
  const origins = (await listOrigins(ctx, company.id)).map(({ leadId }) => leadId);
  const taken = await opportunitiesOfLeads(ctx, origins);
  const leadId = origins.find((id) => !(id in taken));
  if (leadId !== undefined) return convertLead(ctx, leadId);
  const person = (await findContactsOfCompanies(ctx, [company])).get(company.id);
  const id = await writeOpportunity(
    ctx,
    {
      title: company.name,
      region: (company.country && regionName(countryName(company.country))) ?? NO_REGION,
      contactName: person?.contactName ?? null,
      contactEmail: person?.contactEmail ?? null,
      contactPhone: person?.phoneNumber ?? null,
      companyName: company.name,
      companyId: company.id,
      ownerId: ctx.actor.userId,
      source: "manual",
      isDemo: company.isDemo,
    },
    sql`exists (select 1 from opportunities where ${isOpenOfCompany(ctx, company.id)})`,
  );
  const opportunity = (await findOpenOfCompany(ctx, company.id)) ?? (await getOpportunity(ctx, id));
  return { opportunity, isNew: opportunity.id === id };
}
