import { m } from "~/messages/messages";

interface Rated {
  ratings: number;
  stars: number;
}

export const averageOf = ({ ratings, stars }: Rated): number | null =>
  ratings === 0 ? null : Math.round((stars * 10) / ratings) / 10;

/** "4.5 out of 5 (12)"; null without ratings. */
export function ratingWords(rated: Rated): string | null {
  const average = averageOf(rated);
  return average === null
    ? null
    : m.agents_rating_of_5({ average: average.toFixed(1), ratings: rated.ratings });
}
