import { and, desc, eq, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { creatorOf } from "~/domains/mailboxes/mailbox-sql";
import { messages, oneOffEmails, senderSnapshots } from "./tables";

const columns = {
  id: messages.id,
  accountId: messages.accountId,
  campaignId: messages.campaignId,
  leadId: messages.leadId,
  contactId: messages.contactId,
  mailboxId: messages.mailboxId,
  position: messages.position,
  variant: messages.variant,
  toAddress: messages.toAddress,
  toName: messages.toName,
  country: messages.country,
  messageId: messages.messageId,
  sentAt: messages.sentAt,
  ownerId: creatorOf(sql`${messages.mailboxId}`),
};

export type SentMessage = {
  [Key in Exclude<keyof typeof columns, "ownerId">]: (typeof messages.$inferSelect)[Key];
} & { ownerId: number | null };

/** The local part: all that a relay reports of its Message-ID. */
export const relayIdOf = (messageId: string) => messageId.replace(/^</, "").split(/[@>]/, 1)[0] ?? "";

const find = async (ctx: Context, where: SQL | undefined): Promise<SentMessage | null> => {
  const [row] = await ctx.db.select(columns).from(messages).where(where).orderBy(desc(messages.id)).limit(1);
  return row ?? null;
};

export const findMessage = (ctx: Context, id: number) => find(ctx, eq(messages.id, id));

/** ISO 639-1 code of the text that was sent; null if unknown. */
export async function findMessageLanguage(ctx: Context, id: number): Promise<string | null> {
  const [row] = await ctx.db
    .select({
      translation: messages.language,
      oneOff: oneOffEmails.language,
      snapshot: senderSnapshots.content,
    })
    .from(messages)
    .leftJoin(oneOffEmails, eq(oneOffEmails.messageId, messages.id))
    .leftJoin(senderSnapshots, eq(senderSnapshots.id, messages.senderSnapshotId))
    .where(eq(messages.id, id))
    .limit(1);
  return row?.translation ?? row?.oneOff ?? row?.snapshot?.language ?? null;
}

/** The data that determines each message's language, sent or not. */
export const listLanguageFacts = (ctx: Context, ids: readonly number[]) =>
  ctx.db
    .select({
      id: messages.id,
      campaignId: messages.campaignId,
      position: messages.position,
      country: messages.country,
      oneOff: oneOffEmails.language,
    })
    .from(messages)
    .leftJoin(oneOffEmails, eq(oneOffEmails.messageId, messages.id))
    .where(sql`${messages.id} in ${inJsonArray(ids)}`);

export const whereMessagesStand = (ctx: AccountContext, ids: readonly number[]) =>
  ctx.db
    .select({
      id: messages.id,
      campaignId: messages.campaignId,
      position: messages.position,
      toAddress: messages.toAddress,
      state: messages.state,
      sentAt: messages.sentAt,
      isGivenUp: sql<number>`exists (select 1 from outreach_messages g
        where g.to_address = "outreach_messages"."to_address" collate nocase
          and g.account_id = "outreach_messages"."account_id" and g.soft_bounce_limit_at is not null)`,
    })
    .from(messages)
    .where(
      and(sql`${messages.id} in ${inJsonArray(ids.slice(0, 100))}`, eq(messages.accountId, ctx.account.id)),
    );

/** The last message with one of these Message-IDs (with angle brackets), its own or a relay's; limited to one account if known. */
export async function findByMessageIds(ctx: Context, ids: readonly string[], accountId: number | null) {
  const some = ids.slice(0, 50);
  if (some.length === 0) return null;
  const isOfAccount = accountId === null ? undefined : eq(messages.accountId, accountId);
  return (
    (await find(ctx, and(inArray(messages.messageId, some), isOfAccount))) ??
    (await find(ctx, and(inArray(messages.relayId, some.map(relayIdOf)), isOfAccount)))
  );
}

/** The last messages that an account sent to an address, without tests, newest first. */
export const listMessagesTo = (
  ctx: Context,
  accountId: number,
  { address, since, limit }: { address: string; since: Date; limit: number },
): Promise<SentMessage[]> =>
  ctx.db
    .select(columns)
    .from(messages)
    .where(
      and(
        sql`${messages.toAddress} = ${address.trim()} collate nocase`,
        eq(messages.accountId, accountId),
        gte(messages.sentAt, since),
        sql`${messages.rule} is not 'test'`,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);

/**
 * The last message sent to an address. Without an account, only if a single account emailed it, so that a reply is
 * never assigned by guessing.
 */
export async function findByAddress(ctx: Context, address: string, accountId: number | null) {
  const isTheirs = sql`${messages.toAddress} = ${address.trim()} collate nocase`;
  if (accountId !== null)
    return find(ctx, and(isTheirs, eq(messages.accountId, accountId), isNotNull(messages.sentAt)));
  const accounts = await ctx.db
    .selectDistinct({ id: messages.accountId })
    .from(messages)
    .where(and(isTheirs, isNotNull(messages.sentAt)))
    .limit(2);
  const [only] = accounts;
  return accounts.length === 1 && only
    ? find(ctx, and(isTheirs, eq(messages.accountId, only.id), isNotNull(messages.sentAt)))
    : null;
}
