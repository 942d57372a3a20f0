import { sql } from "drizzle-orm";
import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { ProductLanguage } from "~/core/languages";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { isCampaignTakenDown } from "~/domains/campaigns/is-campaign-active";
import { messageLanguages } from "~/domains/campaigns/steps/message-languages.server";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { requireVerifiedAccount } from "~/domains/identity/verified-user.server";
import { isMailAddress } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import {
  type ConsentNeeded,
  type ConsentRecipient,
  countConsentNeeded,
  judgeAgainStatement,
  listConsentRecipients,
  waitForAnswerStatement,
} from "~/domains/messages/consent-needed.server";
import { type CountStatement, chargeQuota, tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import { CONSENT_REQUESTS } from "~/domains/quotas/policy";
import { consentRequestCharge } from "~/domains/quotas/quota-charges";
import { CONSENT_COUNTRIES } from "~/domains/suppressions/country-rules";
import { sendEligibility } from "~/domains/suppressions/is-suppressed.server";
import { consentRequestStatements, type Sender, senderNameOf } from "./ask-for-consent.server";

const NO_CAMPAIGN = "Choose one of your campaigns.";

export const ConsentRequestInput = z.object({
  /** Limits the request to this campaign's recipients; without it, all of the account's. */
  campaignId: z.number(NO_CAMPAIGN).int(NO_CAMPAIGN).positive(NO_CAMPAIGN).nullish(),
});
export type ConsentRequestInput = z.infer<typeof ConsentRequestInput>;

export interface ConsentRequests {
  /** Recipients of a confirmation request. */
  requested: number;
  /** Still without a request, because of the daily limit. */
  remaining: ConsentNeeded;
}

type LocalizedRecipient = ConsentRecipient & { language: ProductLanguage };
type NamedSender = Sender & { senderName: string };

/** Null over the daily limit; false if the contact was asked, replied or opted out since, or has an undeliverable address. */
async function requestOne(
  ctx: BusinessContext,
  sender: NamedSender,
  recipient: LocalizedRecipient,
  write: typeof chargeQuota | typeof tryChargeQuota,
): Promise<boolean | null> {
  const { account } = ctx;
  const { address } = recipient;
  if (!isMailAddress(address)) return false;
  const eligibility = sendEligibility({
    accountId: account.id,
    hashes: addressHashes(ctx.config, address),
    country: CONSENT_COUNTRIES[0] ?? "",
    now: toUnixSeconds(ctx.now()),
  });
  const onlyIf = sql`${eligibility} = 'consent_unconfirmed'`;
  const batch = (count: CountStatement) =>
    ctx.d1.batch([
      statement(ctx, count),
      waitForAnswerStatement(ctx, address, onlyIf),
      ...consentRequestStatements(ctx, sender, sender.senderName, recipient, onlyIf),
      judgeAgainStatement(ctx, address),
    ]);
  const results = await write(ctx, [consentRequestCharge(account.id, ctx.now())], batch, onlyIf);
  return results && (results[2]?.meta.changes ?? 0) > 0;
}

/**
 * Sends the confirmation request to each contact with a claimed consent and held emails: once per contact, at most
 * `CONSENT_REQUESTS` per day. Sends none for a campaign that was taken down. @throws DomainError not_found; conflict
 * without held emails; forbidden; limit_reached
 */
export async function requestConsents(
  ctx: BusinessContext,
  input: ConsentRequestInput,
): Promise<ConsentRequests> {
  await requireVerifiedAccount(ctx);
  const campaignId = input.campaignId ? (await getCampaign(ctx, input.campaignId)).id : null;
  const recipients = await listConsentRecipients(
    ctx,
    campaignId,
    CONSENT_REQUESTS,
    (id) => sql`not ${isCampaignTakenDown(id)}`,
  );
  if (recipients.length === 0) throw new DomainError("conflict", "No emails need consent.");
  const senders = new Map<number, NamedSender>();
  const languages = await messageLanguages(
    ctx,
    recipients.map(({ id }) => id),
  );
  let requested = 0;
  for (const { mailboxId, ...held } of recipients) {
    const recipient = { ...held, mailboxId, language: languages.get(held.id) ?? "en" };
    const sender = senders.get(mailboxId) ?? (await senderOf(ctx, mailboxId));
    senders.set(mailboxId, sender);
    const isAsked = await requestOne(ctx, sender, recipient, requested === 0 ? chargeQuota : tryChargeQuota);
    if (isAsked === null) break;
    if (isAsked) requested += 1;
  }
  await queueMails(ctx);
  for (const mailboxId of senders.keys()) await queueMailbox(ctx, mailboxId);
  return { requested, remaining: await countConsentNeeded(ctx, campaignId) };
}

async function senderOf(ctx: BusinessContext, mailboxId: number): Promise<NamedSender> {
  const mailbox = await getMailbox(ctx, mailboxId);
  return { ...mailbox, senderName: await senderNameOf(ctx, mailbox) };
}
