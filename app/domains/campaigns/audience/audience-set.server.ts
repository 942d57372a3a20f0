import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { IdRange } from "~/core/lists/id-range";
import {
  addressedContacts,
  audienceContacts,
  candidatesOf,
  isAddressedBefore,
} from "~/domains/directory/contacts/audience-contacts";
import {
  type ContactSet,
  contactsAmong,
  contactsOfCompanies,
  importedContacts,
  matchingContacts,
  taggedContacts,
} from "~/domains/directory/contacts/contact-sets";
import { contactQueryIn } from "~/domains/directory/search/contact-query";
import {
  addressedLeads,
  audienceLeads,
  companiesOfLeads,
  companiesOfSearch,
  leadOfContact,
} from "~/domains/lead-search/leads/audience-leads";
import { type AudienceRules, type AudienceSource, notFoundAudience } from "./audience";
import { findAudience } from "./audiences.server";

export interface Member {
  /** A contact id, or a lead id if a search is emailed one contact per company. */
  id: number;
  /** Ascending; the next page starts after it. */
  cursor: number;
  email: string | null;
}

/** The members of an audience, for statements, pages and samples. */
export interface AudienceSet {
  isOfLeads: boolean;
  /** Contacts selected one by one: deleted ones still belong to it. */
  isFixed: boolean;
  /** A query of members after a cursor. */
  page: (after: number, limit: number) => SQL;
  /** A query of cursors as `id`. */
  cursors: (range: IdRange) => SQL;
  /** A query of the members at `cursors`, a JSON array. */
  at: (cursors: string) => SQL;
  /** Whether reading a range of cursors costs no more than its rows. */
  isIndexed: boolean;
  /** Whether an earlier member has the same address. Null if one contact per company is emailed. */
  isRepeated: ((emailKey: SQL, id: SQL) => SQL) | null;
  /** A query of the members' facts; `rows` is a JSON array of `[id, addressHashes, role]`. */
  base: (rows: string) => SQL;
  /** A query of `id`, `email` and `is_better`: candidates for the one contact emailed per company. Null if all are emailed. */
  candidates: ((ids: readonly number[]) => SQL) | null;
}

/** Replaces a saved list with its source. @throws DomainError not_found, with its field */
async function storedSource(ctx: AccountContext, source: AudienceSource) {
  if (source.kind !== "list") return source;
  const found = await findAudience(ctx, source.id);
  if (!found || found.source.kind === "list") throw notFoundAudience();
  return found.source;
}

async function contactSetOf(
  ctx: AccountContext,
  source: Exclude<AudienceSource, { kind: "list" }> | Awaited<ReturnType<typeof storedSource>>,
): Promise<ContactSet> {
  const accountId = ctx.account.id;
  switch (source.kind) {
    case "tag":
      return taggedContacts(accountId, source.id);
    case "import":
      return importedContacts(accountId, source.id);
    case "selection":
      return contactsAmong(source.ids);
    case "contacts":
      return matchingContacts(ctx, contactQueryIn(new URLSearchParams(source.filter)));
    default:
      return contactsOfCompanies(accountId, companiesOfSearch(source.id, accountId));
  }
}

export async function audienceSet(
  ctx: AccountContext,
  asked: AudienceSource,
  rules: AudienceRules,
): Promise<AudienceSet> {
  const source = await storedSource(ctx, asked);
  const accountId = ctx.account.id;
  if (source.kind === "search" && rules.people === "one")
    return {
      isOfLeads: true,
      isFixed: false,
      page: (after, limit) =>
        addressedLeads(accountId, source.id, companiesOfLeads(accountId, source.id, { after, limit })),
      cursors: (range) => companiesOfLeads(accountId, source.id, range),
      at: (cursors) =>
        addressedLeads(accountId, source.id, sql`select value as id from json_each(${cursors})`),
      isIndexed: true,
      isRepeated: null,
      base: (rows) => audienceLeads(rows, accountId),
      candidates: null,
    };
  const set = await contactSetOf(ctx, source);
  return {
    isOfLeads: false,
    isFixed: source.kind === "selection",
    page: (after, limit) => addressedContacts(set.ids({ after, limit })),
    cursors: set.ids,
    at: (cursors) => addressedContacts(sql`select value as id from json_each(${cursors})`),
    isIndexed: set.isIndexed,
    isRepeated:
      rules.people === "one" ? null : (emailKey, id) => isAddressedBefore(set, emailKey, id, accountId),
    base: (rows) =>
      sql`select m.*, ${leadOfContact(sql`m.contact_id`, accountId)} as lead_id from (${audienceContacts(rows, accountId)}) m`,
    candidates:
      rules.people === "all" ? null : (ids) => candidatesOf(set, ids, accountId, rules.roleAddresses),
  };
}
