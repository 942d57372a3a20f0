import type { PostWithClaims } from "./posts.server";

/** A generator's response, with the IDs for further calls. */
export const postJson = (post: PostWithClaims) => ({
  id: post.id,
  campaignId: post.campaignId,
  platform: post.platform,
  contentType: post.contentType,
  language: post.language,
  tone: post.tone,
  caption: post.caption,
  hashtags: post.hashtags,
  state: post.state,
  version: post.version,
  writtenBy: post.writtenBy,
  plannedOn: post.plannedOn,
  claims: post.claims.map(({ id, kind, text: words, confirmedAt }) => ({
    id,
    kind,
    words,
    isConfirmed: confirmedAt !== null,
  })),
  createdAt: post.createdAt.toISOString(),
  isDemo: post.isDemo,
});
