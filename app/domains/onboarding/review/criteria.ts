import type { StepKey } from "../steps";

/** A reviewer's criteria, one per step. */
export const CRITERIA: readonly { key: StepKey; label: string; hint: string }[] = [
  { key: "profile", label: "Profile", hint: "Knows the markets and industries in the profile" },
  { key: "cv", label: "CV", hint: "B2B sales experience with results" },
  { key: "test", label: "Psychometric test", hint: "Your score replaces the computed one" },
  { key: "video", label: "Video answers", hint: "Speaks clearly and answers the question" },
  { key: "interview", label: "Interview", hint: "Your impression from the conversation" },
];

export const MAX_POINTS = 5;
/** Maximum length of a reason, a comment or a note. */
export const MAX_LENGTH = 2_000;

/** Converts points of 5 to a score of 100. */
export const ofHundred = (points: number): number => Math.round((points * 100) / MAX_POINTS);
