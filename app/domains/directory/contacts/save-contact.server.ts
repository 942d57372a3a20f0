import { getTableColumns } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/count-use.server";
import { addressHashes } from "~/domains/suppression/address-hash.server";
import { isErasedAddress, isErasedText, NOT_LISTED } from "~/domains/suppression/suppression.server";
import { reserveIds } from "../companies/reserve-ids.server";
import { domainOf, nameKey } from "../search/fold";
import { contacts } from "../tables";
import { companyOf } from "./attach-contacts.server";
import { BY_HAND, type Contact, contactConfidence, contactDocument, countryOfLocation } from "./contact";
import type { ContactInput } from "./contact-input";
import { getContact } from "./list-contacts.server";
import { personKey } from "./person-key";

const COLUMNS = Object.entries(getTableColumns(contacts)) as [property: keyof Contact, { name: string }][];

const BOUND = [...COLUMNS.map(([property]) => property), "domain", "nameKey", "hashes"] as const;
const bound = (name: (typeof BOUND)[number]) => `?${BOUND.indexOf(name) + 1}`;

const CHANGING = COLUMNS.filter(([property]) => !["id", "accountId", "createdAt"].includes(property))
  .map(([, { name }]) => `${name} = excluded.${name}`)
  .join(", ");

const COMPANY = companyOf({
  domain: bound("domain"),
  nameKey: bound("nameKey"),
  account: bound("accountId"),
});

// REPLACE would skip the trigger that counts; an update of the row does not.
const INSERT = `insert into contacts (${COLUMNS.map(([, { name }]) => name).join(", ")})
  select ${COLUMNS.map(([property]) => (property === "companyId" ? COMPANY : bound(property))).join(", ")}
  where not ${isErasedText(bound("hashes"))}
  on conflict (id) do update set ${CHANGING}`;

function writeStatements(
  ctx: BusinessContext,
  id: number,
  input: ContactInput,
  kept: { source: string; originId: number | null; isDemo: boolean; createdAt: Date },
): D1PreparedStatement[] {
  const values: Record<(typeof BOUND)[number], unknown> = {
    ...input,
    id,
    accountId: ctx.account.id,
    companyId: null,
    personKey: personKey(input),
    importId: null,
    emailKey: input.contactEmail ? emailKey(input.contactEmail) : null,
    country: countryOfLocation(input.location),
    confidence: contactConfidence(input),
    source: kept.source,
    originId: kept.originId,
    isDemo: kept.isDemo ? 1 : 0,
    createdAt: secondsOf(kept.createdAt),
    updatedAt: secondsOf(ctx.now()),
    domain: domainOf(input.companyWebsite),
    nameKey: input.companyName ? nameKey(input.companyName) : null,
    hashes: input.contactEmail ? addressHashes(ctx.config, input.contactEmail) : null,
  };
  return [
    ctx.d1.prepare("delete from contact_search where rowid = ?").bind(id),
    ctx.d1.prepare(INSERT).bind(...BOUND.map((name) => values[name])),
    ctx.d1
      .prepare("insert into contact_search (rowid, words) select id, ?2 from contacts where id = ?1")
      .bind(id, contactDocument(input, ctx.account.id)),
  ];
}

async function requireListable(ctx: BusinessContext, { contactEmail }: ContactInput): Promise<void> {
  if (await isErasedAddress(ctx, contactEmail))
    throw new DomainError("conflict", NOT_LISTED, { field: "contactEmail" });
}

/** @throws DomainError conflict for somebody who was erased; limit_reached */
export async function createContact(ctx: BusinessContext, input: ContactInput): Promise<Contact> {
  await requireListable(ctx, input);
  const id = await reserveIds(ctx, "contacts", 1);
  const kept = { source: BY_HAND, originId: null, isDemo: isDemoWork(ctx), createdAt: ctx.now() };
  await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch([statement(ctx, count), ...writeStatements(ctx, id, input, kept)]),
  );
  return getContact(ctx, id);
}

/** A shared one stays: the account gets its own copy. @throws DomainError not_found; conflict for somebody who was erased */
export async function updateContact(
  ctx: BusinessContext,
  contactId: number,
  input: ContactInput,
): Promise<Contact> {
  const before = await getContact(ctx, contactId);
  await requireListable(ctx, input);
  if (before.accountId !== null) {
    await ctx.d1.batch(writeStatements(ctx, contactId, input, before));
    return getContact(ctx, contactId);
  }
  const id = await reserveIds(ctx, "contacts", 1);
  const kept = {
    source: before.source,
    originId: contactId,
    isDemo: before.isDemo,
    createdAt: before.createdAt,
  };
  await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch([
      statement(ctx, count),
      ...hideStatements(ctx, before),
      ...writeStatements(ctx, id, input, kept),
    ]),
  );
  return getContact(ctx, id);
}

/** An own one for good, a shared one for this account only. @throws DomainError not_found, limit_reached */
export async function deleteContact(ctx: BusinessContext, contactId: number): Promise<void> {
  const contact = await getContact(ctx, contactId);
  if (contact.accountId === null) {
    const hide = hideStatements(ctx, contact);
    await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), ...hide]));
    return;
  }
  await ctx.d1.batch([
    ctx.d1.prepare("delete from contact_search where rowid = ?").bind(contactId),
    ctx.d1.prepare("delete from contacts where id = ? and account_id = ?").bind(contactId, ctx.account.id),
  ]);
}

function hideStatements(ctx: BusinessContext, contact: Contact): D1PreparedStatement[] {
  const hidden = `coalesce((select group_concat(' _h' || account_id, '') from hidden_contacts where contact_id = ?1), '')`;
  return [
    ctx.d1
      .prepare("insert or ignore into hidden_contacts (account_id, contact_id) values (?, ?)")
      .bind(ctx.account.id, contact.id),
    ctx.d1.prepare("delete from contact_search where rowid = ?").bind(contact.id),
    ctx.d1
      .prepare(`insert into contact_search (rowid, words) values (?1, ?2 || ${hidden})`)
      .bind(contact.id, contactDocument(contact, null)),
  ];
}
