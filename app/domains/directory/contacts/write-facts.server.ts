import type { AccountContext } from "~/core/context";
import { emailKey } from "~/core/email";
import { toUnixSeconds } from "~/core/seconds";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { isErasedText } from "~/domains/global-suppressions/global-suppressions.server";
import { CONTACT_MARKS } from "../search/document-marks";
import { domainOf, nameKey } from "../search/normalize-for-search";
import type { FieldSources } from "../tables";
import { companyOf } from "./attach-contacts.server";
import { type Contact, contactConfidence, contactDocument, countryOfLocation } from "./contact";
import type { ContactInput } from "./contact-input";
import { personKey } from "./person-key";

export interface ContactFacts {
  before: Contact;
  input: ContactInput;
  fieldSources: FieldSources | null;
}

export const COMPANY_CELLS = ["domain", "nameKey", "hashes"] as const;
export const CONTACT_COLUMNS = [
  "contact_title",
  "contact_email",
  "email_key",
  "phone_number",
  "company_name",
  "company_website",
  "industry",
  "country",
  "location",
  "linkedin_profile",
  "confidence",
  "person_key",
] as const;
const CONTACT_CELLS = [...COMPANY_CELLS, ...CONTACT_COLUMNS] as const;

/** The cells of `COMPANY_CELLS`, which identify the company and erased addresses, then those of `CONTACT_COLUMNS`. */
export const contactCells = ({ config }: AccountContext, input: ContactInput) => [
  domainOf(input.companyWebsite),
  input.companyName ? nameKey(input.companyName) : null,
  input.contactEmail ? addressHashes(config, input.contactEmail) : null,
  input.contactTitle,
  input.contactEmail,
  input.contactEmail ? emailKey(input.contactEmail) : null,
  input.phoneNumber,
  input.companyName,
  input.companyWebsite,
  input.industry,
  countryOfLocation(input.location),
  input.location,
  input.linkedinProfile,
  contactConfidence(input),
  personKey(input),
];

const FACTS = [...CONTACT_COLUMNS, "field_sources"] as const;
const CELLS = ["id", "writtenAt", ...CONTACT_CELLS, "field_sources"] as const;
const cell = (name: (typeof CELLS)[number]) => `row.value ->> ${CELLS.indexOf(name)}`;

const COMPANY = companyOf({ domain: cell("domain"), nameKey: cell("nameKey"), account: "?2" });

const IS_AS_READ = `c.id = ${cell("id")} and c.account_id = ?2 and c.updated_at = ${cell("writtenAt")}`;

const WRITE = `update contacts set ${FACTS.map((name) => `${name} = ${cell(name)}`).join(", ")},
  company_id = coalesce(contacts.company_id, ${COMPANY}), updated_at = ?3
  from json_each(?1) as row where ${IS_AS_READ.replaceAll("c.", "contacts.")} and not ${isErasedText(cell("hashes"))}`;

const FORGET = `delete from contact_search where rowid in (
  select c.id from json_each(?1) as row cross join contacts c on ${IS_AS_READ})`;

const INDEX = `insert into contact_search (rowid, words) select c.id, (row.value ->> 1) || ${CONTACT_MARKS}
  from json_each(?1) as row cross join contacts c on c.id = row.value ->> 0 and c.account_id = ?2
  where not exists (select 1 from contact_search s where s.rowid = c.id)`;

/** Updates own contacts in three statements; a contact changed since it was read is left unchanged. */
export function writeFactsStatements(
  ctx: AccountContext,
  changes: readonly ContactFacts[],
  writtenAt = ctx.now(),
): D1PreparedStatement[] {
  const rows = changes.map(({ before, input, fieldSources }) => [
    before.id,
    toUnixSeconds(before.updatedAt),
    ...contactCells(ctx, input),
    fieldSources && JSON.stringify(fieldSources),
  ]);
  const documents = changes.map(({ before, input }) => [before.id, contactDocument(input, ctx.account.id)]);
  const asked = JSON.stringify(rows);
  return [
    ctx.d1.prepare(FORGET).bind(asked, ctx.account.id),
    ctx.d1.prepare(WRITE).bind(asked, ctx.account.id, toUnixSeconds(writtenAt)),
    ctx.d1.prepare(INDEX).bind(JSON.stringify(documents), ctx.account.id),
  ];
}
