import { countryName } from "~/core/places/countries";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { receiveImport } from "~/domains/directory/imports/receive-import.server";
import { ImportMapping } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { createLeadSearch } from "~/domains/lead-search/create-lead-search.server";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { listAllLeads } from "~/domains/lead-search/leads/list-all-leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { csvOf } from "../plan/companies";
import type { EventOf } from "../plan/event";
import { idOf, type Work } from "./demo-context.server";

async function* once(text: string) {
  yield new TextEncoder().encode(text);
}

export async function importFile({ ctx, settle }: Work, { file }: EventOf<"import">) {
  const { id, mapping } = await receiveImport(ctx, { fileName: file.fileName, bytes: once(csvOf(file)) });
  await confirmImportMapping(ctx, id, ImportMapping.parse({ mapping }));
  await settle();
  // The duplicates page shows companies that exist twice with different spellings.
  await startImport(ctx, id, { onSimilar: "create" });
  await settle();
}

export async function addPeople({ ctx, made }: Work, { people }: EventOf<"people">) {
  for (const { name, title, email, company } of people) {
    const { id, companyId } = await createContact(
      ctx,
      ContactInput.parse({
        contactName: name,
        contactTitle: title,
        contactEmail: email,
        companyName: company.name,
        companyWebsite: `https://${company.domain}`,
        location: `${company.city}, ${countryName(company.country)}`,
      }),
    );
    made.set(`contact:${company.name}`, id);
    if (companyId !== null) made.set(`company:${company.name}`, companyId);
  }
}

const leadKey = (search: string, company: string) => `lead:${search}:${company}`;

/** Runs the search on its companies, given as ids by company name. */
export async function runSearch(work: Work, { search }: EventOf<"search">) {
  const { ctx, made, settle } = work;
  const { name, sentence, industry, countries, cities = [], leads } = search;
  const criteria = { ...NO_CRITERIA, industry: [industry], location: countries, city: cities };
  const { id } = await createLeadSearch(ctx, { searchName: name, sentence, criteria, maxLeads: leads });
  made.set(`search:${search.key}`, id);
  await startLeadSearch(ctx, id);
  await settle();
  for await (const lead of listAllLeads(ctx, await getLeadSearch(ctx, id)))
    made.set(leadKey(search.key, lead.companyName), lead.id);
}

export const findLeadId = ({ made }: Work, search: string, company: string) =>
  made.get(leadKey(search, company));

export async function valueLead(work: Work, { search, company, status, value }: EventOf<"lead">) {
  idOf(work, `search:${search}`);
  const leadId = findLeadId(work, search, company);
  if (leadId === undefined) return;
  // A deal has the value of its lead, so the lead no longer changes.
  if (value !== null && (await getLead(work.ctx, leadId)).convertedAt !== null) return;
  await updateLead(work.ctx, leadId, { status, ...(value === null ? {} : { estimatedValue: value }) });
}
