import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { messages, oneOffEmails } from "./tables";

const MAX_MESSAGES = 100;

const QUEUED = {
  id: messages.id,
  campaignId: messages.campaignId,
  mailboxId: messages.mailboxId,
  position: messages.position,
  state: messages.state,
  country: messages.country,
  attempts: messages.attempts,
  isOneToOne: messages.isOneToOne,
  dueAt: messages.dueAt,
  heldAt: messages.heldAt,
  reasonCode: messages.reasonCode,
  subject: oneOffEmails.subject,
};

export const listSentTo = (ctx: AccountContext, address: string, campaignId: number | null) =>
  ctx.db
    .select({
      ...QUEUED,
      reason: messages.reason,
      sentAt: messages.sentAt,
      createdAt: messages.createdAt,
      text: oneOffEmails.text,
    })
    .from(messages)
    .leftJoin(oneOffEmails, eq(oneOffEmails.messageId, messages.id))
    .where(
      and(
        sql`${messages.toAddress} = ${address} collate nocase`,
        eq(messages.accountId, ctx.account.id),
        or(
          and(isNull(messages.campaignId), sql`${messages.rule} is not 'test'`),
          and(
            campaignId === null ? isNull(messages.campaignId) : eq(messages.campaignId, campaignId),
            sql`${messages.sentAt} is not null`,
          ),
        ),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(MAX_MESSAGES);

const MAX_QUEUED = 20;

/** Queued single emails to these addresses, without campaign emails and tests; oldest first, at most 20. */
export const listQueuedTo = async (ctx: AccountContext, addresses: readonly string[]) =>
  addresses.length === 0
    ? []
    : ctx.db
        .select({ ...QUEUED, toAddress: messages.toAddress })
        .from(messages)
        .leftJoin(oneOffEmails, eq(oneOffEmails.messageId, messages.id))
        .where(
          and(
            sql`${messages.toAddress} collate nocase in ${inJsonArray(addresses)}`,
            sql`+${messages.accountId} = ${ctx.account.id}`,
            sql`+${messages.state} = 'waiting'`,
            isNull(messages.campaignId),
            sql`${messages.rule} is not 'test'`,
          ),
        )
        .orderBy(asc(messages.id))
        .limit(MAX_QUEUED);

/** Whether the account emailed the address other than in a reply: an incoming email could be forged. */
export const hasWrittenTo = (accountId: number, address: string): SQL =>
  sql`exists (select 1 from outreach_messages m where m.to_address = ${address.trim()} collate nocase
    and m.account_id = ${accountId} and m.sent_at is not null and m.rule is not 'answer')`;

/** The ISO 3166 country of the last message to this address that has one. */
export async function countryWrittenTo(ctx: AccountContext, address: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ country: messages.country })
    .from(messages)
    .where(
      and(
        sql`${messages.toAddress} = ${address.trim()} collate nocase`,
        eq(messages.accountId, ctx.account.id),
        isNotNull(messages.country),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return row?.country ?? null;
}
