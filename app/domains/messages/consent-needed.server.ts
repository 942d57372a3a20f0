import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";

const MAX_EXACT_COUNT = 1_000;

const needsConsent = ({ account }: AccountContext, campaignId: number | null): SQL =>
  sql`outreach_messages m indexed by outreach_messages_consent where m.account_id = ${account.id}
    and m.state = 'waiting' and m.reason_code = 'consent_unconfirmed'
    and ${campaignId === null ? sql`true` : sql`m.campaign_id = ${campaignId}`}`;

export interface ConsentNeeded {
  emails: number;
  people: number;
  /** False if there are more than `MAX_EXACT_COUNT` emails. */
  isExact: boolean;
}

export async function countConsentNeeded(
  ctx: AccountContext,
  campaignId: number | null = null,
): Promise<ConsentNeeded> {
  const row = await statement(
    ctx,
    sql`select count(*) as emails, count(distinct lower(address)) as people from
      (select m.to_address as address from ${needsConsent(ctx, campaignId)} limit ${MAX_EXACT_COUNT + 1})`,
  ).first<{ emails: number; people: number }>();
  const { emails = 0, people = 0 } = row ?? {};
  return { emails: Math.min(emails, MAX_EXACT_COUNT), people, isExact: emails <= MAX_EXACT_COUNT };
}

export interface ConsentRecipient {
  id: number;
  address: string;
  mailboxId: number;
}

/** Each recipient once, with their oldest message whose campaign `mayAsk` allows. */
export async function listConsentRecipients(
  ctx: AccountContext,
  campaignId: number | null,
  limit: number,
  mayAsk: (campaignId: SQL) => SQL,
): Promise<ConsentRecipient[]> {
  const { results } = await statement(
    ctx,
    sql`select min(m.id) as id, m.to_address as address, m.mailbox_id as mailboxId from ${needsConsent(ctx, campaignId)}
      and ${mayAsk(sql`m.campaign_id`)} group by lower(m.to_address) order by 1 limit ${limit}`,
  ).all<ConsentRecipient>();
  return results;
}

export const waitForAnswerStatement = (ctx: AccountContext, address: string, onlyIf: SQL) =>
  statement(
    ctx,
    sql`update outreach_messages set reason_code = 'consent_pending' where account_id = ${ctx.account.id}
      and to_address = ${address} collate nocase and state = 'waiting' and reason_code = 'consent_unconfirmed' and ${onlyIf}`,
  );

/** Makes waiting messages due now, to check eligibility again: the recipient was asked, responded or opted out in the meantime. */
export const judgeAgainStatement = (ctx: AccountContext, address: string) =>
  statement(
    ctx,
    sql`update outreach_messages set reason_code = null, due_at = ${toUnixSeconds(ctx.now())} where account_id = ${ctx.account.id}
      and to_address = ${address} collate nocase and state = 'waiting' and reason_code = 'consent_unconfirmed'`,
  );
