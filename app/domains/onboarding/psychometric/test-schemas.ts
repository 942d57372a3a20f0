import { z } from "zod";
import { m } from "~/messages/messages";
import { ITEMS, OPTIONS } from "./questions";

const NO_SUCH = { error: () => m.onboarding_test_schemas_this_question_or_option_does() };
const ALL_NEEDED = { error: () => m.onboarding_test_schemas_answer_every_question() };

const isQuestion = (key: string) => /^\d{1,3}$/.test(key) && Number(key) < ITEMS.length;
const isOption = (value: number) => Number.isInteger(value) && value >= 0 && value < OPTIONS.length;

/** Maps every question's index to the index of the chosen option. */
export const TestAnswers = z.object({
  answers: z
    .record(z.string().max(10), z.number(NO_SUCH))
    .refine(
      (answers) => Object.entries(answers).every(([key, value]) => isQuestion(key) && isOption(value)),
      {
        error: NO_SUCH.error,
        abort: true,
      },
    )
    .refine((answers) => ITEMS.every((_, index) => answers[index] !== undefined), ALL_NEEDED),
  /** Sending answers implies consent to storage; any value but true is rejected. */
  consent: z.literal(true, { error: () => m.onboarding_test_schemas_agree_before_you_start() }).optional(),
});
export type TestAnswers = z.infer<typeof TestAnswers>;

/** From the HTML form: the chosen options, by question index. */
export const ListAnswers = z.object({
  answers: z
    .array(z.string().max(3).optional())
    .max(ITEMS.length, NO_SUCH)
    .default([])
    .transform((options) =>
      Object.fromEntries(
        options.flatMap((option, index) => (option ? [[index, Number(option)] as const] : [])),
      ),
    )
    .refine((answers) => Object.values(answers).every(isOption), NO_SUCH),
  later: z.string().optional(),
});

export const Consent = z.object({
  consent: z.literal("on", { error: () => m.onboarding_test_schemas_agree_before_you_start() }),
});

const place = (maxLength: number, error: () => string) =>
  z
    .string({ error })
    .regex(/^\d{1,3}$/, { error })
    .transform(Number)
    .refine((n) => n < maxLength, { error });

export const OneAnswer = z.object({
  question: place(ITEMS.length, NO_SUCH.error),
  option: place(OPTIONS.length, m.onboarding_test_schemas_choose_an_answer),
});
export type OneAnswer = z.infer<typeof OneAnswer>;
