import { z } from "zod";
import { plainLines, typedText } from "~/core/text";
import { MOST_COMMENT, MOST_STARS } from "./policy";

const STARS = `Choose 1 to ${MOST_STARS}.`;
const LONG = `Write at most ${MOST_COMMENT} letters.`;
const WORDS = "Write a few words, at least 3 letters.";

const text = z
  .string(WORDS)
  .max(MOST_COMMENT * 2, LONG)
  .transform((typed) => plainLines(typedText(typed)))
  .pipe(z.string().max(MOST_COMMENT, LONG));

const words = text.pipe(z.string().min(3, WORDS));

export const RatingInput = z.object({
  stars: z.number(STARS).int(STARS).min(1, STARS).max(MOST_STARS, STARS),
  comment: text.nullish().transform((comment) => comment || null),
});
export type RatingInput = z.infer<typeof RatingInput>;

export const RatingAnswer = z.object({ answer: words });
export const RatingReason = z.object({ reason: words });
