import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Context, UserActor } from "~/core/context";
import { BY_AGENT } from "~/core/record-sources";
import { ContactForm } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { setPersonOfLead } from "~/domains/lead-search/leads/leads-of-others.server";
import { m } from "~/messages/messages";
import type { Agent } from "../agents.server";
import { type SharedLead, sharedLeadOf } from "./shared-leads.server";
import { isReachable } from "./ways-to-reach.server";

/** A contact that the agent found at a lead's company. */
export const PersonInput = ContactForm.pick({
  contactName: true,
  contactTitle: true,
  contactEmail: true,
  phoneNumber: true,
}).superRefine(({ contactEmail, phoneNumber }, { addIssue }) => {
  if (!contactEmail && !phoneNumber)
    addIssue({
      code: "custom",
      path: ["phoneNumber"],
      message: m.agents_add_person_enter_a_phone_number_or(),
    });
});
export type PersonInput = z.infer<typeof PersonInput>;

const NOTHING_ELSE = {
  companyName: null,
  companyWebsite: null,
  companySize: null,
  industry: null,
  location: null,
  linkedinProfile: null,
};

/**
 * Adds a contact to the business that shared the lead. It becomes the lead's contact if the agent can't reach the
 * current one.
 * @throws DomainError not_found for another agent's lead; conflict for a contact who asked not to be listed;
 * limit_reached
 */
export async function addPerson(
  ctx: Context & { actor: UserActor },
  agent: Agent,
  sharedLeadId: number,
  input: PersonInput,
): Promise<SharedLead> {
  requireNotImpersonating(ctx);
  const lead = await sharedLeadOf(ctx, agent.id, sharedLeadId);
  const owner = { ...ctx, account: await getAccount(ctx, lead.accountId) };
  const hasPerson = await isReachable(ctx, lead);
  await createContact(owner, { ...NOTHING_ELSE, ...input }, lead.companyId, {
    source: BY_AGENT,
    also: (contactId) => (hasPerson ? [] : [setPersonOfLead(owner, lead.leadId, sql`${contactId}`)]),
  });
  return sharedLeadOf(ctx, agent.id, sharedLeadId);
}
