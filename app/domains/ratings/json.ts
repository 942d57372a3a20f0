import type { OwnRating } from "./list-ratings.server";
import { canChange, changeableUntil } from "./policy";
import type { AgentRating } from "./tables";

/** The rating as shown to anyone who may see the agent; does not name the business. */
export const ratingJson = (rating: AgentRating) => ({
  id: rating.id,
  stars: rating.stars,
  comment: rating.comment,
  answer: rating.answer,
  ratedAt: rating.createdAt.toISOString(),
  answeredAt: rating.answeredAt?.toISOString() ?? null,
  isCommentRemoved: rating.removedAt !== null,
  isDemo: rating.isDemo,
});

export const givenRatingJson = (rating: AgentRating, now: Date) => ({
  ...ratingJson(rating),
  closeId: rating.closeId,
  agentId: rating.agentId,
  canChange: canChange(rating, now),
  changeableUntil: changeableUntil(rating).toISOString(),
});

export const ownRatingJson = ({ rating, business }: OwnRating) => ({
  ...ratingJson(rating),
  closeId: rating.closeId,
  business,
  reportedAt: rating.reportedAt?.toISOString() ?? null,
});

export const reportedRatingJson = (rating: AgentRating) => ({
  ...ratingJson(rating),
  closeId: rating.closeId,
  agentId: rating.agentId,
  accountId: rating.accountId,
  reportReason: rating.reportReason,
  removedReason: rating.removedReason,
});
