import { type SQL, sql } from "drizzle-orm";
import { reusableStatement } from "~/core/statement";
import { isLeasedAndReady, isLeasedUntil } from "~/domains/mailboxes/mailbox-sql";
import { isSuppressed, sendEligibility } from "~/domains/suppressions/is-suppressed.server";

type OfCampaign = (campaignId: SQL) => SQL;

const value = sql.placeholder;
const eligibility = sendEligibility({
  accountId: sql`m.account_id`,
  hashes: sql`json_extract(value, '$[1]')`,
  country: sql`ifnull(m.country, '')`,
  preset: sql`m.rule`,
  askedAt: sql`m.asked_at`,
  now: sql`${value("now")}`,
});
const isOver = sql`v.verdict in ('suppressed', 'consent_denied', 'consent_expired')`;
const mustWait = sql`v.verdict in ('consent_required', 'consent_unconfirmed', 'consent_pending')`;

/**
 * For `rows` of `[id, addressHashes, messageId]`: claims or stops each message, or delays it to `askAgain` (Unix
 * seconds) for lack of consent.
 */
export const claimStatement = (isCampaignActive: OfCampaign) =>
  reusableStatement(
    // Materialized: if inlined, eligibility would be computed for each of its nine uses.
    sql`with v as materialized (
        select m.id as row_id, json_extract(value, '$[2]') as message_id, ${eligibility} as verdict
        from json_each(${value("rows")}) join outreach_messages m on m.id = json_extract(value, '$[0]'))
      update outreach_messages set
      state = case when ${isOver} then 'stopped' when ${mustWait} then 'waiting' else 'claimed' end,
      reason_code = case when ${isOver} or ${mustWait} then v.verdict end, reason = null,
      rule = case when ${isOver} or ${mustWait} then rule else v.verdict end,
      due_at = case when ${mustWait} then ${value("askAgain")} else due_at end,
      attempts = attempts + (not (${isOver} or ${mustWait})),
      claimed_at = ${value("now")}, claim = ${value("claim")}, message_id = v.message_id
      from v where id = v.row_id and state = 'waiting' and held_at is null and due_at <= ${value("now")}
        and ${isCampaignActive(sql`campaign_id`)}
        and ${isLeasedAndReady(sql`${value("mailboxId")}`, sql`${value("now")}`)}
      returning id, attempts, message_id, state, reason_code, rule`,
  );

export const wasStopped = sql`m.id in (select json_extract(value, '$[0]') from json_each(${value("rows")}))
  and m.state = 'stopped' and m.claim = ${value("claim")}`;

/** Marks messages that may be transmitted: lease held, campaign active, mailbox not paused, recipient not opted out. */
export const markSendingStatement = (isCampaignActive: OfCampaign) =>
  reusableStatement(
    sql`update outreach_messages set state = 'sending' from json_each(${value("rows")}) j
      where outreach_messages.id = json_extract(j.value, '$[0]') and state = 'claimed' and claim = ${value("claim")}
        and ${isCampaignActive(sql`campaign_id`)}
        and not ${isSuppressed(sql`account_id`, sql`json_extract(j.value, '$[1]')`, sql`asked_at`)}
        and ${isLeasedUntil(sql`${value("mailboxId")}`, sql`${value("until")}`, sql`${value("now")}`)}
      returning outreach_messages.id as id`,
  );
