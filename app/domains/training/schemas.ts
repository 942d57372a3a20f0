import { z } from "zod";
import { m } from "~/messages/messages";
import { CATEGORY_KEYS } from "./module";
import { MAX_QUESTIONS } from "./text/questions";

export const ModulesQuery = z.object({
  category: z
    .enum(CATEGORY_KEYS, { error: () => m.training_schemas_use_one_of({ value: CATEGORY_KEYS.join(", ") }) })
    .optional(),
});
export type ModulesQuery = z.infer<typeof ModulesQuery>;

const EACH = { error: () => m.training_schemas_answer_every_question() };

/** For each question, the index of the chosen option in the order shown. */
export const QuizAnswers = z.object({
  answers: z.array(z.number(EACH).int(EACH).min(0, EACH).max(9, EACH), EACH).max(MAX_QUESTIONS, EACH),
});
export type QuizAnswers = z.infer<typeof QuizAnswers>;

const STARS = { error: () => m.training_schemas_choose_1_to_5() };

export const ModuleRating = z.object({ rating: z.number(STARS).int(STARS).min(1, STARS).max(5, STARS) });
export type ModuleRating = z.infer<typeof ModuleRating>;
