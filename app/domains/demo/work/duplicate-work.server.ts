import { countryName } from "~/core/places/countries";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import type { EventOf } from "../plan/event";
import type { Work } from "./demo-context.server";
import { importFile } from "./find-work.server";

/** A file of companies that are there already, written otherwise, and people who are added a second time. */
export async function writeDuplicates(work: Work, { at, file, people }: EventOf<"duplicates">) {
  await importFile(work, { at, kind: "import", file });
  for (const { name, title, company } of people) {
    const location = `${company.city}, ${countryName(company.country)}`;
    const person = { contactName: name, contactTitle: title, companyName: company.name, location };
    await createContact(work.ctx, ContactInput.parse(person));
  }
  await requestSearch(work.ctx);
  await work.settle();
}
