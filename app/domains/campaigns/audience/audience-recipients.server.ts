import type { AccountContext } from "~/core/context";
import { contactFactsStatement } from "~/domains/directory/contacts/audience-contacts";
import { leadsToWriteTo, type WrittenTo } from "~/domains/lead-search/leads/campaign-leads";
import { type LeadFactsRow, leadFactsStatement } from "~/domains/lead-search/leads/lead-facts.server";
import type { AudienceRules, AudienceSource } from "./audience";
import { askedOf } from "./count-audience.server";
import { judgeMembers, readMembers } from "./judge-members.server";

/** A recipient: a contact, or a lead's contact. */
export interface Recipient extends Omit<WrittenTo, "companyId"> {
  contactId: number | null;
}

interface RecipientPage {
  rows: Recipient[];
  /** The start of the next page; null after the last. */
  next: number | null;
}

export interface Target {
  /** Null if the audience is the leads of a search, one by one. */
  chosen: { source: AudienceSource; rules: AudienceRules } | null;
  leadSearchId: number | null;
}

async function leadPage(ctx: AccountContext, searchId: number | null, after: number, size: number) {
  const leads = await leadsToWriteTo(ctx, searchId, after, size);
  const rows = leads.map(({ companyId: _, ...lead }) => ({ ...lead, contactId: null }));
  return { rows, next: leads.length < size ? null : (leads.at(-1)?.companyId ?? null) };
}

/** The recipients among the next `size` members, with the values for an email. */
export async function recipientPage(
  ctx: AccountContext,
  { chosen, leadSearchId }: Target,
  after: number,
  size: number,
): Promise<RecipientPage> {
  if (!chosen) return leadPage(ctx, leadSearchId, after, size);
  const asked = await askedOf(ctx, chosen.source, chosen.rules);
  const members = await readMembers(ctx, asked.set, after, size);
  const judged = await judgeMembers(ctx, members, asked);
  const ids = judged.filter(({ reason }) => reason === null).map(({ id }) => id);
  const factsStatement = asked.set.isOfLeads ? leadFactsStatement : contactFactsStatement;
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? 0;
  const { results } = await factsStatement(ctx, ctx.account.id, ids).all<LeadFactsRow>();
  const rows = results
    .map(({ contactEmail: _email, source: _source, ...row }) => ({
      ...row,
      contactId: asked.set.isOfLeads ? null : row.id,
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return { rows, next: members.length < size ? null : (members.at(-1)?.cursor ?? null) };
}
