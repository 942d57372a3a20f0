import type { SupportThread } from "./tables";

export const MAX_OPEN = 20;
export const MAX_SUBJECT_LENGTH = 120;

export const TOO_MANY_OPEN = `${MAX_OPEN} questions of your account are open. Please go on in one of them: we answer each.`;

export type SupportState = "waiting" | "answered" | "closed";

export const stateOf = ({ closedAt, waitingSince }: SupportThread): SupportState =>
  closedAt ? "closed" : waitingSince ? "waiting" : "answered";
