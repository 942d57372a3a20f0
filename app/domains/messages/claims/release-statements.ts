import { type SQL, sql } from "drizzle-orm";
import { isLeased } from "~/domains/mailboxes/mailbox-sql";

type IsCancelled = (campaignId: SQL) => SQL;

function waitsAgain(isCampaignCancelled: IsCancelled): SQL {
  const isCancelled = isCampaignCancelled(sql`outreach_messages.campaign_id`);
  return sql`state = iif(${isCancelled}, 'stopped', 'waiting'),
    reason_code = iif(${isCancelled}, 'cancelled', reason_code), reason = iif(${isCancelled}, null, reason)`;
}

/** Releases messages that a job of this mailbox has claimed and not transmitted. */
export const releaseClaim = (mailboxId: number, claim: string, isCancelled: IsCancelled): SQL =>
  sql`update outreach_messages set ${waitsAgain(isCancelled)}, attempts = attempts - 1
    where mailbox_id = ${mailboxId} and state = 'claimed' and claim = ${claim}`;

/** Unix seconds: claimed before `before`, and no job has leased the mailbox at `now`. */
interface Stale {
  before: number;
  now: number;
}

// A claim lasts as long as the mailbox's lease, which a running job renews.
const isStale = ({ before, now }: Stale): SQL =>
  sql`claimed_at < ${before} and not ${isLeased(sql`outreach_messages.mailbox_id`, now)}`;

export const releaseStale = (stale: Stale, isCancelled: IsCancelled): SQL =>
  sql`update outreach_messages set ${waitsAgain(isCancelled)}, attempts = max(0, attempts - 1), claim = null
    where state = 'claimed' and ${isStale(stale)}`;

export const isSending = sql`state = 'sending'`;

export const lostMessages = (stale: Stale, limit: number): SQL =>
  sql`select id from outreach_messages where ${isSending} and ${isStale(stale)} limit ${limit}`;

const isAmong = (rows: string): SQL =>
  sql`id in (select json_extract(value, '$[0]') from json_each(${rows})) and ${isSending}`;

export const lostByMailbox = (rows: string, day: (mailboxId: SQL) => SQL): SQL =>
  sql`select mailbox_id, ${day(sql`mailbox_id`)}, count(*), sum(is_one_to_one) from outreach_messages
    where ${isAmong(rows)} and rule is not 'test' group by mailbox_id`;

export const markLost = (rows: string): SQL =>
  sql`update outreach_messages set state = 'unconfirmed', reason_code = 'job_lost', reason = null where ${isAmong(rows)}`;
