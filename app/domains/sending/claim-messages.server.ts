import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { isCampaignActive } from "~/domains/outreach/active-campaign";
import { dropTargets } from "~/domains/outreach/targets";
import { addressHash } from "~/domains/privacy/address-hash.server";
import { VERDICT_REASONS, verdictOf } from "~/domains/refusals/is-refused.server";
import type { Mailbox } from "./lease-mailbox.server";
import { messageIdOf } from "./message-id.server";

/** A message that a job holds, as the database names its columns. */
export interface Claimed {
  id: number;
  campaign_id: number | null;
  position: number;
  lead_id: number | null;
  to_address: string;
  to_name: string | null;
  country: string | null;
  variant: "a" | "b" | null;
  tries: number;
  message_id: string;
  hash: string;
  /** What lets it go. */
  rule: string;
}

export interface Claim {
  taken: Claimed[];
  /** How many were looked at: fewer than asked for means that nothing more is due. */
  seen: number;
  /** How many were taken, stopped or put off. */
  changed: number;
  /** Readers in a country that wants consent, whom nobody asked yet. */
  unasked: { id: number; address: string }[];
}

type Candidate = Pick<Claimed, "id" | "campaign_id" | "position" | "lead_id" | "to_address">;

/** Waits for an answer to the question for consent, a day at a time. */
const ASK_AGAIN = 86_400;

/**
 * Takes at most `most` messages that are due, for this job alone, in one statement that looks at the campaign, the
 * mailbox and the refusals of this moment; who refused is stopped there, and is no target any more.
 */
export async function claimMessages(
  ctx: Context,
  mailbox: Mailbox,
  claim: string,
  most: number,
): Promise<Claim> {
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const { results: due } = await statement(
    ctx,
    sql`select m.id, m.campaign_id, m.position, m.lead_id, m.to_address from outreach_messages m
      where m.mailbox_id = ${mailbox.id} and m.state = 'waiting' and m.due_at <= ${now} and ${isCampaignActive(sql`m.campaign_id`)}
      order by m.due_at limit ${most}`,
  ).all<Candidate>();
  if (due.length === 0) return { taken: [], seen: 0, changed: 0, unasked: [] };
  const rows = due.map(({ id, campaign_id: campaignId, position, lead_id: leadId, to_address: address }) => [
    id,
    addressHash(ctx.config, address),
    messageIdOf(ctx.config, { id, campaignId, position, leadId }, mailbox.fromAddress),
  ]);
  const verdict = verdictOf({
    accountId: sql`m.account_id`,
    hash: sql`json_extract(value, '$[1]')`,
    country: sql`ifnull(m.country, '')`,
    preset: sql`m.rule`,
  });
  const ids = JSON.stringify(due.map(({ id }) => id));
  const isStopped = sql`m.id in (select value from json_each(${ids})) and m.state = 'stopped' and m.claim = ${claim}`;
  const take = statement(
    ctx,
    sql`update outreach_messages set
      state = case when v.verdict in ('refused', 'declined') then 'stopped' when v.verdict in ('unasked', 'asked') then 'waiting' else 'claimed' end,
      reason = case v.verdict when 'refused' then ${VERDICT_REASONS.refused} when 'declined' then ${VERDICT_REASONS.declined}
        when 'unasked' then ${VERDICT_REASONS.unasked} when 'asked' then ${VERDICT_REASONS.asked} end,
      rule = case when v.verdict in ('refused', 'declined', 'unasked', 'asked') then rule else v.verdict end,
      due_at = case when v.verdict in ('unasked', 'asked') then ${now + ASK_AGAIN} else due_at end,
      tries = tries + (v.verdict not in ('refused', 'declined', 'unasked', 'asked')),
      claimed_at = ${now}, claim = ${claim}, message_id = v.message_id
      from (select m.id as row_id, json_extract(value, '$[1]') as hash, json_extract(value, '$[2]') as message_id, ${verdict} as verdict
        from json_each(${JSON.stringify(rows)}) join outreach_messages m on m.id = json_extract(value, '$[0]')) v
      where id = v.row_id and state = 'waiting' and ${isCampaignActive(sql`campaign_id`)}
        and exists (select 1 from mailboxes b where b.id = ${mailbox.id} and b.paused_at is null and b.removed_at is null
          and b.ready_at is not null and b.lease_until >= ${now})
      returning id, campaign_id, position, lead_id, to_address, to_name, country, variant, tries, message_id,
        state, reason, rule`,
  );
  const [taking] = await ctx.d1.batch<Omit<Claimed, "hash"> & { state: string; reason: string | null }>([
    take,
    statement(ctx, dropTargets(isStopped)),
  ]);
  const results = taking?.results ?? [];
  const hashes = new Map(rows.map(([id, hash]) => [id, String(hash)]));
  const taken = results.filter(({ state }) => state === "claimed");
  return {
    taken: taken.map((row) => ({ ...row, hash: hashes.get(row.id) ?? "" })).sort((a, b) => a.id - b.id),
    seen: due.length,
    changed: results.length,
    unasked: results
      .filter(({ reason }) => reason === VERDICT_REASONS.unasked)
      .map(({ id, to_address }) => ({ id, address: to_address })),
  };
}
