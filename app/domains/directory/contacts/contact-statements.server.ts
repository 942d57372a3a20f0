import { getTableColumns } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { emailKey } from "~/core/email";
import { foreignKeyColumn } from "~/core/lists/reassign-rows";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless } from "~/core/statement";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { isErasedText } from "~/domains/global-suppressions/global-suppressions.server";
import { CONTACT_MARKS } from "../search/document-marks";
import { domainOf, nameKey } from "../search/normalize-for-search";
import { contacts } from "../tables";
import { companyOf } from "./attach-contacts.server";
import { type Contact, contactConfidence, contactDocument, countryOfLocation } from "./contact";
import type { ContactInput } from "./contact-input";
import { personKey } from "./person-key";

const COLUMNS = Object.entries(getTableColumns(contacts)) as [property: keyof Contact, { name: string }][];

const BOUND = [...COLUMNS.map(([property]) => property), "domain", "nameKey", "hashes"] as const;
const bound = (name: (typeof BOUND)[number]) => `?${BOUND.indexOf(name) + 1}`;

// Without a `companyId`, the company is found by name or website; with one, the row keeps its current company, which a
// concurrent request may have changed.
const KEPT_COMPANY = `company_id = iif(${bound("companyId")} is null, excluded.company_id, contacts.company_id)`;

const CHANGING = COLUMNS.filter(([property]) => !["id", "accountId", "createdAt"].includes(property))
  .map(([property, { name }]) => (property === "companyId" ? KEPT_COMPANY : `${name} = excluded.${name}`))
  .join(", ");

const COMPANY = `coalesce(${bound("companyId")}, ${companyOf({
  domain: bound("domain"),
  nameKey: bound("nameKey"),
  account: bound("accountId"),
})})`;

// An upsert, because REPLACE would bypass the trigger that maintains the counters.
const INSERT = `insert into contacts (${COLUMNS.map(([, { name }]) => name).join(", ")})
  select ${COLUMNS.map(([property]) => (property === "companyId" ? COMPANY : bound(property))).join(", ")}
  where not ${isErasedText(bound("hashes"))}
  on conflict (id) do update set ${CHANGING}`;

const IS_OWN = abortUnless("EXISTS (SELECT 1 FROM contacts WHERE id = ?1 AND account_id = ?2)");
const IS_SEEN = abortUnless(`EXISTS (SELECT 1 FROM contacts WHERE id = ?1 AND account_id IS NULL)
  AND NOT EXISTS (SELECT 1 FROM hidden_contacts WHERE contact_id = ?1 AND account_id = ?2)`);

/** Must be first in a batch that changes a contact, so that a concurrently deleted one is not restored. */
export const seenContactStatement = (ctx: AccountContext, { id, accountId }: Contact): D1PreparedStatement =>
  ctx.d1.prepare(accountId === null ? IS_SEEN : IS_OWN).bind(id, ctx.account.id);

export function writeContactStatements(
  ctx: AccountContext,
  id: number,
  input: ContactInput,
  kept: Pick<Contact, "source" | "fieldSources" | "originId" | "companyId" | "isDemo" | "createdAt">,
  written: { importId: number | null; writtenAt: Date } = { importId: null, writtenAt: ctx.now() },
): D1PreparedStatement[] {
  const values: Record<(typeof BOUND)[number], unknown> = {
    ...input,
    id,
    accountId: ctx.account.id,
    companyId: kept.companyId,
    personKey: personKey(input),
    importId: written.importId,
    emailKey: input.contactEmail ? emailKey(input.contactEmail) : null,
    country: countryOfLocation(input.location),
    confidence: contactConfidence(input),
    source: kept.source,
    fieldSources: kept.fieldSources && JSON.stringify(kept.fieldSources),
    originId: kept.originId,
    isDemo: kept.isDemo ? 1 : 0,
    createdAt: toUnixSeconds(kept.createdAt),
    updatedAt: toUnixSeconds(written.writtenAt),
    domain: domainOf(input.companyWebsite),
    nameKey: input.companyName ? nameKey(input.companyName) : null,
    hashes: input.contactEmail ? addressHashes(ctx.config, input.contactEmail) : null,
  };
  return [
    ctx.d1.prepare("delete from contact_search where rowid = ?").bind(id),
    ctx.d1.prepare(INSERT).bind(...BOUND.map((name) => values[name])),
    ctx.d1
      .prepare(
        `insert into contact_search (rowid, words) select c.id, ?2 || ${CONTACT_MARKS} from contacts c where c.id = ?1`,
      )
      .bind(id, contactDocument(input, ctx.account.id)),
  ];
}

export function hideContactStatements(ctx: AccountContext, contact: Contact): D1PreparedStatement[] {
  return [
    ctx.d1
      .prepare("insert or ignore into hidden_contacts (account_id, contact_id) values (?, ?)")
      .bind(ctx.account.id, contact.id),
    ctx.d1.prepare("delete from contact_search where rowid = ?").bind(contact.id),
    ctx.d1
      .prepare(
        `insert into contact_search (rowid, words) select c.id, ?2 || ${CONTACT_MARKS} from contacts c where c.id = ?1`,
      )
      .bind(contact.id, contactDocument(contact, null)),
  ];
}

/** Moves the account's notes on a shared contact to its copy. */
export const moveNotesStatement = (ctx: AccountContext, from: number, to: number): D1PreparedStatement =>
  ctx.d1
    .prepare("update company_notes set contact_id = ?2 where contact_id = ?1 and account_id = ?3")
    .bind(from, to, ctx.account.id);

export const contactsOfCompanies = foreignKeyColumn("contacts", contacts, contacts.companyId);
