import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import {
  addressedPage,
  audienceContacts,
  candidatesOf,
} from "~/domains/directory/contacts/audience-contacts";
import {
  type ContactSet,
  contactsAmong,
  contactsOfCompanies,
  countOf,
  importedContacts,
  matchingContacts,
  taggedContacts,
} from "~/domains/directory/contacts/contact-sets";
import { contactQueryIn } from "~/domains/directory/search/contact-query";
import {
  addressedLeads,
  audienceLeads,
  companiesOfSearch,
  leadOfContact,
} from "~/domains/lead-search/leads/audience-leads";
import { type AudienceRules, type AudienceSource, notFoundAudience } from "./audience";
import { findAudience } from "./audiences.server";

export interface Member {
  /** Of a contact; of a lead where a search is emailed one per company. */
  id: number;
  /** Ascending: where the next page starts. */
  cursor: number;
  email: string | null;
}

/** The members of an audience, for statements and pages. */
export interface AudienceSet {
  isOfLeads: boolean;
  /** Named one by one: also those that were deleted belong to it. */
  isFixed: boolean;
  page: (after: number, limit: number) => SQL;
  /** The facts of members; `rows` is a JSON array of `[id, addressHashes, role]`. */
  base: (rows: string) => SQL;
  /** A query of `id`, `email` and `is_better`: who may be the one contact of the members' companies. Null if all are emailed. */
  candidates: ((ids: readonly number[]) => SQL) | null;
  count: (limit: number) => SQL;
}

/** A saved list stands for the source that it was saved with. @throws DomainError not_found, of the field */
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
      page: (after, limit) => addressedLeads(source.id, accountId, after, limit),
      base: (rows) => audienceLeads(rows, accountId),
      candidates: null,
      count: (limit) => sql`select count(*) as n from (${addressedLeads(source.id, accountId, 0, limit)})`,
    };
  const set = await contactSetOf(ctx, source);
  return {
    isOfLeads: false,
    isFixed: source.kind === "selection",
    page: (after, limit) => addressedPage(set, after, limit),
    base: (rows) =>
      sql`select m.*, ${leadOfContact(sql`m.contact_id`, accountId)} as lead_id from (${audienceContacts(rows, accountId)}) m`,
    candidates:
      rules.people === "all" ? null : (ids) => candidatesOf(set, ids, accountId, rules.roleAddresses),
    count: (limit) => countOf(set, limit),
  };
}
