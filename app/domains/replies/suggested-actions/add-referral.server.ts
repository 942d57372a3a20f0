import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate } from "~/core/format";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { getThread } from "../threads/threads.server";
import { suggestedActionsFor } from "./suggested-actions.server";

const NOBODY = "The last reply doesn’t mention another contact’s email address.";

/**
 * Adds the contact named in a reply to the same company; sends nothing. @throws DomainError conflict if none is named
 * or the contact was erased
 */
export async function addReferral(ctx: BusinessContext, threadId: number): Promise<number> {
  const { referral } = await suggestedActionsFor(ctx, await getThread(ctx, threadId));
  if (!referral) throw new DomainError("conflict", NOBODY);
  if (referral.contactId !== null) return referral.contactId;
  const person = ContactInput.parse({ contactName: referral.name, contactEmail: referral.address });
  const source = `a reply to our email, ${formatDate(referral.receivedAt)}`;
  const { id } = await createContact(ctx, person, referral.companyId, { source });
  return id;
}
