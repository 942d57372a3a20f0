import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reusableStatement } from "~/core/statement";
import { dropTargets } from "~/domains/campaigns/drop-targets";
import { isCampaignActive } from "~/domains/campaigns/is-campaign-active";
import { type LeadFactsRow, leadFactsStatement } from "~/domains/lead-search/leads/lead-facts.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { messageIdOf } from "~/domains/messages/message-id.server";
import { verdictOf } from "~/domains/refusals/is-refused.server";
import { addressHashes } from "~/domains/suppression/address-hash.server";
import { type Candidate, dueStatement } from "./due-messages.server";

/** A message that a job holds, as the database names its columns. */
export interface Claimed extends Candidate {
  tries: number;
  message_id: string;
  hash: string;
  /** What lets it go. */
  rule: string;
  lead: LeadFactsRow | undefined;
}

type Returned = Pick<Claimed, "id" | "tries" | "message_id" | "rule"> & {
  state: string;
  reason_code: string | null;
};

export interface Claim {
  taken: Claimed[];
  /** How many were taken, stopped or put off. */
  changed: number;
  /** Readers in a country that wants consent, whom nobody asked yet. */
  unasked: { id: number; address: string }[];
  /** What is due after these. */
  next: Candidate[];
}

/** Waits for an answer to the question for consent, a day at a time. */
const ASK_AGAIN = 86_400;

const value = sql.placeholder;
const verdict = verdictOf({
  accountId: sql`m.account_id`,
  hashes: sql`json_extract(value, '$[1]')`,
  country: sql`ifnull(m.country, '')`,
  preset: sql`m.rule`,
  now: sql`${value("now")}`,
});
const isOver = sql`v.verdict in ('refused', 'declined', 'silent')`;
const isHeld = sql`v.verdict in ('unasked', 'asked')`;

const takeStatement = reusableStatement(
  sql`update outreach_messages set
    state = case when ${isOver} then 'stopped' when ${isHeld} then 'waiting' else 'claimed' end,
    reason_code = case when ${isOver} or ${isHeld} then v.verdict end, reason = null,
    rule = case when ${isOver} or ${isHeld} then rule else v.verdict end,
    due_at = case when ${isHeld} then ${value("askAgain")} else due_at end,
    tries = tries + (not (${isOver} or ${isHeld})),
    claimed_at = ${value("now")}, claim = ${value("claim")}, message_id = v.message_id
    from (select m.id as row_id, json_extract(value, '$[1]') as hash, json_extract(value, '$[2]') as message_id, ${verdict} as verdict
      from json_each(${value("rows")}) join outreach_messages m on m.id = json_extract(value, '$[0]')) v
    where id = v.row_id and state = 'waiting' and held_at is null and due_at <= ${value("now")}
      and ${isCampaignActive(sql`campaign_id`)}
      and exists (select 1 from mailboxes b where b.id = ${value("mailboxId")} and b.paused_at is null and b.removed_at is null
        and b.ready_at is not null and b.lease_until >= ${value("now")})
    returning id, tries, message_id, state, reason_code, rule`,
);

const dropStatement = reusableStatement(
  dropTargets(
    sql`m.id in (select json_extract(value, '$[0]') from json_each(${value("rows")})) and m.state = 'stopped' and m.claim = ${value("claim")}`,
  ),
);

/**
 * Takes messages that are due, for this job alone, in one statement that looks at the campaign, the mailbox and the refusals of
 * this moment; who refused is stopped there, and is no target any more. The same batch reads their leads and what is due next.
 */
export async function claimMessages(
  ctx: Context,
  mailbox: Mailbox,
  claim: string,
  due: readonly Candidate[],
  nextMost: number,
): Promise<Claim> {
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const rowsById = new Map(due.map((row) => [row.id, row]));
  const hashes = new Map(due.map(({ id, to_address: address }) => [id, addressHashes(ctx.config, address)]));
  const rows = JSON.stringify(
    due.map(({ id, campaign_id: campaignId, position, lead_id: leadId }) => [
      id,
      hashes.get(id),
      messageIdOf(ctx.config, { id, campaignId, position, leadId }, mailbox.fromAddress),
    ]),
  );
  const [taking, , facts, next] = await ctx.d1.batch([
    takeStatement(ctx, { rows, now, claim, askAgain: now + ASK_AGAIN, mailboxId: mailbox.id }),
    dropStatement(ctx, { rows, claim }),
    leadFactsStatement(
      ctx,
      mailbox.accountId,
      due.flatMap((row) => row.lead_id ?? []),
    ),
    dueStatement(ctx, mailbox.id, nextMost),
  ]);
  const results = (taking?.results ?? []) as Returned[];
  const leads = new Map((facts?.results as LeadFactsRow[] | undefined)?.map((lead) => [lead.id, lead]));
  return {
    taken: results
      .filter(({ state }) => state === "claimed")
      .flatMap(({ id, tries, message_id, rule }) => {
        const row = rowsById.get(id);
        const hash = hashes.get(id) ?? "";
        return row ? [{ ...row, tries, message_id, rule, hash, lead: leads.get(row.lead_id ?? 0) }] : [];
      })
      .sort((a, b) => a.id - b.id),
    changed: results.length,
    unasked: results
      .filter(({ reason_code: code }) => code === "unasked")
      .map(({ id }) => ({ id, address: rowsById.get(id)?.to_address ?? "" })),
    next: (next?.results ?? []) as Candidate[],
  };
}
