import type { AccountContext } from "~/core/context";
import { emailKey } from "~/core/email";
import {
  type Addressed,
  findContactsByAddress,
} from "~/domains/directory/contacts/find-contacts-of-companies.server";
import type { LeadFactsRow } from "~/domains/lead-search/leads/lead-facts.server";
import type { Claimed } from "./claim-messages.server";

/** A campaign contact that was merged, or has the account's own edited version, with the same address. */
const isMoved = ({ campaign_id: campaignId, contact_id: contactId, lead }: Claimed) =>
  campaignId !== null && contactId !== null && !lead;

/** A reply or single email, which has no lead. */
const isUnknown = ({ campaign_id: campaignId, lead, rule }: Claimed) =>
  campaignId === null && !lead && rule !== "test";

const isTheirs = ({ lead, to_address }: Claimed) =>
  lead?.contactEmail != null && emailKey(lead.contactEmail) === emailKey(to_address);

const factsOf = ({ companyName, ...person }: Addressed): LeadFactsRow => ({
  ...person,
  companyName: companyName ?? "",
  city: null,
});

/** Finds the contact a message was planned for if its lead now has another contact. */
export class CurrentPeople {
  private readonly known = new Map<string, Addressed>();

  async prepare(ctx: AccountContext, rows: readonly Claimed[]): Promise<void> {
    const asked = rows.filter(
      (row) => isMoved(row) || isUnknown(row) || (row.campaign_id !== null && row.lead && !isTheirs(row)),
    );
    if (asked.length === 0) return;
    const found = await findContactsByAddress(
      ctx,
      asked.map(({ to_address }) => to_address),
    );
    for (const [key, person] of found) this.known.set(key, person);
  }

  companyOf({ lead, to_address }: Claimed): string | null {
    return lead?.companyName ?? this.known.get(emailKey(to_address))?.companyName ?? null;
  }

  /** The lead with the contact who has the address; null if the address is no longer known. */
  leadOf(row: Claimed): LeadFactsRow | null | undefined {
    const { lead } = row;
    const person = this.known.get(emailKey(row.to_address));
    if (isMoved(row)) return person && factsOf(person);
    if (!lead || isTheirs(row)) return lead;
    if (!person?.source) return null;
    const { contactName, contactTitle, source } = person;
    return { ...lead, contactName, contactTitle, source };
  }
}
