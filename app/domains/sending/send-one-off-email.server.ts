import { sql } from "drizzle-orm";
import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { paragraphsOf } from "~/core/html/paragraphs";
import { toUnixSeconds } from "~/core/seconds";
import { originalCompanyOf } from "~/domains/directory/contacts/audience-contacts";
import type { Contact } from "~/domains/directory/contacts/contact";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { EMAIL_NOT_VERIFIED, isAccountVerified } from "~/domains/identity/verified-user.server";
import { countryOfAddress } from "~/domains/lead-search/country-of-address.server";
import { firstOwnLeadOf } from "~/domains/lead-search/leads/audience-leads";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import {
  ELIGIBILITY_REASONS,
  type Eligibility,
  sendEligibility,
} from "~/domains/suppressions/is-suppressed.server";
import { signatureOf } from "~/domains/templates/signatures/signatures.server";
import { queueOneToOne } from "./queue-one-to-one.server";

export const SingleMailInput = z.object({
  subject: z
    .string("Enter a subject.")
    .trim()
    .min(1, "Enter a subject.")
    .max(200, "Use at most 200 characters.")
    .refine((text) => !/[\r\n]/.test(text), "Use one line for the subject."),
  text: z
    .string("Enter the email content.")
    .trim()
    .min(1, "Enter the email content.")
    .max(20_000, "Use at most 20,000 characters."),
  mailboxId: z.number().int().positive().nullish(),
});
export type SingleMailInput = z.infer<typeof SingleMailInput>;

const NO_MAILBOX = "No mailbox is ready to send. Add one and check its DNS records.";

async function eligibilityOf(ctx: BusinessContext, contact: Contact, address: string) {
  const country = contact.country ?? (await countryOfAddress(ctx, address));
  const eligibility = sendEligibility({
    accountId: ctx.account.id,
    hashes: addressHashes(ctx.config, address),
    country: country ?? "",
    now: toUnixSeconds(ctx.now()),
  });
  return { country, eligibility };
}

const isStopped = (
  eligibility: Eligibility | undefined,
): eligibility is "suppressed" | "consent_denied" | "consent_expired" =>
  eligibility === "suppressed" || eligibility === "consent_denied" || eligibility === "consent_expired";

/** Why no mailbox may email the contact: suppressed, or consent declined; null otherwise. */
export async function optOutReasonOf(ctx: BusinessContext, contact: Contact): Promise<string | null> {
  if (!contact.contactEmail) return null;
  const { eligibility } = await eligibilityOf(ctx, contact, contact.contactEmail);
  const found = await ctx.db.get<{ is: Eligibility }>(sql`select ${eligibility} as "is"`);
  return isStopped(found?.is) ? ELIGIBILITY_REASONS[found.is] : null;
}

/** Returns the reason as a message; null if an email may be sent. If consent was not requested yet, it is requested first. */
export async function blockingReasonTo(ctx: BusinessContext, contact: Contact): Promise<string | null> {
  const { contactEmail: address, source, isDemo } = contact;
  if (isDemo) return "Demo contacts are never emailed.";
  if (!address) return "No email address available for this contact.";
  if (!source) return "The source of this address is unknown, so it can’t be emailed.";
  const optOut = await optOutReasonOf(ctx, contact);
  if (optOut) return optOut;
  if ((await readyMailboxes(ctx)).length === 0) return NO_MAILBOX;
  return (await isAccountVerified(ctx)) ? null : EMAIL_NOT_VERIFIED;
}

/**
 * Sends one email ahead of campaigns, under the rules of a campaign email. @throws DomainError not_found; conflict with
 * the blocker; forbidden while impersonating; limit_reached
 */
export async function writeToContact(
  ctx: BusinessContext,
  contactId: number,
  { subject, text, mailboxId }: SingleMailInput,
): Promise<number> {
  requireNotImpersonating(ctx);
  const contact = await getContact(ctx, contactId);
  const blockingReason = await blockingReasonTo(ctx, contact);
  const { contactEmail: address, contactName: name, source } = contact;
  if (blockingReason || !address) throw new DomainError("conflict", blockingReason ?? "");
  const boxes = await readyMailboxes(ctx);
  const box = mailboxId ? boxes.find(({ id }) => id === mailboxId) : boxes[0];
  if (!box) throw new DomainError("conflict", NO_MAILBOX, { field: "mailboxId" });
  const signature = await signatureOf(ctx, ctx.actor.userId);
  const { country, eligibility } = await eligibilityOf(ctx, contact, address);
  const may = sql`${eligibility} not in ('suppressed', 'consent_denied', 'consent_expired')`;
  const mail = {
    accountId: ctx.account.id,
    mailboxId: box.id,
    to: { address, name },
    country,
    // The company's lead moves to the outreach stage, whichever of its contacts is emailed.
    leadId: firstOwnLeadOf(originalCompanyOf(contactId, ctx.account.id), ctx.account.id),
    rule: null,
    subject,
    text: `${text}\n\n${signature.text}`.trim(),
    html: `${paragraphsOf(text)}\n${signature.html}`,
    source,
  };
  const draft = { record: `contact:${contactId}`, subject, text } as const;
  const id = await queueOneToOne(ctx, { mail, draft, onlyIf: may });
  if (id === null) throw new DomainError("conflict", ELIGIBILITY_REASONS.suppressed);
  return id;
}
