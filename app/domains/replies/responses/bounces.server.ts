import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { whereMessagesStand } from "~/domains/messages/find-message.server";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import type { BouncesQuery } from "../reply-schemas";
import { inboundEmails } from "../tables";
import type { Inbound } from "../threads/threads.server";

/** Matches the condition of the two indexes. A reply without a sender never belongs to a conversation. */
const isBounce: SQL = sql`(kind <> 'reply' or thread_id is null)`;

export interface Bounce {
  mail: Inbound;
  isSuppressed: boolean;
  message: Awaited<ReturnType<typeof whereMessagesStand>>[number] | null;
}

async function withFates(ctx: AccountContext, mails: Inbound[]): Promise<Bounce[]> {
  const about = mails.flatMap(({ aboutAddress }) => aboutAddress ?? []);
  const ids = mails.flatMap(({ outreachMessageId }) => outreachMessageId ?? []);
  const [refused, messages] = await Promise.all([
    suppressedAmong(ctx, ctx.account.id, about),
    ids.length === 0 ? [] : whereMessagesStand(ctx, ids),
  ]);
  const byId = new Map(messages.map((message) => [message.id, message]));
  return mails.map((mail) => ({
    mail,
    isSuppressed: mail.aboutAddress !== null && refused.has(mail.aboutAddress),
    message: byId.get(mail.outreachMessageId ?? 0) ?? null,
  }));
}

export async function listBounces(ctx: AccountContext, query: BouncesQuery): Promise<Page<Bounce>> {
  const { kind, class: bounceType, cursor, limit } = query;
  const where = and(
    eq(inboundEmails.accountId, ctx.account.id),
    kind ? eq(inboundEmails.kind, kind) : undefined,
    // Matches the condition of the partial index on `bounce_type`.
    bounceType ? sql`${inboundEmails.bounceType} = ${bounceType} and bounce_type is not null` : undefined,
    isBounce,
  );
  const found = await ctx.db
    .select()
    .from(inboundEmails)
    .where(and(where, cursor === undefined ? undefined : lt(inboundEmails.id, cursor)))
    .orderBy(desc(inboundEmails.id))
    .limit(limit + 1);
  const some = ctx.db
    .select({ id: inboundEmails.id })
    .from(inboundEmails)
    .where(where)
    .limit(MAX_EXACT_COUNT)
    .as("some");
  const [counted] = await ctx.db.select({ count: sql<number>`count(*)` }).from(some);
  const count = counted?.count ?? 0;
  const { rows, next } = pageOf(found, limit, (last) => last.id);
  return {
    rows: await withFates(ctx, rows),
    next,
    total: totalUpTo(count),
  };
}

/** @throws DomainError not_found for another account's email, and for a reply of a conversation */
export async function getBounce(ctx: AccountContext, mailId: number): Promise<Bounce> {
  const byId = and(eq(inboundEmails.id, mailId), eq(inboundEmails.accountId, ctx.account.id), isBounce);
  const mails = await ctx.db.select().from(inboundEmails).where(byId).limit(1);
  const [bounce] = await withFates(ctx, mails);
  if (!bounce) throw notFound("This email");
  return bounce;
}
