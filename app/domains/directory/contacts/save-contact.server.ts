import { type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { BY_HAND } from "~/core/record-sources";
import { isAborted, statement } from "~/core/statement";
import { plainText } from "~/core/text";
import { isErasedAddress, NOT_LISTED } from "~/domains/global-suppressions/global-suppressions.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { getCompanyOrCopy } from "../companies/get-company.server";
import { reserveIds } from "../companies/reserve-ids.server";
import type { Contact } from "./contact";
import { sourcesAfter } from "./contact-facts";
import type { ContactInput } from "./contact-input";
import {
  hideContactStatements,
  moveNotesStatement,
  seenContactStatement,
  writeContactStatements,
} from "./contact-statements.server";
import { getContact } from "./list-contacts.server";
import { normalizePhones } from "./normalize-phones.server";
import { removeContactsStatements } from "./removal/remove-contacts.server";

async function requireListable(ctx: BusinessContext, { contactEmail }: ContactInput): Promise<void> {
  if (await isErasedAddress(ctx, contactEmail))
    throw new DomainError("conflict", NOT_LISTED, { field: "contactEmail" });
}

const nothingIfBlank = (text: string | null) => (text && plainText(text)) || null;

/**
 * The current company's id if name and website are unchanged, so a contact stays in place if two companies share a
 * name; else null.
 */
const companyKept = (before: Contact, input: ContactInput): number | null =>
  nothingIfBlank(before.companyName) === input.companyName &&
  nothingIfBlank(before.companyWebsite) === input.companyWebsite
    ? before.companyId
    : null;

async function withPhone<T extends ContactInput & { companyId: number | null }>(
  ctx: BusinessContext,
  typed: T,
): Promise<T> {
  const [person = typed] = await normalizePhones(ctx, [typed]);
  return person;
}

interface NewContactOptions {
  source?: string;
  /** Statements that run in one batch with the contact. */
  also?: (contactId: number) => D1PreparedStatement[];
}

/**
 * The company is the one with this id, else the one with the contact's company website or name.
 * @throws DomainError conflict for an erased person; not_found, limit_reached
 */
export async function createContact(
  ctx: BusinessContext,
  input: ContactInput,
  companyId: number | null = null,
  { source = BY_HAND, also = () => [] }: NewContactOptions = {},
): Promise<Contact> {
  const company = companyId === null ? null : await getCompanyOrCopy(ctx, companyId);
  const { companyId: _, ...person } = await withPhone(ctx, {
    ...input,
    companyName: input.companyName ?? company?.name ?? null,
    companyWebsite: input.companyWebsite ?? company?.website?.slice(0, 300) ?? null,
    companyId: company?.id ?? null,
  });
  await requireListable(ctx, person);
  const id = await reserveIds(ctx, "contacts", 1);
  const kept = {
    source,
    fieldSources: null,
    originId: null,
    companyId: company?.id ?? null,
    isDemo: isDemoWork(ctx),
    createdAt: ctx.now(),
  };
  await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch([statement(ctx, count), ...writeContactStatements(ctx, id, person, kept), ...also(id)]),
  );
  return getContact(ctx, id);
}

/**
 * Updates a contact. A shared contact is not changed: the account gets its own copy.
 * @throws DomainError not_found; conflict for an erased person
 */
export async function updateContact(
  ctx: BusinessContext,
  contactId: number,
  input: ContactInput,
): Promise<Contact> {
  const before = await getContact(ctx, contactId);
  await requireListable(ctx, input);
  return changeContact(ctx, before, input).catch((error) => {
    throw isAborted(error) ? notFound("This contact") : error;
  });
}

async function changeContact(ctx: BusinessContext, before: Contact, typed: ContactInput): Promise<Contact> {
  const { companyId: _, ...input } = await withPhone(ctx, {
    ...typed,
    companyId: companyKept(before, typed),
  });
  const isSeen = seenContactStatement(ctx, before);
  const fieldSources = sourcesAfter(before, input, ctx.now());
  if (before.accountId !== null) {
    const kept = { ...before, fieldSources, companyId: companyKept(before, input) };
    const written = { importId: before.importId, writtenAt: ctx.now() };
    await ctx.d1.batch([isSeen, ...writeContactStatements(ctx, before.id, input, kept, written)]);
    return getContact(ctx, before.id);
  }
  const id = await reserveIds(ctx, "contacts", 1);
  const kept = {
    source: before.source,
    fieldSources,
    originId: before.id,
    companyId: companyKept(before, input),
    isDemo: before.isDemo,
    createdAt: before.createdAt,
  };
  await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch([
      isSeen,
      statement(ctx, count),
      // The copy is written before the original is hidden, so that a lead moves to the copy and not to another contact.
      ...writeContactStatements(ctx, id, input, kept),
      moveNotesStatement(ctx, before.id, id),
      ...hideContactStatements(ctx, before),
    ]),
  );
  return getContact(ctx, id);
}

/** Removes a contact, which can be restored within its retention period. @throws DomainError not_found, limit_reached */
export async function deleteContact(ctx: BusinessContext, contactId: number): Promise<void> {
  const { accountId } = await getContact(ctx, contactId);
  const remove = await removeContactsStatements(ctx, [contactId]);
  if (accountId !== null) await ctx.d1.batch(remove);
  else await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), ...remove]));
}
