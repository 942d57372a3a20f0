import { and, eq, inArray, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { requireMarketing } from "../access/access.server";
import type { PlanInput } from "./post-schema";
import { getPost, type PostWithClaims } from "./posts.server";
import { contentDrafts, marketingClaims, marketingPosts } from "./tables";

/** @throws DomainError not_found; conflict for a draft that is given a date */
export async function planPost(
  ctx: BusinessContext,
  postId: number,
  { plannedOn }: PlanInput,
): Promise<PostWithClaims> {
  const post = await getPost(ctx, postId);
  await requireMarketing(ctx);
  if (plannedOn !== null && post.state !== "approved")
    throw new DomainError("conflict", "Approve the post before you schedule it.");
  const isOwn = and(eq(marketingPosts.id, postId), eq(marketingPosts.accountId, ctx.account.id));
  await ctx.db.update(marketingPosts).set({ plannedOn }).where(isOwn);
  return { ...post, plannedOn };
}

/** Deletes a post and its claims, and stops the writing job from recreating it. @throws DomainError not_found */
export async function removePost(ctx: BusinessContext, postId: number): Promise<void> {
  await getPost(ctx, postId);
  await requireMarketing(ctx);
  const { accountId, id, piece, draftId: writingId } = marketingPosts;
  const byId = and(eq(id, postId), eq(accountId, ctx.account.id));
  const ofIt = ctx.db.select({ id: writingId }).from(marketingPosts).where(byId);
  const pieceOf = ctx.db.select({ piece }).from(marketingPosts).where(byId);
  await ctx.db.batch([
    ctx.db
      .update(contentDrafts)
      .set({ removedPieces: sql`json_insert(removed_pieces, '$[#]', ${pieceOf})` })
      .where(inArray(contentDrafts.id, ofIt)),
    ctx.db.delete(marketingClaims).where(eq(marketingClaims.postId, postId)),
    ctx.db.delete(marketingPosts).where(byId),
  ]);
}
