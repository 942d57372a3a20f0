import { and, asc, eq, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { getPosts } from "../posts.server";
import { contentDrafts, type MarketingWriting, marketingPosts } from "../tables";

export const isWriting = (ctx: AccountContext, writingId: number) =>
  and(eq(contentDrafts.id, writingId), eq(contentDrafts.accountId, ctx.account.id));

/** @throws DomainError not_found */
export async function getWriting(ctx: AccountContext, writingId: number): Promise<MarketingWriting> {
  const [row] = await ctx.db.select().from(contentDrafts).where(isWriting(ctx, writingId)).limit(1);
  if (!row) throw notFound("This draft");
  return row;
}

/** @throws DomainError not_found */
export async function findWritingOf(
  ctx: AccountContext,
  kind: MarketingWriting["kind"],
  writingId: number | undefined,
): Promise<MarketingWriting | null> {
  const found = writingId === undefined ? null : await getWriting(ctx, writingId);
  return found?.kind === kind ? found : null;
}

export async function storedPieces(ctx: AccountContext, writingId: number): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ piece: marketingPosts.piece })
    .from(marketingPosts)
    .where(eq(marketingPosts.draftId, writingId));
  return new Set(rows.map(({ piece }) => piece ?? -1));
}

export const postsOfWriting = (ctx: AccountContext, { id, pieces }: MarketingWriting) =>
  getPosts(ctx, eq(marketingPosts.draftId, id), asc(marketingPosts.piece), pieces.length);

const DELETE_BATCH_SIZE = 500;

/** Deletes at most 500 writing jobs; their posts are kept. */
export async function purgeWritings(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${contentDrafts} where id in (select id from ${contentDrafts}
    where created_at < ${toUnixSeconds(before)} order by created_at limit ${DELETE_BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}
