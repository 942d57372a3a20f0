import { and, desc, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AccountContext } from "~/core/context";
import {
  MAX_EXACT_COUNT,
  MAX_EXACT_METRIC,
  type Page,
  PageQuery,
  pageOf,
  totalUpTo,
} from "~/core/pagination";
import { midnightAt, SinceDay } from "~/core/time/since";
import { type CampaignMessage, withLeads } from "./campaign-messages.server";
import { messages } from "./tables";

export const SentMailQuery = PageQuery.extend({ since: SinceDay.optional() });
export type SentMailQuery = z.output<typeof SentMailQuery>;

const isSent = (ctx: AccountContext, since: Date | undefined) =>
  and(
    eq(messages.accountId, ctx.account.id),
    isNotNull(messages.sentAt),
    sql`${messages.rule} is not 'test'`,
    since ? gte(messages.sentAt, since) : undefined,
  );

const beyond = (ctx: AccountContext, cursor: number | undefined): SQL | undefined =>
  cursor === undefined
    ? undefined
    : sql`(${messages.sentAt}, ${messages.id}) <
        ((select c.sent_at from outreach_messages c where c.id = ${cursor} and +c.account_id = ${ctx.account.id}), ${cursor})`;

/** When the last emails were sent, newest first. Reads one index row per email. */
export async function sentSince(ctx: AccountContext, since: Date): Promise<Date[]> {
  const rows = await ctx.db
    .select({ at: messages.sentAt })
    .from(messages)
    .where(isSent(ctx, since))
    .orderBy(desc(messages.sentAt))
    .limit(MAX_EXACT_METRIC);
  return rows.flatMap(({ at }) => at ?? []);
}

type Rows = Pick<Page<CampaignMessage>, "rows" | "next">;

async function readPage(ctx: AccountContext, query: SentMailQuery, limit: number): Promise<Rows> {
  const since = query.since ? midnightAt(ctx, query.since) : undefined;
  const found = await ctx.db
    .select()
    .from(messages)
    .where(and(isSent(ctx, since), beyond(ctx, query.cursor)))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  return { rows: await withLeads(ctx, rows), next };
}

/** Emails of all campaigns and single emails, newest first. */
export async function listSentMails(
  ctx: AccountContext,
  query: SentMailQuery,
): Promise<Page<CampaignMessage>> {
  const since = query.since ? midnightAt(ctx, query.since) : undefined;
  const bound = since ? MAX_EXACT_METRIC : MAX_EXACT_COUNT;
  const bounded = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(isSent(ctx, since))
    .limit(bound)
    .as("bounded");
  const [counted] = await ctx.db.select({ count: sql<number>`count(*)` }).from(bounded);
  return {
    ...(await readPage(ctx, query, query.limit)),
    total: totalUpTo(counted?.count ?? 0, bound),
  };
}

const EXPORT_BATCH = 500;

export async function* allSentMails(
  ctx: AccountContext,
  query: SentMailQuery,
): AsyncGenerator<CampaignMessage[]> {
  let cursor: number | undefined;
  do {
    const page: Rows = await readPage(ctx, { ...query, cursor }, EXPORT_BATCH);
    yield page.rows;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
