import { z } from "zod";
import { m } from "~/messages/messages";
import { MAX_LENGTH, MIN_LENGTH } from "./policy";
import { INTERVIEW_QUESTIONS, QUESTION_COUNT } from "./questions";

const NO_SUCH = { error: () => m.onboarding_video_schemas_this_question_does_not_exist() };

const QuestionPlace = z
  .number(NO_SUCH)
  .int(NO_SUCH)
  .min(0, NO_SUCH)
  .max(QUESTION_COUNT - 1, NO_SUCH);

export const NewUpload = z.object({
  question: QuestionPlace,
  size: z
    .number({ error: "Enter the file size in bytes." })
    .int({ error: () => m.onboarding_video_schemas_enter_bytes_as_a_whole() })
    .min(1, { error: () => m.onboarding_video_schemas_this_recording_is_empty_record() }),
});

const WrittenText = z
  .string()
  .trim()
  .max(MAX_LENGTH, {
    error: () => m.onboarding_video_schemas_use_at_most_characters({ maxLength: MAX_LENGTH }),
  })
  .refine((text) => text === "" || text.length >= MIN_LENGTH, {
    error: () => m.onboarding_video_schemas_use_at_least_characters({ minLength: MIN_LENGTH }),
  });

export const WrittenAnswer = z.object({ text: WrittenText.default("") });
export type WrittenAnswer = z.infer<typeof WrittenAnswer>;

/** The API's text fields beside the files: `noCamera`, `text_0` and so on. */
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
