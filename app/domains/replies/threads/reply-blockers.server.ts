import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { isAccountVerified } from "~/domains/identity/verified-user.server";
import { countryOfDomain, countryOfLead } from "~/domains/lead-search/country-of-address.server";
import { replyMailbox } from "~/domains/mailboxes/reply-mailbox.server";
import { isWrittenTo } from "~/domains/messages/mark-outcome.server";
import { countryWrittenTo, hasWrittenTo } from "~/domains/messages/sent-to.server";
import { type Eligibility, sendEligibility } from "~/domains/suppressions/is-suppressed.server";
import { inboundEmails } from "../tables";
import type { Thread } from "./threads.server";

export type ReplyBlocker = "refused" | "no-consent" | "unproved" | "no-mailbox";

const countryOf = async (ctx: AccountContext, thread: Thread) =>
  (await countryOfLead(ctx, thread)) ??
  (await countryWrittenTo(ctx, thread.address)) ??
  countryOfDomain(thread.address);

/**
 * When the recipient wrote the reply that ours answers, in Unix seconds: an older opt-out from campaigns does not block
 * our reply. Only a reply to an email sent to this very address counts; not one that opts out or was delivered by the
 * account's own webhook.
 */
const askedAtOf = (thread: Thread): SQL =>
  sql`(select max(i.received_at) from ${inboundEmails} i where i.thread_id = ${thread.id} and i.account_id = ${thread.accountId} and i.kind = 'reply'
      and not i.is_from_webhook
      and i.matched_by in ('in-reply-to', 'references') and i.reply_class is not 'unsubscribe'
      and ${thread.replyClass} <> 'unsubscribe' and ${isWrittenTo(sql`i.outreach_message_id`, thread.address)})`;

/** Rule "answer" applies only if we wrote first: an account's own webhook can deliver a reply from any stranger. */
export async function replyEligibility(ctx: AccountContext, thread: Thread) {
  const country = await countryOf(ctx, thread);
  const rule = sql`(case when ${hasWrittenTo(ctx.account.id, thread.address)} then 'answer' end)`;
  const askedAt = askedAtOf(thread);
  const eligibility = sendEligibility({
    accountId: ctx.account.id,
    hashes: addressHashes(ctx.config, thread.address),
    country: country ?? "",
    preset: rule,
    askedAt,
    now: toUnixSeconds(ctx.now()),
  });
  return { country, rule, askedAt, eligibility };
}

/** If consent was not requested yet, it is requested first. */
export const mayBeQueued = (eligibility: SQL): SQL =>
  sql`${eligibility} not in ('suppressed', 'consent_denied', 'consent_expired')`;

/** For display only: `replyToThread` checks again when it writes. */
export async function replyBlockerOf(ctx: AccountContext, thread: Thread): Promise<ReplyBlocker | null> {
  const { eligibility } = await replyEligibility(ctx, thread);
  const found = await ctx.db.get<{ is: Eligibility }>(sql`select ${eligibility} as "is"`);
  if (found?.is === "suppressed") return "refused";
  if (found?.is === "consent_denied" || found?.is === "consent_expired") return "no-consent";
  if ((await replyMailbox(ctx, thread.mailboxId)) === null) return "no-mailbox";
  return (await isAccountVerified(ctx)) ? null : "unproved";
}
