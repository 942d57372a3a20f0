import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { plainLines, typedText } from "~/core/text";
import { MAX_LENGTH, MAX_POINTS } from "./criteria";
import { DECISION_WARNINGS, DECISIONS, STAGES } from "./stages";

const LONG = `Use at most ${MAX_LENGTH} characters.`;
const POINTS = `Choose 1 to ${MAX_POINTS} points.`;

const lines = z
  .string("Enter your answer.")
  .max(MAX_LENGTH * 2, LONG)
  .transform((text) => plainLines(typedText(text)))
  .pipe(z.string().max(MAX_LENGTH, LONG));

const optionalLines = lines.nullish().transform((text) => text || null);

export const ApplicationQuery = PageQuery.extend({
  stage: z.enum(STAGES).default("ready"),
  country: z.string().trim().max(2).optional(),
});
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;

export const DecisionInput = z.object({
  decision: z.enum(DECISIONS, `Choose one: ${DECISIONS.join(", ")}.`),
  reason: optionalLines,
  /** Whether the agent sees the reason; a request for information is always shown. */
  isTold: z.boolean().default(false),
  /** The version that the administrator saw: after a concurrent decision, this one is a conflict. */
  version: z.number("Reload the application and try again.").int().min(1),
  /** The warnings that the administrator saw and accepts. */
  confirms: z
    .array(z.enum(DECISION_WARNINGS, `Use only ${DECISION_WARNINGS.join(", ")}.`))
    .max(DECISION_WARNINGS.length)
    .default([]),
});
export type DecisionInput = z.infer<typeof DecisionInput>;

const points = z
  .number(POINTS)
  .int(POINTS)
  .min(1, POINTS)
  .max(MAX_POINTS, POINTS)
  .nullish()
  .transform((given) => given ?? null);

/** A criterion without points is not scored. */
export const Scorecard = z.object({
  profile: points,
  profileComment: optionalLines,
  cv: points,
  cvComment: optionalLines,
  test: points,
  testComment: optionalLines,
  video: points,
  videoComment: optionalLines,
  interview: points,
  interviewComment: optionalLines,
});
export type Scorecard = z.infer<typeof Scorecard>;

export const NoteInput = z.object({
  text: lines.pipe(z.string().min(1, "Enter a note.")),
});
export type NoteInput = z.infer<typeof NoteInput>;

export const AnswerInput = z.object({
  text: lines.pipe(z.string().min(1, "Enter your answer.")),
});
export type AnswerInput = z.infer<typeof AnswerInput>;
