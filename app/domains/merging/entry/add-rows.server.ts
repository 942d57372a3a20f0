import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { Company } from "~/domains/directory/companies/company";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import type { Contact } from "~/domains/directory/contacts/contact";
import { ContactForm, type ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { findMatchingCompanies, findMatchingContacts } from "~/domains/directory/matching-rows.server";
import { domainOf } from "~/domains/directory/search/normalize-for-search";
import { LIKELY } from "~/domains/directory/similarity/reasons";
import { comparedCompany, scoreCompanies } from "~/domains/directory/similarity/score-companies";
import { comparedContact, scoreContacts } from "~/domains/directory/similarity/score-contacts";
import { paths } from "~/paths";

const addAnyway = { addAnyway: z.boolean().optional() };

export const AddedCompany = CompanyInput.extend(addAnyway);
export const AddedContact = ContactForm.extend(addAnyway);

interface Alike {
  name: string;
  score: number;
  path: string;
}

const best = (found: Alike[]): Alike | undefined =>
  found.filter(({ score }) => score >= LIKELY).toSorted((one, other) => other.score - one.score)[0];

function refuse(alike: Alike | undefined): void {
  if (!alike) return;
  throw new DomainError(
    "conflict",
    `“${alike.name}” looks like a duplicate (score: ${alike.score}/100): ${alike.path}. Choose “Add anyway” (addAnyway) to add it.`,
    { field: "addAnyway" },
  );
}

async function likelyCompany(ctx: BusinessContext, input: CompanyInput): Promise<Alike | undefined> {
  const added = comparedCompany({ ...input, domain: domainOf(input.website) });
  const rows = await findMatchingCompanies(ctx, input);
  return best(
    rows.map((row) => ({
      name: row.name,
      score: scoreCompanies(added, comparedCompany(row)).score,
      path: paths.business.company(row.id),
    })),
  );
}

async function likelyContact(
  ctx: BusinessContext,
  input: ContactInput,
  companyId: number | null,
): Promise<Alike | undefined> {
  const added = comparedContact({ ...input, companyId });
  const rows = await findMatchingContacts(ctx, input);
  return best(
    rows.map((row) => ({
      name: row.contactName,
      score: scoreContacts(added, comparedContact(row)).score,
      path: paths.business.contactHistory(row.id),
    })),
  );
}

/** @throws DomainError conflict on field `addAnyway` for a likely duplicate; limit_reached */
export async function addCompany(
  ctx: BusinessContext,
  { addAnyway: isSure, ...input }: z.output<typeof AddedCompany>,
): Promise<Company> {
  if (!isSure) refuse(await likelyCompany(ctx, input));
  return createCompany(ctx, input);
}

/** @throws DomainError conflict on field `addAnyway` for a likely duplicate; as `createContact` */
export async function addContact(
  ctx: BusinessContext,
  { addAnyway: isSure, ...input }: z.output<typeof AddedContact>,
  companyId: number | null = null,
): Promise<Contact> {
  if (!isSure) refuse(await likelyContact(ctx, input, companyId));
  return createContact(ctx, input, companyId);
}
