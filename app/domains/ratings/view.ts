import { formatShortDate } from "~/core/format";
import type { OwnRating } from "./list-ratings.server";
import { canAnswer, canReport } from "./policy";
import type { AgentRating } from "./tables";

export const ratingView = (rating: AgentRating, now: Date, zone: string) => ({
  id: rating.id,
  stars: rating.stars,
  comment: rating.comment,
  answer: rating.answer,
  isRemoved: rating.removedAt !== null,
  isDemo: rating.isDemo,
  on: formatShortDate(rating.createdAt, now, zone),
});
export type RatingView = ReturnType<typeof ratingView>;

export const ownRatingView = ({ rating, business }: OwnRating, now: Date, zone: string) => ({
  ...ratingView(rating, now, zone),
  business,
  canAnswer: canAnswer(rating),
  canReport: canReport(rating),
  isReported: rating.reportedAt !== null,
});
export type OwnRatingView = ReturnType<typeof ownRatingView>;
