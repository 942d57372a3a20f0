import { z } from "zod";
import { plainLines, typedText } from "~/core/text";
import { m } from "~/messages/messages";
import { MAX_COMMENT_LENGTH, MAX_STARS } from "./policy";

const STARS = { error: () => m.agents_schemas_choose_1_to({ maxStars: MAX_STARS }) };
const LONG = {
  error: () => m.agents_schemas_use_at_most_characters_2({ maxCommentLength: MAX_COMMENT_LENGTH }),
};
const WORDS = { error: () => m.agents_schemas_enter_at_least_3_characters() };

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
