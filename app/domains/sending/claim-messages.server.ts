import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { reusableStatement } from "~/core/statement";
import { decrementAudience } from "~/domains/campaigns/audience-counters";
import { isCampaignActive } from "~/domains/campaigns/is-campaign-active";
import { contactFactsStatement } from "~/domains/directory/contacts/audience-contacts";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { type LeadFactsRow, leadFactsStatement } from "~/domains/lead-search/leads/lead-facts.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { claimStatement, wasStopped } from "~/domains/messages/claims/claim-statements";
import { messageIdOf } from "~/domains/messages/known-message-ids.server";
import { type Candidate, dueStatement, type Wanted } from "./open-messages.server";

export interface Claimed extends Candidate {
  attempts: number;
  message_id: string;
  hash: string;
  rule: string;
  lead: LeadFactsRow | undefined;
}

type Returned = Pick<Claimed, "id" | "attempts" | "message_id" | "rule"> & {
  state: string;
  reason_code: string | null;
};

interface Claim {
  taken: Claimed[];
  changed: number;
  /** Recipients in a country that requires consent, not yet requested. */
  unasked: { id: number; address: string }[];
  next: Candidate[];
}

/** Seconds until a message awaiting consent is checked again. */
const ASK_AGAIN = 86_400;

const takeStatement = claimStatement(isCampaignActive);
const dropStatement = reusableStatement(decrementAudience(wasStopped));

/** Claims messages that are due; suppressed recipients no longer count as audience. The same batch reads their leads and what is due next. */
export async function claimMessages(
  ctx: Context,
  mailbox: Mailbox,
  claim: string,
  due: readonly Candidate[],
  nextWanted: Wanted,
): Promise<Claim> {
  const now = toUnixSeconds(ctx.now());
  const rowsById = new Map(due.map((row) => [row.id, row]));
  const hashes = new Map(due.map(({ id, to_address: address }) => [id, addressHashes(ctx.config, address)]));
  const rows = JSON.stringify(
    due.map(({ id, campaign_id: campaignId, position, lead_id: leadId, contact_id: contactId }) => [
      id,
      hashes.get(id),
      messageIdOf(ctx.config, { id, campaignId, position, leadId, contactId }, mailbox.fromAddress),
    ]),
  );
  const contactIds = due.flatMap((row) => row.contact_id ?? []);
  const [taking, , facts, next, people] = await ctx.d1.batch([
    takeStatement(ctx, { rows, now, claim, askAgain: now + ASK_AGAIN, mailboxId: mailbox.id }),
    dropStatement(ctx, { rows, claim }),
    leadFactsStatement(
      ctx,
      mailbox.accountId,
      due.flatMap((row) => (row.contact_id === null ? (row.lead_id ?? []) : [])),
    ),
    dueStatement(ctx, mailbox.id, nextWanted),
    ...(contactIds.length > 0 ? [contactFactsStatement(ctx, mailbox.accountId, contactIds)] : []),
  ]);
  const results = (taking?.results ?? []) as Returned[];
  const leads = new Map((facts?.results as LeadFactsRow[] | undefined)?.map((lead) => [lead.id, lead]));
  const contacts = new Map((people?.results as LeadFactsRow[] | undefined)?.map((row) => [row.id, row]));
  const factsOf = ({ lead_id: leadId, contact_id: contactId }: Candidate) =>
    contactId === null ? leads.get(leadId ?? 0) : contacts.get(contactId);
  return {
    taken: results
      .filter(({ state }) => state === "claimed")
      .flatMap(({ id, attempts, message_id, rule }) => {
        const row = rowsById.get(id);
        const hash = hashes.get(id) ?? "";
        return row ? [{ ...row, attempts, message_id, rule, hash, lead: factsOf(row) }] : [];
      })
      .sort((a, b) => b.is_one_to_one - a.is_one_to_one || a.id - b.id),
    changed: results.length,
    unasked: results
      .filter(({ reason_code: code }) => code === "consent_required")
      .map(({ id }) => ({ id, address: rowsById.get(id)?.to_address ?? "" })),
    next: (next?.results ?? []) as Candidate[],
  };
}
