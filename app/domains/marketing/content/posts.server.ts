import { and, asc, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import { getCampaign } from "../campaigns/campaigns.server";
import type { PostFilter, PostQuery } from "./post-schema";
import { type MarketingClaim, type MarketingPost, marketingClaims, marketingPosts } from "./tables";

export interface PostWithClaims extends MarketingPost {
  claims: MarketingClaim[];
}

const isOwn = ({ account }: AccountContext) => eq(marketingPosts.accountId, account.id);

async function withClaims(ctx: AccountContext, posts: MarketingPost[]): Promise<PostWithClaims[]> {
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const claims = await ctx.db
    .select()
    .from(marketingClaims)
    .where(sql`${marketingClaims.postId} in ${inJsonArray(ids)}`)
    .orderBy(asc(marketingClaims.id));
  return posts.map((post) => ({ ...post, claims: claims.filter(({ postId }) => postId === post.id) }));
}

/** @throws DomainError not_found */
export async function getPost(ctx: AccountContext, postId: number): Promise<PostWithClaims> {
  const rows = await ctx.db
    .select()
    .from(marketingPosts)
    .where(and(eq(marketingPosts.id, postId), isOwn(ctx)))
    .limit(1);
  const [post] = await withClaims(ctx, rows);
  if (!post) throw notFound("This post");
  return post;
}

export async function getPosts(ctx: AccountContext, which: SQL, order: SQL, many: number) {
  const isMatch = and(isOwn(ctx), which);
  return withClaims(
    ctx,
    await ctx.db.select().from(marketingPosts).where(isMatch).orderBy(order).limit(many),
  );
}

/** At most `many` of the account's posts after a sequence number. */
export const postsSince = (ctx: AccountContext, sequence: number, many: number) =>
  getPosts(ctx, gt(marketingPosts.sequence, sequence), asc(marketingPosts.sequence), many);

const matches = (ctx: AccountContext, { state, campaign }: PostFilter) =>
  and(
    isOwn(ctx),
    state && eq(marketingPosts.state, state),
    campaign === undefined ? undefined : eq(marketingPosts.campaignId, campaign),
  );

const checkFilter = async (ctx: AccountContext, { campaign }: PostFilter): Promise<unknown> =>
  campaign === undefined ? null : getCampaign(ctx, campaign);

/** @throws DomainError not_found for another account's campaign */
export async function listPosts(
  ctx: AccountContext,
  { limit, cursor, ...filter }: PostQuery,
): Promise<Page<PostWithClaims>> {
  await checkFilter(ctx, filter);
  const where = matches(ctx, filter);
  const some = ctx.db
    .select({ id: marketingPosts.id })
    .from(marketingPosts)
    .where(where)
    .limit(MAX_EXACT_COUNT)
    .as("some");
  const [found, [counted]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(marketingPosts)
      .where(and(where, cursor === undefined ? undefined : lt(marketingPosts.id, cursor)))
      .orderBy(sql`${marketingPosts.id} desc`)
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(some),
  ]);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  return { rows: await withClaims(ctx, rows), next, total: totalUpTo(counted?.count ?? 0) };
}

const MAX_PLANNED = 200;

/** Posts planned in a month or another range of days, by day; at most 200. */
export const listPlanned = (ctx: AccountContext, from: string, to: string): Promise<MarketingPost[]> =>
  ctx.db
    .select()
    .from(marketingPosts)
    .where(and(isOwn(ctx), gte(marketingPosts.plannedOn, from), lte(marketingPosts.plannedOn, to)))
    .orderBy(asc(marketingPosts.plannedOn), asc(marketingPosts.id))
    .limit(MAX_PLANNED);

const BATCH_SIZE = 200;

async function* readPosts(ctx: AccountContext, filter: PostFilter): AsyncGenerator<MarketingPost> {
  for (let after = 0; ; ) {
    const rows = await ctx.db
      .select()
      .from(marketingPosts)
      .where(and(matches(ctx, filter), gt(marketingPosts.id, after)))
      .orderBy(asc(marketingPosts.id))
      .limit(BATCH_SIZE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}

/** Streams all matching posts, oldest first. @throws DomainError not_found for another account's campaign */
export async function everyPost(
  ctx: AccountContext,
  filter: PostFilter,
): Promise<AsyncGenerator<MarketingPost>> {
  await checkFilter(ctx, filter);
  return readPosts(ctx, filter);
}
