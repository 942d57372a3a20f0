import { z } from "zod";
import { plainLines, typedText } from "~/core/text";
import { MAX_COMMENT_LENGTH, MAX_STARS } from "./policy";

const STARS = `Choose 1 to ${MAX_STARS}.`;
const LONG = `Use at most ${MAX_COMMENT_LENGTH} characters.`;
const WORDS = "Enter at least 3 characters.";

const text = z
  .string(WORDS)
  .max(MAX_COMMENT_LENGTH * 2, LONG)
  .transform((typed) => plainLines(typedText(typed)))
  .pipe(z.string().max(MAX_COMMENT_LENGTH, LONG));

const words = text.pipe(z.string().min(3, WORDS));

export const RatingInput = z.object({
  stars: z.number(STARS).int(STARS).min(1, STARS).max(MAX_STARS, STARS),
  comment: text.nullish().transform((comment) => comment || null),
});
export type RatingInput = z.infer<typeof RatingInput>;

export const RatingAnswer = z.object({ answer: words });
export const RatingReason = z.object({ reason: words });
