import { z } from "zod";
import { MAX_LENGTH, MIN_LENGTH } from "./policy";
import { INTERVIEW_QUESTIONS, QUESTION_COUNT } from "./questions";

const NO_SUCH = "This question does not exist.";

const QuestionPlace = z
  .number({ error: NO_SUCH })
  .int(NO_SUCH)
  .min(0, NO_SUCH)
  .max(QUESTION_COUNT - 1, NO_SUCH);

export const NewUpload = z.object({
  question: QuestionPlace,
  size: z
    .number({ error: "Enter the number of bytes." })
    .int("Enter bytes as a whole number.")
    .min(1, "This recording is empty. Record it again."),
});

const WrittenText = z
  .string()
  .trim()
  .max(MAX_LENGTH, `Use at most ${MAX_LENGTH} characters.`)
  .refine((text) => text === "" || text.length >= MIN_LENGTH, `Use at least ${MIN_LENGTH} characters.`);

export const WrittenAnswer = z.object({ text: WrittenText.default("") });
export type WrittenAnswer = z.infer<typeof WrittenAnswer>;

/** The fields of a call beside its files: `noCamera`, and `text_0` and so on. */
export const WrittenAnswers = z
  .record(z.string(), z.string())
  .transform((form) => ({
    hasNoCamera: form.noCamera === "true",
    texts: INTERVIEW_QUESTIONS.flatMap((_, question) => {
      const text = form[`text_${question}`];
      return text ? [{ question, text }] : [];
    }),
  }))
  .pipe(
    z.object({
      hasNoCamera: z.boolean(),
      texts: z.array(z.object({ question: QuestionPlace, text: WrittenText })),
    }),
  );
export type WrittenAnswers = z.infer<typeof WrittenAnswers>;

export const NoCamera = z.object({
  noCamera: z.literal("on", { error: "Confirm that you have no camera, or go back and record." }),
});
