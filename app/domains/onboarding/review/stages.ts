/** In order; those up to `interview` are named after the last completed step. */
export const STAGES = [
  "applied",
  "profile",
  "cv",
  "test",
  "video",
  "interview",
  "ready",
  "approved",
  "declined",
] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_LABELS: Record<Stage, string> = {
  applied: "Applied",
  profile: "Profile completed",
  cv: "CV uploaded",
  test: "Test taken",
  video: "Video recorded",
  interview: "Interview booked",
  ready: "Ready for a decision",
  approved: "Approved",
  declined: "Declined",
};

export const DECISIONS = ["approve", "decline", "ask", "reopen"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Parts that are missing at approval, or a booking that a decision cancels. */
export const DECISION_WARNINGS = ["cv", "test", "interview", "booking"] as const;
export type DecisionWarning = (typeof DECISION_WARNINGS)[number];

export const isDecided = (stage: Stage | "withdrawn"): boolean =>
  stage === "approved" || stage === "declined";

/** The decisions that are possible in a stage. */
export const decisionsAt = (stage: Stage | "withdrawn"): Decision[] => {
  if (stage === "withdrawn") return [];
  return isDecided(stage) ? ["reopen"] : ["approve", "ask", "decline"];
};
