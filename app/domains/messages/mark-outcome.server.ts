import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";

const COLUMNS = {
  responded: "responded_at",
  bounced: "bounced_at",
  blocked: "blocked_at",
  complained: "complained_at",
  unsubscribed: "unsubscribed_at",
  clicked: "clicked_at",
} as const;

export type Outcome = keyof typeof COLUMNS;

/** Whether this outcome of a message is new. For counting statements that run before `markOutcomeStatement` in the same batch. */
export const isFirstOutcome = (messageId: number, outcome: Outcome): SQL =>
  sql`exists (select 1 from outreach_messages n where n.id = ${messageId} and n.${sql.raw(COLUMNS[outcome])} is null)`;

/** As `isFirstOutcome`, but once per recipient and mailbox. */
export const isFirstOutcomeForRecipient = (messageId: number, outcome: Outcome): SQL =>
  sql`not exists (select 1 from outreach_messages n join outreach_messages o
    on o.to_address = n.to_address collate nocase and o.account_id = n.account_id and o.mailbox_id = n.mailbox_id
    where n.id = ${messageId} and o.${sql.raw(COLUMNS[outcome])} is not null)`;

/** Tests are excluded from all counts. */
export const isNoTest = (messageId: number): SQL =>
  sql`exists (select 1 from outreach_messages n where n.id = ${messageId} and n.rule is not 'test')`;

export const markOutcomeStatement = (ctx: Context, messageId: number, outcome: Outcome): SQL =>
  sql`update outreach_messages set ${sql.raw(COLUMNS[outcome])} = ${toUnixSeconds(ctx.now())}
    where id = ${messageId} and ${sql.raw(COLUMNS[outcome])} is null`;

/** Ends the sequence, including emails in transmission (`insertFollowUps`). */
export const giveUpStatement = (ctx: Context, messageId: number, condition: SQL): SQL =>
  sql`update outreach_messages set soft_bounce_limit_at = ${toUnixSeconds(ctx.now())}
    where id = ${messageId} and soft_bounce_limit_at is null and ${condition}`;

/** Whether this lead has not yet replied to the campaign: two replies count as one response. */
export const isFirstAnswer = (messageId: number, campaignId: number): SQL =>
  sql`not exists (select 1 from outreach_messages o where o.campaign_id = ${campaignId} and o.responded_at is not null
    and (o.lead_id, ifnull(o.contact_id, 0)) is (select lead_id, ifnull(contact_id, 0) from outreach_messages where id = ${messageId}))`;

export const isTranslated = (messageId: number): SQL =>
  sql`exists (select 1 from outreach_messages where id = ${messageId} and language is not null)`;

export const isWrittenTo = (messageId: SQL, address: string): SQL =>
  sql`exists (select 1 from outreach_messages o where o.id = ${messageId} and o.to_address = ${address} collate nocase)`;

/** `since` is in Unix seconds. */
export const wasClickedSince = (messageId: number, since: number): SQL =>
  sql`exists (select 1 from outreach_messages n where n.id = ${messageId} and n.clicked_at >= ${since})`;

export const unmarkClickStatement = (messageId: number, since: number): SQL =>
  sql`update outreach_messages set clicked_at = null where id = ${messageId} and clicked_at >= ${since}`;

export const unmarkBounceStatement = (messageId: number, condition: SQL): SQL =>
  sql`update outreach_messages set bounced_at = null where id = ${messageId} and ${condition}`;

interface BouncedMessage {
  accountId: number;
  id: number;
  /** When the bounce was reported, in Unix seconds. */
  before: number;
  condition: SQL;
}

/** A message sent before the bounce, without a reply, bounce, complaint or opt-out since. */
export const bouncedMessage = ({ accountId, id, before, condition }: BouncedMessage): SQL =>
  sql`(select m.id, m.campaign_id, m.position, m.variant, m.language from outreach_messages m where m.id = ${id}
    and m.account_id = ${accountId} and m.state = 'sent' and m.sent_at <= ${before} and m.erased_at is null
    and m.rule is not 'test'
    and m.responded_at is null and m.bounced_at is null and m.complained_at is null and m.unsubscribed_at is null
    and ${condition})`;

/** Queues messages again with their Message-IDs; follow-ups keep their times. */
export const waitAgain = (returned: SQL, isHeld: SQL, now: number): SQL =>
  sql`update outreach_messages as m set state = 'waiting', due_at = ${now}, held_at = case when ${isHeld} then ${now} end,
    attempts = 0, reason_code = null, reason = null, claim = null, sent_at = null
    where m.id in (select id from ${returned})`;
